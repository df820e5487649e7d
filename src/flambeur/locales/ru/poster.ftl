### Что показывает ссылка на стол, пока её не открыли: несколько слов и афиша.

poster-title = { $game }: { $said }
poster-waits = { $count ->
    [one] { $name } ждёт вас
   *[other] { $name } ждёт ещё { $count } игроков
  }
poster-chairs = { $count ->
    [one] Свободно одно место
    [few] Свободно { $count } места
   *[other] Свободно { $count } мест
  }
poster-full = Все в сборе
poster-begun = Игра началась
poster-wins = Победа: { $name }
poster-shares = Победа на всех
poster-rivals = Победили соперники
poster-stopped = Игру остановили
poster-moment = Момент игры

poster-sit = Садитесь за стол
poster-watch = Заходите смотреть
poster-free = свободно

poster-line-open = { $game }. Откройте ссылку и садитесь: без установки и без аккаунта.
poster-line-playing = { $game }. Смотрите, замените бота или дождитесь следующей игры.
poster-line-over = { $game }. Посмотрите, как всё было, ход за ходом.
poster-merits = { $game }. Везение { $luck }, умение { $skill }.
poster-best = Лучший ход: { $move }
poster-there = { $names }. { $line }
poster-result = { $name } { $worth }
poster-place = место { $rank }
poster-prizes = { $count ->
    [one] { $count } приз
    [few] { $count } приза
   *[other] { $count } призов
  }
poster-points = { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[other] { $count } очков
  }
