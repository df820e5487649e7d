### Браузер: страницы, столы, настройки. Разделы игр стоят в конце.

## Страница

web-title = Flambeur: игры в кости с друзьями
web-nothing = По этому адресу ничего нет.
web-home = На главную
web-loading = Несём кубики…

## Главная

web-hero-first = Зовите друзей.
web-hero-second = Жгите
web-hero-last = удачу.
web-lead = Игры в кости прямо в браузере. Без регистрации и установки: одно касание, и первый бросок на столе.
web-play-now = Играть
web-host = Открыть стол
web-join = К другу
web-solo = Соло
web-night = Игровой вечер
web-night-text = Одна комната на весь вечер: друзья, один код, любые игры.
web-practice = Тренировка
web-practice-text = Один бросок, один выбор и чего стоит каждый.
web-today = Десятка дня
web-today-text = Десять решений в день, для всех одни и те же.
web-night-back = Назад к игровому вечеру
web-night-guest = Гость { $number }
web-solo-title = Игра в одиночку
web-solo-open = Играть в одиночку
web-fair-line = Каждый бросок может проверить любой за столом.
web-here-before = Я здесь не впервые: вставить ссылку
web-how = Правила
web-bots-link = Написать бота
web-check-dice = Проверить кубики
web-language = Язык
web-settings = Настройки
web-door-vegas = У кого больше кубиков, того и деньги. Ничьи не берут ничего.
  .short = Ничья: ничего
  .time = 30 мин
web-door-royale = Vegas с шестнадцатью машинками и одним большим кубиком.
  .short = Шестнадцать машин
  .time = 45 мин
web-door-strike = Бросайте в арену. Совпало: забирайте, нет: платите.
  .short = Бросай и забирай
  .time = 15 мин
web-door-easycome = Возьмите три приза и удержите их один круг.
  .short = Удержать три приза
  .time = 15 мин
web-players-range = Игроков: от { $least } до { $most }
web-open-tables = Открытые столы
web-guest = Вы
web-guest-names = Снегирь Выдра Ёжик Рысь Синица Клён Барсук Сова Зяблик Куница Стриж Рябина

## Названия игр

web-game-vegas = Vegas
web-game-royale = Royale
web-game-strike = Strike
web-game-easycome = Easy Come

## Открыть и присоединиться

web-host-title = Стол для друзей
web-host-game = Игра
web-host-chairs = Мест
web-host-pace = Время на ход
web-pace-live = { $seconds } секунд
web-pace-days = { $days ->
    [one] { $days } день
    [few] { $days } дня
   *[other] { $days } дней
  }
web-host-public = Могут сесть и незнакомые: стол виден на главной странице.
web-host-bots = Боты
web-host-bots-none = Без ботов, места для друзей
web-host-bots-fill = На всех остальных местах: { $level }
web-host-hints = Все могут просить подсказку у тренера; партия не идёт в рейтинг.
web-host-options = Домашние правила
web-host-open = Открыть стол
web-edition = Издание
web-edition-royale = с автоматами
web-edition-royale-base = без автоматов
web-join-label = Ссылка или код стола
web-join-hint = Двенадцать букв и цифр, как в ссылке.
web-join-go = К столу
web-join-wrong = Это не код стола.
web-value-hidden = рубашкой вверх
web-value-open = открыто
web-value-reshuffle = любые автоматы
web-value-no-repeat-side = только другой стороной
web-value-no-repeat-tile = только новые
web-value-chip-supply-none = без предела
web-value-none = нет
web-value-reserve-bottom = под стопку
web-value-bank = в банк
web-value-free-pass = пас даром
web-value-chip-first = сначала фишка
web-value-reroll = новый бросок
web-value-by-count = по числу
web-value-free-choice = на выбор
web-value-every-turn = каждый ход
web-value-once = один раз
web-value-after-payout = после казино
web-value-before-payout = до казино
web-value-strict = строго
web-value-exact = точно
web-value-fine-chips-choose = можно добавить
web-value-fine-chips-last = если купюр не хватает
web-value-physics = настоящая физика
web-value-abstract = таблица шансов
web-value-single = один раунд
web-value-match = матч
web-value-choice = на выбор
web-value-end-turn = конец хода
web-value-throw-all = бросить все
web-value-bot = играет бот
web-value-out = выбывает
web-value-random = по жребию
web-value-rolloff = решают кубики
web-value-normal = обычный
web-value-hard = трудный
web-value-expert = эксперт
web-value-master = мастер
web-value-solo-own-dice-none = как на этом уровне
web-value-solo-preplaced-none = как на этом уровне
web-value-yes = да
web-value-no = нет

## Перед игрой

web-lobby-title = { $game }: кто играет?
web-lobby-hint = Отправьте ссылку. Кто её откроет, может сесть за стол, без регистрации.
web-lobby-seat = Место { $seat }
web-lobby-free = Свободно
web-lobby-sit = Сесть сюда
web-lobby-stand = Встать
web-lobby-clear = Освободить место
web-lobby-name = Ваше имя
web-lobby-name-hint = До 24 букв; друзья видят его на кубиках.
web-lobby-start = Начать игру
web-alone-title = За столом пока никого, кроме вас
web-alone-bots =
  { $count ->
    [one] Начать с { $count } ботом
   *[other] Начать с { $count } ботами
  }
