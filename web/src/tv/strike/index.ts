/** Strike on a television: flat from above, so that any of them can draw it. */
import { stageOf } from "../../games/strike/stage.svelte";
import type { TvParts } from "../contract";
import Board from "./Board.svelte";
import Seat from "./Seat.svelte";

export const parts: TvParts = {
  Board,
  Seat,
  seats: "sides",
  turn: (table) => stageOf(table).flying,
  // What comes of a throw is not told before the dice lie.
  caption: (table) => (stageOf(table).flying === null ? null : ""),
};
