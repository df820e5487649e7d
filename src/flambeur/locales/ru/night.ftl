### Страницы игрового вечера: вход, комната и конец.

night-unknown = Такого игрового вечера нет. Возможно, ссылка неверна или очень стара.

## Вход

night-door-alone = Пока никого нет.
night-door-here = { $count ->
    [one] Здесь { $names }.
   *[other] Здесь { $names }.
  }
night-door-playing = Сейчас идёт { $game }. Можно сразу сесть вместо бота или играть со следующей партии.
night-door-name = Ваше имя, если хотите
night-door-sit = Сесть за стол
night-door-watch = Только смотреть
night-watching = Вы только смотрите.

## Комната

night-leads = { $who ->
    [you] Вы ведёте в этом вечере
    [one] { $names } ведёт в этом вечере
   *[other] { $names } ведут в этом вечере
  }
night-welcome = Кто играет сегодня?
night-people = Кто здесь
night-here = здесь
night-away = скоро вернётся
night-host = ведущий
night-code = Код { $code }
night-code-stays = Код не меняется весь вечер.
night-code-new = Старый код уже занят: это новый.
night-code-none = Пока никто не играет, код отдыхает. Ссылка остаётся той же.
night-qr = QR-код со ссылкой на этот игровой вечер
night-share = Ссылка на этот игровой вечер
night-share-hint = Одна ссылка на весь вечер и на следующий тоже.
night-next = Следующая игра
night-votes = { $count ->
    [0] нет голосов
    [one] { $count } голос
    [few] { $count } голоса
   *[other] { $count } голосов
  }
night-voted = { $count ->
    [0] Пока никто не голосовал.
    [1] Проголосовал один из { $all }.
   *[other] Проголосовали { $count } из { $all }.
  }
night-bot-for = { $count ->
    [one] { $names }: пока играет бот.
   *[other] { $names }: пока играют боты.
  }
night-start = Начать { $game }
night-wait = Игру начинает { $name }.
night-wait-nobody = Как только кто-нибудь сядет, можно начинать.
night-bots = { $count ->
    [0] Без ботов
    [one] { $count } бот
    [few] { $count } бота
   *[other] { $count } ботов
  }
night-bots-more = На бота больше
night-bots-fewer = На бота меньше
night-after = { $count ->
    [1] После одной игры
    [2] После двух игр
    [3] После трёх игр
    [4] После четырёх игр
    [5] После пяти игр
   *[other] Сыграно игр: { $count }
  }
night-before = Счёт вечера
night-scoring = По местам 5, 3, 2, 1 и 0 очков. Кто пропускает игру, называет победителя за одно очко.
night-by-bot = Больше половины игры сыграл бот: она ничего не принесла.
night-new-host = { $who ->
    [you] { $away } не на связи: теперь вечер ведёте вы.
   *[other] { $away } не на связи: теперь вечер ведёт { $host }.
  }
night-rename = Изменить моё имя
night-leave = Уйти с вечера
night-close = Закончить вечер
night-close-sure = Счёт останется, и кое-что о каждом. Любой из участников сможет продолжить вечер позже.
night-break = Прервать эту игру: очков никто не получит
night-tv = На телевизоре
night-tv-how = Откройте на телевизоре { $address }.

## Пока идёт игра

night-in-next = Вы играете со следующей партии.
night-tip = Кто победит? Угадаете — одно очко.
night-tipped = Вы назвали: { $name }.

## Конец

night-won = { $who ->
    [you] Вы выиграли вечер
    [one] Вечер выигрывает { $names }
   *[other] { $names } выиграли вечер вместе
  }
night-over = Вечер окончен
night-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
  }
night-points-word = { $points ->
    [one] очко
    [few] очка
   *[other] очков
  }
night-luck = Удача { $luck }
night-skill = Умение { $skill }
night-reviewing = Удача и умение появятся здесь, когда все игры будут разобраны.
night-measure = Удача и умение в пунктах вероятности победы, по всем играм вместе.
night-again = В следующий раз
night-date = Когда продолжим
night-date-open = Даты пока нет.
night-date-remove = Без даты
night-coming = { $count ->
    [0] Пока никто не обещал прийти.
    [one] Будет { $names }.
   *[other] Будут { $names }.
  }
night-in = Я буду
night-calendar = В мой календарь
night-continue = Продолжить вечер

## По коду

night-join = Код стола
night-join-hint = Четыре буквы с телевизора или от друга
night-join-none = Стола с таким кодом нет. Сверьте его ещё раз по буквам.
night-join-slow = { $seconds ->
    [one] Слишком много попыток. Попробуйте через { $seconds } секунду.
    [few] Слишком много попыток. Попробуйте через { $seconds } секунды.
   *[other] Слишком много попыток. Попробуйте через { $seconds } секунд.
  }
night-join-whose = { $count ->
    [0] Стол, за которым сейчас никого нет?
   *[other] Это стол, где { $names }?
  }
night-join-gathering = Там выбирают игру.
night-join-playing = Сейчас идёт { $game }.
night-join-closed = Этот вечер окончен. Его можно продолжить.
night-join-go = К столу
night-join-yes = Да, это он
night-join-other = Другой код
night-join-link = Нет кода? По ссылке или за открытый стол