web-alone-solo = Играть в одиночку
web-alone-wait = Подождать остальных
web-alone-note = В одиночной игре место только одно: кто придёт позже, сможет лишь смотреть.
web-lobby-start-more = { $count ->
    [one] Нужен ещё { $count } игрок.
    [few] Нужны ещё { $count } игрока.
   *[other] Нужно ещё { $count } игроков.
  }
web-lobby-wait = { $name } начнёт игру, когда все сядут.
web-lobby-wait-host = Хозяин начнёт игру, когда все сядут.
web-lobby-looking = Вы смотрите. Займите свободное место, чтобы играть.
web-lobby-host = хозяин
web-lobby-you = вы
web-lobby-rules = Правила этого стола
web-lobby-usual = Обычные правила.
web-lobby-hints = Здесь можно брать подсказки; партия не идёт в рейтинг.
web-bot-uniform = Наугад
  .about = Делает любой ход.
web-bot-novice = Новичок
  .about = Играет как в свой первый вечер, со всеми ошибками новичка.
web-bot-casual = Любитель
  .about = Берёт то, что выгоднее всего прямо сейчас. Хорошая компания на вечер.
web-bot-strong = Мастер
  .about = Прежде чем ходить, проигрывает в уме сотни партий.
web-bot-champion = Чемпион
  .about = Лучший игрок этого дома. Обыграйте его и расскажите всем.
web-level-add = Добавить бота
web-level-title = Насколько силён бот?
web-level-heat = Сила { $level } из { $levels }
web-share-copy = Скопировать ссылку
web-share-copied = Скопировано
web-share-title = Ссылка на этот стол
web-share-qr = QR-код со ссылкой на этот стол
web-share-hint = По ссылке может смотреть любой; до начала можно сесть.
web-share-send = Поделиться

## Стол

web-menu = Меню
web-menu-back = На главную страницу
web-tool-link = Ссылка и QR-код
web-tool-log = Журнал
web-tool-rules = Правила
web-tool-forward = Перемотать до вашего хода
web-tool-sound-on = Звук включён
web-tool-sound-off = Звук выключен
web-tool-theme-night = Ночь
web-tool-theme-terrace = Терраса
web-tool-hand-left = Кнопки слева
web-tool-hand-right = Кнопки справа
web-players = Игроки
web-turn-yours = Ваш ход
web-turn-of =
  { $who ->
    [you] Вы ходите
   *[other] Ходит { $name }
  }
web-turn-bot = { $name }, бот, думает
web-turn-dice = Кубики падают
web-turn-over = Партия окончена
web-turn-payout = Выплата, { $casino } из { $casinos }
web-turn-hidden = ● Ваш ход – Flambeur
web-clock = Осталось: { $time }
web-note-bot = бот
web-note-away = пока играет бот
web-note-resigned = вышел, играет бот
web-note-took = вместо { $bot }
web-note-handed = на замене
web-tray-waiting = Решает { $name }.
web-tray-watching = Вы смотрите.
web-looking-on = Вы смотрите: эта игра уже идёт.
web-take =
  { $kind ->
    [bots] Заменить бота
   *[any] Занять место
  }
web-take-one = Играть за { $bot }
web-take-title =
  { $kind ->
    [bots] За какого бота вы сыграете?
   *[any] За кого вы сыграете?
  }
web-take-hint = Вы продолжите со всем, что там лежит, и место останется за вами в следующей партии.
web-took =
  { $who ->
    [you] Теперь вы играете за { $bot }.
   *[other] Теперь за { $bot } играет { $name }.
  }
web-seek-one = Попросить место игрока { $name }
web-seek-note = нет на месте, решает хозяин стола
web-seek-asked = { $name } просит место игрока { $away }: сейчас за него играет бот.
web-seek-hand = Отдать место
web-seek-keep = Подождать
web-seek-waiting = Вы попросили место игрока { $name }. Решает хозяин стола.
web-seek-kept = Хозяин стола решил подождать игрока { $name }.
web-seek-back = { $name } снова здесь и играет дальше.
web-handed =
  { $who ->
    [you] Место ваше: теперь вы играете за { $away }.
    [same] { $name } играет дальше из другого браузера.
   *[other] Теперь за { $away } играет { $name }.
  }
web-handed-yours = Вы смотрите: пока вас не было, ваше место перешло к игроку { $name }.
web-missed = Пока вас не было
web-tray-sending = Ход в пути…
web-tray-choose = Сыграть так
web-tray-back = Назад
web-tray-key-enter = Enter
web-tray-pick =
  { $once ->
    [yes] Одно касание сразу делает ход.
   *[no] Коснитесь раз, чтобы увидеть, что даст ход, и ещё раз, чтобы сыграть.
  }
web-confirm = Подтвердить: { $what }
web-confirm-first = Сначала выберите
web-log-title = За столом
web-log-empty = Пока ничего не случилось.
web-log-played-on = Здесь продолжается другая партия, с одного её момента.
web-log-look = Посмотреть, как было тогда
web-past-title = Прошлый момент
web-past-place = { $place } из { $count }
web-past-older = На момент назад
web-past-newer = На момент вперёд
web-past-walk = Моменты партии
web-past-now = Вернуться
web-past-turn = Сейчас ваш ход
web-past-first = Здесь началась партия.
web-past-on = Сыграть отсюда
web-past-on-how = С ботами, без рейтинга, с новыми кубиками
web-react = Сказать что-нибудь
web-react-cheer = Хороший бросок
web-react-laugh = Ха
web-react-wow = Ого
web-react-ouch = Ай
web-react-think = Думаю
web-react-thanks = Спасибо
web-react-hurry = Не спеши, но поскорее
web-react-wave = Привет
web-leave-word = Уйти
web-leave-line = за вас играет бот. Возвращайтесь когда угодно.
web-close = Закрыть

