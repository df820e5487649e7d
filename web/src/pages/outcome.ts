/** How a game ended, put into the words of the podium. */
import type { Card } from "../protocol";

export interface Result {
  readonly seat: number;
  readonly name: string;
  readonly rank: number;
  readonly score: number;
}

/** Everybody with rank and score, in the order of the seats; nobody if it was not played to its end. */
export function resultsOf(card: Card): Result[] {
  const { ranks = [], scores = [] } = card.outcome ?? {};
  return card.places.flatMap((place, seat) => {
    const rank = ranks[seat];
    return place && rank !== undefined ? [{ seat, name: place.name, rank, score: scores[seat] ?? 0 }] : [];
  });
}

/** How high a place on the podium is, 0 to 1: by what was won, or by the place alone. */
export function shareOf({ rank, score }: Result, results: readonly Result[], byScore: boolean): number {
  if (!byScore) return (results.length - rank + 1) / results.length;
  return Math.max(0, score) / Math.max(1, ...results.map((one) => one.score));
}

/** How far the first is ahead of the next, or null if they share the place. */
export function leadOf(results: readonly Result[]): { next: Result; gap: number } | null {
  const [first, next] = results.toSorted((one, other) => one.rank - other.rank);
  if (!first || !next || first.rank === next.rank || first.score <= next.score) return null;
  return { next, gap: first.score - next.score };
}
