### Командная строка: справка, вопросы, ответы, отказы.

## Справка

help-intro =
  Игры с кубиками в терминале. Для начала: flambeur play vegas

help-play = Сыграть: друзья за одной клавиатурой, на остальных местах боты.
help-replay = Рассказать записанную игру, ход за ходом.
help-show = Показать стол записанной игры.
help-verify = Проверить, что кубики в записанной игре были честными.
help-rules = Прочитать правила игры.
help-more =
  У каждой команды есть справка: flambeur play --help
  Другие языки: --lang en, --lang fr, --lang de
help-usage = Как вызвать:
help-subjects = О чём речь
help-choices = Что можно выбрать
help-general = Везде
help-options = Настройки игры
help-help = Показать эту справку.
help-lang = Язык всех текстов.
help-game = Игра: vegas.
help-file = Записанная игра.
help-seats = Кто играет, при желании с именем: human (человек), greedy (бот, который считает) или uniform (бот, который не считает). По умолчанию один человек и три greedy; один human играет в одиночку.
help-edition = Издание игры.
help-record = Записывать игру в этот новый файл, ход за ходом.
help-seed = Повторяемые кубики для тренировки и проверок: одно и то же число даёт одни и те же броски.
help-nonce = Буквы и цифры, которые вы добавляете к кубикам, чтобы никто не выбрал их без вас.
help-plain = Простые строки без рамок и цветов, для программ чтения с экрана.
help-pause = Ждать столько перед каждой строкой.
help-seat = Показать то, что видно с этого места, считая от 1.
help-at = Стол после стольких строк записи.

## Настройки «Вегаса»

option-neutral-variant = От двух до четырёх игроков бросают ещё и нейтральные кубики, они ничьи.
option-first-leader = Место, которое начинает первый раунд, считая от 1.
option-money-visibility = Выигранные деньги лежат лицом вниз (hidden) или открыто (open).
option-solo-level = Сложность одиночной игры.
option-solo-own-dice = Ваши кубики в одиночной игре, от 2 до 7 на уровне expert.
option-solo-preplaced = Сколько соперников расставлено до начала одиночной игры, 1 или 2.
option-solo-rounds = Сколько раундов в одиночной игре, от 1 до 4.

## Клавиши, кроме цифр; буквы годятся и в русской раскладке

key-help = ? h р
key-log = l д
key-money = m ь
key-quit = q й
key-yes = д да y

## Игра

play-welcome = За столом: { $names }.
play-committed = Кубики обещаны: { $hash }
play-repeatable = Эти кубики повторяемые (число { $seed }): для тренировки годятся, для честного вечера нет.
play-record = Игра пишется в { $file }; потом проверьте кубики: flambeur verify { $file }
play-no-record = С --record FILE игра сохранится, и кубики потом сможет проверить каждый.
play-turn = { $name }, ваш ход
play-prompt = Ваш выбор ({ $keys }, ? для справки):
play-prompt-one = Ваш выбор (Enter или { $key }, ? для справки):
play-go-on = Enter, чтобы продолжить:
play-unclear = Такого выбора здесь нет. Наберите { $keys } или ? для справки.
play-keys =
  Цифра выбирает. ? объясняет, l показывает последние строки журнала, m ваши деньги, q закончить
  игру.
play-look = Сейчас смотрит только { $name }. Enter покажет деньги:
play-hide = Enter скроет их:
play-leave = Закончить игру? Записанное останется. (д/н):
play-left = Вы уходите из-за стола. Игра закончена.
play-kept = Запись до этого места в { $file }.
play-recorded = Запись в { $file }. Проверьте кубики: flambeur verify { $file }

## Записи

replay-open =
  { $count ->
    [one] Здесь запись кончается, в ней { $count } строка; игра не закончена.
    [few] Здесь запись кончается, в ней { $count } строки; игра не закончена.
   *[many] Здесь запись кончается, в ней { $count } строк; игра не закончена.
  }
show-awaited = Выбирает { $name }.
verify-yes =
  { $count ->
    [one] Да. В { $file } всё честно: { $count } исход следует из обещанного числа.
    [few] Да. В { $file } всё честно: { $count } исхода следуют из обещанного числа.
   *[many] Да. В { $file } всё честно: { $count } исходов следуют из обещанного числа.
  }
verify-no = Нет. { $file } не сходится:
verify-unclear = { $file } не проверить:
verify-unreadable = Строку { $line } не прочесть: { $reason }
verify-no-seed = Строка { $line }: в записи ещё нет тайного числа. Кубики можно проверить после конца игры.
verify-no-commitment = Строка { $line }: об этих кубиках ничего не обещали, проверять нечего.
verify-commitment = Строка { $line }: это не то число, которое было обещано.
verify-outcome = Строка { $line }, исход { $outcome }: неверно ({ $reason }). Там стоит { $stands }, а должно быть { $expected }
verify-move = Строка { $line }: { $reason }
verify-result = Строка { $line }: результат не следует из игры ({ $reason }).

## Отказы

error-language = Такого языка нет. Выберите --lang en, fr, ru или de.
error-command = Команды { $command } нет. Есть: { $commands }.
error-argument = Что-то не так рядом с { $name }. Смотрите --help.
error-extra = { $argument } здесь ничего не значит. Смотрите: flambeur { $command } --help
error-missing = Не хватает { $name }. Смотрите: flambeur { $command } --help
error-choice = { $value } выбрать нельзя. Можно: { $choices }.
error-number = { $value } не число от { $least } и больше.
error-seconds = { $value } не пауза от 0 до { $most } секунд.
error-options = С этими настройками нельзя: { $reason }
error-seat-kind = Никого не зовут { $kind }. На место садится: { $kinds }.
error-seat-count =
  { $count ->
    [one] { $count } место не подходит; игра на { $least }–{ $most }.
    [few] { $count } места не подходят; игра на { $least }–{ $most }.
   *[many] { $count } мест не подходят; игра на { $least }–{ $most }.
  }
error-same-name = Имя { $name } встречается дважды. Дайте каждому своё.
error-name = { $name } не годится как имя: не больше { $longest } видимых знаков.
error-nonce = { $nonce } не годится: только латинские буквы и цифры.
error-file = Не удаётся открыть { $file }: { $reason }
error-exists = { $file } уже есть и не будет перезаписан. Выберите другое имя.
error-record = Не удаётся прочесть { $file }: { $reason }
error-version = Версии { $version } нет; запись доходит до { $last }.
error-seat = Места { $seat } нет; последнее место { $last }.
error-write = Запись больше не пишется: { $reason }