## Начало и квитанция

web-begin = Договариваемся о кубиках.
web-begin-anew = Кто-то не ответил. Договариваемся о кубиках заново.
web-begin-days = Договариваемся о кубиках. Игра начнётся, как только все заглянут сюда.
web-tool-receipt = Квитанция
web-receipt-title = О чём договорились
web-receipt-none = Пока ни о чём не договорились. Когда игра начнётся, здесь будет записано всё.
web-receipt-old = Этот стол начат до того, как стали записывать, о чём договорились. Его кубики можно вычислить заново, но вам они не доказаны.
web-receipt-who = Кто играет
web-receipt-gave = тайное число добавлено к кубикам
web-receipt-gave-not = к кубикам ничего не добавлено
web-receipt-bot = бот, { $level }
web-receipt-rules = По каким правилам
web-receipt-anew = { $count ->
    [one] Стол начинал заново { $count } раз, потому что кто-то не ответил: { $names }.
    [few] Стол начинал заново { $count } раза, потому что кто-то не ответил: { $names }.
   *[other] Стол начинал заново { $count } раз, потому что кто-то не ответил: { $names }.
  }
web-receipt-means = Что это значит
web-receipt-own = В кубиках есть ваше собственное тайное число. Поэтому выбрать их не мог никто: ни тот, кто держит этот сервер, ни игрок, ни оба вместе.
web-receipt-own-anew = В кубиках есть ваше собственное тайное число. Поэтому выбрать их не мог никто, разве что прервав начало; сколько раз это было, сказано выше.
web-receipt-not-own = Вашего числа в кубиках нет. Вам они не доказаны.
web-receipt-know = Тот, кто держит сервер, может знать будущие броски и мог бы подсказать их игроку. Никакая квитанция этого не исключает.
web-receipt-lost = Сервер потерял ходы и сам в этом признаётся. В вашей копии их тоже больше нет.
web-receipt-lines = { $count ->
    [one] Ваш браузер хранит копию { $count } строки этой игры. В конце он сравнит её с записью.
   *[other] Ваш браузер хранит копию всех { $count } строк этой игры. В конце он сравнит её с записью.
  }
web-receipt-save = Сохранить мою копию
web-alarm = Слова сервера противоречат вашей собственной копии.
web-alarm-save = Сохранить доказательство
web-alarm-agreement = Договорились не о том, что вам показали.
web-alarm-promise = Тайное зерно не то, что было обещано.
web-alarm-names = Имя не то, о котором договорились.
web-alarm-list = Список чисел изменён.
web-alarm-nonce = Тайное число не то, что было обещано.
web-alarm-signature = Подпись неверна.
web-alarm-key = Сервер подписывает ключом, которого не признаёт.
web-alarm-line = Строку игры изменили задним числом.
web-alarm-chain = Строки не совпадают с тем, что подписал сервер.
web-alarm-dice = Кубики показывают не то, что должны.
web-alarm-record = Запись невозможно прочитать.
web-judged-checking = Запись сравнивается с вашей собственной копией.
web-judged-agrees = Ваша собственная копия совпадает: выбрать кубики не мог никто.
web-judged-anew = { $count ->
    [one] Ваша собственная копия совпадает. Стол начинал заново { $count } раз; в остальном выбрать кубики не мог никто.
    [few] Ваша собственная копия совпадает. Стол начинал заново { $count } раза; в остальном выбрать кубики не мог никто.
   *[other] Ваша собственная копия совпадает. Стол начинал заново { $count } раз; в остальном выбрать кубики не мог никто.
  }
web-judged-unproven = Эти кубики вам не доказаны.
web-judged-contradicts = Запись противоречит вашей собственной копии.
web-judged-unreachable = Запись сейчас недоступна. Ваша собственная копия сохранена.

## Связь с сервером

web-line-connecting = Подключаемся к столу…
web-line-lost = Связь потеряна. Пробуем снова; ваши ходы сохранены.
web-line-moving = Сервер переезжает. Минуту, ничего не потеряно.
web-line-sending = Отправляем…
web-away-line = За вас играет бот.
web-away-back = Я снова здесь
web-notify = Сообщать, когда мой ход
web-refused-move-illegal = Здесь так ходить нельзя.
web-refused-move-stale = Стол ушёл вперёд. Посмотрите ещё раз.
web-refused-move-not-your-turn = Сейчас ходит другой.
web-refused-seat-taken = Там уже кто-то сидит.
web-refused-seat-name = У кого-то за столом похожее имя. Выберите, пожалуйста, другое.
web-refused-request-name = Такое имя взять нельзя. Подойдут буквы одного алфавита, цифры и простые эмодзи.
web-refused-table-full = Все места заняты.
web-refused-table-unknown = Такого стола нет. Ссылка неверна или очень стара.
web-refused-table-host = Это может только хозяин стола.
web-refused-table-hints = За этим столом подсказок нет.
web-refused-table-sealed = Другие увидят этот стол, когда его день закончится.
web-refused-person-forbidden = Для этого нужно заново подтвердить вход ключом доступа.
web-refused-passkey-none = Вы отклонили запрос устройства, или на нём нет ключа доступа для этого сайта.
web-refused-passkey-known = На этом устройстве уже есть ключ доступа этого аккаунта.
web-refused-table-restless = За этим столом слишком часто садились, вставали или просили.
web-refused-table-phase = На этой стадии партии так нельзя.
web-refused-request-too-many = Слишком быстро. Подождите секунду и повторите.
web-refused-request-address = На этот адрес мы отправлять не можем. Укажите доступный всем адрес с https.
web-refused-push-none = У браузера нет службы push, или она выключена. При открытой странице вы узнаете о ходе; для остального укажите другой адрес.
web-refused-line-lost = Сервер не отвечает. Повторите чуть позже.
web-refused-server-unavailable = Сервер сейчас не может связаться со своей базой данных. Попробуйте ещё раз чуть позже.
web-refused-server-busy = { $seconds ->
    [one] Сервер перегружен. Попробуйте ещё раз через { $seconds } секунду.
    [few] Сервер перегружен. Попробуйте ещё раз через { $seconds } секунды.
   *[many] Сервер перегружен. Попробуйте ещё раз через { $seconds } секунд.
  }
