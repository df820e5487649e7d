### Vegas Royale: machines, chips and big dice, in words.

## Machines

royale-tile-a1 = Lucky Punch
royale-tile-a2 = Jackpot
royale-tile-b1 = Prime Time
royale-tile-b2 = Fifty Fifty
royale-tile-c1 = High Five
royale-tile-c2 = Bad Luck
royale-tile-d1 = Pay Day
royale-tile-d2 = Power Play
royale-tile-e1 = No Entry
royale-tile-e2 = Knockout
royale-tile-f1 = Block It
royale-tile-f2 = Handicap
royale-tile-g1 = Black Box
royale-tile-g2 = Double Down
royale-tile-h1 = Nice Dice
royale-tile-h2 = My Choice

## Each machine in one line, for the first meeting

royale-rule = { $tile }: { $rule }
royale-rule-a1 = hide 1, 2 or 3 tokens in your fist. If your left neighbour guesses wrong, you get { $one }, { $two } or { $three }.
royale-rule-a2 = throw both black dice. A total of 7 or a double wins the jackpot; anything else lets it grow, from { $least } to { $most }.
royale-rule-b1 = before the payout, whoever leads this casino throws both black dice and may add them to the casinos they show.
royale-rule-b2 = throw both black dice, then bet on higher or lower. Every bet won climbs towards { $most }, a lost one takes it all.
royale-rule-c1 = whoever first counts 5 or more here when placing takes the token, worth { $amount } in the payout.
royale-rule-c2 = when the round ends, whoever counts least here pays { $amount }, even with no dice here at all.
royale-rule-d1 = placing here pays { $amount } for every casino that holds a die of yours.
royale-rule-d2 = lead this casino alone and the token is yours. With it, you may set one die to any face instead of rolling.
royale-rule-e1 = close another casino, so that no die may enter or leave it. Moving the token brings chips or { $amount } now and then.
royale-rule-e2 = everybody else puts a die from the hand into the bar, two each at most. Your own dice come out of it.
royale-rule-f1 = put a cluster of grey dice on any casino. Grey counts like a player, and what it wins is nobody’s.
royale-rule-f2 = take a grey die off a casino and cover a space with it: a chip, { $amount }, or one die of yours to move.
royale-rule-g1 = in the payout, the winner’s left neighbour splits tokens worth { $amount } into two hidden piles, and the winner picks one.
royale-rule-g2 = move dice of yours from the casino to this machine. In the payout, the most here gets { $most }, the next { $least }.
royale-rule-h1 = park one die of this roll on the space it shows, for { $least } to { $most } in the payout. A die parked there before moves on to its casino.
royale-rule-h2 = throw both black dice and choose one result: chips, { $amount }, another machine, a die to move, or the golden space for { $most }.

## Things

royale-grey = Grey
royale-big-die = the big die
royale-count-big = { $name } { $count } with the big die
royale-nothing = nothing
royale-chips =
  { $count ->
    [0] no chips
    [one] { $count } chip
   *[other] { $count } chips
  }
royale-chips-object =
  { $count ->
    [0] no chips
    [one] { $count } chip
   *[other] { $count } chips
  }
royale-bills-object =
  { $count ->
    [one] { $count } bill
   *[other] { $count } bills
  }
royale-tokens =
  { $count ->
    [one] { $count } token
   *[other] { $count } tokens
  }
royale-things =
  { $count ->
    [one] { $count } bill or chip
   *[other] { $count } bills and chips
  }

## What happens

royale-say-chips-all = Everybody gets { $chips }.
royale-say-chips = Chips run short: { $chips }.
royale-say-tiles =
  { $count ->
    [one] The machine of this round: { $tiles }.
   *[other] The machines of this round: { $tiles }.
  }
royale-laid = { $casino } { $tile }
royale-say-loose = The neutral dice show { $dice } and go to these casinos.
royale-say-passed =
  { $name-who ->
    [you] You pay 1 chip and keep all dice.
   *[other] { $name } pays 1 chip and keeps all dice.
  }
