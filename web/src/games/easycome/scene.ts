/** What the server says about a drawing of Easy Come: `src/flambeur/server/scenes/easycome.py`. */
import type { LiveTable } from "../../lib/contract";
import type { EasyComeClaim, EasyComeEvent, EasyComeKeep, EasyComePrize, EasyComeView } from "../../protocol";

export type Move = EasyComeClaim | EasyComeKeep;
export type EasyComeLive = LiveTable<EasyComeView, EasyComeScene, Move, EasyComeEvent>;
export type Values = readonly number[];

export interface Need {
  readonly dice: number;
  readonly kind: "rolls" | "pair" | "exact" | "most" | "least" | "dice";
  readonly rolls?: readonly Values[];
  readonly total?: number;
  readonly ways?: number;
}

export interface PrizeScene {
  readonly prize: EasyComePrize;
  readonly owner: number | null;
  readonly sign: string;
  readonly example: Values;
  readonly stands: "idle" | "own" | "now" | "near" | "out" | "closed";
  readonly need: Need | null;
}

export interface Outlook {
  readonly keep: Values;
  readonly dice: number;
  readonly rolls: number;
  readonly ways: number;
  readonly hopes: readonly { readonly prize: EasyComePrize; readonly need: Need }[];
}

export interface CrownScene {
  readonly seat: number;
  readonly left: number;
  readonly of: number;
}

export interface EasyComeScene {
  readonly type: "easycome";
  readonly prizes: readonly PrizeScene[];
  readonly roller: number | null;
  readonly number: number;
  readonly kept: Values;
  readonly rolled: Values;
  readonly crowns: readonly CrownScene[];
  readonly three: number;
  readonly challenge: number | null;
  readonly ripe: readonly number[];
  readonly outlooks: readonly Outlook[];
}
