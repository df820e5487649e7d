/** The scene of a table of Vegas, as `server/scenes/vegas.py` makes it. */
import { type Player, playerOf } from "../../kit/draw";
import type { LiveTable } from "../../lib/contract";
import type { VegasEvent, VegasPlace, VegasView } from "../../protocol";

export interface Stack {
  readonly colour: number;
  readonly dice: number;
  readonly weight: number;
  readonly tied: boolean;
  /** What the colour would take now. */
  readonly bill: number | null;
  /** Big dice, which count 2, and black ones: at tables that have them. */
  readonly big?: number;
  readonly black?: number;
}

export interface Front {
  /** The dearest first. */
  readonly bills: readonly number[];
  /** The most dice first; equals stand together. */
  readonly stacks: readonly Stack[];
}

export interface Holder {
  readonly dice: number;
  readonly neutral: number;
  readonly hand: number;
  readonly bills: number;
  readonly money: number | null;
  readonly leads: boolean;
}

/** Number by colour, or colour and face. */
export type Pair = readonly [number, number];

export interface Shown {
  readonly seat: number;
  readonly dice: readonly Pair[];
}

export type Standing = "leads" | "follows" | "ties" | "unpaid" | "absent";

export interface Outlook {
  readonly casino: number;
  readonly placed: readonly Pair[];
  readonly stacks: readonly Stack[];
  readonly standing: Standing;
  readonly place: number;
  readonly bill: number | null;
}

export interface VegasScene {
  readonly round: number;
  readonly rounds: number;
  readonly seats: number;
  readonly starter: number | null;
  readonly casinos: readonly Front[];
  readonly holders: readonly Holder[];
  readonly roll: Shown | null;
  readonly outlooks: readonly Outlook[];
  readonly balance: { readonly own: number; readonly rivals: number } | null;
}

export type VegasTable = LiveTable<VegasView, VegasScene, VegasPlace, VegasEvent>;

/** Alone at a table the rivals are called by their colours, so the player takes the one that is left. */
const ALONE: readonly Player[] = ["c", "a", "b", "d", "e"];

/** What tells a colour of the table apart: that of its seat, of a rival, or of nobody. */
export function tintOf(scene: Pick<VegasScene, "seats" | "holders">, colour: number): Player {
  if (colour >= scene.holders.length) return "n";
  return scene.seats < scene.holders.length ? (ALONE[colour] ?? "n") : playerOf(colour);
}
