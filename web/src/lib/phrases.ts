/** Puts what the server says of a game into words: names, amounts and dice stay apart, so that they can be drawn. */
import type { FluentBundle, FluentVariable } from "@fluent/bundle";
import type { Casino, Faces, Line, Listed, Money, Said, Seat, Tile, Word } from "../protocol";
import { capital, spaced } from "./names";
import { tell } from "./words.svelte";

export type Phrase = Said[0];
/** What can be drawn where it stands in a sentence. */
export type Thing = Seat | Money | Faces | Casino | Tile;
export interface Piece {
  readonly text: string;
  readonly thing: Thing | null;
}

export const DOT = " · ";
/** A thing begins with a mark of its own and ends with this one; names cannot hold such letters. */
const FIRST_MARK = 0xe000;
const END = "\uf8ff";
const MARKED = new RegExp(`([\\ue000-\\uf8fe])([^${END}]*)${END}`, "g");

export class Speaker {
  readonly #pieces = new WeakMap<object, readonly Piece[]>();

  /** Takes the words of the game, the names by seat, and who listens. */
  constructor(
    readonly bundle: FluentBundle | null,
    readonly names: readonly string[],
    readonly you: number | null,
  ) {}

  /** The plain text, as it is read aloud or copied. */
  say = (phrase: Phrase): string => this.#text(phrase, null);

  /** The same in pieces: things between plain text. */
  pieces(phrase: Phrase): readonly Piece[] {
    if (typeof phrase !== "object") return [{ text: String(phrase), thing: null }];
    const known = this.#pieces.get(phrase);
    if (known) return known;
    const things: Thing[] = [];
    const found = split(this.#text(phrase, things), things);
    this.#pieces.set(phrase, found);
    return found;
  }

  #text(phrase: Phrase, things: Thing[] | null): string {
    if (typeof phrase !== "object") return String(phrase);
    switch (phrase[0]) {
      case "line":
        return this.#line(phrase, things);
      case "list":
        return this.#join(
          phrase[1],
          phrase[2].map((item) => this.#text(item, things)),
        );
      case "word":
        return this.#word(phrase);
      default:
        return marked(this.#thing(phrase), phrase, things);
    }
  }

  #line([, id, args]: Line, things: Thing[] | null): string {
    const values: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(args)) {
      // A count stays a number, since its plural is chosen by it.
      values[name] = typeof value === "number" ? value : this.#text(value, things);
      if (typeof value !== "number") Object.assign(values, this.#who(name, value, things));
    }
    return tell(this.bundle, id, values) ?? this.#unknown(id, args);
  }

  /** Words that are not there: the page is older than the server, or they are still on their way. */
  #unknown(id: string, args: Line[2]): string {
    if (!this.bundle) return "";
    return [id.replaceAll("-", " "), ...Object.values(args).map((value) => this.#text(value, null))].join(" ");
  }

  /** A name of the rules, in the reader's language where there is a word. */
  #word([, name, first]: Word): string {
    const word = tell(this.bundle, `plain-word-${name.replaceAll("_", "-")}`) ?? spaced(name);
    return first ? capital(word) : word;
  }

  #thing(thing: Thing): string {
    switch (thing[0]) {
      case "seat":
        return this.names[thing[1]] ?? String(thing[1]);
      case "money":
        return tell(this.bundle, "money", { amount: thing[1] }) ?? String(thing[1]);
      case "faces":
        return [...thing[1], ...(thing[2] ?? []).map((face) => `[${face}]`)].join(" ");
      case "tile":
        return tell(this.bundle, thing[2]) ?? thing[1];
      case "casino":
        return String(thing[1]);
    }
  }

  /** Whether an argument is the one who listens, or has them among others: then `you` comes last. */
  #who(name: string, value: Phrase, things: Thing[] | null): Record<string, string> {
    const people = typeof value === "object" && value[0] === "list" ? value[2] : [value];
    if (!people.some(this.#listens)) return { [`${name}-who`]: "other" };
    const others = people.filter((one) => !this.#listens(one)).map((one) => this.#text(one, things));
    const you = marked(tell(this.bundle, "list-you") ?? "", ["seat", this.you ?? 0], things);
    return { [`${name}-who`]: "you", [`${name}-you`]: this.#join("and", [...others, you]) };
  }

  readonly #listens = (one: Phrase): boolean => typeof one === "object" && one[0] === "seat" && one[1] === this.you;

  #join(by: Listed[1], items: readonly string[]): string {
    if (by === "dot" || by === "space") return items.join(by === "dot" ? DOT : " ");
    const [last = "", ...rest] = items.toReversed();
    if (rest.length === 0) return last;
    if (by === "comma") return items.reduce((head, next) => tell(this.bundle, "list-comma", { head, last: next }) ?? "");
    return tell(this.bundle, "list-and", { head: this.#join("comma", rest.toReversed()), last }) ?? "";
  }
}

function marked(text: string, thing: Thing, things: Thing[] | null): string {
  if (!things) return text;
  return String.fromCharCode(FIRST_MARK + things.push(thing) - 1) + text + END;
}

/** Cut a text at its marks. */
function split(text: string, things: readonly Thing[]): Piece[] {
  const pieces: Piece[] = [];
  let done = 0;
  for (const { 0: whole, 1: mark = "", 2: inside = "", index } of text.matchAll(MARKED)) {
    if (index > done) pieces.push({ text: text.slice(done, index), thing: null });
    pieces.push({ text: inside, thing: things[mark.charCodeAt(0) - FIRST_MARK] ?? null });
    done = index + whole.length;
  }
  if (done < text.length) pieces.push({ text: text.slice(done), thing: null });
  return pieces;
}

/** Who a phrase is about: the first one it names. */
export function subjectOf(phrase: Phrase): number | null {
  if (typeof phrase !== "object") return null;
  if (phrase[0] === "seat") return phrase[1];
  const inside = phrase[0] === "line" ? Object.values(phrase[2]) : phrase[0] === "list" ? phrase[2] : [];
  for (const one of inside) {
    const found = subjectOf(one);
    if (found !== null) return found;
  }
  return null;
}

/** The parts of a phrase that stand for themselves. */
export function partsOf(phrase: Phrase): readonly Phrase[] {
  return typeof phrase === "object" && phrase[0] === "list" && phrase[1] === "dot" ? phrase[2] : [phrase];
}

/** What is said of an event, and whether all is known by then that is said. */
export interface Caption {
  readonly text: string;
  readonly whole: boolean;
}

/** Give every event its sentence: some share one, and some have several. */
export function captionsOf(lines: readonly Said[], events: number, say: (phrase: Phrase) => string): Caption[] {
  const captions: Caption[] = Array.from({ length: events }, () => ({ text: "", whole: false }));
  for (const [phrase, places] of lines) {
    for (const place of places) {
      const text = [captions[place]?.text, say(phrase)].filter(Boolean).join(" ");
      captions[place] = { text, whole: place === Math.max(...places) };
    }
  }
  return captions;
}
