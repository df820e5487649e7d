/** The motion of a throw as the server computed it: read, and looked up at any moment. */

/** Thousandths of a millimetre, and a quaternion x, y, z, w. */
export interface Pose {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly turn: readonly [number, number, number, number];
}

/** Milliseconds from picture to picture. */
export const FRAME = 16.5;
const NUMBERS = 7;
const GRAIN = 20;
const WHOLE = 32_767;
/** Which faces are at the ends of the axes of a die: x, y, z, positive ends first. */
const AXES = [
  [3, 4],
  [2, 5],
  [6, 1],
] as const;

export class Motion {
  readonly frames: number;
  readonly #numbers: Int16Array;

  /** `dice` in the order of the server: those of the arena, then those that left the hand. */
  constructor(
    bytes: ArrayBuffer,
    readonly dice: readonly number[],
  ) {
    const size = NUMBERS * 2 * dice.length;
    if (size === 0 || bytes.byteLength === 0 || bytes.byteLength % size !== 0) throw new Error("not the motion of these dice");
    this.frames = bytes.byteLength / size;
    const view = new DataView(bytes);
    this.#numbers = Int16Array.from({ length: bytes.byteLength / 2 }, (_, place) => view.getInt16(2 * place, true));
  }

  get milliseconds(): number {
    return (this.frames - 1) * FRAME;
  }

  /** A die in one picture. */
  still(place: number, frame: number): Pose {
    const start = (frame * this.dice.length + place) * NUMBERS;
    const [x = 0, y = 0, z = 0, w = WHOLE, a = 0, b = 0, c = 0] = this.#numbers.subarray(start, start + NUMBERS);
    return { x: x * GRAIN, y: y * GRAIN, z: z * GRAIN, turn: [a / WHOLE, b / WHOLE, c / WHOLE, w / WHOLE] };
  }

  /** A die at any moment, between two pictures. */
  at(place: number, milliseconds: number): Pose {
    const moment = Math.min(Math.max(milliseconds / FRAME, 0), this.frames - 1);
    const frame = Math.floor(moment);
    const share = moment - frame;
    const one = this.still(place, frame);
    return share === 0 ? one : between(one, this.still(place, frame + 1), share);
  }

  /** The moment when a die turned to the face it ends with, in milliseconds; 0 if it never turned. */
  turned(place: number): number {
    const last = topOf(this.still(place, this.frames - 1));
    let frame = this.frames - 1;
    while (frame > 0 && topOf(this.still(place, frame - 1)) === last) frame -= 1;
    return frame * FRAME;
  }
}

/** Between two poses: straight in place, and the shorter way round in turning. */
export function between(one: Pose, other: Pose, share: number): Pose {
  const mix = (a: number, b: number): number => a + (b - a) * share;
  const dot = one.turn.reduce((sum, part, place) => sum + part * (other.turn[place] ?? 0), 0);
  const sign = dot < 0 ? -1 : 1;
  const turn = one.turn.map((part, place) => mix(part, sign * (other.turn[place] ?? 0)));
  const length = Math.hypot(...turn) || 1;
  const [a = 0, b = 0, c = 0, w = 1] = turn.map((part) => part / length);
  return { x: mix(one.x, other.x), y: mix(one.y, other.y), z: mix(one.z, other.z), turn: [a, b, c, w] };
}

/** The face that is nearest to the vertical. */
export function topOf({ turn: [x, y, z, w] }: Pose): number {
  const heights = [2 * (x * z - w * y), 2 * (y * z + w * x), 1 - 2 * (x * x + y * y)];
  const steepest = heights.reduce((best, height, axis) => (Math.abs(height) > Math.abs(heights[best] ?? 0) ? axis : best), 0);
  return AXES[steepest as 0 | 1 | 2][(heights[steepest] ?? 0) < 0 ? 1 : 0];
}

/** How far a die is turned about the vertical, in thousandths of a degree: enough for a view from above. */
export function headingOf({ turn: [x, y, z, w] }: Pose): number {
  return (Math.atan2(2 * (w * z + x * y), 1 - 2 * (y * y + z * z)) * 180_000) / Math.PI;
}
