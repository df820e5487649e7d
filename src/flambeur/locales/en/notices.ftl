### What is sent to those who have closed the page.

notice-turn = Your turn: { $game }
notice-turns = { $count ->
    [2] You are up at two tables
    [3] You are up at three tables
    [4] You are up at four tables
    [5] You are up at five tables
   *[other] You are up at { $count } tables
  }
notice-away = { $game } goes on without you
notice-away-line = A bot plays for you until you are back.
notice-with = With { $names }.
notice-alone = Your table is waiting.
