### What somebody was at a game night, as the logs of its games tell it, and its date in a calendar.

night-title-ties = Most ties broken: { $count }
night-title-spoiler = Took a prize from somebody close to winning, most often: { $count }
night-title-sweeper = Cleared the arena most often: { $count }
night-title-robber = Most prizes taken from others: { $count }
night-title-payout = Biggest single bill: ${ NUMBER($count, maximumFractionDigits: 0) }
night-title-dice = Most dice at one casino: { $count }
night-title-taker = Most dice taken back: { $count }
night-title-bills = Most bills: { $count }
night-title-tips = Best eye for winners: { $count }
night-title-second = Most often second: { $count }
night-title-careful = Knew best when to stop: { $count }
night-title-cancelled = Most often in a tie: { $count }
night-title-robbed = Gave away most prizes: { $count }
night-title-won = Most games won: { $count }
night-title-played = { $count ->
    [one] There for one game
   *[other] There for { $count } games
  }
night-title-came = Came to look on
night-ics = Game night
night-ics-with = Game night with { $names }
