### Тренировка: темы, ответ на позицию и когда она вернётся.

practice-title = Тренировка
practice-lead = Настоящая позиция, настоящий бросок. Выберите и узнайте, чего стоит каждый вариант.
practice-topic = Тренировка: { $topic }
practice-change = Другая тема
practice-commit = Это мой ответ
practice-next = Дальше
practice-best = лучше всего
practice-yours = ваш ответ
practice-option = { $what }: { $win }

## Topics

practice-own = Мои ошибки
practice-own-text = Что обошлось вам дороже всего в ваших партиях.
practice-own-none = Ошибки из ваших разобранных партий попадают сюда сами.
practice-theme-tie = Равенство
  .topic = равенство
practice-theme-tie-text = Создать его, разрушить или обойти.
practice-theme-lead = Выйти вперёд
  .topic = выйти вперёд
practice-theme-lead-text = Где ваши кубики стоят больше всего.
practice-theme-last-dice = Последние кубики
  .topic = последние кубики
practice-theme-last-dice-text = Когда в руке почти ничего нет.
practice-theme-big-die = Большой кубик
  .topic = большой кубик
practice-theme-big-die-text = Он считается за два: ставить или беречь.
practice-theme-pass = Пас
  .topic = пас
practice-theme-pass-text = Фишка за лучший бросок.
practice-theme-machine = Автоматы
  .topic = автоматы
practice-theme-machine-text = Чего хотят от вас автоматы.
practice-theme-hold = Оставить кубики
  .topic = оставить кубики
practice-theme-hold-text = Какие лежат, какие катятся.
practice-theme-claim = Взять приз
  .topic = взять приз
practice-theme-claim-text = Взять, украсть или надеяться на большее.
practice-theme-stop = Остановиться
  .topic = остановиться
practice-theme-stop-text = Бросить ещё раз или оставить как есть.
practice-theme-throw = Броски
  .topic = броски
practice-theme-throw-text = Куда должен упасть кубик.
practice-theme-own = Мои ошибки
  .topic = мои ошибки
practice-due = { $count ->
    [one] { $count } пора повторить
   *[other] { $count } пора повторить
  }
practice-seen = { $seen } из { $count }
practice-count = { $count ->
    [one] { $count } позиция
    [few] { $count } позиции
   *[many] { $count } позиций
  }

## Answers

practice-right = Верно. Лучше нет.
practice-even = Верно: не хуже лучшего.
practice-close = { $points ->
    [one] Почти: на { $points } пункт меньше.
    [few] Почти: на { $points } пункта меньше.
   *[many] Почти: на { $points } пунктов меньше.
  }
practice-wrong = { $points ->
    [one] Не то: на { $points } пункт меньше.
    [few] Не то: на { $points } пункта меньше.
   *[many] Не то: на { $points } пунктов меньше.
  }
practice-back = { $unit ->
    [minutes] Вернётся через { $count ->
        [one] { $count } минуту
        [few] { $count } минуты
       *[many] { $count } минут
      }.
    [hours] Вернётся через { $count ->
        [one] { $count } час
        [few] { $count } часа
       *[many] { $count } часов
      }.
   *[days] Вернётся через { $count ->
        [one] { $count } день
        [few] { $count } дня
       *[many] { $count } дней
      }.
  }
practice-again = Эту позицию вы уже видели.
practice-from-game = Из вашей партии.
practice-done = Здесь пока больше ничего нет.
practice-done-text = Другая тема или партия.
practice-joined = { $count ->
    [one] { $count } ошибка в вашей колоде
    [few] { $count } ошибки в вашей колоде
   *[many] { $count } ошибок в вашей колоде
  }
