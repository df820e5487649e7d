/** A review as the page shows it: entries of the game with their words, their numbers and where they led. */

import { type Phrase, partsOf, subjectOf } from "../../lib/phrases";
import { say } from "../../lib/words.svelte";
import type { Decision, Described, Review, ToldEntry, Weighed } from "../../openapi";

export type Grade = Decision["grade"];

export interface Choice extends Weighed {
  readonly said: Described;
  readonly played: boolean;
}

interface Entry {
  readonly version: number;
  /** Whose moment it is; what nobody did belongs to nobody. */
  readonly seat: number | null;
  /** The part of the game. */
  readonly heading: Phrase;
  readonly lines: readonly Phrase[];
  /** The win chance of every seat before and after it. */
  readonly before: readonly number[];
  readonly after: readonly number[];
  /** Its number among the turning points. */
  readonly turning: number | null;
}

export interface Decided extends Entry {
  readonly kind: "choice";
  readonly seat: number;
  readonly roll: Phrase | null;
  readonly options: readonly Choice[];
  readonly loss: number;
  readonly grade: Grade;
  readonly exact: boolean;
  /** Where it was made, in one line. */
  readonly position: string | null;
}

export interface Drawn extends Entry {
  readonly kind: "chance";
  /** What it gave to every seat. */
  readonly luck: readonly number[];
}

export type Moment = Decided | Drawn;
export type Kind = "key" | "all" | "choice" | "chance" | "wrong";
export const KINDS: readonly Kind[] = ["key", "all", "choice", "chance", "wrong"];
export const GRADES: readonly Grade[] = ["best", "fine", "slip", "mistake", "blunder"];
/** A roll that moves so much of the win is worth a look. */
const MUCH = 0.06;
/** From here on the dice of a whole game were kind, or cruel. */
const KIND = 0.1;

/** Where everybody stood after so many entries. */
export function standingAt(curve: Review["curve"], version: number): readonly number[] {
  return curve.findLast((point) => point.version <= version)?.win ?? curve[0]?.win ?? [];
}

/** All moments, from the first to the last. */
export function momentsOf(review: Review, told: readonly ToldEntry[]): Moment[] {
  const words = new Map(told.map((entry) => [entry.version, entry]));
  const entry = (version: number, seat: number | null): Entry => {
    const { heading = "", lines = [] } = words.get(version) ?? {};
    const [part = ""] = partsOf(heading);
    const turn = review.turning.indexOf(version);
    const before = standingAt(review.curve, version);
    const after = standingAt(review.curve, version + 1);
    return { version, seat, heading: part, lines, before, after, turning: turn < 0 ? null : turn + 1 };
  };
  const choices = review.decisions.map((decision): Decided => {
    const { roll = null, options: said = [], position = null } = words.get(decision.version) ?? {};
    const options = decision.options.map((option, place) => ({ ...option, said: said[place] ?? {}, played: place === decision.chosen }));
    const { seat, loss, grade, exact } = decision;
    return { ...entry(decision.version, seat), kind: "choice", seat, roll, options, loss, grade, exact, position };
  });
  const chances = review.lucks.map((luck): Drawn => {
    // The sentence knows best whose roll it was.
    const said = words.get(luck.version)?.lines?.[0] ?? "";
    return { ...entry(luck.version, subjectOf(said) ?? luck.seat), kind: "chance", luck: luck.win };
  });
  return [...choices, ...chances].toSorted((one, other) => one.version - other.version);
}

/** Those that somebody wants to see; without a seat, everybody's. */
export function chosenFrom(moments: readonly Moment[], seat: number | null, kind: Kind): Moment[] {
  return moments.filter((moment) => {
    if (seat !== null && moment.seat !== seat) return false;
    if (kind === "key") return isKey(moment);
    if (kind === "wrong") return moment.kind === "choice" && isWrong(moment.grade);
    return kind === "all" || moment.kind === kind;
  });
}

export function isWrong(grade: Grade): boolean {
  return grade !== "best" && grade !== "fine";
}

/** What turned the game, a choice that was not good, or a roll that moved much. */
export function isKey(moment: Moment): boolean {
  if (moment.turning !== null) return true;
  return moment.kind === "choice" ? isWrong(moment.grade) : moment.luck.some((luck) => Math.abs(luck) >= MUCH);
}

/** To whom a roll meant something: the one who rolled comes first, then those it hit hardest. */
export function hitBy(moment: Drawn, most: number): { seat: number; luck: number }[] {
  const hits = moment.luck.map((luck, seat) => ({ seat, luck })).toSorted((one, other) => Math.abs(other.luck) - Math.abs(one.luck));
  const hardest = Math.abs(hits[0]?.luck ?? 0);
  const own = hits.filter(({ seat, luck }) => seat === moment.seat && Math.abs(luck) >= hardest / 4);
  return [...own, ...hits.filter((hit) => !own.includes(hit) && Math.abs(hit.luck) >= hardest / 4)].slice(0, most);
}

/** How the game of a seat is spoken of. */
export function verdictOf({ luck, result }: Review["seats"][number]): {
  ending: "won" | "shared" | "lost";
  luck: "kind" | "fair" | "cruel";
} {
  return {
    ending: result === 1 ? "won" : result > 0 ? "shared" : "lost",
    luck: luck > KIND ? "kind" : luck < -KIND ? "cruel" : "fair",
  };
}

/** How often a seat chose how well. */
export function talliesOf(decisions: Review["decisions"], seat: number): Readonly<Record<Grade, number>> {
  const count = (grade: Grade) => decisions.filter((decision) => decision.seat === seat && decision.grade === grade).length;
  return { best: count("best"), fine: count("fine"), slip: count("slip"), mistake: count("mistake"), blunder: count("blunder") };
}

/** What happened, in one sentence; some things that chance does have none of their own. */
export function saidOf({ lines }: Moment): Phrase {
  return lines[0] ?? say("web-turn-dice");
}

/** Moments under the parts of the game, in their order. */
export function chaptersOf(moments: readonly Moment[], say: (phrase: Phrase) => string): { name: string; moments: Moment[] }[] {
  const chapters: { name: string; moments: Moment[] }[] = [];
  for (const moment of moments) {
    const name = say(moment.heading);
    const last = chapters.at(-1);
    if (last?.name === name) last.moments.push(moment);
    else chapters.push({ name, moments: [moment] });
  }
  return chapters;
}
