/** What a game brings to the television. */
import type { Component } from "svelte";
import type { AnyTable } from "../lib/contract";

export interface TvParts {
  readonly Board: Component<{ table: AnyTable }>;
  /** What lies on the felt: dice, and whatever else is chosen from. */
  readonly Felt?: Component<{ table: AnyTable }>;
  /** What stands under a name, such as dice left. */
  readonly Seat?: Component<{ table: AnyTable; seat: number }>;
  /** Where the players are: in two columns, in a row under a wide board, or on the board itself. */
  readonly seats: "sides" | "row" | "around";
  /** Whose turn it is at this moment of the show; nothing if it is theirs for whom the table waits. */
  readonly turn?: (table: AnyTable) => number | null;
  /** What is said at this moment of the show; null leaves it to the sentences of what happened. */
  readonly caption?: (table: AnyTable) => string | null;
  /** Whether a seat has just rolled, so that its dice may still be in the cup on its phone. */
  readonly inCup?: (table: AnyTable, seat: number) => boolean;
}
