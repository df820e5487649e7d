/** What a near camera looks at: as many dice as it can show, those that matter first, and it moves no more than it needs. */

import type { StrikeBowl } from "../../../protocol";
import type { Point } from "../aim";
import type { Reach } from "./camera";

const MM = 1_000;
/** Dice within this share of what is seen lie well, and the camera rests. */
const CALM = 0.5;
/** Where not all can be seen, dice come so near to the edge, to leave room for the others. */
const SPARE = 0.9;

/** A die to look at, in millimetres. */
export interface Watched extends Point {
  readonly matters: boolean;
}

interface Span {
  readonly left: number;
  readonly right: number;
  readonly low: number;
  readonly high: number;
}

/** The middle of the next look, coming from another one. */
export function gaze(bowl: StrikeBowl, reach: Reach, from: Point, dice: readonly Watched[]): Point {
  const far = ({ x, y, matters }: Watched): number => Math.hypot(x - from.x, y - from.y) - (matters ? 1_000 : 0);
  let span: Span | null = null;
  let all = true;
  for (const die of [...dice].sort((one, other) => far(one) - far(other))) {
    const more = grown(span, die);
    if (span === null || fits(more, reach)) span = more;
    else all = false;
  }
  if (span === null) return from;
  const [wide, deep] = bowl.floor.map((axis) => (axis + bowl.lip + bowl.rim) / MM) as [number, number];
  const { left, right, low, high } = span;
  // No more of what is outside is seen than must be.
  const [x, y] = [Math.max(0, wide - reach.side), Math.max(0, deep - (reach.down + reach.up) / 2)];
  const leans = !all && !dice.some(({ matters }) => matters);
  const [share, start] = leans ? [SPARE, { x: 0, y: 0 }] : [CALM, from];
  return {
    x: clamp(calm(start.x, right - share * reach.side, left + share * reach.side), -x, x),
    y: clamp(calm(start.y, high - share * reach.up, low + share * reach.down), -y, y),
  };
}

/** As near to where it was as two bounds allow; between them if they allow nothing. */
function calm(value: number, least: number, most: number): number {
  return least > most ? (least + most) / 2 : clamp(value, least, most);
}

/** Whether a die is over the arena, lip and all: what flies out of it is not looked after. */
export function isOver(bowl: StrikeBowl, { x, y }: Point): boolean {
  const [wide, deep] = bowl.floor.map((axis) => axis + bowl.lip) as [number, number];
  return (x / wide) ** 2 + (y / deep) ** 2 <= 1;
}

function grown(span: Span | null, { x, y }: Point): Span {
  if (!span) return { left: x, right: x, low: y, high: y };
  return { left: Math.min(span.left, x), right: Math.max(span.right, x), low: Math.min(span.low, y), high: Math.max(span.high, y) };
}

const fits = ({ left, right, low, high }: Span, { side, down, up }: Reach): boolean => right - left <= 2 * side && high - low <= down + up;

const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));
