### Vegas: what happens, how the table stands, what can be chosen.

## Colours without a player

vegas-rival-1 = Red
vegas-rival-2 = Blue
vegas-rival-3 = Green
vegas-rival-4 = Purple
vegas-neutral = Neutral

## Dice and bills

vegas-dice =
  { $count ->
    [0] no dice
    [one] { $count } die
   *[other] { $count } dice
  }
vegas-neutral-dice =
  { $count ->
    [one] { $count } neutral die
   *[other] { $count } neutral dice
  }
vegas-bills =
  { $count ->
    [0] no bills
    [one] { $count } bill
   *[other] { $count } bills
  }
vegas-pile =
  { $count ->
    [0] no bills in the pile
    [one] { $count } bill in the pile
   *[other] { $count } bills in the pile
  }
vegas-count =
  { $name-who ->
    [you] you { $count }
   *[other] { $name } { $count }
  }
vegas-roll-neutral = neutral { $neutral }
vegas-roll-both = { $own }, neutral { $neutral }

## What happens

vegas-say-leader =
  { $name-who ->
    [you] The draw: you start.
   *[other] The draw: { $name } starts.
  }
vegas-say-round =
  { $name-who ->
    [you] Round { $round } of { $rounds }: you start.
   *[other] Round { $round } of { $rounds }: { $name } starts.
  }
vegas-say-round-solo = Round { $round } of { $rounds }.
vegas-say-dealt = Bills on the casinos: { $casinos }.
vegas-say-dealt-hidden = Every casino gets its bills.
vegas-dealt-casino = { $casino }: { $bills }
vegas-say-loose = The spare neutral dice show { $dice } and go to these casinos.
vegas-say-rival = { $name } puts down all dice at once: { $dice }.
vegas-say-rolled =
  { $name-who ->
    [you] You roll { $dice }.
   *[other] { $name } rolls { $dice }.
  }
vegas-say-turn =
  { $name-who ->
    [you] You roll { $dice } and put { $placed } on casino { $casino }.
   *[other] { $name } rolls { $dice } and puts { $placed } on casino { $casino }.
  }
vegas-say-placed =
  { $name-who ->
    [you] You put { $placed } on casino { $casino }.
   *[other] { $name } puts { $placed } on casino { $casino }.
  }
vegas-say-colours = The dice show { $dice }.
vegas-say-placed-solo =
  { $names-who ->
    [you]
      { $count ->
        [one] Casino { $casino } gets { $count } die: { $names-you }.
       *[other] Casino { $casino } gets { $count } dice: { $names-you }.
      }
   *[other]
      { $count ->
        [one] Casino { $casino } gets { $count } die: { $names }.
       *[other] Casino { $casino } gets { $count } dice: { $names }.
      }
  }

## The payout

vegas-say-paid = Casino { $casino }: { $dice } → { $result }.
vegas-no-dice = no dice
vegas-cancel = { $names } cancel
vegas-take =
  { $name-who ->
    [you] you take { $bill }
   *[other] { $name } takes { $bill }
  }
vegas-take-next =
  { $name-who ->
    [you] you { $bill }
   *[other] { $name } { $bill }
  }
vegas-a-bill = a bill
vegas-under-pile = under the pile
vegas-neutral-take = the neutral dice send { $bill } { $where }
vegas-unpaid =
  { $names-who ->
    [you] { $names-you } find no bill left
   *[other]
      { $count ->
        [one] { $names } finds no bill left
       *[other] { $names } find no bill left
      }
  }
vegas-returned =
  { $count ->
    [one] { $bills } goes back { $where }
   *[other] { $bills } go back { $where }
  }
vegas-returned-hidden =
  { $count ->
    [one] { $count } bill goes back { $where }
   *[other] { $count } bills go back { $where }
  }
vegas-no-result = nobody takes anything

## The end

vegas-say-rank =
  { $name-who ->
    [you] { $rank }. You: { $money }, { $bills }.
   *[other] { $rank }. { $name }: { $money }, { $bills }.
  }
vegas-say-winner =
  { $name-who ->
    [you] You win.
   *[other] { $name } wins.
  }
vegas-say-shared =
  { $names-who ->
    [you] { $names-you } share the victory.
   *[other] { $names } share the victory.
  }
vegas-say-solo-won =
  { $name-who ->
    [you] You have { $own }, the rivals together { $rivals }: you win.
   *[other] { $name } has { $own }, the rivals together { $rivals }: { $name } wins.
  }
vegas-say-solo-lost =
  { $name-who ->
    [you] You have { $own }, the rivals together { $rivals }: the rivals win.
   *[other] { $name } has { $own }, the rivals together { $rivals }: the rivals win.
  }

## The table

vegas-round = Round { $round } of { $rounds }
vegas-starter =
  { $name-who ->
    [you] you started
   *[other] { $name } started
  }
vegas-table-casino = Casino { $casino }: { $bills }. Dice: { $dice }.
vegas-table-casino-empty = Casino { $casino }: { $bills }. No dice.
vegas-table-player = { $name }: { $holds }.
vegas-balance = If the round ended now: { $name } { $own }, the rivals { $rivals }.
vegas-own-money = You have { $money }, { $bills }.

## What can be chosen

vegas-choose = Choose a face. If the round ended now:
vegas-offer-place = { $dice } on casino { $casino }
vegas-offer-more = { $dice } on casino { $casino }, { $total } in all
vegas-offer-solo =
  { $names-who ->
    [you] { $names-you } on casino { $casino }
   *[other] { $names } on casino { $casino }
  }