web-refused-game-option = Эти домашние правила не сочетаются.
web-refused-lesson-other = Сначала ход, который показывает рука. После этого раунда каждый ход — ваш.
web-refused-position-bad = Такой позиции в игре быть не может.
web-refused-position-today = Это вопрос из десятки дня. Лучший ход станет виден здесь, когда день закончится.
web-refused-day-over = Эта десятка закрыта. Новая уже здесь.
web-refused-other = Не получилось ({ $code }).

## Уход и предложения

web-dialog-leave = Уйти от стола?
web-dialog-leave-text = За вас сыграет бот, никому не придётся ждать. Вернуться можно в любой момент по той же ссылке.
web-dialog-leave-do = Уйти на время
web-dialog-resign = Сдаться
web-dialog-resign-text = Насовсем: бот доиграет за вас, и вернуться на место будет нельзя.
web-dialog-propose-abandon = Предложить закончить игру
web-dialog-propose-takeback = Попросить вернуть мой последний ход
web-dialog-asked-abandon = { $name } предлагает закончить игру.
web-dialog-asked-takeback = { $name } просит вернуть последний ход.
web-dialog-asked-waiting = Ждём ответа остальных.
web-dialog-yes = Согласиться
web-dialog-no = Нет
web-dialog-stay = Остаться

## Итог

web-final-won = Вы победили.
web-final-other = Победа: { $name }.
web-final-rivals = Победили соперники.
web-final-shared = Победа на всех: { $names }.
web-final-abandoned = Игру остановили.
web-final-expired = К этому столу никто не вернулся.
web-final-place = Место { $rank }
web-final-prizes = { $prizes ->
    [one] { $prizes } приз
    [few] { $prizes } приза
   *[other] { $prizes } призов
  }
web-final-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
  }
web-final-ahead = Следующее место: { $name }, отставание { $gap }.
web-final-rematch = Ещё партию
web-final-replay = Разобрать ходы
web-final-review = Разбор партии
web-final-check = Проверить кубики
web-final-share = Поделиться
web-final-record = Сохранить запись
web-final-table = Вернуться к столу
web-final-all-rivals = Все соперники
web-final-short = Вам не хватило { $gap }.
web-final-more = На { $gap } больше, чем у всех соперников вместе.
web-board-par =
  { $how ->
    [above] На { $gap } больше нормы. Чемпион получил { $par }.
    [below] На { $gap } меньше нормы. Чемпион получил { $par }.
   *[even] Ровно норма: чемпион тоже получил { $par }.
  }
web-board-rank = Место { $rank } из { $people } среди сыгравших эту партию.
web-board-none = Эта попытка не засчитана.
web-board-waiting = Чемпион играет ту же партию…
web-board-unknown = Сейчас нельзя сказать, сколько здесь получил чемпион.
web-board-sealed = Сегодня эти кубики у всех. Их доказательство, запись и разбор появятся, когда день закончится.
web-merit-title = Везение и умение
web-merit-unit = пункты шанса на победу
web-merit-luck = Везение
web-merit-skill = Умение
web-merit-line = { $name }: везение { $luck }, умение { $skill }, в пунктах шанса на победу
web-merit-alone = { $name }: везение { $luck }, в пунктах шанса на победу
web-merit-points = { $count ->
    [one] { $count } пункт
    [few] { $count } пункта
   *[other] { $count } пунктов
  }
web-merit-how-luck = { $sign ->
    [more] Кубики дали шансов на победу на { $points } больше, чем дают в среднем.
    [less] Кубики дали шансов на победу на { $points } меньше, чем дают в среднем.
   *[even] Кубики дали столько, сколько дают в среднем.
  }
web-merit-how-skill = { $sign ->
    [more] На ходах потеряно на { $points } меньше, чем в среднем у остальных.
    [less] На ходах потеряно на { $points } больше, чем в среднем у остальных.
   *[even] На ходах потеряно столько же, сколько в среднем у остальных.
  }
web-merit-best = Лучший ход
web-merit-costliest = Самый дорогой ход
web-merit-best-worth = Лучше следующего на { $points }
web-merit-costliest-worth = Шанс на победу упал на { $points }
web-again-wanted = { $count ->
    [one] { $names } хочет ещё партию.
   *[other] { $names } хотят ещё партию.
  }
