/** A record checked in the browser: every outcome that the seed alone gives is computed again. */
import { type Distribution, FairTable, hashOf } from "./scheme1";

interface Entry {
  readonly seat?: number;
  readonly move?: { readonly type: string; readonly dice?: number[][]; readonly cards?: number[]; readonly index?: number };
  readonly seats?: readonly string[];
  readonly game?: string;
  readonly options?: { readonly starter?: unknown };
  readonly fair?: { readonly table: string; readonly hash: string; readonly nonces: readonly string[] };
  readonly seed?: string;
}

type Drawn = NonNullable<Entry["move"]>;

const FACES = 6;
const SIDES = 2;
/** Cards below this are numbers of boards, not money. */
const BILL = 1000;

export interface Checked {
  readonly n: number;
  readonly text: string;
  /** Null is an outcome whose kind only the rules or the simulator know. */
  readonly same: boolean | null;
}

export interface Verdict {
  readonly hash: string;
  readonly seed: string;
  readonly nonces: readonly string[];
  readonly promised: boolean;
  readonly outcomes: readonly Checked[];
}

/** Easy Come's dice show 0 to 5 where others show 1 to 6. */
function shiftOf(game: string): number {
  return game.startsWith("easycome") ? 1 : 0;
}

/** Royale's boards are mixed, and then each falls on one of two sides; everything else that rolls has six. */
function facesOf(before: Drawn | null): number {
  const boards = before?.type === "shuffled" && before.cards?.every((card) => card < BILL);
  return boards ? SIDES : FACES;
}

/** What was drawn from, as far as it can be told from what came: how many dice, which cards. */
function sourceOf(move: Drawn, before: Drawn | null, picks: number): Distribution | null {
  if (move.type === "rolled" && move.dice) return { type: "dice", groups: move.dice.map((group) => group.length), faces: facesOf(before) };
  if (move.type === "shuffled" && move.cards) return { type: "shuffle", cards: move.cards.toSorted((one, other) => one - other) };
  if (move.type === "picked") return { type: "pick", count: picks };
  return null;
}

/** The faces of Strike's first die that can be drawn. */
const START_FACES = 5;

/** Picks are among the seats, for who begins; in Strike the later ones are the face of the first die of a round. */
function picksOf({ game = "", seats = [], options }: Entry, before: number): number {
  const isFace = game.startsWith("strike") && (before > 0 || (options?.starter ?? "random") !== "random");
  return isFace ? START_FACES : seats.length;
}

export function check(record: string): Verdict {
  const entries = record
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Entry);
  const first = entries[0];
  const seed = entries.at(-1)?.seed;
  if (!first?.fair || !seed) throw new Error("the record has no promise or no seed");
  const { table, hash, nonces } = first.fair;
  const source = new FairTable(seed, table, nonces);
  const shift = shiftOf(first.game ?? "");
  const outcomes: Checked[] = [];
  let picked = 0;
  let before: Drawn | null = null;
  for (const { move, seat } of entries.slice(1)) {
    if (!move || seat !== undefined) continue;
    const distribution = sourceOf(move, before, picksOf(first, picked));
    outcomes.push(compute(source, outcomes.length, move, distribution, shift));
    if (move.type === "picked") picked += 1;
    before = move;
  }
  return { hash, seed, nonces, promised: hashOf(seed) === hash, outcomes };
}

function compute(source: FairTable, n: number, move: Drawn, distribution: Distribution | null, shift: number): Checked {
  const text = textOf(move);
  if (!distribution) return { n, text, same: null };
  const drawn = source.draw(n, distribution);
  if (drawn.type === "rolled")
    return { n, text, same: JSON.stringify(drawn.dice.map((group) => group.map((face) => face - shift))) === JSON.stringify(move.dice) };
  if (drawn.type === "shuffled") return { n, text, same: JSON.stringify(drawn.cards) === JSON.stringify(move.cards) };
  return { n, text, same: drawn.index === move.index };
}

/** An outcome as it is written in a list. */
export function textOf(move: Drawn): string {
  if (move.dice) return move.dice.map((group) => (Array.isArray(group) ? group.join(" ") : "…")).join(" | ");
  if (move.cards) return move.cards.map((card) => (card >= BILL ? card / 1000 : card)).join(" ");
  return move.index === undefined ? "…" : String(move.index + 1);
}
