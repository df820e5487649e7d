/** Vegas on a television. */
import { stageOf } from "../../games/vegas/stage.svelte";
import type { TvParts } from "../contract";
import Board from "./Board.svelte";
import Felt from "./Felt.svelte";
import Seat from "./Seat.svelte";

export const parts: TvParts = {
  Board,
  Felt,
  Seat,
  seats: "sides",
  turn: (table) => stageOf(table).roll?.seat ?? null,
  caption: (table) => stageOf(table).step?.line || null,
};