web-again-join = Играть вместе: { $name }
web-again-waiting = Ждём: { $names }.
web-again-soon = Начало через { $seconds } с.
web-again-starting = Начинается следующая партия.
web-again-now = Начать, не дожидаясь
web-again-begun = Следующая партия уже идёт, за вас играет бот.
web-again-next = К следующей партии
web-again-watch = Смотреть следующую партию
web-replay-title = Ходы один за другим

## Игры без своего рисунка

web-plain-board = Стол
web-plain-common = На столе
web-plain-hidden = скрыто: { $count }
web-plain-kind = Что делаем?
web-plain-picked = Выбрано
web-plain-change = { $what }, изменить
web-plain-left = { $count ->
    [one] Возможен { $count } ход.
    [few] Возможны { $count } хода.
   *[other] Возможно ходов: { $count }.
  }

## Разбор

web-review-title = Разбор
web-review-lead = Каждый бросок и каждый выбор этой партии ещё раз: где была удача, а где мастерство.
web-review-back = Назад к столу
web-review-waiting = В очереди. Тренер вот-вот сядет за вашу партию.
web-review-running = Тренер просматривает партию.
web-review-wait-hint = Это займёт несколько секунд, для долгих партий до минуты. Страницу можно закрыть и вернуться.
web-review-failed = Эту партию не удалось разобрать.
web-review-again = Ещё раз
web-review-curve = Шанс победы
web-review-curve-of = Шанс победы, ход за ходом: { $names }
web-review-scrub = Идти по партии
web-review-earlier = Момент раньше
web-review-later = Следующий момент
web-review-hint = Идите по кривой или выберите момент ниже.
web-review-start = Начало
web-review-end = Конец
web-review-exact = Все шансы посчитаны точно.
web-review-error = Шансы оценены, обычная погрешность { $error }.
web-review-players = Удача и мастерство
web-review-luck = Удача
web-review-loss = Упущено
web-review-adjusted = Без удачи
web-review-verdict = { $ending ->
    [won] { $luck ->
        [kind] Победа, и кубики помогли.
        [cruel] Победа вопреки кубикам.
       *[fair] Победа с обычными кубиками.
      }
    [shared] { $luck ->
        [kind] Разделённая победа, и кубики помогли.
        [cruel] Разделённая победа вопреки кубикам.
       *[fair] Разделённая победа с обычными кубиками.
      }
   *[lost] { $luck ->
        [kind] Поражение, хотя кубики помогали.
        [cruel] Поражение, и кубики были жестоки.
       *[fair] Поражение с обычными кубиками.
      }
  }
web-review-sound = { $all ->
    [0] Выбирать было не из чего.
    [one] Лучших или хороших ходов: { $good } из { $all }.
   *[other] Лучших или хороших ходов: { $good } из { $all }.
  }
web-review-how = Как это читать
web-review-how-luck = Что кубики дали сверх среднего. За много партий это сводится к нулю.
web-review-how-loss = Что выиграли бы лучшие ходы.
web-review-how-adjusted = Результат за вычетом удачи: доля победы, которую заслужила игра.
web-review-turning = Переломы
web-review-turning-none = Ни один момент не решил партию сам по себе.
web-review-moments = Момент за моментом
web-review-all = Все игроки
web-review-whose = Чьи моменты
web-review-kind = Какие моменты
web-review-kind-key = Ключевые
web-review-kind-all = Все
web-review-kind-choice = Ходы
web-review-kind-chance = Кубики
web-review-kind-wrong = Ошибки
web-review-nothing = Здесь ничего нет. Хороший знак.
web-review-grade-best = Лучший ход
web-review-grade-fine = Хорошо
web-review-grade-slip = Неточность
web-review-grade-mistake = Ошибка
web-review-grade-blunder = Зевок
web-review-lucky = Повезло
web-review-unlucky = Не повезло
web-review-played = сыграно
web-review-better = лучше
web-review-money = ожидается { $money }
web-review-unnamed = Другой ход

## Подсказки

web-hint = Подсказка
web-hint-title = Что сделал бы тренер
web-hint-thinking = Тренер смотрит на ваши кубики…
web-hint-best = лучший ход
web-hint-win = шанс победы { $win }
web-hint-error = Это оценки, погрешность около { $error }.
web-hint-exact = Шансы посчитаны точно.

## What if?

web-what-if = Что, если?
web-what-if-seat = Игрок { $seat }
web-what-if-asks = Выбирает { $name }
web-what-if-odds = Как часто выигрывает каждый вариант
web-what-if-none = Шансы этого выбора не знает никто.
web-what-if-copy = Скопировать адрес
web-what-if-thinking = Тренер смотрит на стол…

## Правила

web-rules-title = Правила
web-rules-none = У этой игры нет текста правил.

## Проверка кубиков

web-verify-title = Проверить кубики
web-verify-lead = Перед первым броском стол обещал тайное зерно, а игроки добавили свои тайные числа. После игры всё известно: ваш браузер вычислит каждый бросок заново.
web-verify-seats = Кто добавил к кубикам
web-verify-check-promise = Зерно то, что было обещано.
  .bad = Зерно не то, что было обещано.
web-verify-check-names = Имена те, о которых договорились.
  .bad = Имя не то, о котором договорились.
web-verify-check-commitments = Каждое тайное число то, за которое поручился его игрок.
  .bad = Тайное число не то, за которое поручился его игрок.
web-verify-check-anew = Стол начал по порядку, { $count ->
    [0] с первого раза
    [one] а потом заново { $count } раз
    [few] а потом заново { $count } раза
   *[other] а потом заново { $count } раз
  }.
  .bad = Начала стола не следуют друг за другом.
