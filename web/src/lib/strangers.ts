/** Names of ours in place of those that people chose, for whoever does not want to read what strangers call themselves. */
import type { Card, Place } from "../protocol";
import { settings } from "./settings.svelte";
import { say } from "./words.svelte";

/** A table as it is shown to this person: bots and they themselves keep their names. */
export function withoutStrangers(card: Card, me: string | null): Card {
  if (!settings.hidesNames) return card;
  const isStranger = (person: string | null | undefined) => Boolean(person) && person !== me;
  const kept = card.places.flatMap((place) => (place && !isStranger(place.person) ? place.name : []));
  const free = say("web-guest-names")
    .split(" ")
    .filter((name) => !kept.includes(name));
  const hidden = (place: Place, seat: number): Place => ({
    ...place,
    ...(isStranger(place.person) && { name: free[seat] ?? "" }),
    // Whoever was there before is hidden, too, and is called as nobody is now.
    ...(place.handed && { handed: free.at(-1 - seat) ?? "" }),
  });
  const seeker =
    card.seeker && isStranger(card.seeker.person) ? { ...card.seeker, name: free[card.places.length] ?? "" } : (card.seeker ?? null);
  return { ...card, seeker, places: card.places.map((place, seat) => place && hidden(place, seat)) };
}
