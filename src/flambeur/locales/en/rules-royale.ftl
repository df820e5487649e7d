### Rules of Vegas Royale.

rules-royale-title = Vegas Royale: the rules

rules-royale-aim =
  Three rounds, six casinos with two bills each, and machines that bend the rules. Place your dice
  where you count for more than anyone else, and take the bills home. Whoever is richest after the
  third round, chips included, wins.
  .title = Aim of the game

rules-royale-setup =
  Two to five people play, each with seven small dice and one big die of one colour; wherever dice
  are compared, the big one counts double. Each round six pairs of bills, $30,000 to $100,000
  apiece, are turned up: the richest pair goes to casino 6, the poorest to casino 1. Everyone gets
  two chips, each worth $10,000 at the end if you keep it. With machines, 24 bills are kept for
  later rounds, and the other 54 lie face up as the bank that pays rewards. If two pairs are worth
  the same, the one with the dearer bill goes to the higher casino. Chance decides who begins.
  .title = Setup

rules-royale-turn =
  Roll all the dice you have left, choose one of the faces you see, and place every die showing
  it, the big one too, on the casino of that number. The other dice stay with you. If there is a
  machine at that casino, it does its work as soon as your dice are down. Turns go clockwise; a
  player without dice is skipped.
  .title = Your turn

rules-royale-pass =
  You do not like your roll? Pay one chip and take all your dice back: your turn is over and no
  machine does anything. Without a chip you have to place.
  .title = Passing
  .try = A roll that helps you little: place, or pay a chip?

rules-royale-payout =
  When nobody has dice left, the casinos pay from 1 to 6. Equal strengths cancel each other; of the
  others, the strongest takes the higher bill and the second the lower one. What nobody wins goes
  under the pile, out of the game. An example: three small dice and the big one count 5 and beat
  four small dice. Bills you have won lie face down in front of you: the others see how many, not
  how much.
  .title = Payout

rules-royale-rounds =
  A game has three rounds. Between rounds everyone takes all dice back, gets two more chips and
  keeps those left over, and new bills and machines are laid out. Whoever took the higher bill at
  casino 6 starts the next round; if nobody won there, casino 5 decides, then 4, and so on.
  .title = Rounds

rules-royale-end =
  After the third payout, add up your bills and $10,000 for every chip. The highest total wins. If
  totals are equal, the larger number of bills and chips together decides; if that is equal too,
  the victory is shared.
  .title = End of the game

rules-royale-neutral =
  With two players a neutral colour joins in: at the start of each round its eight dice are rolled
  once and placed by their faces. They tie and win like anyone else’s, but the bills they win go
  under the pile. They never activate a machine.
  .title = Two players

rules-royale-tiles =
  Three of eight two-sided machines are drawn each round and laid at casinos 1, 2 and 3; options
  change how many or which. Placing dice at a machine’s casino activates the machine once, however many
  dice you placed. Money comes from the bank; rewards of $10,000 or $20,000 are one or two chips.
  Should the bank lack the right bills, it promises the amount, and the promise counts like a
  bill.
  .title = Machines

rules-royale-a1 =
  Hide one, two or three tokens in your fist; your left neighbour guesses how many. If the guess
  is right, you get nothing. If it is wrong, one token brings two chips, two bring $30,000, three
  bring $40,000.
  .title = A1 Lucky Punch
  .hook = Fool the player on your left.

rules-royale-a2 =
  Throw both black dice. A total of 7 or a double wins the jackpot, which then starts again at
  $30,000. Anything else makes it grow by $10,000, up to $80,000.
  .title = A2 Jackpot
  .hook = A 7 or a double wins the jackpot.

rules-royale-b1 =
  Before the payout, whoever would take the higher bill here throws both black dice. None, one or
  both may be added to the casinos of their faces, and they count as that player’s dice for this
  payout. A closed casino takes none; a neutral or grey leader does not throw.
  .title = B1 Prime Time
  .hook = Lead here, and black dice may help you.

rules-royale-b2 =
  Throw both black dice, then stop or bet that the next total will be higher or lower. Each bet
  won moves you up: nothing, one chip, $30,000, $40,000, $60,000. You may stop and collect at any
  step, and $60,000 is paid at once. Lose a bet, and an equal total loses, and you leave with
  nothing.
  .title = B2 Fifty Fifty
  .hook = Climb as far as you dare.

