### Strike: what happens, how the table stands, what can be chosen.

## What happens

strike-say-starter =
  { $name-who ->
    [you] You are drawn to start.
   *[other] { $name } is drawn to start.
  }
strike-say-begin =
  { $name-who ->
    [you] A { $face } lies in the arena. You begin.
   *[other] A { $face } lies in the arena. { $name } begins.
  }
strike-say-round =
  { $name-who ->
    [you] Round { $number } of { $rounds }: a { $face } lies in the arena. You begin.
   *[other] Round { $number } of { $rounds }: a { $face } lies in the arena. { $name } begins.
  }
strike-say-on-turn =
  { $name-who ->
    [you] You are on turn.
   *[other] { $name } is on turn.
  }
strike-say-grand =
  { $name-who ->
    [you] The arena is empty, so you have to throw all dice.
   *[other] The arena is empty, so { $name } has to throw all dice.
  }
strike-say-regrouped =
  { $name-who ->
    [you] You push dice about.
   *[other] { $name } pushes dice about.
  }
strike-say-settled = The dice are at rest: { $dice }.
strike-say-rerolled = A die that leaned is rolled again and shows { $face }.
strike-say-lost = A die is out of the game.
strike-say-cleared =
  { $name-who ->
    [you] You leave the arena empty.
   *[other] { $name } leaves the arena empty.
  }
strike-say-choice =
  { $name-who ->
    [you] You may throw again or stop.
   *[other] { $name } may throw again or stop.
  }
strike-say-stopped =
  { $name-who ->
    [you] You stop.
   *[other] { $name } stops.
  }
strike-say-left =
  { $name-who ->
    [you] You leave the table, and your dice are out of the game.
   *[other] { $name } leaves the table, and the dice of { $name } are out of the game.
  }
strike-say-over =
  { $name-who ->
    [you] Your turn is over.
   *[other] The turn of { $name } is over.
  }
strike-say-out =
  { $name-who ->
    [you] You have no dice left and are out.
   *[other] { $name } has no dice left and is out.
  }
strike-say-out-points =
  { $name-who ->
    [you] You have no dice left and are out: { $points }.
   *[other] { $name } has no dice left and is out: { $points }.
  }
strike-say-last =
  { $name-who ->
    [you] You are the last one with dice.
   *[other] { $name } is the last one with dice.
  }
strike-say-won =
  { $names-who ->
    [you]
      { $count ->
        [one] You win.
       *[other] { $names-you } share the victory.
      }
   *[other]
      { $count ->
        [one] { $names } wins.
       *[other] { $names } share the victory.
      }
  }
strike-say-totals = Points: { $totals }. { $result }
strike-total =
  { $name-who ->
    [you] you { $points }
   *[other] { $name } { $points }
  }
strike-say-does =
  { $name-who ->
    [you] You { $done }.
   *[other] { $name } { $done }.
  }

## A throw, put together

strike-sentence = { $text }.
strike-threw =
  { $name-who ->
    [you] You { $throw }: { $result }
   *[other] { $name } { $throw }: { $result }
  }
strike-came = { $throw } → { $result }
strike-regroups =
  { $doer-who ->
    [you] push dice about
   *[other] pushes dice about
  }
strike-throws-soft =
  { $doer-who ->
    [you] throw softly
   *[other] throws softly
  }
strike-throws-normal =
  { $doer-who ->
    [you] throw
   *[other] throws
  }
strike-throws-hard =
  { $doer-who ->
    [you] throw hard
   *[other] throws hard
  }
strike-throws-all-soft =
  { $doer-who ->
    [you] throw all dice softly
   *[other] throws all dice softly
  }
strike-throws-all-normal =
  { $doer-who ->
    [you] throw all dice
   *[other] throws all dice
  }
strike-throws-all-hard =
  { $doer-who ->
    [you] throw all dice hard
   *[other] throws all dice hard
  }
