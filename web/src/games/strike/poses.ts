/** Dice as they are drawn at one moment, and the poses they rest in. */
import type { StrikeBowl, StrikeDieAt, StrikePicture } from "../../protocol";
import type { Pose } from "./motion";
import type { Spot } from "./table";

export interface Drawn {
  readonly die: number;
  readonly pose: Pose;
  /** 0 to 1: it belongs to a match. */
  readonly glow: number;
  /** 0 to 1: it is an X and burns away. */
  readonly burn: number;
  /** 1 is there, 0 is gone. */
  readonly there: number;
}

type Turn = readonly [number, number, number, number];

const WHOLE = 32_767;
const UP = Math.SQRT1_2;
/** For each face the turn, x, y, z, w, that brings it up. */
const BASE: Readonly<Record<number, Turn>> = {
  6: [0, 0, 0, 1],
  1: [1, 0, 0, 0],
  2: [UP, 0, 0, UP],
  5: [-UP, 0, 0, UP],
  4: [0, UP, 0, UP],
  3: [0, -UP, 0, UP],
};
/** The places of dice that have none: one in the middle, more around it. */
const RING = 0.52;

/** A die that lies flat with a face up. */
export function lying(bowl: StrikeBowl, face: number, { x, y, yaw }: Spot): Pose {
  const half = (yaw * Math.PI) / 360_000;
  const [sine, cosine] = [Math.sin(half), Math.cos(half)];
  const [a, b, c, w] = BASE[face] ?? [0, 0, 0, 1];
  const turn: Turn = [cosine * a - sine * b, cosine * b + sine * a, cosine * c + sine * w, cosine * w - sine * c];
  return { x, y, z: bowl.edge / 2, turn };
}

/** Where dice lie that have no places, by their number: the same ones always lie in the same order. */
export function ring(bowl: StrikeBowl, dice: readonly number[]): Map<number, Spot> {
  const sorted = [...dice].sort((one, other) => one - other);
  return new Map(
    sorted.map((die, place) => {
      const angle = (2 * Math.PI * place) / sorted.length + Math.PI / 7;
      const far = sorted.length === 1 ? 0 : RING;
      const [x, y] = [Math.cos(angle) * far * bowl.floor[0], Math.sin(angle) * far * bowl.floor[1]];
      return [die, { x, y, yaw: ((die * 67) % 90) * 1_000 - 20_000 }];
    }),
  );
}

/** A die of a picture where it lies; where dice have no places, in the ring. */
function poseOf(picture: StrikePicture, die: StrikeDieAt, spots: ReadonlyMap<number, Spot>): Pose {
  const [w, x, y, z] = die.turn;
  if (picture.physical) return { x: die.x, y: die.y, z: picture.bowl.edge / 2, turn: [x / WHOLE, y / WHOLE, z / WHOLE, w / WHOLE] };
  return lying(picture.bowl, die.face, spots.get(die.die) ?? die);
}

/** All dice of a picture at rest. */
export function restOf(picture: StrikePicture): Drawn[] {
  const spots = ring(
    picture.bowl,
    Object.values(picture.dice).map(({ die }) => die),
  );
  return Object.values(picture.dice).map((die) => ({ die: die.die, pose: poseOf(picture, die, spots), glow: 0, burn: 0, there: 1 }));
}

/** Where the reserve of a seat is, seen from a seat: one's own is near, the others sit around. */
export function reserveSpot(bowl: StrikeBowl, seat: number, near: number, seats: number): { x: number; y: number } {
  const wide = bowl.floor[0] + 70_000;
  const deep = bowl.floor[1] + 70_000;
  const corners = [
    { x: -wide, y: deep },
    { x: wide, y: deep },
    { x: -wide, y: -deep },
    { x: wide, y: -deep },
  ];
  if (seat === near) return { x: 0, y: -deep - 20_000 };
  return corners[(seat - near - 1 + seats) % seats] ?? { x: 0, y: deep };
}
