/** What happened in Royale, cut into moments: those of Vegas, and what tiles do in between. */
import { vegas as LASTS } from "../../lasts.json";
import type { Caption } from "../../lib/phrases";
import type { RoyaleEvent, RoyalePicture, RoyaleShown } from "../../protocol";
import { BARE } from "../vegas/layout";
import { type PlaceStep, paidFront, SHORT, type Step } from "../vegas/steps";
import type { Front } from "../vegas/table";
import type { AnyTile } from "./table";

/** A moment with the tiles as they are once it is over, and what a tile does in it. */
export type RoyaleStep = Step & {
  readonly tiles: readonly AnyTile[];
  readonly act: TileAct | null;
};

type EventOf<Kind extends RoyaleEvent["type"]> = Extract<RoyaleEvent, { type: Kind }>;
/** What tiles do. */
const TILE_EVENTS = [
  "activated",
  "extra_rolled",
  "rewarded",
  "counter_moved",
  "token_taken",
  "casino_closed",
  "die_moved",
  "fist_closed",
  "fist_opened",
  "bet_settled",
  "box_split",
  "box_opened",
  "bad_luck_noted",
  "fined",
] as const;
export type TileEvent = EventOf<(typeof TILE_EVENTS)[number]>;

/** An event of a tile, and which tile it is. */
export interface TileAct {
  readonly tile: string;
  readonly event: TileEvent;
}

function isTileEvent(event: RoyaleEvent): event is TileEvent {
  return (TILE_EVENTS as readonly string[]).includes(event.type);
}

/** Which tile an event is about; a die that moves between hand and casino belongs to the one that spoke last. */
export function tileOf(event: TileEvent, last: string): string {
  switch (event.type) {
    case "casino_closed":
      return "E1";
    case "fist_closed":
    case "fist_opened":
      return "A1";
    case "bet_settled":
      return "B2";
    case "box_split":
    case "box_opened":
      return "G1";
    case "bad_luck_noted":
    case "fined":
      return "C2";
    case "die_moved": {
      const place = [event.target, event.source].find((where) => typeof where === "string" && where !== "hand");
      return typeof place === "string" ? place : last;
    }
    default:
      return event.tile;
  }
}

class Cutter {
  readonly steps: RoyaleStep[] = [];
  #fronts: readonly Front[];
  #tiles: readonly AnyTile[];
  #roll: RoyaleShown | null;
  #speaker = "";

  constructor(
    before: RoyalePicture | null,
    readonly after: RoyalePicture,
  ) {
    this.#fronts = Object.values((before ?? after).casinos);
    this.#tiles = Object.values((before ?? after).tiles);
    this.#roll = before?.roll ?? null;
  }

  take(event: RoyaleEvent, line: string, rest: readonly RoyaleEvent[]): void {
    if (isTileEvent(event)) return this.#act(event, line, rest);
    switch (event.type) {
      case "hand_rolled":
        this.#roll = { seat: event.seat, dice: event.small.map((face) => [event.seat, face] as const), big: event.big };
        return this.#push({ kind: "roll", line, ms: LASTS[event.type] });
      case "dice_placed":
        this.#roll = null;
        return this.#place([{ casino: event.casino, colour: event.seat, dice: (event.dice[0]?.[1] ?? 0) + (event.big ?? 0) }], line, rest);
      case "loose_dice_placed":
        return this.#place(
          [...event.faces, ...(event.big ?? [])].map((casino) => ({ casino, colour: this.after.seats, dice: 1 })),
          line,
          rest,
        );
      case "casino_paid": {
        const front = paidFront(event);
        this.#fronts = this.#fronts.map((one, place) => (place + 1 === event.casino ? BARE : one));
        const ms = front.stacks.length ? LASTS[event.type] : SHORT.bare;
        return this.#push({ kind: "pay", event, front, line, ms });
      }
      case "bills_dealt":
        this.#fronts = Object.values(this.after.casinos).map(({ bills }) => ({ bills, stacks: [] }));
        return this.#push({ kind: "deal", line, ms: LASTS[event.type] });
      case "tiles_laid":
        this.#tiles = Object.values(this.after.tiles);
        return this.#push({ kind: "deal", line, ms: LASTS[event.type] });
      case "game_ended":
        return this.#push({ kind: "end", line, ms: LASTS[event.type] });
      case "round_started":
        this.#tiles = [];
        this.#fronts = this.#fronts.map(() => BARE);
        this.#roll = null;
        return this.#push({ kind: "say", line, ms: LASTS[event.type] });
      default:
        this.#roll = null;
        return this.#push({ kind: "say", line, ms: LASTS[event.type] });
    }
  }

  #place(flights: PlaceStep["flights"], line: string, rest: readonly RoyaleEvent[]): void {
    this.#stand(rest);
    this.#push({ kind: "place", flights, ties: [], line, ms: SHORT.place });
  }

  #act(event: TileEvent, line: string, rest: readonly RoyaleEvent[]): void {
    const tile = tileOf(event, this.#speaker);
    this.#speaker = tile;
    if (event.type === "die_moved") this.#stand(rest);
    const waits = event.type === "extra_rolled" || event.type === "activated";
    const later = rest.some((one) => isTileEvent(one) && tileOf(one, tile) === tile && one.type !== "rewarded");
    // The counter stays where it is until the dice lie; the last event of a tile leads to what is known of it.
    if (!waits || !later)
      this.#tiles = this.#tiles.map((one) =>
        one.id === tile ? (Object.values(this.after.tiles).find(({ id }) => id === tile) ?? one) : one,
      );
    this.#push({ kind: "say", line, ms: LASTS[event.type] }, { tile, event });
  }

  /** The last dice of a batch lead to a board that is known; before a payout the towers stay as they were. */
  #stand(rest: readonly RoyaleEvent[]): void {
    if (!rest.some((event) => event.type === "casino_paid" || event.type === "round_started"))
      this.#fronts = Object.values(this.after.casinos);
  }

  #push(step: DistributiveOmit<Step, "fronts" | "roll">, act: TileAct | null = null): void {
    const whole = { ...step, fronts: this.#fronts, roll: this.#roll } as Step;
    this.steps.push({ ...whole, tiles: this.#tiles, act });
  }
}

type DistributiveOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;

export function stepsOf(
  before: RoyalePicture | null,
  after: RoyalePicture,
  events: readonly RoyaleEvent[],
  captions: readonly Caption[],
): RoyaleStep[] {
  const cutter = new Cutter(before, after);
  let line = "";
  events.forEach((event, place) => {
    const caption = captions[place];
    // What a roll leads to is not told before it is done; what a tile does is told from its first event on.
    if (caption?.text && (caption.whole || isTileEvent(event))) line = caption.text;
    cutter.take(event, line, events.slice(place + 1));
  });
  return cutter.steps;
}
