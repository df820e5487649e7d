/** How the moves of a decision are laid out: many of a kind in a grid, few as a list. */
import type { Phrase } from "../../lib/phrases";
import type { RoyaleMove, RoyaleSpace } from "../../protocol";
import type { RoyaleOffer } from "./table";

/** What a row of a grid is about. */
export type RowMark =
  | { readonly kind: "die"; readonly big: boolean; readonly back: boolean }
  | { readonly kind: "grey"; readonly count: number }
  | { readonly kind: "space"; readonly space: RoyaleSpace["kind"] };

export interface Row {
  readonly key: string;
  readonly mark: RowMark;
  /** One place for each column; what is not offered is missing. */
  readonly cells: readonly (RoyaleOffer | null)[];
}

export interface Grid {
  /** Columns are casinos, or numbers of dice. */
  readonly head: "casino" | "dice";
  readonly columns: readonly number[];
  readonly rows: readonly Row[];
  /** What has no place in the grid: to roll, or to leave it. */
  readonly rest: readonly RoyaleOffer[];
}

interface Place {
  readonly key: string;
  readonly mark: RowMark;
  readonly column: number;
  readonly head: Grid["head"];
}

/** So few moves are a list. */
const FEW = 4;

function placeOf(move: RoyaleMove): Place | null {
  switch (move.type) {
    case "play_power":
    case "put_die":
      return { key: `put/${move.big}`, mark: { kind: "die", big: move.big, back: false }, column: move.casino, head: "casino" };
    case "return_die":
      return { key: `back/${move.big}`, mark: { kind: "die", big: move.big, back: true }, column: move.casino, head: "casino" };
    case "block":
      return { key: `grey/${move.size}`, mark: { kind: "grey", count: move.size }, column: move.casino, head: "casino" };
    case "take_grey":
      return { key: move.space, mark: { kind: "space", space: move.space }, column: move.casino, head: "casino" };
    case "move_dice":
      if (!move.dice && !move.big) return null;
      return { key: `move/${move.big}`, mark: { kind: "die", big: move.big > 0, back: false }, column: move.dice, head: "dice" };
    default:
      return null;
  }
}

/** Lay offers out in rows and columns, or tell that a list is better. */
export function gridOf(offers: readonly RoyaleOffer[]): Grid | null {
  const placed = offers.flatMap((offer) => {
    const place = placeOf(offer.move);
    return place ? [{ offer, ...place }] : [];
  });
  const first = placed[0];
  if (!first || placed.length <= FEW) return null;
  const columns =
    first.head === "casino" ? [1, 2, 3, 4, 5, 6] : [...new Set(placed.map(({ column }) => column))].sort((one, other) => one - other);
  const keys = [...new Set(placed.map(({ key }) => key))];
  const rows = keys.flatMap((key) => {
    const own = placed.filter((one) => one.key === key);
    const mark = own[0]?.mark;
    const cells = columns.map((column) => own.find((one) => one.column === column)?.offer ?? null);
    return mark ? [{ key, mark, cells }] : [];
  });
  const inside = new Set(placed.map(({ offer }) => offer));
  return { head: first.head, columns, rows, rest: offers.filter((offer) => !inside.has(offer)) };
}

function pileKey(tokens: readonly number[]): string {
  return [...tokens].sort((one, other) => other - one).join();
}

/** Find the split that puts these tokens into the first box. */
export function splitOf(offers: readonly RoyaleOffer[], first: readonly number[]): RoyaleOffer | null {
  const wanted = pileKey(first);
  return offers.find(({ move }) => move.type === "split" && pileKey(move.first) === wanted) ?? null;
}

/** What a tile asks, without its name: that stands over the question already. */
export function questionOf(asked: readonly Phrase[]): Phrase {
  const last = asked.at(-1) ?? "";
  return typeof last === "object" && last[0] === "line" ? (last[2].question ?? last) : last;
}
