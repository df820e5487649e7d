### What a link to a table shows before anybody opens it: a few words, and a poster.

poster-title = { $game }: { $said }
poster-waits = { $count ->
    [one] { $name } is waiting for you
   *[other] { $name } waits for { $count } more
  }
poster-chairs = { $count ->
    [one] One chair is free
   *[other] { $count } chairs are free
  }
poster-full = Everybody is here
poster-begun = The game has begun
poster-wins = { $name } wins
poster-shares = A shared win
poster-rivals = The rivals win
poster-stopped = The game was stopped
poster-moment = A moment of the game

poster-sit = Take a chair
poster-watch = Come and watch
poster-free = free

poster-line-open = { $game }. Open the link and sit down: nothing to install, no account.
poster-line-playing = { $game }. Watch, take a bot’s seat, or wait for the next game.
poster-line-over = { $game }. See how it went, move by move.
poster-merits = { $game }. Luck { $luck }, skill { $skill }.
poster-best = Best move: { $move }
poster-there = { $names }. { $line }
poster-result = { $name } { $worth }
poster-place = place { $rank }
poster-prizes = { $count ->
    [one] { $count } prize
   *[other] { $count } prizes
  }
poster-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
  }
