/** Plays happenings on the board and the tray: one moment after the other, until it is over or somebody taps. */
import type { Happening } from "../../lib/contract";
import { isReduced, paced, pause } from "../../lib/motion";
import type { Caption, Phrase, Speaker } from "../../lib/phrases";
import type { VegasEvent, VegasPicture } from "../../protocol";
import { groupSpot, type Spot, towerSpot } from "./flights";
import { type PlaceStep, SHORT, type Step, stepsOf } from "./steps";
import type { Front, Roll, Shared } from "./table";

/** More than this at once is what somebody missed who was away: the log tells it better. */
const MOST_TURNS = 2;

export interface Flight {
  readonly key: string;
  readonly colour: number;
  readonly face: number;
  readonly from: Spot;
  readonly to: Spot;
  readonly delay: number;
}

/** What the stage needs of a table; editions differ in their pictures and events. */
interface Showing<Picture, Event> {
  readonly picture: Picture | null;
  readonly before: Picture | null;
  readonly news: readonly Phrase[];
  readonly speaker: Speaker;
  readonly past: boolean;
  readonly happening: Happening<Event> | null;
  shown(): void;
}

/** Cuts what happened into the moments of an edition. */
export type Cut<Picture, Event, Shot> = (
  before: Picture | null,
  after: Picture,
  events: readonly Event[],
  captions: readonly Caption[],
) => Shot[];

export class Stage<Picture extends Shared = VegasPicture, Event = VegasEvent, Shot extends Step = Step> {
  fronts = $state.raw<readonly Front[]>([]);
  roll = $state.raw<Roll | null>(null);
  step = $state.raw<Shot | null>(null);
  flights = $state.raw<readonly Flight[]>([]);
  /** How many notes each colour has taken in the payout that is being shown. */
  taken = $state.raw<ReadonlyMap<number, number>>(new Map());
  /** What a new round or the end brought, told in words where nothing moves; until somebody taps. */
  recap = $state.raw<readonly string[]>([]);
  #tap: AbortController | null = null;
  #seq = -1;
  #round: number | null = null;
  readonly #cut: Cut<Picture, Event, Shot>;

  constructor(cut: Cut<Picture, Event, Shot>) {
    this.#cut = cut;
  }

  /** Draw the table as it is, or show what happened there: once, and say so when that is over. */
  async play(table: Showing<Picture, Event>): Promise<void> {
    const { happening, picture, before } = table;
    if (!picture || (happening && happening.seq === this.#seq)) return;
    this.#tap?.abort();
    if (!happening) return this.#still(table, picture);
    this.#seq = happening.seq;
    const steps = this.#cut(before, picture, happening.events, happening.captions);
    const turns = steps.filter((step) => step.kind === "place").length;
    // Another happening may have taken over in the meantime; then this one has nothing more to say.
    if (turns <= MOST_TURNS && !(await this.#show(steps, before))) return;
    this.#rest(picture);
    // A tap on the table may have ended it there already.
    if (table.happening?.seq === happening.seq) table.shown();
  }

  /** Jump to the end of what is being shown. */
  skip(): void {
    this.#skipped = true;
    this.#tap?.abort();
    this.recap = [];
  }
  #skipped = false;

  #still(table: Showing<Picture, Event>, picture: Picture): void {
    if (table.past) return this.#revisit(picture);
    const passed = this.#round !== null && (picture.round !== this.#round || picture.over === true);
    if (passed && isReduced()) this.recap = table.news.map(table.speaker.say);
    this.#rest(picture);
  }

  #rest(picture: Picture): void {
    this.#round = picture.round;
    this.#lay(picture);
  }

  /** Nothing of an earlier moment is news. */
  #revisit(picture: Picture): void {
    this.recap = [];
    this.#lay(picture);
  }

  #lay(picture: Picture): void {
    this.step = null;
    this.flights = [];
    this.fronts = Object.values(picture.casinos);
    this.roll = picture.roll ?? null;
  }

  /** Tell whether it was shown to its end, or to a tap that ended it. */
  async #show(steps: readonly Shot[], before: Picture | null): Promise<boolean> {
    const tap = new AbortController();
    this.#tap = tap;
    this.#skipped = false;
    this.taken = new Map();
    if (before) this.#rest(before);
    for (const step of steps) {
      if (tap.signal.aborted) break;
      await this.#one(step, tap.signal);
    }
    if (this.#tap !== tap) return false;
    this.#tap = null;
    return this.#skipped || !tap.signal.aborted;
  }

  async #one(shot: Shot, signal: AbortSignal): Promise<void> {
    const step: Step = shot;
    if (step.kind === "place") this.flights = launch(step);
    this.roll = step.roll;
    this.step = shot;
    if (step.kind === "place") {
      await pause(paced(SHORT.place), signal);
      if (signal.aborted) return;
      this.flights = [];
      this.fronts = step.fronts;
      return pause(paced(step.ms - SHORT.place), signal);
    }
    if (step.kind !== "pay") this.fronts = step.fronts;
    await pause(paced(step.ms), signal);
    if (signal.aborted) return;
    this.fronts = step.fronts;
    if (step.kind === "pay")
      this.taken = adding(
        this.taken,
        step.event.wins.map((win) => win.colour),
      );
  }
}

function adding(counts: ReadonlyMap<number, number>, colours: readonly number[]): ReadonlyMap<number, number> {
  const sums = new Map(counts);
  for (const colour of colours) sums.set(colour, (sums.get(colour) ?? 0) + 1);
  return sums;
}

/** Each die on its own way, one shortly after the other; what cannot be found on the page does not fly. */
function launch(step: PlaceStep): Flight[] {
  const flights: Flight[] = [];
  for (const { casino, colour, dice } of step.flights) {
    const [from, to] = [groupSpot(casino), towerSpot(casino, colour)];
    if (!from || !to) continue;
    for (let die = 0; die < dice; die++) {
      flights.push({ key: `${casino}/${colour}/${die}`, colour, face: casino, from, to, delay: Math.min(die * 22, 110) });
    }
  }
  return flights;
}

const stages = new WeakMap<object, Stage>();

/** The board and the tray of a table share one stage. */
export function stageOf(table: object): Stage {
  let stage = stages.get(table);
  if (!stage) stages.set(table, (stage = new Stage(stepsOf)));
  return stage;
}