vegas-offer-absent = none of your dice there
vegas-offer-tie =
  { $names-who ->
    [you]
      { $count ->
        [one] you tie with { $names-you }, both get nothing
       *[other] you tie with { $names-you }, all get nothing
      }
   *[other]
      { $count ->
        [one] you tie with { $names }, both get nothing
       *[other] you tie with { $names }, all get nothing
      }
  }
vegas-offer-lead = you lead and take { $bill }
vegas-offer-follow =
  { $place ->
    [2] you come second and take { $bill }
    [3] you come third and take { $bill }
    [4] you come fourth and take { $bill }
   *[other] you come fifth and take { $bill }
  }
vegas-offer-unpaid =
  { $place ->
    [2] you come second, no bill is left
    [3] you come third, no bill is left
    [4] you come fourth, no bill is left
    [5] you come fifth, no bill is left
   *[other] you come last, no bill is left
  }
vegas-shift-up =
  { $name-who ->
    [you] you rise to { $bill }
   *[other] { $name } rises to { $bill }
  }
vegas-shift-down =
  { $name-who ->
    [you] you drop to { $bill }
   *[other] { $name } drops to { $bill }
  }
vegas-shift-out =
  { $name-who ->
    [you] you get nothing
   *[other] { $name } gets nothing
  }

## What is in front of you

vegas-help-turn =
  You have rolled all your dice. Choose one face: every die that shows it goes to the casino of
  that number and stays there until the payout. The others you roll again on your next turn.
vegas-help-payout =
  When all dice are placed, each casino pays. Equal numbers of dice cancel each other and get
  nothing; of the rest, the most dice take the highest bill, the next the next one.
vegas-help-neutral =
  The neutral dice belong to nobody. They are placed along with yours, tie like anyone, and what
  they win goes under the pile.
vegas-help-solo =
  You have rolled one die of every colour left. Choose one face: all dice that show it are placed,
  yours or not, and the others go back. To win, have more than all rivals together.
vegas-help-drawing =
  In the drawing each bill stands beside the dice that would take it now; = marks dice that cancel
  each other, – dice that find no bill, and ◆ who started the round.

## The first game

vegas-lesson-dice = Your eight dice
vegas-lesson-dice-text = Choose a number: all your dice that show it go to that casino together.
vegas-lesson-most = Most dice, biggest bill
vegas-lesson-most-text = With four dice you lead: { $amount } for you. The blue light shows it before you do it.
vegas-lesson-equal = Equal means nothing
vegas-lesson-equal-text = { $one } and { $other } have three dice each: they cancel. Your two are enough.
vegas-lesson-free = Two dice beat six
vegas-lesson-free-text = As long as they cancel, the { $amount } are yours.
vegas-lesson-last = Every die must go
vegas-lesson-last-text = These are your last two. When all dice lie, the casinos pay.
vegas-lesson-risk = Nobody is safe yet
vegas-lesson-risk-text = Whoever still has dice can pass you, or draw level with you. Watch.

## Examples of the rules

vegas-example-turn = Four threes and a five
vegas-example-turn-text = In the middle of a round you roll your last five dice. Choose a number, and see what has to be placed.
vegas-example-turn-all = All four, not fewer
vegas-example-turn-all-text = All four threes are in casino 3; fewer was not allowed. One die is left, and next turn you roll just that one.
vegas-example-turn-one = Only the five
vegas-example-turn-one-text = The five is in casino 5. The threes stay in your hand: next turn you roll all four again.
vegas-example-payout = Two dice, then the casinos pay
vegas-example-payout-text = At casino 4, { $most } has five dice, { $equal } three, you two and { $least } one. Will you draw level?
vegas-example-payout-equal = Equals cancel
vegas-example-payout-equal-text = You and { $equal } had three dice each in casino 4: nothing for either. { $most } takes { $first }, and { $least } gets { $second } with a single die. { $third } go under the pile.
vegas-example-payout-third = Nobody level, one bill each
vegas-example-payout-third-text = { $most } takes { $first } in casino 4, { $equal } takes { $second }, and your two dice bring { $third }. One die more, and you and { $equal } would have cancelled: { $second } for { $least }.
vegas-example-neutral = Two colours in one roll
vegas-example-neutral-text = Two ones and a five of yours, a neutral one and a neutral six. All dice of the number you choose go, neutral ones, too.
vegas-example-neutral-together = Three ones, two of them yours
vegas-example-neutral-together-text = Your two ones and the neutral one are in casino 1. There you count two; the neutral die counts for a player of its own.
vegas-example-neutral-own = Only your five
vegas-example-neutral-own-text = Your five is in casino 5. Both neutral dice are still in your hand: they have to be placed, too.
vegas-example-neutral-neutral = A die that costs you none
vegas-example-neutral-neutral-text = The neutral six is in casino 6, and your own dice are all in your hand. At the payout it can draw level with somebody, or take a bill; that bill goes under the pile.

## Why a placement is the best

vegas-why-parted = you no longer tie with { $names } and take { $bill }
vegas-why-alone = nobody else is there, so you take { $bill }
vegas-why-lead = you take the lead and { $bill }
vegas-why-guard =
  { $count ->
    [one] you stay in the lead for { $bill }, by { $count } die
   *[other] you stay in the lead for { $bill }, by { $count } dice
  }
vegas-why-costs = { $name } loses { $bill }
vegas-why-rival = { $name } has the most money of the others
vegas-why-ahead = you have the most money already
vegas-why-keeps =
  { $count ->
    [one] { $count } die stays for later
   *[other] { $count } dice stay for later
  }
vegas-why-spends =
  { $count ->
    [one] it takes { $count } die, the best only { $least }
   *[other] it takes { $count } dice, the best only { $least }
  }
