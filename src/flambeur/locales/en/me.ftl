### Pages around the one who plays: games, form, keys and notices.

me-title = My games

## How well somebody chooses.

me-form-game = Game
me-form-like = { $level ->
    [novice] You choose like a novice
    [casual] You choose like a casual player
    [strong] You choose like a strong bot
   *[champion] You choose like a champion
}
me-form-number = { $value } of 100
me-form-missing = { $count ->
    [1] One more game and we know.
    [2] Two more games and we know.
    [3] Three more games and we know.
    [4] Four more games and we know.
    [5] Five more games and we know.
    [6] Six more games and we know.
    [7] Seven more games and we know.
    [8] Eight more games and we know.
    [9] Nine more games and we know.
    [10] Ten more games and we know.
   *[other] { $count } more games and we know.
}
me-form-unknown = { $game ->
    [none] Then this tells how well you choose. Luck will not be in it.
   *[other] Then this tells how well you choose in { $game }. Luck will not be in it.
}
me-form-told = Over the last { $games } games: { $value } of 100{ $way ->
    [more] , { $change } more than { $ago ->
        [one] a game ago
       *[other] { $ago } games ago
    }
    [less] , { $change } less than { $ago ->
        [one] a game ago
       *[other] { $ago } games ago
    }
   *[even] { "" }
}. Luck is not in it.
me-form-formula = The number is 100 × (1 − win chance you gave away ÷ win chance that choosing at random would have given away), over all decisions that matter.
me-form-doubt = You gave away { NUMBER($given, minimumFractionDigits: 1, maximumFractionDigits: 1) } points of win chance at each; the true number is most likely between { $low } and { $high }.
me-form-past = The last { $count } games
me-form-past-spoken = From { $from } to { $to } of 100.
