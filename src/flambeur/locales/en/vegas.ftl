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
vegas-count = { $name } { $count }
vegas-roll-neutral = neutral { $neutral }
vegas-roll-both = { $own }, neutral { $neutral }

## What happens

vegas-say-leader = The draw: { $name } starts.
vegas-say-round = Round { $round } of { $rounds }: { $name } starts.
vegas-say-round-solo = Round { $round } of { $rounds }.
vegas-say-dealt = Bills on the casinos: { $casinos }.
vegas-say-dealt-hidden = Every casino gets its bills.
vegas-dealt-casino = { $casino }: { $bills }
vegas-say-loose = The spare neutral dice show { $dice } and go to these casinos.
vegas-say-rival = { $name } puts down all dice at once: { $dice }.
vegas-say-rolled = { $name } rolls { $dice }.
vegas-say-turn = { $name } rolls { $dice } and puts { $placed } on casino { $casino }.
vegas-say-placed = { $name } puts { $placed } on casino { $casino }.
vegas-say-colours = The dice show { $dice }.
vegas-say-placed-solo =
  { $count ->
    [one] Casino { $casino } gets { $count } die: { $names }.
   *[other] Casino { $casino } gets { $count } dice: { $names }.
  }

## The payout

vegas-say-paid = Casino { $casino }: { $dice } → { $result }.
vegas-no-dice = no dice
vegas-cancel = { $names } cancel
vegas-take = { $name } takes { $bill }
vegas-take-next = { $name } { $bill }
vegas-a-bill = a bill
vegas-under-pile = under the pile
vegas-neutral-take = the neutral dice send { $bill } { $where }
vegas-unpaid =
  { $count ->
    [one] { $names } finds no bill left
   *[other] { $names } find no bill left
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

vegas-say-rank = { $rank }. { $name }: { $money }, { $bills }.
vegas-say-winner = { $name } wins.
vegas-say-shared = { $names } share the victory.
vegas-say-solo-won = { $name } has { $own }, the rivals together { $rivals }: { $name } wins.
vegas-say-solo-lost = { $name } has { $own }, the rivals together { $rivals }: the rivals win.

## The table

vegas-round = Round { $round } of { $rounds }
vegas-starter = { $name } started
vegas-table-casino = Casino { $casino }: { $bills }. Dice: { $dice }.
vegas-table-casino-empty = Casino { $casino }: { $bills }. No dice.
vegas-table-player = { $name }: { $holds }.
vegas-balance = If the round ended now: { $name } { $own }, the rivals { $rivals }.
vegas-own-money = You have { $money }, { $bills }.

## What can be chosen

vegas-choose = Choose a face. If the round ended now:
vegas-offer = { $what }: { $outcome }
vegas-offer-place = { $dice } on casino { $casino }
vegas-offer-more = { $dice } on casino { $casino }, { $total } in all
vegas-offer-solo = { $names } on casino { $casino }
vegas-offer-absent = none of your dice there
vegas-offer-tie =
  { $count ->
    [one] you tie with { $names }, both get nothing
   *[other] you tie with { $names }, all get nothing
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
vegas-shift-up = { $name } rises to { $bill }
vegas-shift-down = { $name } drops to { $bill }
vegas-shift-out = { $name } gets nothing

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
