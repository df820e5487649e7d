/** Moments of Royale as browsers were told them; `python -m tests.shows.pictures.record_royale` writes them. */

import type { RoyaleTable } from "../src/games/royale/table";
import type { Offer } from "../src/lib/contract";
import { spokenOffer } from "../src/lib/offers";
import type { Phrase } from "../src/lib/phrases";
import type { RoyaleEvent, RoyaleMove, RoyalePicture, Told } from "../src/protocol";
import recorded from "./fixtures/royale.json";
import { english } from "./speaking";

export interface Moment {
  readonly seat: number;
  readonly awaited: number;
  readonly picture: RoyalePicture;
  readonly told: Told;
  readonly events: readonly RoyaleEvent[];
}

const TILES = recorded as unknown as Readonly<Record<string, Readonly<Record<string, Moment>>>>;

/** Every moment with its name, such as `B2 StopOrBet/decider`. */
export const MOMENTS: readonly (readonly [string, Moment])[] = Object.entries(TILES).flatMap(([tile, moments]) =>
  Object.entries(moments).map(([name, moment]) => [`${tile} ${name}`, moment] as const),
);
export const TILE_IDS = Object.keys(TILES);

export function momentOf(tile: string, name: string): Moment {
  const moment = TILES[tile]?.[name];
  if (!moment) throw new Error(`${tile} ${name} was not recorded`);
  return moment;
}

/** A table that stands at one moment; it remembers what is looked at and what was chosen. */
export class Still implements RoyaleTable {
  readonly id = "t";
  readonly line = "open";
  readonly card = null;
  readonly before = null;
  readonly left = null;
  readonly behind = 0;
  readonly sending = false;
  readonly heading: readonly string[] = [];
  readonly latest = "";
  readonly past = false;
  readonly names = ["Ana", "Ben", "Carla"];
  readonly initials = ["A", "B", "C"];
  looked = $state.raw<Offer<RoyaleMove> | null>(null);
  happening = $state.raw<RoyaleTable["happening"]>(null);
  readonly chosen: RoyaleMove[] = [];
  wasShown = 0;

  readonly speaker;
  readonly offers: readonly Offer<RoyaleMove>[];

  constructor(readonly moment: Moment) {
    this.speaker = english(this.names, moment.seat);
    this.offers = (moment.told.offers ?? []).map((offer) => spokenOffer(offer, this.speaker)) as readonly Offer<RoyaleMove>[];
  }

  get seat(): number {
    return this.moment.seat;
  }
  get you(): number {
    return this.moment.seat;
  }
  get picture(): RoyalePicture {
    return this.moment.picture;
  }
  get asked(): readonly Phrase[] {
    return this.moment.told.question ?? [];
  }
  get question(): string {
    return this.asked.map(this.speaker.say).join(" ");
  }
  get news(): readonly Phrase[] {
    return this.log;
  }
  get awaited(): number {
    return this.moment.awaited;
  }
  get mine(): boolean {
    return this.seat === this.awaited;
  }
  get log(): readonly Phrase[] {
    return (this.moment.told.lines ?? []).map(([phrase]) => phrase);
  }

  look(offer: Offer<RoyaleMove> | null): void {
    this.looked = offer;
  }
  tap(offer: Offer<RoyaleMove>): void {
    if (this.looked?.key === offer.key) void this.choose(offer.move);
    else this.looked = offer;
  }
  choose(move: RoyaleMove): Promise<void> {
    this.chosen.push(move);
    return Promise.resolve();
  }
  shown(): void {
    this.wasShown += 1;
    this.happening = null;
  }
}
