/** Whose seat a link takes along, as far as the page can tell before anybody taps. */
import type { Card } from "../protocol";

/** The public id of the person; the secret begins with it. */
export function personIn(secret: string): string {
  return secret.split(".")[0] ?? "";
}

/** What somebody is called at the first of these tables at which they sit. */
export function nameAmong(cards: readonly Card[], person: string): string {
  const places = cards.flatMap(({ places }) => places);
  return places.find((place) => place?.person === person)?.name ?? "";
}