web-verify-check-chain = Все строки те, что сервер запечатал.
  .bad = Строки не те, что сервер запечатал.
web-verify-check-signatures = Все подписи верны.
  .bad = Подпись неверна.
web-verify-withheld = { $count ->
    [one] { $count } имя забыто и не показано.
    [few] { $count } имени забыты и не показаны.
   *[other] { $count } имён забыто и не показано.
  }
web-verify-twice = У исхода нет своего места.
web-verify-played-on = Эта партия началась с момента другой. Что там было скрыто, заново раздал ключ. Команда flambeur verify это пересчитывает, а эта страница не может.
web-verify-rules = Здесь не проверено, потому что нужны правила: был ли каждый бросок к месту, каждый ход разрешён, а итог верен. Это делает команда flambeur verify.
web-verify-code = Код стола
web-verify-run = Вычислить
web-verify-hash = Обещание
web-verify-hash-good = Зерно подходит к хешу, опубликованному до игры.
web-verify-hash-bad = Зерно не подходит к хешу. Этим кубикам верить нельзя.
web-verify-nonces = Что добавили игроки
web-verify-seed = Зерно
web-verify-rolls = { $count ->
    [one] { $count } исход вычислен заново и совпал.
    [few] { $count } исхода вычислены заново и совпали.
   *[other] { $count } исходов вычислены заново и совпали.
  }
web-verify-wrong = { $count ->
    [one] { $count } исход не тот, что даёт зерно.
    [few] { $count } исхода не те, что даёт зерно.
   *[other] { $count } исходов не те, что даёт зерно.
  }
web-verify-skipped = { $count ->
    [one] Для { $count } броска нужен симулятор: его вычислит flambeur verify.
   *[other] Для { $count } бросков нужен симулятор: их вычислит flambeur verify.
  }
web-verify-running = Игра ещё идёт. Зерно откроют в конце; хеш уже есть.
web-verify-outcome = Исход { $n }
web-verify-same = совпало
web-verify-differs = не совпало
web-verify-unchecked = здесь не вычислено

## Настройки

web-settings-title = Настройки
web-settings-name = Ваше имя за столами
web-settings-sound = Звук
web-settings-theme = Свет
web-settings-theme-night = Ночь
web-settings-theme-terrace = Терраса днём
web-settings-speed = Скорость
web-settings-speed-text = Сразу – значит без движения.
web-settings-speed-calm = Спокойно
web-settings-speed-normal = Обычно
web-settings-speed-brisk = Живо
web-settings-speed-instant = Сразу
web-settings-slow = Медленнее в решающие моменты
web-settings-slow-text = Выплаты и всё, что решает исход игры, идут не быстрее обычного.
web-settings-vibrates = Вибрация
web-settings-awake = Не гасить экран
web-settings-awake-text = Пока идёт партия.
web-settings-one-tap = Ход одним касанием
web-settings-one-tap-text = Во всех играх. Иначе первое касание показывает, что даст ход, а второе делает его.
web-settings-left-hand = Для левой руки
web-settings-left-hand-text = Если повернуть телефон набок, кубики и кнопки стоят слева.
web-settings-tips = Подсказки для начала
web-settings-tips-text = Новой игре вас сначала учат, а незнакомый автомат представляется.
web-settings-hide = Скрывать чужие имена
web-settings-hide-text = Имена других людей за столом заменяются нашими. У ботов они остаются.
web-settings-aloud = Читать вслух
web-settings-aloud-text = Голос устройства произносит заголовки.
web-settings-notify = Уведомления
web-settings-notify-text = Где и когда вы узнаёте, что ваш ход.

## Ваши данные

web-privacy = Ваши данные
  .about = Что и как долго хранится и как сделать, чтобы о вас забыли.
web-notices = Чей труд в этих страницах
web-privacy-lead = Здесь играют без электронной почты, без пароля и без слежки. Вот что остаётся на столе и как долго.
web-privacy-days = { $count ->
    [one] { $count } день
    [few] { $count } дня
   *[other] { $count } дней
  }
web-privacy-years = { $count ->
    [one] { $count } год
    [few] { $count } года
   *[other] { $count } лет
  }
web-privacy-tables = Столы гостей
  .text = Имена, введённые за столом, каждый ход и каждый бросок: чтобы игру можно было продолжить, пересмотреть и проверить.
  .since = после игры
web-privacy-accounts = Учётные записи
  .text = Имя, открытая половина ключей доступа, рейтинги и день последнего визита. Стол, за которым играли с учётной записью, хранится столько же, сколько она.
  .since = после последнего визита
web-privacy-bots = Боты с токеном
  .text = Имя бота, его рейтинги и отпечаток токена, но не сам токен.
  .since = после последнего входа
web-privacy-cookie = Один файл cookie
  .text = По нему видно, что вы — это вы, и место за столом остаётся вашим. Без него ничего не работает, так что соглашаться не на что. Язык, свет, звук, список знакомых игр и квитанции последних двадцати столов хранит только ваш браузер.
  .since = в вашем браузере
web-privacy-see = Кто что видит
  .table = Все за столом и все, у кого есть ссылка: ваше имя и ваши ходы. Открытые столы и рейтинги учётных записей видны всем.
  .host = Тот, кто держит этот сервер: всё, что хранится, и резервные копии.
  .told = Если вы просите сообщать о вашем ходе, хранятся адрес, язык и часовой пояс, пока вы не откажетесь, не выйдете или не перестанете заходить. Кто передаёт сообщение, прочитать его не может.
