/** Names of ours in place of those that people chose, for whoever does not want to read what strangers call themselves. */
import type { Card } from "../protocol";
import { settings } from "./settings.svelte";
import { say } from "./words.svelte";

/** A table as it is shown to this person: bots and they themselves keep their names. */
export function withoutStrangers(card: Card, me: string | null): Card {
  if (!settings.hidesNames) return card;
  const isStranger = (place: Card["places"][number]) => Boolean(place?.person) && place?.person !== me;
  const kept = card.places.flatMap((place) => (place && !isStranger(place) ? place.name : []));
  const free = say("web-guest-names")
    .split(" ")
    .filter((name) => !kept.includes(name));
  return { ...card, places: card.places.map((place, seat) => (place && isStranger(place) ? { ...place, name: free[seat] ?? "" } : place)) };
}
