### Practice: topics, the answer to a position, and when it comes back.

practice-title = Practice
practice-lead = A real position, a real roll. Choose, and see what every choice is worth.
practice-topic = Practice: { $topic }
practice-change = Change topic
practice-commit = That is my answer
practice-next = Next
practice-best = best
practice-yours = your answer
practice-option = { $what }: { $win }

## Topics

practice-own = My mistakes
practice-own-text = What cost you most in your own games.
practice-own-none = Mistakes of your reviewed games come here by themselves.
practice-theme-tie = Ties
  .topic = ties
practice-theme-tie-text = Make one, break one, or stay out of it.
practice-theme-lead = Taking the lead
  .topic = taking the lead
practice-theme-lead-text = Where your dice are worth most.
practice-theme-last-dice = The last dice
  .topic = the last dice
practice-theme-last-dice-text = When little is left in your hand.
practice-theme-big-die = The big die
  .topic = the big die
practice-theme-big-die-text = It counts two: place it now or keep it.
practice-theme-pass = Passing
  .topic = passing
practice-theme-pass-text = A chip for a better roll.
practice-theme-machine = Machines
  .topic = machines
practice-theme-machine-text = What the machines ask of you.
practice-theme-hold = Keeping dice
  .topic = keeping dice
practice-theme-hold-text = Which ones stay, which ones roll.
practice-theme-claim = Taking prizes
  .topic = taking prizes
practice-theme-claim-text = Take it, steal it, or hope for more.
practice-theme-stop = Stopping
  .topic = stopping
practice-theme-stop-text = Throw once more, or let it be.
practice-theme-throw = Throws
  .topic = throws
practice-theme-throw-text = Where the die should land.
practice-theme-own = My mistakes
  .topic = my mistakes
practice-due = { $count ->
    [one] { $count } is due
   *[other] { $count } are due
  }
practice-seen = { $seen } of { $count }
practice-count = { $count ->
    [one] { $count } position
   *[other] { $count } positions
  }

## Answers

practice-right = Right. Nothing is better.
practice-even = Right: as good as the best.
practice-close = { $points ->
    [one] Close: { $points } point less.
   *[other] Close: { $points } points less.
  }
practice-wrong = { $points ->
    [one] Not this one: { $points } point less.
   *[other] Not this one: { $points } points less.
  }
practice-back = { $unit ->
    [minutes] Comes back in { $count ->
        [one] a minute
       *[other] { $count } minutes
      }.
    [hours] Comes back in { $count ->
        [one] an hour
       *[other] { $count } hours
      }.
   *[days] Comes back in { $count ->
        [one] a day
       *[other] { $count } days
      }.
  }
practice-again = You have seen this one before.
practice-from-game = From a game of yours.
practice-done = Nothing is left here for now.
practice-done-text = Another topic, or a game.
practice-joined = { $count ->
    [one] { $count } mistake is in your deck
   *[other] { $count } mistakes are in your deck
  }
