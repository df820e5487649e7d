/** What of the arena is seen from above: all of it, or in a small room the part with the dice, large enough for a finger. */

interface Point {
  readonly x: number;
  readonly y: number;
}

/** A die is at least so many pixels wide, unless the dice lie too far apart for it. */
export const LEAST = 42;
/** A bit more is asked for, as numbers are rounded. */
export const ASKED = LEAST + 0.2;

/** The view box of the drawing: half the arena is `across` wide and `along` high, and a die has an `edge`. */
export function sight(
  room: { readonly width: number; readonly height: number },
  { across, along, edge }: { readonly across: number; readonly along: number; readonly edge: number },
  dice: readonly Point[],
): string {
  const whole = Math.min(room.width / (2 * across), room.height / (2 * along));
  if (whole * edge >= LEAST || dice.length === 0 || room.width === 0 || room.height === 0)
    return `${-across} ${-along} ${2 * across} ${2 * along}`;
  const [x, y] = [spread(dice.map((die) => die.x)), spread(dice.map((die) => die.y))];
  // All dice are whole in sight, however they are turned.
  const near = Math.min(ASKED / edge, room.width / (x.size + 1.5 * edge), room.height / (y.size + 1.5 * edge));
  const scale = Math.max(whole, near);
  const [wide, high] = [room.width / scale, room.height / scale];
  const [left, top] = [start(x.middle, wide, across), start(y.middle, high, along)];
  return [left, top, wide, high].map((number) => number.toFixed(1)).join(" ");
}

function spread(values: readonly number[]): { middle: number; size: number } {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  return { middle: (least + most) / 2, size: most - least };
}

/** Where a window of this size begins, so that it shows no more of what is outside than it must. */
function start(middle: number, size: number, half: number): number {
  if (size >= 2 * half) return -size / 2;
  return Math.max(-half, Math.min(middle - size / 2, half - size));
}