strike-throws-at = { $throw } at { $dice }
strike-lands =
  { $count ->
    [one] { $dice } lands
   *[other] { $dice } land
  }
strike-lost-x =
  { $count ->
    [one] X, the die is lost
   *[other] { $count } X, the dice are lost
  }
strike-lost-outside =
  { $count ->
    [one] the die flies out
   *[other] { $count } dice fly out
  }
strike-lost-rim =
  { $count ->
    [one] the die is lost on the rim
   *[other] { $count } dice are lost on the rim
  }
strike-hit-turned = the { $face } turns to { $new }
strike-hit-x = the { $face } turns to X and is lost
strike-hit-outside = the { $face } is knocked out
strike-hit-rim = the { $face } is lost on the rim
strike-rerolled = a die leans, is rolled again and shows { $face }
strike-rerolled-x = a die leans, is rolled again, shows X and is lost
strike-emptied = the arena is empty
strike-takes =
  { $doer-who ->
    [you] take { $dice }
   *[other] takes { $dice }
  }
strike-stops =
  { $doer-who ->
    [you] stop
   *[other] stops
  }

## The table

strike-round = Round { $number } of { $rounds }
strike-arena = Arena
strike-empty = empty
strike-in-arena =
  { $count ->
    [0] the arena is empty
    [one] { $count } die in the arena
   *[other] { $count } dice in the arena
  }
strike-out-of-game =
  { $count ->
    [0] none lost
   *[other] { $count } lost
  }
strike-dice =
  { $count ->
    [0] no dice
    [one] { $count } die
   *[other] { $count } dice
  }
strike-out = out
strike-points =
  { $count ->
    [one] { $count } point
   *[other] { $count } points
  }
strike-table-empty = The arena is empty.
strike-table-arena = In the arena: { $dice }.
strike-table-die = { $face } { $place }
strike-table-player = { $name }: { $note }.
strike-own = You have { $note }.
strike-place-1 = near left
strike-place-2 = near
strike-place-3 = near right
strike-place-4 = left
strike-place-5 = in the middle
strike-place-6 = right
strike-place-7 = far left
strike-place-8 = far
strike-place-9 = far right

## What can be chosen

strike-ask-first = You must throw one die.
strike-ask-again = Nothing is equal: throw again, or stop.
strike-ask-aim = Enter is 2; to aim, type 2 { $dice }
strike-ask-all =
  { $count ->
    [one] The arena is empty: throw your last die.
   *[other] The arena is empty: throw all your { $count } dice at once.
  }
strike-ask-empty = The arena is empty: throw one more die, or stop.
strike-offer-soft = Throw softly
strike-offer-normal = Throw normally
strike-offer-hard = Throw hard
strike-offer-all-soft =
  { $count ->
    [one] Throw your last die softly
   *[other] Throw all { $count } dice softly
  }
strike-offer-all-normal =
  { $count ->
    [one] Throw your last die normally
   *[other] Throw all { $count } dice normally
  }
strike-offer-all-hard =
  { $count ->
    [one] Throw your last die hard
   *[other] Throw all { $count } dice hard
  }
strike-offer-hand-soft = moves little, loses next to nothing
strike-offer-hand-normal = may knock others over
strike-offer-hand-hard = knocks over the most, loses the most
strike-offer-alone-soft = hardly anything flies out
strike-offer-alone-normal = little flies out
strike-offer-alone-hard = much flies out
strike-offer-chance = { $chance }% to take dice
strike-offer-together = Push the dice together in the middle
strike-offer-apart = Push the dice apart
strike-offer-leave = Leave for good, all your dice are lost
strike-offer-stop = Stop
strike-offer-stop-empty = Stop, and leave the Grand Lancer to the next player

## Words that can be typed instead of the keys

strike-type-soft = soft
strike-type-normal = normal throw
strike-type-hard = hard
strike-type-together = together push
strike-type-apart = apart
strike-type-stop = stop
strike-type-leave = leave
strike-type-middle = middle centre center

