### Rules of Vegas, as printed by "flambeur rules vegas".

rules-vegas-title = Vegas: the rules

rules-vegas-aim =
  Six casinos, four rounds, and money on every table. Place your dice where you will have
  more than anyone else, and take the best bills home. Whoever has the most money after the
  fourth round wins.
  .title = Aim of the game

rules-vegas-setup =
  Two to five people play, each with eight dice of one colour. The six casinos have no names
  here, only their numbers, 1 to 6. All bills are shuffled into a face-down pile. Casino by
  casino, bills are turned over until there is at least $50,000 on it: exactly $50,000 will do,
  $40,000 will not. The first leader is drawn at random, unless the host names one.
  .title = Setup

rules-vegas-turn =
  Roll all the dice you have left, once. Choose one of the faces you see and place every die
  showing it on the casino of that number: all of them, not just some. The other dice stay with
  you for your next turn. You may not pass, however tempting it looks. Turns go clockwise; a
  player without dice is skipped, and the last one with dice carries on alone.
  .title = Your turn
  .try = You roll four threes and a five. What has to go to the casinos?

rules-vegas-payout =
  When all dice are placed, the casinos pay out, from 1 to 6. Ties come first: players with the
  same number of dice at a casino cancel each other and get nothing there. Of the others, the
  one with the most dice takes the highest bill, the next takes the next highest, one bill each
  at most. When the bills run out, those who come last get nothing; bills left over go under the
  pile. An example with $80,000, $30,000 and $10,000 on a casino:
  Ana 5 · Ben 3 and Carla 3 cancel · Denny 1: Ana takes $80,000, Denny $30,000, $10,000 goes
  back under the pile.
  .title = Payout
  .try = You could draw level with three dice. Who takes the second bill then?

rules-vegas-rounds =
  A game has four rounds. After each payout everyone takes their dice back and the empty casinos
  are filled again as at the start. The pile is not reshuffled, so bills that went under it
  seldom return. The lead moves one seat clockwise, whatever happened.
  .title = Rounds

rules-vegas-end =
  The game ends with the payout of the fourth round. The most money wins. If the money is equal,
  the larger number of bills decides; if that is equal too, the victory is shared. Lower places
  are ranked in the same way.
  .title = End of the game

rules-vegas-hidden =
  The bills you win lie face down in front of you. You always see your own bills and your total;
  the others, spectators included, only see how many bills you have. Payouts happen in the open,
  so a good memory is allowed. Nobody ever sees the order of the pile. At the end all money is
  shown. If you prefer to play in the open, an option shows everyone's money all along.
  .title = Money face down

rules-vegas-neutral =
  An option for two to four players. With two players each gets four extra neutral dice, with
  three or four players two. You roll them together with your own, and all dice of the chosen
  face are placed, own and neutral alike. At the payout the neutral dice at a casino count as one
  imaginary player, who ties and takes bills like anyone else; those bills go under the pile.
  With three players two dice are left over: at the start of every round the leader rolls them,
  and each goes to the casino of its face.
  .title = Neutral dice
  .try = Five dice, two of them neutral. Which count for you?

rules-vegas-solo =
  Alone, you play one colour against the four others. First, all eight dice of one opponent are
  rolled and placed by their faces. Then, each turn, roll one die of every colour that still has
  dice, choose a face, place all dice showing it and put the rest back, until every die is placed.
  At the payout each colour stands for itself and keeps what it wins. You win if you have more
  money than all four opponents together; a draw is a loss. A game is one round, or up to four if
  you like, on four levels: normal, hard (two opponents are placed at the start), expert (you have
  two to seven dice) and master (you have one).
  .title = Playing solo

rules-vegas-editions =
  There are two sets of bills, both from $10,000 to $90,000. The 2018 set, used unless you say
  otherwise, has 48 bills worth $2,230,000; the 2012 set has 54 worth $2,500,000. The rest of the
  game is the same. The solo game first appeared in 2018, but it works with either set.
  .title = Editions