royale-say-turn-passed =
  { $name-who ->
    [you] You roll { $dice }, pay 1 chip and keep all dice.
   *[other] { $name } rolls { $dice }, pays 1 chip and keeps all dice.
  }
royale-say-barred =
  { $name-who ->
    [you] The casino is closed: you keep all dice.
   *[other] The casino is closed: { $name } keeps all dice.
  }
royale-say-barred-chip =
  { $name-who ->
    [you] The casino is closed: you pay 1 chip and keep all dice.
   *[other] The casino is closed: { $name } pays 1 chip and keeps all dice.
  }
royale-say-tile = { $tile }: { $text }.
royale-say-alone = { $text }.
royale-to-bank = to the bank
royale-grey-take = the grey dice send { $bill } { $where }

## What a machine does

royale-do-power =
  { $name-who ->
    [you] you put { $placed } on casino { $casino } without rolling
   *[other] { $name } puts { $placed } on casino { $casino } without rolling
  }
royale-do-activated =
  { $name-who ->
    [you] you set it off
   *[other] { $name } sets it off
  }
royale-do-thrown =
  { $name-who ->
    [you] you throw { $dice }
   *[other] { $name } throws { $dice }
  }
royale-do-thrown-total =
  { $name-who ->
    [you] you throw { $dice }, { $total } in all
   *[other] { $name } throws { $dice }, { $total } in all
  }
royale-do-gets =
  { $name-who ->
    [you] you get { $what }
   *[other] { $name } gets { $what }
  }
royale-do-owed =
  { $name-who ->
    [you] the bank is short and owes you { $what }
   *[other] the bank is short and owes { $name } { $what }
  }
royale-do-no-chips =
  { $name-who ->
    [you] no chips are left for you
   *[other] no chips are left for { $name }
  }
royale-do-jackpot = the jackpot is now { $money }
royale-do-counter = the counter shows { $what }
royale-do-empty = the counter meets an empty space
royale-do-token =
  { $name-who ->
    [you] you take the token
   *[other] { $name } takes the token
  }
royale-do-token-money =
  { $name-who ->
    [you] you take the token, worth { $money } in the payout
   *[other] { $name } takes the token, worth { $money } in the payout
  }
royale-do-token-back = the token goes back to the machine
royale-do-closed =
  { $name-who ->
    [you] you close casino { $casino }
   *[other] { $name } closes casino { $casino }
  }
royale-do-put =
  { $name-who ->
    [you] you put { $dice } on casino { $casino }
   *[other] { $name } puts { $dice } on casino { $casino }
  }
royale-do-returned =
  { $name-who ->
    [you] you take { $dice } back from casino { $casino }
   *[other] { $name } takes { $dice } back from casino { $casino }
  }
royale-do-prime =
  { $name-who ->
    [you] you add a black die to casino { $casino }
   *[other] { $name } adds a black die to casino { $casino }
  }
royale-do-bar =
  { $name-who ->
    [you] you put { $dice } into the bar
   *[other] { $name } puts { $dice } into the bar
  }
royale-do-freed =
  { $name-who ->
    [you] you get { $dice } back from the bar
   *[other] { $name } gets { $dice } back from the bar
  }
royale-do-grey-in =
  { $count ->
    [one] { $count } grey die goes to casino { $casino }
   *[other] { $count } grey dice go to casino { $casino }
  }
royale-do-grey-out = a grey die leaves casino { $casino }
royale-do-doubled =
  { $name-who ->
    [you] you move { $dice } here from casino { $casino }
   *[other] { $name } moves { $dice } here from casino { $casino }
  }
royale-do-parked =
  { $name-who ->
    [you] you park { $dice } on space { $space }
   *[other] { $name } parks { $dice } on space { $space }
  }
royale-do-pushed =
  { $name-who ->
    [you] you move on with { $dice } to casino { $casino }
   *[other] { $name } moves on with { $dice } to casino { $casino }
  }
royale-do-gold =
  { $name-who ->
    [you] you put { $dice } on the golden space
   *[other] { $name } puts { $dice } on the golden space
  }
