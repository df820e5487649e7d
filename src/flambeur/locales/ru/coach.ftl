### Тренер: что было везением, что умением, какой ход был лучше.

## Команда

help-review = Разобрать оконченную партию: везение, решения, переломы.
help-html = Записать разбор страницей в этот новый файл.
help-json = Вывести разбор в JSON, для программ.

review-looking = Разбираем { $file }. Длинная партия может занять минуту.
review-written = Страница записана в { $file }.
review-open = { $file }: эта партия не окончена; разбираются только оконченные.
review-nobody = Игру { $game } никто не судит, разбора не будет.

## Числа

coach-decimal-mark = ,
coach-percent = { $number } %

## Во что играли

coach-game-vegas-2018 = Vegas 2018
coach-game-vegas-2012 = Vegas 2012
coach-game-vegas-royale = Vegas Royale
coach-game-vegas-royale-base = Vegas Royale без автоматов
coach-game-easycome = Easy Come
coach-game-strike = Strike

## Вся партия

coach-title = { $game }: разбор
coach-won =
  { $count ->
    [one] Победа: { $names }.
   *[other] Победу делят { $names }.
  }
coach-won-nobody = Никто не победил.
coach-verdict = Больше всего везло игроку { $lucky } ({ $luck }). При равном везении впереди был бы { $best }.
coach-verdict-same = Больше всего везло игроку { $lucky } ({ $luck }), но и без везения он впереди.
coach-verdict-even = Никому особенно не везло. Лучшие решения принимал игрок { $best }.
coach-verdict-solo = Кубики изменили шанс на победу на { $luck }.
coach-exact = Все шансы на победу точные.
coach-error = Шансы на победу оценены; обычная ошибка — { $error }.

## Игроки

coach-players = Везение и решения
coach-player = { $name }: везение { $luck } · решения { $choices } · без везения { $adjusted }
coach-luck-money = { $luck }, { $money }
coach-column-luck = Везение
coach-column-choices = Решения
coach-column-adjusted = Без везения
coach-player-won = победа
coach-player-shared = победа поделена
coach-player-lost = без победы

coach-count-best =
  { $count ->
    [one] { $count } лучший ход
    [few] { $count } лучших хода
   *[other] { $count } лучших ходов
  }
coach-count-fine =
  { $count ->
    [one] { $count } хороший
   *[other] { $count } хороших
  }
coach-count-slip =
  { $count ->
    [one] { $count } неточность
    [few] { $count } неточности
   *[other] { $count } неточностей
  }
coach-count-mistake =
  { $count ->
    [one] { $count } ошибка
    [few] { $count } ошибки
   *[other] { $count } ошибок
  }
coach-count-blunder =
  { $count ->
    [one] { $count } зевок
    [few] { $count } зевка
   *[other] { $count } зевков
  }
coach-grade-best = Лучший ход
coach-grade-fine = Хорошо
coach-grade-slip = Неточность
coach-grade-mistake = Ошибка
coach-grade-blunder = Зевок

## Моменты

coach-turning = Переломы партии
coach-losses = Что обошлось дороже всего
coach-entry = { $version }.
coach-change = { $name } { $change }
coach-luck = Везение: { $changes }.
coach-option = { $move } ({ $win })
coach-chosen = { $grade }: { $made }.
coach-better = { $grade }, цена { $loss }: { $made }. Лучше: { $best }.

## Страница

coach-page-title = { $game } · разбор
coach-curve = Шансы на победу
coach-curve-text = Шанс каждого игрока на победу, от первого броска до последнего. Номера — переломы партии.
coach-round = Раунд { $round }
coach-every = Все моменты
coach-filter-all = Все
coach-filter-losses = Только потери
coach-chosen-mark = выбрано
coach-how = Как это читать
coach-how-luck = Везение — это то, что бросок дал сверх среднего броска. За много партий оно сходит на нет.
coach-how-choices = Решения показывают, что выиграли бы ходы получше. Больше 0 здесь не бывает ни у кого.
coach-how-adjusted = «Без везения» — это результат минус везение: доля победы, которую заслужила ваша игра.
