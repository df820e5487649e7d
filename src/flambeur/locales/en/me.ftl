### Pages around the one who plays: games, form, keys and notices.

me-title = My games

## Where it is my turn

me-up = { $count ->
    [1] You are up at one table
    [2] You are up at two tables
    [3] You are up at three tables
    [4] You are up at four tables
    [5] You are up at five tables
   *[other] You are up at { $count } tables
  }
me-up-play = Play
me-up-more = { $count ->
    [one] and one more
   *[other] and { $count } more
  }
me-going = Your games go on
me-on = Also going on
me-new = A new game
me-round = Round { $round }
me-since = { $unit ->
    [minutes] { $count ->
        [0] your turn just now
        [one] waiting for a minute
       *[other] waiting for { $count } minutes
      }
    [hours] { $count ->
        [one] waiting for an hour
       *[other] waiting for { $count } hours
      }
   *[days] { $count ->
        [one] waiting for a day
       *[other] waiting for { $count } days
      }
  }
me-left = { $unit ->
    [minutes] { $count ->
        [0] less than a minute left
        [one] one minute left
       *[other] { $count } minutes left
      }
    [hours] { $count ->
        [one] one hour left
       *[other] { $count } hours left
      }
   *[days] { $count ->
        [one] one day left
       *[other] { $count } days left
      }
  }
me-awaits = { $name } is to move
me-away = a bot plays for you
me-resigned = a bot plays on for you
me-open = Waiting for players
me-beginning = About to begin

## Who plays

me-with = { $game } with { $names }
me-with-bots = { $game } with bots
me-alone = { $game } solo
me-many = { $count ->
    [5] { $game }, five at the table
    [6] { $game }, six at the table
    [7] { $game }, seven at the table
    [8] { $game }, eight at the table
   *[other] { $game }, { $count } at the table
  }

## Games that are over

me-list = { $first }, { $second }
me-victory = Victory
me-shared = Shared victory
me-rivals = The rivals were stronger together
me-place = { $rank ->
    [2] Second place
    [3] Third place
    [4] Fourth place
    [5] Fifth place
   *[other] Place { $rank }
  }
me-merits = luck { $luck }, skill { $skill }
me-merits-alone = luck { $luck }
me-running = Still on the table
me-all = All { $count } games
me-older = Older games
me-none = Not one game to its end yet
me-none-hint = The first one will stand here, with its result, your luck and your skill.
me-failed = Your games cannot be fetched right now.
