### Easy Come: what happens, how the table stands, what can be chosen.

## The prizes, and what they ask of the four dice

easycome-prize-four-kind = Four Alike
easycome-prize-two-pairs = Two Pairs
easycome-prize-triple-odd = Odd Triple
easycome-prize-triple-even = Even Triple
easycome-prize-sum-7 = Seven
easycome-prize-sum-13 = Thirteen
easycome-prize-sum-le-3 = Low
easycome-prize-sum-ge-17 = High
easycome-prize-straight = Straight
easycome-asks-four-kind = all dice alike
easycome-asks-two-pairs = two alike, two others alike
easycome-asks-triple-odd = three alike, all odd
easycome-asks-triple-even = three alike, all even
easycome-asks-sum-7 = a total of 7
easycome-asks-sum-13 = a total of 13
easycome-asks-sum-le-3 = a total of 3 or less
easycome-asks-sum-ge-17 = a total of 17 or more
easycome-asks-straight = four in a row
easycome-quoted = “{ $prize }”
easycome-prizes =
  { $count ->
    [0] no prizes
    [one] { $count } prize
   *[other] { $count } prizes
  }

## What happens

easycome-say-order = The roll for the first turn: { $rolls }.
easycome-say-order-again = Equals roll again: { $rolls }.
easycome-order =
  { $name-who ->
    [you] you { $dice } makes { $total }
   *[other] { $name } { $dice } makes { $total }
  }
easycome-say-first =
  { $name-who ->
    [you] You begin.
   *[other] { $name } begins.
  }
easycome-say-on-turn =
  { $name-who ->
    [you] You are on turn.
   *[other] { $name } is on turn.
  }
easycome-say-challenge =
  { $name-who ->
    [you] Challenge turn { $number } of 2: you have to rob, the centre is closed.
   *[other] Challenge turn { $number } of 2: { $name } has to rob, the centre is closed.
  }
easycome-say-turn =
  { $name-who ->
    [you] You { $done } → { $result }.
   *[other] { $name } { $done } → { $result }.
  }
easycome-say-done =
  { $name-who ->
    [you] You { $done }.
   *[other] { $name } { $done }.
  }
easycome-then = { $head }; { $last }
easycome-rolls =
  { $doer-who ->
    [you] roll { $dice }
   *[other] rolls { $dice }
  }
easycome-keeps =
  { $doer-who ->
    [you] keep { $dice }
   *[other] keeps { $dice }
  }
easycome-leaves =
  { $doer-who ->
    [you] leave { $prizes }
   *[other] leaves { $prizes }
  }
easycome-takes =
  { $doer-who ->
    [you] take { $prize } from the centre
   *[other] takes { $prize } from the centre
  }
easycome-robs =
  { $doer-who ->
    [you] take { $prize } from { $name }
   *[other]
      { $name-who ->
        [you] takes { $prize } from you
       *[other] takes { $prize } from { $name }
      }
  }
easycome-nothing =
  { $doer-who ->
    [you] get no prize
   *[other] gets no prize
  }
easycome-say-over =
  { $name-who ->
    [you] Your turn is over.
   *[other] The turn of { $name } is over.
  }
easycome-survive =
  { $left ->
    [one] { $left } more turn to survive
   *[other] { $left } more turns to survive
  }
easycome-say-hold =
  { $name-who ->
    [you] You hold three prizes: { $survive }.
   *[other] { $name } holds three prizes: { $survive }.
  }
easycome-say-survived =
  { $name-who ->
    [you] You still hold three prizes, and that was the last turn to survive.
   *[other] { $name } still holds three prizes, and that was the last turn to survive.
  }
easycome-say-broken =
  { $name-who ->
    [you] You are back to two prizes, and no longer about to win.
   *[other] { $name } is back to two prizes, and no longer about to win.
  }
easycome-say-won =
  { $name-who ->
    [you] You keep { $prizes }, and win.
   *[other] { $name } keeps { $prizes }, and wins.
  }

## The table

easycome-turn = Turn { $number }
easycome-centre =
  { $count ->
    [0] no prizes in the centre
    [one] { $count } prize in the centre
   *[other] { $count } prizes in the centre
  }
easycome-challenge = challenge turn { $number } of 2
easycome-in-centre = centre
easycome-table-prize = { $prize } ({ $asks }): { $where }.
easycome-table-near = { $where }, { $near }
easycome-table-player = { $name } owns { $prizes }.
easycome-table-holder = { $name } holds three prizes, { $prizes }: { $survive }.
easycome-table-bare = { $name } owns no prizes.
easycome-table-dice = Rolled: { $rolled }.
easycome-table-dice-aside = Rolled: { $rolled }. Aside: { $kept }.
easycome-rolled = Rolled
easycome-aside = Aside
easycome-roll = { $name } rolls { $dice }.
easycome-roll-on =
  { $name-who ->
    [you] You roll { $dice }, with { $kept } aside.
   *[other] { $name } rolls { $dice }, with { $kept } aside.
  }
easycome-own = You own { $prizes }.
easycome-own-nothing = You own no prizes yet.

## How near a prize is