web-privacy-not = Чего здесь нет
  .text = Ни рекламы, ни слежки, ничего с чужих сайтов. Ваш сетевой адрес учитывается только в памяти, для защиты от перегрузки, и нигде не записывается.
web-privacy-yours = Это ваше
  .id = Здесь вы — { $id }. Укажите это, если пишете тому, кто держит сервер.
web-privacy-export = Скачать всё
web-privacy-forget = Забудьте меня
  .ask = Забыть о вас?
  .goes = Список столов, рейтинги, колода для тренировки, ключи доступа, боты и токены исчезнут сразу и навсегда. В неоконченных играх за вас доиграет бот.
  .stays = Журнал каждого стола останется, с именем, которое вы там ввели: он подтверждает игру остальным. Если никто не играл с учётной записью, он исчезнет через { $time } после игры. Номер, под которым мы вас знали, ещё { $cookie } хранится как недействительный, чтобы старый cookie больше не сработал.
  .yes = Да, забыть
  .done = Готово. Теперь этот браузер — новый гость.

## Vegas

web-vegas-colour-1 = Красный
web-vegas-colour-2 = Синий
web-vegas-colour-3 = Зелёный
web-vegas-colour-4 = Лиловый
web-vegas-colour-neutral = Нейтральный
web-vegas-nobody = Пока никого
web-vegas-nobody-came = Сюда никто не пришёл.
web-vegas-front = Казино { $casino }: { $bills }. Кубики: { $dice }.
web-vegas-front-empty = Казино { $casino }: { $bills }. Кубиков нет.
web-vegas-look-at = Казино { $casino }: посмотреть, что изменят ваши кубики
web-vegas-would = { $standing ->
    [leads] Вы будете впереди
    [follows] { $place ->
        [2] Будет второе место
        [3] Будет третье место
       *[other] Вам достанется купюра
      }
    [ties] Будет ничья
    [unpaid] Купюры не хватит
   *[absent] Ваших кубиков нет
  }
web-vegas-hint = { $standing ->
    [unpaid] без купюры
   *[absent] не ваши
  }
web-vegas-choose = Выберите число
web-vegas-choose-how =
  { $once ->
    [yes] Все кубики с этим числом пойдут в его казино. Ход делается одним касанием.
   *[no] Все кубики с этим числом пойдут в его казино. Первое касание покажет, что получится.
  }
web-vegas-chooses = { $name } выбирает число
web-vegas-place = Поставить на { $casino }
web-vegas-back = Назад
web-vegas-to-pile = под стопку
web-vegas-skip = Коснитесь экрана, чтобы пропустить
web-vegas-go-on = Дальше
web-vegas-left = { $count ->
    [one] { $count } кубик
    [few] { $count } кубика
   *[many] { $count } кубиков
  }
web-vegas-bills = { $count ->
    [one] { $count } купюра
    [few] { $count } купюры
   *[many] { $count } купюр
  }
web-vegas-balance = Если бы раунд кончился сейчас
web-vegas-balance-you = Вы
web-vegas-balance-rivals = Все соперники

## Royale

web-royale-grey = Серые
web-royale-closed = Закрыто
web-royale-counts = идёт за 2
web-royale-pass = Пас (1 фишка)
web-royale-roll = Бросить
web-royale-chips = { $count ->
    [0] Нет фишек
    [one] { $count } фишка
    [few] { $count } фишки
   *[other] { $count } фишек
  }
web-royale-rule-of = { $tile }: правило
web-royale-new = Новый автомат
web-royale-new-is = Новый автомат: { $tile }
web-royale-met = Понятно
web-royale-all = Все шестнадцать автоматов
web-royale-fold = Посмотреть на стол
web-royale-unfold = Вернуться к выбору
web-royale-equal = Ещё раз { $total } — проигрыш: { $count } из { $throws }.
web-royale-row-put = { $size ->
    [big] Поставить большой
   *[small] Поставить кубик
  }
web-royale-row-back = { $size ->
    [big] Забрать большой
   *[small] Забрать кубик
  }
web-royale-row-grey = { $count ->
    [one] { $count } серый
    [few] { $count } серых
   *[other] { $count } серых
  }
web-royale-row-chip = За фишку
web-royale-row-cash = За деньги
web-royale-row-action = За ход кубиком
web-royale-box = Коробка { $number }
web-royale-token = { $worth }: в коробку { $number }
web-royale-split-hint = Нажми на жетон, и он окажется в другой коробке. Никто не видит, что где лежит.
web-royale-split-do = Закрыть обе коробки

## Easy Come

web-easycome-prize-four-kind = Каре
web-easycome-prize-two-pairs = Две пары
web-easycome-prize-triple-odd = Нечётная тройка
web-easycome-prize-triple-even = Чётная тройка
web-easycome-prize-sum-7 = Семь
web-easycome-prize-sum-13 = Тринадцать
web-easycome-prize-sum-le-3 = Мало
web-easycome-prize-sum-ge-17 = Много
web-easycome-prize-straight = Ряд
web-easycome-need-pair = ещё пара
web-easycome-need-exact = сумма = { $total }
web-easycome-need-most = сумма ≤ { $total }
web-easycome-need-least = сумма ≥ { $total }
web-easycome-need-dice =
  { $count ->
    [one] ещё { $count } кубик
    [few] ещё { $count } кубика
   *[other] ещё { $count } кубиков
  }
