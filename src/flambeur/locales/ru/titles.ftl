### Кем кто был на игровом вечере, как говорят записи игр, и его дата в календаре.

night-title-ties = Больше всего разбитых ничьих: { $count }
night-title-spoiler = Чаще всех срывает близкую победу: { $count }
night-title-sweeper = Чаще всех очищает арену: { $count }
night-title-robber = Больше всего отнятых призов: { $count }
night-title-payout = Самая крупная купюра: { NUMBER($count, maximumFractionDigits: 0) } $
night-title-dice = Больше всего кубиков в одном казино: { $count }
night-title-taker = Больше всего кубиков взято обратно: { $count }
night-title-bills = Больше всего купюр: { $count }
night-title-tips = Лучшее чутьё на победителей: { $count }
night-title-second = Чаще всех на втором месте: { $count }
night-title-careful = Лучше всех знает, когда остановиться: { $count }
night-title-cancelled = Чаще всех в ничьей: { $count }
night-title-robbed = Больше всего потерянных призов: { $count }
night-title-won = Больше всего побед: { $count }
night-title-played = { $count ->
    [one] Сыграна { $count } игра
    [few] Сыграны { $count } игры
   *[many] Сыграно { $count } игр
  }
night-title-came = В гостях у игры
night-ics = Игровой вечер
night-ics-with = Игровой вечер: { $names }
