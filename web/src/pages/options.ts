/** House rules as they are asked for where a table is opened, and told where one sits: see `Option`. */
import type { FluentBundle } from "@fluent/bundle";
import { capital, spaced } from "../lib/names";
import { say, tell, words } from "../lib/words.svelte";
import type { GameInfo, Option } from "../openapi";

/** More numbers than these are typed, not picked from a list. */
const LISTED = 20;

/** Those that so many can agree on; who is alone need not say who begins. */
export function askedOf(options: readonly Option[], chairs: number): Option[] {
  return options.filter(({ kind, seats }) => (seats?.includes(chairs) ?? true) && (kind !== "seat" || chairs > 1));
}

/** What was chosen of these, as a table is opened with it: one inside another lies there. */
export function givenOf(asked: readonly Option[], chosen: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const given: Record<string, unknown> = {};
  for (const { name } of asked.filter(({ name }) => name in chosen)) {
    const [last = name, ...outer] = name.split(".").reverse();
    const inside = outer.reduceRight((inner, key) => (inner[key] ??= {}) as Record<string, unknown>, given);
    inside[last] = chosen[name];
  }
  return given;
}

/** The values to pick from, or null if it is a number to be typed. */
export function valuesOf({ kind, choices = [], least, most }: Option, chairs: number): readonly unknown[] | null {
  if (kind === "choice" || kind === "list") return choices;
  const [from, to] = kind === "seat" ? [0, chairs - 1] : [least, most];
  if (from === undefined || to === undefined || to - from > LISTED) return null;
  return [...choices, ...Array.from({ length: to - from + 1 }, (_, place) => from + place)];
}

/** The value of an option among those of a table; where nothing is said of it, it is as before there was a choice. */
export function valueAt(options: Readonly<Record<string, unknown>>, { name, before }: Pick<Option, "name" | "before">): unknown {
  const said = name.split(".").reduce<unknown>((inner, key) => (inner as Record<string, unknown> | null | undefined)?.[key], options);
  return said === undefined ? before : said;
}

/** Texts are ours: an option of another game may be called the same, and mean something else. */
const COMMON = ["yes", "no", "none", "random"];

/** Says the house rules of a game. */
export class HouseWords {
  readonly #help: FluentBundle | null;

  /** Takes what each option changes, and the words of the game itself once they are here. */
  constructor(
    { built_in }: GameInfo,
    help: FluentBundle,
    readonly own: FluentBundle | null,
  ) {
    this.#help = built_in ? help : null;
  }

  /** What an option changes, in a sentence if there is one, else its name. */
  option({ name }: Option): string {
    return tell(this.#help, idOf(name)) ?? capital(spaced(name.replaceAll(".", " ")));
  }

  /** Sentences tell what is different, so that of a rule which usually holds tells what is so without it. */
  isTurned({ name, usual }: Option): boolean {
    return usual === true && (this.#help?.hasMessage(idOf(name)) ?? false);
  }

  /** A value in words; people count seats from 1. */
  value(option: Option, value: unknown): string {
    if (Array.isArray(value)) return value.map((one) => this.value(option, one)).join(", ");
    const { name, kind, choices = [], names = [] } = option;
    const called = tell(this.own, names[choices.indexOf(value)] ?? "");
    if (called) return called;
    if (typeof value === "number") return String(kind === "seat" ? value + 1 : value);
    const word = value === null || value === undefined ? "none" : value === true ? "yes" : value === false ? "no" : String(value);
    if (!this.#help && !COMMON.includes(word)) return spaced(word);
    const ids = [`web-value-${name}-${word}`, `web-value-${word}`].map((id) => id.replace(/[._]/g, "-"));
    const id = ids.find(words.has);
    return id ? say(id) : spaced(word);
  }
}

function idOf(name: string): string {
  return `option-${name.replace(/[._]/g, "-")}`;
}