## What cannot be done

strike-no-aim = { $typed } means nothing here. Name dice by the numbers they show, or + for the middle.
strike-no-die = No die in the arena shows { $face }.
strike-no-place = { $typed } does not work. Name a die and a place from 1 to 9, as in 5 49.
strike-no-places = Dice have no places here. Name the dice to aim at, as in 2 46.
strike-no-change = The dice lie like that already.
strike-no-must-throw = You cannot stop now: you have to throw first.
strike-no-nothing-to-regroup = The arena is empty, there is nothing to push.

## What is in front of you

strike-help-turn =
  Throw a die into the arena. If numbers are equal afterwards, you take all of those dice, and your
  turn ends. If not, throw again or stop. Without dice at the end of your own turn you are out. The
  last one with dice wins.
strike-help-lost =
  Dice that show X, fly out or stay on the rim are out of the game. Whoever begins a turn with an
  empty arena must throw all their dice at once and keeps only what is equal: the Grand Lancer.
strike-help-throw =
  1, 2 and 3 throw at all dice in the arena. To aim at some, add the numbers they show: 3 46 throws
  hard at the 4 and the 6, and 2 + throws at the middle. Words work as well: hard 46, stop.
strike-help-styles =
  A soft throw leaves the others nearly as they are. A hard one knocks over the most, and the most
  dice fly out.
strike-help-push =
  4 pushes all dice together, 4 46 only the 4 and the 6, with the others apart. 5 pushes all apart,
  and 5 49 pushes the 4 to place 9. Places are as on a keypad: 7 far left, 5 middle, 3 near right.
strike-help-abstract =
  Here a table of chances tells how a throw ends. Dice you aim at are knocked over more often, and
  with 2 + you aim at none.
strike-help-drawing =
  The drawing shows the arena from above, and you throw from below. A number in brackets is a die,
  + is the middle, ░ is the wall.

## The first game

strike-lesson-aim = Aim at a die
strike-lesson-aim-text = One die lies in the arena. Hit it, and it slides away or turns over.
strike-lesson-throw = Throw one in
strike-lesson-throw-text = Two alike after the throw, and both are yours. An X is lost.
strike-lesson-push = Push them first
strike-lesson-push-text = Before every throw you may push dice. What they show stays.
strike-lesson-together = Close together
strike-lesson-together-text = So one throw hits several of them.
strike-lesson-hit = Right into them
strike-lesson-hit-text = Dice you knock over count, too: equal ones are yours, an X is lost.
strike-lesson-again = Nothing equal yet
strike-lesson-again-text = Your turn goes on. The more dice lie there, the sooner two are alike.
strike-lesson-stop = Or leave it at that
strike-lesson-stop-text = Whoever has no dice left is out. Stop, and the next one throws.

## Examples of the rules

strike-example-turn = A 2, a 3 and a 5
strike-example-turn-text = They lie in the arena. Push them together if you like, then throw one die at them. What is equal afterwards is yours.
strike-example-turn-equal = Equal numbers are yours
strike-example-turn-equal-text = All dice of a number that lay there at least twice are in your reserve, whoever threw them. Your turn is over, and { $name } throws next.
strike-example-turn-different = Nothing is equal
strike-example-turn-different-text = All numbers in the arena are different, so you take nothing. Now you could throw one more die, or stop.
strike-example-turn-lost = A die is gone
strike-example-turn-lost-text = A die that shows X or does not stay in the arena is out of the game. That does not end your turn: you could throw again, or stop.

## Why a decision is the best

strike-why-lose = { $chance }% to lose the die
strike-why-last = if you take nothing with your last die, you are out
strike-why-keep =
  { $count ->
    [one] you keep your last die
   *[other] you keep your { $count } dice
  }
strike-why-left =
  { $count ->
    [one] { $name } has to throw at { $count } die
   *[other] { $name } has to throw at { $count } dice
  }
strike-why-empty = { $name } has to throw all dice
