/** A table for the tests of Easy Come and Strike: it stands as one recorded update says, and notes what is done. */
import type { Happening, LiveTable, Offer, Picture } from "../src/lib/contract";
import type { Told } from "../src/protocol";

export interface Recorded<View, Scene, Event> {
  readonly seat: number;
  readonly view: View;
  readonly events: readonly Event[];
  readonly told: Told;
  readonly scene: Scene;
}

type Turned = { readonly turn: { readonly type: string; readonly seat?: number } };

const NAMES = ["Ana", "Ben", "Mia", "Denny", "Zoé"];

export class Standing<View, Scene, Move, Event> implements LiveTable<View, Scene, Move, Event> {
  readonly id = "t";
  readonly line = "open";
  readonly seat: number | null;
  readonly card = null;
  readonly view: View;
  readonly scene: Scene;
  readonly told: Told;
  readonly names: readonly string[];
  readonly initials: readonly string[];
  readonly left = null;
  readonly behind = 0;
  readonly sending = false;
  readonly heading = "";
  readonly past = false;
  readonly log: readonly string[];
  /** What was chosen, in order. */
  readonly chosen: Move[] = [];
  looked = $state.raw<Offer<Move> | null>(null);
  happening = $state.raw<Happening<Event> | null>(null);
  ended = 0;

  constructor(
    update: Recorded<View, Scene, Event>,
    seats: number,
    readonly before: Picture<View, Scene> | null = null,
  ) {
    ({ seat: this.seat, view: this.view, scene: this.scene, told: this.told } = update);
    this.names = NAMES.slice(0, seats);
    this.initials = this.names.map((name) => name.slice(0, 1));
    this.log = update.told.lines ?? [];
    if (before) this.happening = { seq: 7, events: update.events, lines: this.log };
  }

  get awaited(): number | null {
    return (this.view as Turned).turn.seat ?? null;
  }
  get mine(): boolean {
    return this.awaited === this.seat;
  }
  get offers(): readonly Offer<Move>[] {
    return this.mine ? ((this.told.offers ?? []) as readonly Offer<Move>[]) : [];
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
