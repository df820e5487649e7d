/** A place for somebody who looks on: a bot's, or that of a person who is away. */
import { play } from "../lib/sound";
import type { Table } from "../lib/table.svelte";
import { say } from "../lib/words.svelte";
import { ownName } from "../pages/start";
import type { Card, Place } from "../protocol";

/** A seat that can be had. */
export interface OpenSeat {
  readonly seat: number;
  readonly place: Place;
}

/**
 * The seats that can be had: bots of a taught game know their part, at the board of a day everybody meets the same, where one plays on, what was agreed tells what one saw, and the
 * host is asked by one after the other.
 */
export function seatsOf(card: Card | null): readonly OpenSeat[] {
  if (card?.phase !== "playing" || card.lesson || card.played_on || card.board) return [];
  return card.places.flatMap((place, seat) => (place && (place.bot || canBeAsked(card, place)) ? [{ seat, place }] : []));
}

function canBeAsked(card: Card, place: Place): boolean {
  return Boolean(place.away) && !place.resigned && place.person !== card.host && !card.seeker;
}

/** What a message says of several seats: whether all of them are bots'. */
export function kindOf(seats: readonly OpenSeat[]): "bots" | "any" {
  return seats.every(({ place }) => place.bot) ? "bots" : "any";
}

/** What having a seat means, on the button that does it. */
export function doing({ place }: OpenSeat): string {
  return place.bot ? say("web-take-one", { bot: place.name }) : say("web-seek-one", { name: place.name });
}

/** What one would be called there. */
export function nameAt(table: Table, seat: number): string {
  return ownName(table.names.filter((_, other) => other !== seat));
}

/** Play for a bot from now on, or ask the host for the place of somebody who is away. */
export async function take(table: Table, { seat, place }: OpenSeat): Promise<boolean> {
  const done = await table.act({ type: place.bot ? "take" : "seek", seat, name: nameAt(table, seat), gives: true });
  if (done) play("place", 0.4);
  return done;
}

/** Who plays now where this person played until the host handed the place over. */
export function heirOf(table: Table): Place | null {
  const mine = table.seat === null ? table.witness.kept.receipt.seat : null;
  const place = mine === null ? null : table.card?.places[mine];
  return place?.handed == null ? null : place;
}

/** That somebody came into the game, in a sentence; nothing of those who were there from the beginning. */
export function came({ name, took, handed }: Place, own: boolean): string | null {
  if (took) return say("web-took", { who: own ? "you" : "other", name, bot: took });
  if (!handed) return null;
  return say("web-handed", { who: own ? "you" : name === handed ? "same" : "other", name, away: handed });
}
