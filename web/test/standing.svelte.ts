/** A table for the tests of Easy Come and Strike: it stands as one recorded update says, and notes what is done. */
import type { Happening, LiveTable, Offer } from "../src/lib/contract";
import { spokenOffer } from "../src/lib/offers";
import { captionsOf, type Phrase, type Speaker } from "../src/lib/phrases";
import type { Awaited, Told } from "../src/protocol";
import { english } from "./speaking";

export interface Recorded<Picture, Event> {
  readonly seat: number;
  readonly awaited: Awaited;
  readonly events: readonly Event[];
  readonly told: Told;
  readonly picture: Picture;
}

const NAMES = ["Ana", "Ben", "Mia", "Denny", "Zoé"];

export class Standing<Picture, Move, Event> implements LiveTable<Picture, Move, Event> {
  readonly id = "t";
  readonly line = "open";
  readonly seat: number | null;
  get you(): number | null {
    return this.seat;
  }
  readonly card = null;
  readonly picture: Picture;
  readonly awaited: number | null;
  readonly told: Told;
  readonly names: readonly string[];
  readonly initials: readonly string[];
  readonly left = null;
  readonly behind = 0;
  readonly sending = false;
  readonly heading: readonly string[] = [];
  readonly latest = "";
  readonly speaker: Speaker;
  readonly #offers: readonly Offer<Move>[];
  readonly past = false;
  readonly log: readonly Phrase[];
  /** What was chosen, in order. */
  readonly chosen: Move[] = [];
  looked = $state.raw<Offer<Move> | null>(null);
  happening = $state.raw<Happening<Event> | null>(null);
  ended = 0;

  constructor(
    update: Recorded<Picture, Event>,
    seats: number,
    readonly before: Picture | null = null,
  ) {
    ({ seat: this.seat, picture: this.picture, told: this.told } = update);
    this.awaited = update.awaited.seat ?? null;
    this.names = NAMES.slice(0, seats);
    this.initials = this.names.map((name) => name.slice(0, 1));
    this.speaker = english(this.names, update.seat);
    const { lines = [] } = update.told;
    this.log = lines.map(([phrase]) => phrase);
    this.#offers = (update.told.offers ?? []).map((offer) => spokenOffer(offer, this.speaker)) as readonly Offer<Move>[];
    if (before) this.happening = { seq: 7, events: update.events, captions: captionsOf(lines, update.events.length, this.speaker.say) };
  }

  get mine(): boolean {
    return this.awaited === this.seat;
  }
  get offers(): readonly Offer<Move>[] {
    return this.mine ? this.#offers : [];
  }
  get asked(): readonly Phrase[] {
    return this.told.question ?? [];
  }
  get question(): string {
    return this.asked.map(this.speaker.say).join(" ");
  }
  get news(): readonly Phrase[] {
    return this.log;
  }
  look(offer: Offer<Move> | null): void {
    this.looked = offer;
  }
  tap(offer: Offer<Move>): void {
    if (this.looked?.key === offer.key) void this.choose(offer.move);
    else this.looked = offer;
  }
  choose(move: Move): Promise<void> {
    this.chosen.push(move);
    return Promise.resolve();
  }
  shown(): void {
    this.ended += 1;
    this.happening = null;
  }
}
