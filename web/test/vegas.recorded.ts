/** Games as a browser was told them; `python -m tests.server.scenes.record_vegas` writes them. */

import type { VegasScene } from "../src/games/vegas/scene";
import type { Happening, LiveTable } from "../src/lib/contract";
import type { Told, VegasEvent, VegasView } from "../src/protocol";
import five from "./fixtures/vegas-five.json";
import neutral from "./fixtures/vegas-neutral.json";
import solo from "./fixtures/vegas-solo.json";

export interface Recorded {
  readonly seat: number;
  readonly view: VegasView;
  readonly events: readonly VegasEvent[];
  readonly told: Told;
  readonly scene: VegasScene;
}

export const GAMES = [five, neutral, solo] as unknown as readonly (readonly Recorded[])[];

export const eventsOf = (update: Recorded): readonly VegasEvent[] => update.events;

export const linesOf = (update: Recorded): readonly string[] => update.told.lines ?? [];

/** The first update of a game in which the casinos pay, with the one before it. */
export function payday(game: readonly Recorded[]): readonly [Recorded, Recorded] {
  const place = game.findIndex((update) => update.events.some((event) => event.type === "casino_paid"));
  return [game[place - 1]!, game[place]!];
}

/** A table that stands still, or shows one update. */
export function tableAt(
  update: Recorded,
  before: Recorded | null = null,
  onShown = () => {},
): LiveTable<VegasView, VegasScene, never, VegasEvent> {
  const happening: Happening<VegasEvent> | null = before && { seq: 7, events: update.events, lines: linesOf(update) };
  return {
    id: "t",
    line: "open",
    seat: update.seat,
    card: null,
    view: update.view,
    scene: update.scene,
    told: update.told,
    heading: update.told.heading,
    past: false,
    before,
    names: ["Ana", "Ben", "Mia", "Denny", "Zoé"].slice(0, update.scene.seats),
    initials: ["A", "B", "M", "D", "Z"].slice(0, update.scene.seats),
    awaited: null,
    mine: false,
    offers: [],
    looked: null,
    happening,
    left: null,
    behind: 0,
    sending: false,
    log: linesOf(update),
    look: () => {},
    tap: () => {},
    choose: () => Promise.resolve(),
    shown: onShown,
  };
}