easycome-near-now = there for the taking
easycome-near-need = needs { $need }
easycome-near-dice =
  { $count ->
    [one] { $count } die away
   *[other] { $count } dice away
  }
easycome-near-out = out of reach
easycome-near-closed = closed
easycome-need-pair = any other pair
easycome-need-total = a total of { $total }
easycome-need-most = a total of { $total } or less
easycome-need-least = a total of { $total } or more
easycome-or = { $head } or { $last }
easycome-with = { $prize } ({ $need })

## What can be chosen

easycome-choose = Take a prize, or keep dice and roll the others.
easycome-choose-keep = Keep one die or more, and roll the others.
easycome-choose-last = Take a prize, or let it go.
easycome-last-chance =
  { $name-who ->
    [you] Unless you are robbed on this turn, you win.
   *[other] Unless you rob { $name } on this turn, { $name } wins.
  }
easycome-offer-take = Take { $prize } from the centre
easycome-offer-rob =
  { $name-who ->
    [you] Take { $prize } from you
   *[other] Take { $prize } from { $name }
  }
easycome-offer-count =
  { $count ->
    [1] your first prize
    [2] your second prize
   *[other] your third prize
  }
easycome-offer-third = your third prize, { $survive }
easycome-offer-breaks = the hold is broken
easycome-offer-too-late =
  { $name-who ->
    [you] you win all the same
   *[other] { $name } wins all the same
  }
easycome-offer-keep =
  { $count ->
    [one] Keep { $dice }, roll { $count } die
   *[other] Keep { $dice }, roll { $count } dice
  }
easycome-offer-end = Keep { $dice }, end the turn without a prize
easycome-offer-none = no prize in reach

## What is in front of you

easycome-help-turn =
  If your four dice bring a prize, you may take it, from the centre or from its owner, and your turn
  ends. Otherwise keep one die or more of the latest roll and roll the others. Dice you keep stay as
  they are until the turn ends, and a prize you leave is gone unless you roll it again.
easycome-help-prizes =
  All four dice count, those aside and those just rolled. They show 0 to 5, and 0 is even. The
  triples want three alike and a fourth that differs, all odd or all even. You cannot win a prize
  that you own already.
easycome-help-hold =
  { $count ->
    [one] With three prizes you win once they have survived { $count } turn of the others.
   *[other] With three prizes you win once they have survived { $count } turns of the others.
  } Lose one, and the count starts again.
easycome-help-two =
  With three prizes you win, unless the other player robs you of one in two turns. During these
  challenge turns the centre is closed.
easycome-help-keys =
  Instead of a number you may type + and the dice to keep: +55 keeps two fives.
  In an offer, brackets hold what the other dice must show.
easycome-help-drawing =
  In the drawing ★ marks a prize that is there for the taking, ■ a prize somebody owns, and ♛ a
  player who holds three and only has to survive.

## The first game

easycome-lesson-pair = Keep what fits together
easycome-lesson-pair-text = Two alike are a good start. Tap both twos.
easycome-lesson-rest = Roll the others
easycome-lesson-rest-text = Another pair would win the prize that is lit. You roll until it fits, or no die is left.
easycome-lesson-fits = Two pairs
easycome-lesson-fits-text = Your four dice fit: this prize is yours to take.
easycome-lesson-three = Three prizes win
easycome-lesson-three-text = One prize a turn. Taking it ends your turn.
easycome-lesson-steal = Easy come, easy go
easycome-lesson-steal-text = Your dice show a total of 3 or less: you can steal this prize from { $name }.
easycome-lesson-hold = Hold on to three
easycome-lesson-hold-text = Whoever has three prizes must keep them for two turns. The others will come for them.

## Examples of the rules

easycome-example-turn = 0, 2, 2 and 5
easycome-example-turn-text = Set aside what may become a prize, one die at least, and roll the others again.
easycome-example-turn-even = Three twos and a four
easycome-example-turn-even-text = Three alike and all four even: the prize is yours, and your turn is over. What you had set aside stayed as it was.
easycome-example-turn-other = Your own way to a prize
easycome-example-turn-other-text = As soon as all four dice fit a prize you may take it, and your turn is over.
easycome-example-turn-nothing = No prize this time
easycome-example-turn-nothing-text = All four dice are aside. After each roll at least one new die must be set aside, so a turn has four rolls at most.
easycome-example-steal = One roll, two prizes
easycome-example-steal-text = Your dice fit Two Pairs, which lies in the middle, and Low, which { $name } has. Take one, or roll on.
easycome-example-steal-rival = Stolen
easycome-example-steal-rival-text = Low is yours now, and { $name } gets nothing for it. Two Pairs stays in the middle: one prize a turn.
easycome-example-steal-centre = From the middle
easycome-example-steal-centre-text = You have a prize, and { $name } still has Low. Whoever rolls a total of 3 or less may steal it.
easycome-example-steal-nothing = Both let go
easycome-example-steal-nothing-text = A prize that you pass up is gone, unless later dice fit it again. This turn you have none, and { $name } keeps Low.

## Why a decision is the best

easycome-why-leaves = you leave { $prizes } for now
easycome-why-chance = the next roll brings a prize in { $count } of 100 cases
easycome-why-stops = it stops { $name } in { $count } of 100 cases
