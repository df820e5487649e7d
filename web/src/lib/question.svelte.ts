/** A position to decide: a table that stands still, at which a choice is an answer. */
import { initialsOf } from "../kit/draw";
import type { Answered } from "../openapi";
import type { Card, GamePicture, Update } from "../protocol";
import { api } from "./api";
import { connection } from "./connection.svelte";
import type { LiveTable, Offer } from "./contract";
import { spokenOffer } from "./offers";
import { type Phrase, partsOf, Speaker } from "./phrases";
import { headingOf } from "./sight";
import { say, words } from "./words.svelte";

const NOTHING: readonly never[] = [];

/** What is asked, wherever it comes from. */
export interface Asked {
  readonly game: string;
  /** One of the offers is the answer, and not whatever could be done at such a table. */
  readonly listed: boolean;
  readonly update: Update;
}

export class Question implements LiveTable {
  readonly happening = null;
  readonly before = null;
  readonly left = null;
  readonly behind = 0;
  readonly past = false;
  readonly log = NOTHING;
  readonly news = NOTHING;
  readonly latest = "";
  readonly #asked: Asked;
  readonly #answer: (move: unknown) => Promise<void>;
  #looked = $state.raw<Offer | null>(null);
  #sending = $state(false);
  #best = $state.raw<unknown>(null);
  readonly #speaker: Speaker = $derived.by(
    () => new Speaker(words.game(this.#asked.update.words ?? null, api.words), this.names, this.seat),
  );
  readonly #offers: readonly Offer[] = $derived.by(() =>
    (this.#asked.update.told?.offers ?? []).map((offer) => spokenOffer(offer, this.#speaker)),
  );

  constructor(asked: Asked, answer: (move: unknown) => Promise<void>) {
    this.#asked = asked;
    this.#answer = answer;
  }

  get asking(): Asked {
    return this.#asked;
  }
  /** There is no such table on the server. */
  get id(): string {
    return "";
  }
  get line() {
    return connection.line;
  }
  get seat(): number | null {
    return this.#asked.update.seat;
  }
  get you(): number | null {
    return this.seat;
  }
  get card(): Card | null {
    return this.#asked.update.card;
  }
  get picture(): GamePicture | null {
    return this.#asked.update.picture ?? null;
  }
  get speaker(): Speaker {
    return this.#speaker;
  }
  /** Whether what is on the table can be said. */
  get worded(): boolean {
    return this.#speaker.bundle !== null;
  }
  get asked(): readonly Phrase[] {
    return this.#asked.update.told?.question ?? NOTHING;
  }
  get question(): string {
    return this.asked.map(this.#speaker.say).join(" ");
  }
  get heading(): readonly string[] {
    const phrase = headingOf({ seq: 0, picture: this.picture, awaited: null });
    return partsOf(phrase).map(this.#speaker.say).filter(Boolean);
  }
  get names(): readonly string[] {
    return (this.card?.places ?? []).map((place, seat) => (seat === this.seat ? say("web-guest") : (place?.name ?? "")));
  }
  get initials(): readonly string[] {
    return initialsOf(this.names);
  }
  get awaited(): number | null {
    return this.seat;
  }
  /** It can be answered, once. */
  get mine(): boolean {
    return this.#best === null;
  }
  get offers(): readonly Offer[] {
    return this.mine && !this.#sending ? this.#offers : NOTHING;
  }
  get looked(): Offer | null {
    return this.#looked;
  }
  get sending(): boolean {
    return this.#sending;
  }
  get commits(): string {
    return say("practice-commit");
  }
  get best(): unknown {
    return this.#best;
  }

  look(offer: Offer | null): void {
    if (this.mine) this.#looked = offer;
  }

  tap(offer: Offer): void {
    void this.choose(offer.move);
  }

  /** Everything is looked at before it is answered. */
  async choose(move: unknown): Promise<void> {
    if (!this.mine || this.#sending) return;
    if (this.#looked?.move !== move) return this.look(this.#offers.find((offer) => offer.move === move) ?? null);
    this.#sending = true;
    try {
      await this.#answer(move);
    } finally {
      this.#sending = false;
    }
  }

  /** Show what was best, beside what was chosen. */
  reveal({ options, chosen }: Pick<Answered, "options" | "chosen">): void {
    const yours = JSON.stringify(options[chosen]?.move);
    this.#looked = this.#offers.find(({ move }) => JSON.stringify(move) === yours) ?? this.#looked;
    this.#best = options[0]?.move ?? null;
  }

  shown(): void {}
}
