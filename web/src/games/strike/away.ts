/** Dice that lie beside what is seen of the arena: each is told at the edge where it lies. */

interface Spot {
  readonly left: number;
  readonly top: number;
}
interface Box {
  readonly width: number;
  readonly height: number;
}

/** What tells of a die is so far from the edges, and leaves the corner to the button for watching again. */
const INSET = 17;
const CORNER = 68;

/** A die where it is told at the edge of a box; nothing if its middle is drawn in the box. */
export function beside<Die extends Spot>({ width, height }: Box, die: Die): Die | null {
  const { left, top } = die;
  if (left >= 0 && left <= width && top >= 0 && top <= height) return null;
  return { ...die, left: clamp(left, INSET, width - INSET), top: clamp(top, INSET, height - CORNER) };
}

const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));
