/** People of a game night who gave no name: a table knows them by their number. */
import type { Card } from "../protocol";
import { say } from "./words.svelte";

const NUMBER = /^#(\d+)$/;

/** A table of a night with its guests called as the night calls them. */
export function withGuests(card: Card): Card {
  if (!card.night) return card;
  const called = (name: string) => {
    const number = NUMBER.exec(name)?.[1];
    return number === undefined ? name : say("web-night-guest", { number: Number(number) });
  };
  return { ...card, places: card.places.map((place) => place && { ...place, name: called(place.name) }) };
}