royale-do-gold-back =
  { $name-who ->
    [you] you get { $dice } back from the golden space
   *[other] { $name } gets { $dice } back from the golden space
  }
royale-do-fist =
  { $name-who ->
    [you] you close a fist
   *[other] { $name } closes a fist
  }
royale-do-guessed =
  { $guesser-who ->
    [you] you guess { $guess }, { $name } shows { $hidden }: right
   *[other]
      { $name-who ->
        [you] { $guesser } guesses { $guess }, you show { $hidden }: right
       *[other] { $guesser } guesses { $guess }, { $name } shows { $hidden }: right
      }
  }
royale-do-missed =
  { $guesser-who ->
    [you] you guess { $guess }, { $name } shows { $hidden }: wrong
   *[other]
      { $name-who ->
        [you] { $guesser } guesses { $guess }, you show { $hidden }: wrong
       *[other] { $guesser } guesses { $guess }, { $name } shows { $hidden }: wrong
      }
  }
royale-do-bet-won =
  { $name-who ->
    [you]
      { $way ->
        [higher] you bet on higher and win
       *[lower] you bet on lower and win
      }
   *[other]
      { $way ->
        [higher] { $name } bet on higher and wins
       *[lower] { $name } bet on lower and wins
      }
  }
royale-do-bet-lost =
  { $name-who ->
    [you]
      { $way ->
        [higher] you bet on higher and lose it all
       *[lower] you bet on lower and lose it all
      }
   *[other]
      { $way ->
        [higher] { $name } bet on higher and loses it all
       *[lower] { $name } bet on lower and loses it all
      }
  }
royale-do-split =
  { $name-who ->
    [you] you lay two piles face down, of { $first } and { $second }
   *[other] { $name } lays two piles face down, of { $first } and { $second }
  }
royale-do-opened =
  { $name-who ->
    [you] you pick pile { $pile } with { $taken }; the other one holds { $other }
   *[other] { $name } picks pile { $pile } with { $taken }; the other one holds { $other }
  }
royale-do-noted =
  { $names-who ->
    [you]
      { $count ->
        [one] you count least here and owe { $money }
       *[other] { $names-you } count least here and owe { $money } each
      }
   *[other]
      { $count ->
        [one] { $names } counts least here and owes { $money }
       *[other] { $names } count least here and owe { $money } each
      }
  }
royale-do-fined =
  { $name-who ->
    [you] you pay { $money }, { $what }
   *[other] { $name } pays { $money }, { $what }
  }
royale-do-change =
  { $name-who ->
    [you] you pay { $money }, { $what } with { $change } back
   *[other] { $name } pays { $money }, { $what } with { $change } back
  }
royale-do-broke =
  { $name-who ->
    [you] you have nothing to pay with
   *[other] { $name } has nothing to pay with
  }

## The table

royale-closed = closed
royale-table-closed = Closed.
royale-table-tile = { $tile }: { $state }.
royale-table-tile-only = { $tile }.
royale-own-money = You have { $money }, { $bills }, and { $chips }: { $total } in all.
royale-state-jackpot = jackpot: { $money }
royale-state-counter = counter: { $what }
royale-state-token = token: { $name }
royale-state-token-free = token free
royale-state-next = next: { $what }
royale-state-bar = bar: { $dice }
royale-state-bar-empty = bar empty
royale-state-clusters = grey dice: { $clusters }
royale-state-clusters-none = no grey dice left
royale-state-spaces = { $spaces }
royale-state-spaces-none = all spaces covered
royale-state-chip = chip
royale-state-action = move
royale-state-double = pays { $money }
royale-state-parked = parked: { $dice }
royale-state-parked-none = all spaces free
royale-state-gold = golden: { $name }
royale-state-gold-none = golden space free

## What is asked

royale-ask = { $tile }: { $question }
royale-ask-roll = roll, or set one die and place it. If the round ended now:
royale-ask-hide =
  { $name-who ->
    [you] how many tokens do you hide? You will guess.
   *[other] how many tokens do you hide? { $name } will guess.
  }
