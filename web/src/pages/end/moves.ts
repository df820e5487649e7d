/** Which moves of a game are worth a card at its end. */
import type { Review } from "../../openapi";

export type Kind = "best" | "costliest";
type Highlight = NonNullable<Review["seats"][number]["best"]>;

/** The move of a player; for those who only looked on, the one that meant most of all. */
export function highlightOf(review: Review, kind: Kind, seat: number | null): Highlight | null {
  const own = seat === null ? undefined : review.seats[seat];
  if (own) return own[kind] ?? null;
  const found = review.seats.flatMap((one) => one[kind] ?? []);
  return found.toSorted((one, other) => other.win - one.win)[0] ?? null;
}
