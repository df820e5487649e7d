### Rules of Strike, as printed by "flambeur rules strike".

rules-strike-title = Strike: the rules

rules-strike-aim =
  Throw dice into the arena, knock others over, and take what is equal. Whoever has no dice left
  is out. The last player with dice wins.
  .title = Aim of the game

rules-strike-setup =
  Two to five people play. Each gets nine dice if two play, eight with three, seven with four and
  six with five. A die shows X, 2, 3, 4, 5 and 6. One more die lies in the arena and shows any
  number. Who starts is drawn; then play goes clockwise.
  .title = Setup

rules-strike-turn =
  You must throw one die from your reserve. Before each throw you may push the dice in the arena
  together or apart, as long as no face changes and no die is stacked or tilted. When all dice are
  at rest, look for equal numbers. If there are any, take all dice of those numbers, and your turn
  is over. If there are none, throw one more die or stop. Equal numbers cannot be left lying.
  .title = Your turn
  .try = A 2, a 3 and a 5 lie in the arena. What does your throw make of them?

rules-strike-hit =
  Your die may knock over anything in the arena; what lies there afterwards counts. A die that
  misses, flies out or stays on the rim is out of the game, and so is every die that shows X. Two
  X are not a pair. A die that leans too much to be read is rolled again outside and put back.
  Losing dice does not end your turn.
  .title = Hits and losses

rules-strike-grand =
  If the arena is empty when your turn begins, throw all your dice at once: the Grand Lancer. Dice
  of equal numbers come back and are your new reserve; the others stay. Without equal numbers you
  are out. If you empty the arena yourself without a match, you may throw one more die, or stop
  and leave the Grand Lancer to the next player.
  .title = The Grand Lancer

rules-strike-end =
  Whoever has no dice at the end of their own turn is out. A match with the last die still saves
  you. As soon as only one player is left, that player wins.
  .title = End of the game

rules-strike-match =
  For a longer game, play as many rounds as there are players; everyone starts one. Whoever goes
  out gets a point for each player still in, the winner of a round gets none. The lowest total
  wins; equal totals share the victory.
  .title = A match
