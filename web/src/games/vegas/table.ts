/** A table of Vegas, and what its picture and that of Royale have in common. */
import type { LiveTable } from "../../lib/contract";
import type { RoyaleStack, VegasEvent, VegasHolder, VegasOutlook, VegasPicture, VegasPlace, VegasStack } from "../../protocol";

export type VegasTable = LiveTable<VegasPicture, VegasPlace, VegasEvent>;

/** Number by colour, or colour and face. */
export type Pair = readonly [number, number];

/** Big dice, which count 2, and black ones: at tables that have them. */
export type Stack = VegasStack & Partial<Pick<RoyaleStack, "big" | "black">>;

export interface Roll {
  readonly seat: number;
  readonly dice: readonly Pair[];
}

export interface Front {
  readonly bills: readonly number[];
  readonly stacks: readonly Stack[];
}

export type Outlook = Omit<VegasOutlook, "placed" | "stacks"> & { readonly placed: readonly Pair[]; readonly stacks: readonly Stack[] };

/** By seat, the dice that everybody has left. */
export type Holders = Readonly<Record<string, Pick<VegasHolder, "dice" | "neutral">>>;

/** What the stage of both shows. */
export interface Shared {
  readonly round: number;
  readonly casinos: Readonly<Record<string, Front>>;
  readonly roll?: Roll;
  readonly over?: boolean;
}