rules-royale-c1 =
  The first player to place here and count five or more takes the token; the big die counts
  double. Nobody can take it away, and in the payout it is worth $100,000.
  .title = C1 High Five
  .hook = Be the first to count five here.

rules-royale-c2 =
  Placing here does nothing, but stay away at your peril: whoever counts least here when the round
  ends, zero included, pays $50,000 after the payout. Everyone on the lowest count pays. Bills go
  first and chips only if they fall short. The bank gives no change under $30,000; if that costs
  you money, one or two chips on top save it. You choose; in the last round they are added for you.
  .title = C2 Bad Luck
  .hook = Whoever counts least here pays.

rules-royale-d1 =
  Get $10,000 for every casino that holds a die of yours, this one included, even if My Choice sets
  the machine off and no die of yours lies here. One or two casinos pay in chips, three to six in
  money.
  .title = D1 Pay Day
  .hook = The more casinos you are in, the more it pays.
  .try = You are in two casinos and roll a one. What does the machine pay?

rules-royale-d2 =
  If you count for more here than anyone else, neutral and grey dice included, take the token.
  While you hold it, you may, instead of rolling, set one of your dice to any face and place it;
  the machine there is activated. The moment you are no longer clearly ahead, the token goes back to
  the machine.
  .title = D2 Power Play
  .hook = Lead here, and set a die to any face you like.

rules-royale-e1 =
  The first player here must close another casino; later players may close a different one instead.
  No die may enter or leave a closed casino, but it pays as usual. Each closing pays what comes
  next: two chips, nothing, $30,000, nothing, one chip, nothing, and round again. If all your dice
  show the closed casino, you pass for free. While it is closed, My Choice cannot set off its
  machine either.
  .title = E1 No Entry!
  .hook = Close another casino.

rules-royale-e2 =
  Every opponent must put a die of their choice from their hand into the bar, unless they have
  none or two of theirs are there already. You take all your own dice out of the bar. Dice in the
  bar cannot be rolled and count nowhere.
  .title = E2 Knockout?
  .hook = Send a die of every opponent to the bar.

rules-royale-f1 =
  Nine grey dice lie here in groups of 1, 1, 2, 2 and 3. Take one whole group and put it into any
  open casino. Grey plays along like one more player: it ties and wins, but its bills go under the
  pile.
  .title = F1 Block It!
  .hook = Put grey dice where they hurt most.

rules-royale-f2 =
  The round begins with a grey die at each of casinos 1 to 3 and two at each of 4 to 6. You may
  take one away and cover a free space with it: a chip (two spaces), $30,000 (three) or an action
  (four). The action lets you put one of your dice into any casino without activating it, or take
  one back.
  .title = F2 Handicap
  .hook = Take a grey die away and be rewarded for it.

rules-royale-g1 =
  After this casino has paid, the left neighbour of its winner splits six tokens into two hidden
  piles: $60,000, twice $20,000 and three blanks. The winner picks a pile unseen and gets what is
  in it; $20,000 comes as two chips. Placing here does nothing.
  .title = G1 Black Box
  .hook = Win here, then pick one of two hidden piles.

rules-royale-g2 =
  You may move any number of your dice from this casino to the machine, for good. In the payout the
  machine is one more casino: ties cancel, the strongest gets $60,000, the second $30,000.
  .title = G2 Double Down
  .hook = Move dice here to win a second time.

rules-royale-h1 =
  You may park one die of this roll, left over or just placed here, on the space of its face. A die
  already there moves to the casino of that face. That does not set off the machine there. In the
  payout each parked die earns its space once: one chip, two chips, $30,000, $40,000, $50,000 or
  $60,000.
  .title = H1 Nice Dice
  .hook = Park a die: it earns at the payout.

rules-royale-h2 =
  Throw both black dice and choose one of the two faces. 1 is one chip, 2 two chips, 3 is $30,000;
  4 activates another machine; 5 lets you put one of your dice into any casino or take one back; 6
  puts one of your dice on the golden space. A die already there goes back to its owner. A die put
  down by the 5 does not set off a machine. In the payout the golden die earns $60,000.
  .title = H2 My Choice
  .hook = Throw two dice and choose a reward.