royale-ask-guess =
  { $name-who ->
    [you] how many tokens do you hide?
   *[other] how many tokens does { $name } hide?
  }
royale-ask-reward = the guess was wrong. Choose your reward:
royale-ask-prime = add black dice to the casinos they show? If the round ended now:
royale-ask-bet = your total is { $total }, the counter shows { $what }. Stop or bet?
royale-ask-fine = the bank has no change for you: { $lost } would be lost. Add chips?
royale-ask-close = which casino do you close?
royale-ask-bar = one of your dice goes into the bar. Which one?
royale-ask-block = which grey dice go where?
royale-ask-grey = take a grey die, and for what?
royale-ask-adjust = Move one die of yours, if you like. No machine is set off.
royale-ask-split =
  { $name-who ->
    [you] split the tokens into two piles. You pick one without seeing it.
   *[other] split the tokens into two piles. { $name } picks one without seeing it.
  }
royale-ask-pile =
  { $name-who ->
    [you] you have laid two piles. Which one do you take?
   *[other] { $name } has laid two piles. Which one do you take?
  }
royale-ask-double = how many dice do you move to the machine? There is no way back.
royale-ask-park = park a die until the payout?
royale-ask-result = which result do you choose?
royale-ask-tile = which machine do you set off?
royale-ask-gold = which die goes on the golden space?

## What can be chosen

royale-offer-roll = roll { $dice }
royale-offer-pass = pass: keep all dice and pay 1 chip, then { $chips } left
royale-offer-count = { $dice } on casino { $casino }, counting { $total }
royale-offer-tile = then { $tile }
royale-offer-tile-for = then { $tile }, { $what }
royale-offer-token = you take the token of { $tile }
royale-offer-token-lost =
  { $name-who ->
    [you] you lose the token of { $tile }
   *[other] { $name } loses the token of { $tile }
  }
royale-offer-hide =
  { $count ->
    [one] { $count } token: { $what } after a wrong guess
   *[other] { $count } tokens: { $what } after a wrong guess
  }
royale-offer-guess =
  { $name-who ->
    [you]
      { $count ->
        [one] { $count } token, worth { $what } to you
       *[other] { $count } tokens, worth { $what } to you
      }
   *[other]
      { $count ->
        [one] { $count } token, worth { $what } to { $name }
       *[other] { $count } tokens, worth { $what } to { $name }
      }
  }
royale-offer-add =
  { $count ->
    [one] a black die on casino { $casino }
   *[other] both black dice on casino { $casino }
  }
royale-offer-add-both = { $first }; { $second }
royale-offer-add-none = no black dice
royale-offer-stop = stop and take { $what }
royale-offer-stop-empty = stop and take nothing
royale-offer-bet =
  { $way ->
    [higher] higher than { $total }
   *[lower] lower than { $total }
  }
royale-offer-bet-chance = { $count } of { $throws } throws
royale-offer-bet-outcome = up to { $what }, or all is lost
royale-offer-fine-add = add { $chips }
royale-offer-fine-saved = you keep { $money } in bills
royale-offer-fine-keep = keep your chips
royale-offer-fine-lost = { $money } is lost
royale-offer-close = close casino { $casino }
royale-offer-keep = leave casino { $casino } closed
royale-offer-bar = { $dice } into the bar
royale-offer-block =
  { $count ->
    [one] { $count } grey die on casino { $casino }
   *[other] { $count } grey dice on casino { $casino }
  }
royale-offer-grey = casino { $casino }, for { $what }
royale-offer-grey-action = casino { $casino }, to move a die
royale-offer-grey-none = take no grey die
royale-offer-return = { $dice } back from casino { $casino }
royale-offer-adjust-none = move no die
royale-offer-pile =
  { $count ->
    [one] pile { $pile }, { $count } token
   *[other] pile { $pile }, { $count } tokens
  }
