### Rules of Easy Come, as printed by "flambeur rules easycome".

rules-easycome-title = Easy Come: the rules

rules-easycome-aim =
  Nine prizes lie on the table, and nothing you win is safe. Be the first to own three prizes and
  keep all three while the others try to take them away.
  .title = Aim of the game

rules-easycome-setup =
  Two to four people play with four dice, which show 0 to 5. All nine prizes begin in the centre.
  Everyone rolls the four dice once, and the highest total plays first; equals roll again. You can
  also name who begins.
  .title = Setup

rules-easycome-turn =
  Roll all four dice. If they fit a prize, you may claim it, and your turn is over. If not, or if you
  want something better, set aside at least one of the dice you have just rolled and roll the rest
  again. Dice set aside stay as they are until the end of the turn. A prize you pass up is gone,
  unless later dice fit it again. Once all four dice are aside, your turn ends without a prize. One
  prize a turn is the most you can win.
  .title = Your turn
  .try = You roll 0, 2, 2 and 5. What do you set aside?

rules-easycome-prizes =
  All four dice count, those set aside and those just rolled.
  Four alike: four dice of one value.
  Two pairs: two dice of one value and two of another.
  Odd triple: three of an odd value and one of another odd value.
  Even triple: three of an even value and one of another even value; 0 is even.
  Seven: a total of exactly 7.
  Thirteen: a total of exactly 13.
  Low: a total of 3 or less.
  High: a total of 17 or more.
  Straight: four values in a row, such as 1, 2, 3 and 4.
  Four alike are never two pairs or a triple.
  .title = The prizes

rules-easycome-steal =
  A prize can be won from the centre or from anyone who has it. If your dice fit a prize of another
  player, take it; they get nothing for it. You cannot win a prize that is yours already.
  .title = Stealing
  .try = Your dice fit a prize in the middle and one that somebody has. Which do you take?

rules-easycome-hold =
  A third prize does not win at once. You must still have all three after the turns of the next two
  players. If one of the three is taken from you, the count is over; it starts again with your next
  third prize. Meanwhile the others may take any prize, not only yours. If several players hold
  three prizes, whoever got there first wins first.
  .title = Keeping three prizes

rules-easycome-two =
  With two players, the opponent of a player with three prizes gets up to two turns in a row to take
  one of them. In these turns the centre is closed: only the three prizes count. If both turns fail,
  the player with three prizes wins. If one succeeds, the other player is on turn, with the centre
  open; but if the thief now has three prizes, the tables are turned at once.
  .title = Two players

rules-easycome-four =
  With four players, the fourth gets no turn before three prizes win. If that seems hard, play the
  variant with a full round: all three opponents then get a turn.
  .title = Four players

rules-easycome-end =
  The game ends as soon as three prizes have been kept long enough. There is one winner and never a
  draw.
  .title = End of the game
