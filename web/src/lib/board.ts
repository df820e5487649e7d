/** The board of a day, which has the same dice for everybody. */
import type { Card } from "../protocol";

/** Whether the day of a table has not closed yet: then its player is told of the game, and of nothing else. */
export function isSealedBoard(card: Pick<Card, "board"> | null, now = Date.now()): boolean {
  return card?.board != null && now < card.board.closes * 1000;
}
