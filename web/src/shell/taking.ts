/** A bot's place, for somebody who looks on. */
import { play } from "../lib/sound";
import type { Table } from "../lib/table.svelte";
import { ownName } from "../pages/start";
import type { Card, Place } from "../protocol";

/** A seat that a bot plays. */
export interface BotSeat {
  readonly seat: number;
  readonly place: Place;
}

/** The seats that can be taken: bots of a taught game know their part, and where one plays on, what was agreed tells what one saw. */
export function botsOf(card: Card | null): readonly BotSeat[] {
  if (card?.phase !== "playing" || card.lesson || card.played_on) return [];
  return card.places.flatMap((place, seat) => (place?.bot ? [{ seat, place }] : []));
}

/** What one would be called there. */
export function nameAt(table: Table, seat: number): string {
  return ownName(table.names.filter((_, other) => other !== seat));
}

/** Play for a bot from now on. */
export async function take(table: Table, seat: number): Promise<boolean> {
  const done = await table.act({ type: "take", seat, name: nameAt(table, seat), gives: true });
  if (done) play("place", 0.4);
  return done;
}
