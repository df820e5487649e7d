### Today's Ten: ten decisions a day, what they came to, and the days before.

today-welcome = Ten decisions, three to five minutes. The same for everybody here.
today-number = No. { $number }
today-begin = Begin
today-go-on = Go on: question { $place } of 10
today-see = See what it came to
today-light = { $count ->
    [0] Light the first match
   *[other] Light the next match
  }
today-next = The next ten: { $when }
today-alone = promised by the server alone
today-over = That day has ended meanwhile, and its matches stay as they are. Here are the new ten.
today-question = Question { $place } of 10
today-cells = { $full } full, { $half } half, { $empty } empty
today-close = Back to the first page
today-to-result = To the result

## The result

today-score = { $score } of 10
today-like = { $level ->
    [novice] Like a novice.
    [casual] Like a casual bot.
    [strong] Like a strong bot.
   *[champion] Like a champion.
  }
today-better = Better than { $share } of today.
today-beside = Beside the bots
today-you = You
today-share = To share, without giving anything away
today-ten = See the ten
today-board = The same board, for fun.
today-board-text = One game of Vegas against three strong bots, with the dice that everybody has today. A champion’s money is par.
today-board-play = Play the board
today-practise = Practise on
today-earlier = Earlier days

## The streak

today-streak = { $count ->
    [0] A new box.
    [one] One day.
   *[other] { $count } days in a row.
  }
today-streak-text = One match for every day.
today-streak-best = { $best ->
    [one] One match. The box starts again.
   *[other] { $best } matches. The box starts again.
  }
today-match = { $day }: { $match ->
    [burnt] burnt
    [lit] lit
    [bridged] bridged
    [missed] no match
   *[unlit] not lit yet
  }

## No questions

today-none = No questions here today
today-none-text = This server asks none. Practice has thousands of positions.
today-soon = The first ten are on their way
today-soon-text = They are being looked for right now. Come back in a few minutes.

## Days that are over

today-days = Earlier days
today-days-none = No day is over yet
today-days-none-text = When today has ended, its ten questions stand here with all the answers.
today-absent = not played
today-people = { $count ->
    [one] One person gave all ten answers.
   *[other] { $count } people gave all ten answers.
  }
today-best = This is the best answer. You gave none.
today-check = Check this day
today-check-text = What was promised, what was added and how ten were chosen of it: a file for the verifier.
today-to-day = Back to the day
