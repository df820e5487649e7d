/** The moments of a game that this page has seen or asked for, and the one that is being looked at. */
import type { Told, Update } from "../protocol";
import { type Sight, sightsOf } from "./sight";

/** The table as it stood after one step, with the sentences of the log that told the step. */
export interface Moment {
  readonly seq: number;
  /** The first step that belongs to it: others, that nothing is told of, may follow. */
  readonly first: number;
  readonly sight: Sight;
  readonly told: Told | null;
  /** The places of its sentences in the log: from the first to before the last. */
  readonly from: number;
  readonly until: number;
}

/** Very long games keep their end in the page; the record has the rest. */
export const MOST = 400;

export class History {
  #moments = $state.raw<readonly Moment[]>([]);
  #at = $state.raw<Moment | null>(null);
  #whole = $state(false);

  /** The oldest first; the last one is now. */
  get moments(): readonly Moment[] {
    return this.#moments;
  }
  /** The moment that is looked at; null is now. */
  get at(): Moment | null {
    return this.#at;
  }
  /** There is nothing earlier, neither here nor elsewhere. */
  get whole(): boolean {
    return this.#whole;
  }
  /** The place of that moment among all. */
  get place(): number {
    return this.#at ? this.#moments.indexOf(this.#at) : this.#moments.length - 1;
  }

  /** Keep one moment more; a step that nothing is told of belongs to the moment before it. */
  keep(next: Moment): void {
    if (next.sight.awaited === null) return;
    const last = this.#moments.at(-1);
    const more = last && next.from === next.until;
    this.#moments = more
      ? [...this.#moments.slice(0, -1), { ...next, first: last.first, from: last.from }]
      : [...this.#moments, next].slice(-MOST);
  }

  /** The whole log is told again, now with so many sentences; moments that do not belong to it are forgotten. */
  retold(seq: number, sentences: number): void {
    const last = this.#moments.at(-1);
    if (!last || last.seq > seq || last.until > sentences) {
      this.#moments = [];
      this.#whole = false;
    }
    this.#at = null;
  }

  /** Put what happened before the oldest moment in front of it; the last of these steps is that moment again. */
  recall(steps: readonly Update[]): void {
    const [oldest, ...others] = this.#moments;
    if (!oldest) return;
    const found: Moment[] = [];
    const sights = sightsOf(steps);
    let until = oldest.until;
    let shown: Update | null = null;
    for (const step of steps.toReversed()) {
      if (step.seq > oldest.seq) continue;
      shown ??= step;
      const from = Math.max(0, until - (step.told?.lines?.length ?? 0));
      // As above, a step that nothing is told of belongs to the moment before it.
      if (from === until && step !== steps[0]) continue;
      const sight = sights.get(shown);
      if (!sight) break;
      found.unshift({
        seq: shown.seq,
        first: step.seq,
        sight,
        told: shown.told ?? null,
        from,
        until,
      });
      until = from;
      shown = null;
    }
    this.#whole = !steps.some(({ seq }) => seq < oldest.first) || found.length + others.length >= MOST;
    if (found.length === 0) return;
    this.#moments = [...found, ...others].slice(-MOST);
    if (this.#at === oldest) this.#at = found.at(-1) ?? null;
  }

  visit(moment: Moment | null): void {
    this.#at = moment === this.#moments.at(-1) ? null : moment;
  }

  /** Go so many moments forward, or back, as far as there are any. */
  walk(by: number): void {
    const place = Math.min(this.#moments.length - 1, Math.max(0, this.place + by));
    this.visit(this.#moments[place] ?? null);
  }

  /** The moment to which a step of the log led, or the first of all; null if it is not known here, or still to come. */
  after(step: number): Moment | null {
    const found = this.#moments.find(({ seq }) => step <= seq);
    return found && (found.first <= step || this.#whole) ? found : null;
  }

  /** The moment in which a sentence of the log was said; null if it is not known here. */
  of(sentence: number): Moment | null {
    return this.#moments.find(({ from, until }) => from <= sentence && sentence < until) ?? null;
  }
}
