### Was denen geschickt wird, die die Seite geschlossen haben.

notice-turn = Du bist dran: { $game }
notice-turns = { $count ->
    [2] Du bist an zwei Tischen dran
    [3] Du bist an drei Tischen dran
    [4] Du bist an vier Tischen dran
    [5] Du bist an fünf Tischen dran
   *[other] Du bist an { $count } Tischen dran
  }
notice-away = { $game } geht ohne dich weiter
notice-away-line = Ein Bot spielt für dich, bis du wieder da bist.
notice-with = Mit { $names }.
notice-alone = Dein Tisch wartet.
