/** What the server says about a drawing of Strike: `src/flambeur/server/scenes/strike.py`. */
import type { LiveTable } from "../../lib/contract";
import type { StrikeEvent, StrikeLaunch, StrikeLeave, StrikeRegroup, StrikeStop, StrikeThrow, StrikeView } from "../../protocol";

export type Move = StrikeLaunch | StrikeThrow | StrikeRegroup | StrikeStop | StrikeLeave;
export type StrikeLive = LiveTable<StrikeView, StrikeScene, Move, StrikeEvent>;
export type StyleName = "soft" | "normal" | "hard";
export const STYLES: readonly StyleName[] = ["soft", "normal", "hard"];

/** Lengths in thousandths of a millimetre. */
export interface Bowl {
  readonly floor: readonly [number, number];
  readonly lip: number;
  readonly height: number;
  readonly rim: number;
  readonly edge: number;
  readonly margin: number;
  readonly gap: number;
}

/** Where a die lies flat; `yaw` in thousandths of a degree. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly yaw: number;
}

export interface DieAt extends Spot {
  readonly die: number;
  /** 1 is the X. */
  readonly face: number;
  /** A quaternion w, x, y, z times 32767. */
  readonly turn: readonly [number, number, number, number];
  readonly place: number;
}

export interface Reserve {
  readonly seat: number;
  readonly dice: number;
  readonly alive: boolean;
  readonly points: number;
}

export interface Chances {
  readonly match: number;
  readonly taken: number;
  readonly empty: number;
  readonly lost: number;
}

export interface ReadyThrow {
  readonly style: StyleName;
  readonly dice: readonly number[];
  readonly move: StrikeLaunch | StrikeThrow;
  readonly chances: Chances | null;
}

export interface Place {
  readonly number: number;
  readonly x: number;
  readonly y: number;
}

export interface Hand {
  readonly all: boolean;
  readonly reach: number;
  readonly height: readonly [number, number];
  readonly pitch: readonly [number, number];
  readonly speed: number;
  readonly release: number;
  readonly gravity: number;
  readonly styles: readonly { readonly name: StyleName; readonly speed: number; readonly pitch: number }[];
}

export interface StrikeScene {
  readonly type: "strike";
  readonly physical: boolean;
  readonly bowl: Bowl;
  readonly dice: readonly DieAt[];
  readonly reserves: readonly Reserve[];
  readonly lost: number;
  readonly round: number;
  readonly rounds: number;
  readonly grand: boolean;
  readonly first: boolean;
  readonly throws: readonly ReadyThrow[];
  readonly places: readonly Place[];
  readonly hand: Hand | null;
}

/** What a die shows, as it is drawn. */
export function faceOf(face: number): 2 | 3 | 4 | 5 | 6 | "X" {
  return face === 1 ? "X" : (face as 2 | 3 | 4 | 5 | 6);
}
