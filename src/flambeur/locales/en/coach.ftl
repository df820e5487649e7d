### The coach: what was luck, what was skill, which move was better.

## The command

help-review = Look at a finished game again: luck, choices, turning points.
help-html = Write the review as a page to this new file.
help-json = Print the review as JSON, for programs.

review-looking = Looking at { $file } again. A long game may take a minute.
review-written = The page is in { $file }.
review-open = { $file }: this game is not over; only finished games are reviewed.
review-nobody = Nobody judges { $game }, so it cannot be reviewed.

## Numbers

coach-decimal-mark = .
coach-percent = { $number }%

## What was played

coach-game-vegas-2018 = Vegas 2018
coach-game-vegas-2012 = Vegas 2012
coach-game-vegas-royale = Vegas Royale
coach-game-vegas-royale-base = Vegas Royale without machines
coach-game-easycome = Easy Come
coach-game-strike = Strike

## The whole game

coach-title = { $game }, looked at again
coach-won =
  { $count ->
    [one] { $names } won.
   *[other] { $names } shared the win.
  }
coach-won-nobody = Nobody won.
coach-verdict = { $lucky } had the luckiest dice ({ $luck }). With even luck, { $best } would have been ahead.
coach-verdict-same = { $lucky } had the luckiest dice ({ $luck }), and was ahead without them too.
coach-verdict-even = Nobody was lucky. { $best } chose best.
coach-verdict-solo = The dice changed the chance to win by { $luck }.
coach-exact = All win chances are exact.
coach-error = Win chances are estimates; a typical error is { $error }.

## Players

coach-players = Luck and choices
coach-player = { $name }: luck { $luck } · choices { $choices } · without luck { $adjusted }
coach-luck-money = { $luck }, { $money }
coach-column-luck = Luck
coach-column-choices = Choices
coach-column-adjusted = Without luck
coach-player-won = won
coach-player-shared = shared the win
coach-player-lost = did not win

coach-count-best =
  { $count ->
    [one] { $count } best move
   *[other] { $count } best moves
  }
coach-count-fine = { $count } fine
coach-count-slip =
  { $count ->
    [one] { $count } slip
   *[other] { $count } slips
  }
coach-count-mistake =
  { $count ->
    [one] { $count } mistake
   *[other] { $count } mistakes
  }
coach-count-blunder =
  { $count ->
    [one] { $count } blunder
   *[other] { $count } blunders
  }
coach-grade-best = Best move
coach-grade-fine = Fine
coach-grade-slip = Slip
coach-grade-mistake = Mistake
coach-grade-blunder = Blunder

## Moments

coach-turning = Turning points
coach-losses = What cost most
coach-entry = { $version }.
coach-change = { $name } { $change }
coach-luck = Luck: { $changes }.
coach-option = { $move } ({ $win })
coach-chosen = { $grade }: { $made }.
coach-better = { $grade }, costs { $loss }: { $made }. Better: { $best }.

## The page

coach-page-title = { $game } · review
coach-curve = Chance to win
coach-curve-text = The chance of each player to win, from the first roll to the last. The numbers are turning points.
coach-round = Round { $round }
coach-every = Every moment
coach-filter-all = Everybody
coach-filter-losses = Only losses
coach-chosen-mark = chosen
coach-how = How to read this
coach-how-luck = Luck is what a roll gave you beyond what rolls give on average. Over many games it adds up to nothing.
coach-how-choices = Choices show what better moves would have won. Nobody can have more than 0 here.
coach-how-adjusted = Without luck is the result less the luck: the share of the win that your play deserved.
