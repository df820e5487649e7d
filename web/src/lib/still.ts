/** A table that stands still at a position: it can be looked at, and nothing happens there. */
import { initialsOf } from "../kit/draw";
import type { Judged } from "../openapi";
import type { Card } from "../protocol";
import type { LiveTable } from "./contract";
import { type Phrase, partsOf, type Speaker } from "./phrases";

export class StillTable implements LiveTable {
  readonly id = "";
  readonly line = "open";
  readonly seat: number;
  /** Nobody is meant: whoever looks does not sit there. */
  readonly you = null;
  readonly card: Card;
  readonly picture: unknown;
  readonly before = null;
  readonly initials: readonly string[];
  readonly awaited: number;
  readonly asked: readonly Phrase[];
  readonly past = true;
  readonly mine = false;
  readonly offers = [];
  readonly looked = null;
  readonly happening = null;
  readonly left = null;
  readonly behind = 0;
  readonly sending = false;
  readonly log = [];
  readonly latest = "";
  readonly news = [];
  readonly reactions = { shown: [] };
  readonly #heading: Phrase;

  constructor(
    judged: Judged,
    readonly names: readonly string[],
    readonly speaker: Speaker,
  ) {
    this.seat = this.awaited = judged.seat;
    this.picture = judged.picture;
    this.#heading = (judged.picture as { heading?: Phrase }).heading ?? "";
    this.asked = judged.question;
    this.initials = initialsOf(names);
    this.card = cardOf(judged, names);
  }

  get question(): string {
    return this.asked.map(this.speaker.say).join(" ");
  }
  get heading(): readonly string[] {
    return partsOf(this.#heading).map(this.speaker.say).filter(Boolean);
  }
  look(): void {}
  tap(): void {}
  choose(): Promise<void> {
    return Promise.resolve();
  }
  shown(): void {}
}

function cardOf({ game, options }: Judged, names: readonly string[]): Card {
  return {
    table: "",
    game,
    options,
    phase: "playing",
    places: names.map((name) => ({ name })),
    host: "",
    pace: {},
    public: false,
    auto: false,
    hash: "",
    hints: false,
    asked: null,
    seeker: null,
    outcome: null,
    again: [],
    rematch: null,
    lesson: false,
    chapter: "",
    played_on: false,
    night: null,
    colours: [],
    shared: false,
    board: null,
  };
}
