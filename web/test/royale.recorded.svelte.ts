/** Moments of Royale as browsers were told them; `python -m tests.server.scenes.record_royale` writes them. */

import type { RoyaleScene, RoyaleTable } from "../src/games/royale/scene";
import type { Offer } from "../src/lib/contract";
import type { RoyaleEvent, RoyaleMove, Told } from "../src/protocol";
import recorded from "./fixtures/royale.json";

export interface Moment {
  readonly seat: number;
  readonly awaited: number;
  readonly scene: RoyaleScene;
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
  readonly view = null;
  readonly before = null;
  readonly left = null;
  readonly behind = 0;
  readonly sending = false;
  readonly heading = "";
  readonly past = false;
  readonly names = ["Ana", "Ben", "Carla"];
  readonly initials = ["A", "B", "C"];
  looked = $state.raw<Offer<RoyaleMove> | null>(null);
  happening = $state.raw<RoyaleTable["happening"]>(null);
  readonly chosen: RoyaleMove[] = [];
  wasShown = 0;

  constructor(readonly moment: Moment) {}

  get seat(): number {
    return this.moment.seat;
  }
  get scene(): RoyaleScene {
    return this.moment.scene;
  }
  get told(): Told {
    return this.moment.told;
  }
  get awaited(): number {
    return this.moment.awaited;
  }
  get mine(): boolean {
    return this.seat === this.awaited;
  }
  get offers(): readonly Offer<RoyaleMove>[] {
    return (this.told.offers ?? []) as readonly Offer<RoyaleMove>[];
  }
  get log(): readonly string[] {
    return this.told.lines ?? [];
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