web-easycome-take = можно взять
web-easycome-steal = можно отнять
web-easycome-out = не достать
web-easycome-closed = закрыто
web-easycome-yours = у вас
web-easycome-you = Вы
web-easycome-bot-plays = играет бот
web-easycome-prizes =
  { $count ->
    [0] без призов
    [1] один приз
    [2] два приза
    [3] три приза
    [one] { $count } приз
    [few] { $count } приза
   *[other] { $count } призов
  }
web-easycome-survive =
  { $left ->
    [one] ход продержаться
    [few] хода продержаться
   *[other] ходов продержаться
  }
web-easycome-free = Свободны на столе
web-easycome-closed-centre = Закрыто: только отнимать
web-easycome-dice = Ваши кубики
web-easycome-kept = отложен
web-easycome-keep = оставить
web-easycome-roll = бросить
web-easycome-tap = оставить?
web-easycome-brings = Для «{ $prize }»: { $need }.
web-easycome-robs = Для «{ $prize }» игрока { $name }: { $need }.
web-easycome-hopeless = Так до приза не дотянуться.
web-easycome-else-wins = Иначе { $name } побеждает в конце вашего хода.
web-easycome-roll-others =
  { $count ->
    [one] Бросить последний
   *[other] Бросить остальные { $count }
  }
web-easycome-end = Закончить ход
web-easycome-chance = { $ways } из { $rolls }
web-easycome-do-take = Взять «{ $prize }»
web-easycome-do-steal = Отнять «{ $prize }»: { $name }
web-easycome-let-go = Отказаться
web-easycome-back = Назад
web-easycome-hint = Коснитесь кубиков, которые оставляете.

## Strike

web-strike-arena = Арена
web-strike-you = Вы
web-strike-yours = вам
web-strike-out = вне игры
web-strike-last-one = последний
web-strike-bot-plays = играет бот
web-strike-points =
  { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[other] { $count } очков
  }
web-strike-reserve =
  { $count ->
    [one] { $name }: { $count } кубик
    [few] { $name }: { $count } кубика
   *[other] { $name }: { $count } кубиков
  }
web-strike-die = Кубик, на нём { $face }
web-strike-pull = Оттяните и отпустите.
web-strike-pick = Прицельтесь и бросайте.
web-strike-again = Одинаковых нет: ещё или стоп.
web-strike-again-empty = Арена пуста: ещё бросок или стоп.
web-strike-all-at-once =
  { $count ->
    [1] Бросьте последний кубик.
    [one] Бросьте сразу { $count } кубик.
    [few] Бросьте сразу { $count } кубика.
   *[other] Бросьте сразу { $count } кубиков.
  }
web-strike-throws =
  { $who ->
    [you] Вы бросаете.
   *[other] Бросает { $name }.
  }
web-strike-hint = Два одинаковых после броска — и они ваши.
web-strike-grand-hint = Арена пуста: одинаковые вернутся к вам.
web-strike-aim = Цель
web-strike-middle = Центр
web-strike-how = Сила
web-strike-soft = Мягко
web-strike-normal = Обычно
web-strike-hard = Сильно
web-strike-throw = Бросить
web-strike-throw-all = Бросить все
web-strike-watch = Показать бросок ещё раз
web-strike-key-space = Пробел
web-strike-push = Сдвиньте кубики перед броском.
web-strike-regroup = Сдвинуть
web-strike-stop = Стоп
web-strike-leave = Уйти
web-strike-do = Сделать
web-strike-back = Назад
web-strike-which = Какой кубик
web-strike-where = Куда
web-strike-together = Вместе
web-strike-apart = Врозь
web-strike-lay = Положить сюда
web-strike-place-1 = ближе слева
web-strike-place-2 = ближе
web-strike-place-3 = ближе справа
web-strike-place-4 = слева
web-strike-place-5 = в центре
web-strike-place-6 = справа
web-strike-place-7 = дальше слева
web-strike-place-8 = дальше
web-strike-place-9 = дальше справа

## Учёба

web-lesson-learn = Научиться за минуту
web-lesson-skip = Пропустить
web-lesson-never = Больше без подсказок
web-lesson-here = Сначала нажмите то, что показывает рука. После этого раунда каждый ход — ваш.
web-lesson-end = Теперь вы знаете, как играть
web-lesson-end-text = Остальное придёт в игре. Дальше кубики никто не готовил.
web-lesson-real = Теперь по-настоящему
web-lesson-back = Назад к вашему столу
web-lesson-dice = Кубики первой партии подготовлены, чтобы показать главное. О них ничего не обещано, и партия не засчитывается.
web-example-try = Попробовать
web-example-go = Мой ход
web-example-back = Назад к правилам
web-example-again = Ещё раз

## Одно устройство по кругу

web-shared-devices = Устройства
web-shared-own = У каждого своё
web-shared-one = На одном устройстве
web-shared-who = Кто играет?
web-shared-player = Игрок { $number }
web-shared-add = Ещё игрок
web-shared-remove = Убрать: { $name }
web-shared-level = Их уровень
web-shared-start = Начать игру
web-shared-give = Передайте устройство: { $name }
web-shared-why = { $name } делает выбор, который не должен видеть никто другой.
web-shared-am = Это я, { $name }
web-shared-hold = Держите, чтобы увидеть деньги
web-shared-leave = Игра ждёт вас на этом устройстве. Она есть на главной странице.
web-shared-takeback = Вернуть последний ход
web-shared-stop = Закончить игру