royale-offer-double = { $dice } to the machine
royale-offer-double-here = at casino { $casino }
royale-offer-double-none = move no dice
royale-offer-park = { $dice } on space { $space }: { $what } in the payout
royale-offer-pushed =
  { $name-who ->
    [you] you move on to casino { $casino }
   *[other] { $name } moves on to casino { $casino }
  }
royale-offer-park-none = park no die
royale-offer-activate = set off another machine
royale-offer-adjust = put one die on any casino, or take one back
royale-offer-gold = a die on the golden space, { $what } in the payout
royale-offer-void = nothing to be done
royale-offer-gild = { $dice } on the golden space: { $what } in the payout
royale-offer-gold-back =
  { $name-who ->
    [you] you get a die back
   *[other] { $name } gets a die back
  }

## What is in front of you

royale-help-turn =
  You have rolled all your dice. Choose one face: every die that shows it goes to the casino of
  that number, and its machine does its work. Or pay a chip, keep all dice and roll again next time.
royale-help-adjust =
  You may put one die from your hand on any open casino, or take one of yours back into your hand.
  No machine is set off by that.
royale-help-dice =
  A big die stands in brackets and counts 2. A chip buys a pass, or is worth { $chip } in the end.
royale-help-payout =
  When all dice are placed, each casino pays two bills. Whoever counts the same as another gets
  nothing; of the rest, the first takes the higher bill, the second the other one.
royale-help-neutral =
  The neutral dice belong to nobody. They tie like anyone, and what they win goes under the pile.
royale-help-bank = The bank holds { $bills }.
royale-help-drawing =
  In the drawing each bill stands beside the dice that would take it now; = marks dice that cancel
  each other, – dice that find no bill, and ◆ who started the round. A machine is named at the foot of
  its casino.

## The first game

royale-lesson-big = One big die
royale-lesson-big-text = All your dice of one number go to that casino together. The big die counts two.
royale-lesson-two = Two bills everywhere
royale-lesson-two-text = Most dice take { $amount }, second most { $second }. Equal means nothing.
royale-lesson-chip = A bad roll
royale-lesson-chip-text = None of this helps you. A chip keeps all your dice in your hand.
royale-lesson-again = Wait for a better one
royale-lesson-again-text = You get two chips each round. Next turn you roll the same dice again.
royale-lesson-neutral = Neutral dice count, too
royale-lesson-neutral-text = Nobody plays them, but two of them lie here. Three of yours are more.
royale-lesson-worth = The chip was worth it
royale-lesson-worth-text = { $amount } for you. Later, machines stand at the casinos; each has a rule of its own.

## Examples of the rules

royale-example-pass = Place, or pass
royale-example-pass-text = Two fours and two fives, but at both casinos somebody counts five already. A chip would keep your four dice in your hand.
royale-example-pass-paid = A chip for another roll
royale-example-pass-paid-text = Your turn is over. You have all four dice, roll them again next turn, and have one chip left. What you do not need is worth { $worth } in the end.
royale-example-pass-placed = Placed, and no chip spent
royale-example-pass-placed-text = Others count more there, but second place is paid, too. You keep both chips: each buys a pass, or is worth { $worth } in the end.
royale-example-d1 = A one at Pay Day
royale-example-d1-text = You have dice in casinos 5 and 6, and roll a one and a two. The machine stands at casino 1.
royale-example-d1-paid = Paid for three casinos
royale-example-d1-paid-text = With the die in casino 1 you are in three casinos: { $amount } at once, as a bill. One or two casinos would have paid in chips.
royale-example-d1-elsewhere = No die there, no pay
royale-example-d1-elsewhere-text = Only dice placed in casino 1 set this machine off. The one would have brought { $amount } at once.
royale-example-d1-passed = A pass sets nothing off
royale-example-d1-passed-text = You paid a chip and kept both dice; no machine did anything. The one would have brought { $amount } at once.

## Why a decision is the best

royale-why-big = the big die counts as two
royale-why-passing = pass
royale-why-pass =
  { $count ->
    [one] for a chip you keep { $count } die for your next turn
   *[other] for a chip you keep your { $count } dice for your next turn
  }
