/** Games as a browser was told them; `python -m tests.shows.pictures.record_vegas` writes them. */
import type { Happening, LiveTable } from "../src/lib/contract";
import { type Caption, captionsOf } from "../src/lib/phrases";
import type { Told, VegasEvent, VegasPicture } from "../src/protocol";
import five from "./fixtures/vegas-five.json";
import neutral from "./fixtures/vegas-neutral.json";
import solo from "./fixtures/vegas-solo.json";
import { english } from "./speaking";

export interface Recorded {
  readonly seat: number;
  readonly events: readonly VegasEvent[];
  readonly told: Told;
  readonly picture: VegasPicture;
}

export const GAMES = [five, neutral, solo] as unknown as readonly (readonly Recorded[])[];

export const eventsOf = (update: Recorded): readonly VegasEvent[] => update.events;

const NAMES = ["Ana", "Ben", "Mia", "Denny", "Zoé"];

export const captionsAt = (update: Recorded, you: number | null = null): Caption[] =>
  captionsOf(update.told.lines ?? [], update.events.length, english(NAMES, you).say);

/** The first update of a game in which the casinos pay, with the one before it. */
export function payday(game: readonly Recorded[]): readonly [Recorded, Recorded] {
  const place = game.findIndex((update) => update.events.some((event) => event.type === "casino_paid"));
  return [game[place - 1]!, game[place]!];
}

/** A table that stands still, or shows one update. */
export function tableAt(update: Recorded, before: Recorded | null = null, onShown = () => {}): LiveTable<VegasPicture, never, VegasEvent> {
  const happening: Happening<VegasEvent> | null = before && { seq: 7, events: update.events, captions: captionsAt(update) };
  const log = (update.told.lines ?? []).map(([phrase]) => phrase);
  return {
    id: "t",
    line: "open",
    seat: update.seat,
    you: update.seat,
    card: null,
    picture: update.picture,
    speaker: english(NAMES, update.seat),
    asked: update.told.question ?? [],
    question: "",
    heading: [],
    latest: "",
    news: log,
    past: false,
    before: before?.picture ?? null,
    names: NAMES.slice(0, update.picture.seats),
    initials: ["A", "B", "M", "D", "Z"].slice(0, update.picture.seats),
    awaited: null,
    mine: false,
    offers: [],
    looked: null,
    happening,
    left: null,
    behind: 0,
    sending: false,
    log,
    look: () => {},
    tap: () => {},
    choose: () => Promise.resolve(),
    shown: onShown,
  };
}
