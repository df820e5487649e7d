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

/** Where a link leads that was pasted: its path and its secret; nothing if it is no link to a seat. */
export function pathIn(pasted: string): string | null {
  const [, path] = /(\/along(?:\/[0-9a-z]{12})?#[!-~]+)$/.exec(pasted.trim()) ?? [];
  return path ?? null;
}
