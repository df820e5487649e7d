/** Where the lines of the curve run. */

import type { Phrase } from "../../lib/phrases";
import type { Review } from "../../openapi";
import { chaptersOf, type Moment } from "./reading";

export interface Frame {
  readonly width: number;
  readonly height: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

/** A line is told by its dashes as well as by its colour. */
export const DASHES = ["none", "11 6", "2.5 6", "16 6 2.5 6", "7 4"] as const;

/** Widths between the first and the last version, heights between none of the win and all of it. */
export function scale(curve: Review["curve"], frame: Frame): { x: (version: number) => number; y: (win: number) => number } {
  const first = curve[0]?.version ?? 0;
  const span = Math.max(1, (curve.at(-1)?.version ?? 1) - first);
  const wide = frame.width - frame.left - frame.right;
  const high = frame.height - frame.top - frame.bottom;
  return {
    x: (version) => frame.left + (wide * (version - first)) / span,
    y: (win) => frame.top + high * (1 - Math.min(1, Math.max(0, win))),
  };
}

/** The way of one seat through the game, as the path of an SVG. */
export function pathOf(curve: Review["curve"], seat: number, frame: Frame): string {
  const { x, y } = scale(curve, frame);
  return curve.map(({ version, win }, place) => `${place ? "L" : "M"}${x(version).toFixed(1)} ${y(win[seat] ?? 0).toFixed(1)}`).join("");
}

/** Labels along a side, moved apart so that none hides another. */
export function apart(wanted: readonly number[], room: number, least: number, most: number): number[] {
  const order = wanted.map((_, seat) => seat).toSorted((one, other) => (wanted[one] ?? 0) - (wanted[other] ?? 0));
  const found = [...wanted];
  let free = least;
  for (const seat of order) {
    found[seat] = Math.max(wanted[seat] ?? 0, free);
    free = (found[seat] ?? 0) + room;
  }
  let limit = most;
  for (const seat of order.toReversed()) {
    found[seat] = Math.min(found[seat] ?? 0, limit);
    limit = (found[seat] ?? 0) - room;
  }
  return found;
}

const MOST_PARTS = 8;
/** A part shorter than this share of the game, such as what comes before the first round, is not drawn. */
const SHORT = 0.04;

/** Where a new round begins; games that have too many parts are drawn without them. */
export function roundsOf(moments: readonly Moment[], say: (phrase: Phrase) => string): { version: number; name: string }[] {
  const all = chaptersOf(moments, say).map(({ name, moments: [first] }) => ({ version: first?.version ?? 0, name }));
  const end = moments.at(-1)?.version ?? 0;
  const long = all.filter(({ version }, place) => (all[place + 1]?.version ?? end) - version >= SHORT * end);
  return all.length <= MOST_PARTS && long.length > 1 ? long : [];
}
