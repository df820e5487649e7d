/** Royale on a television: machines need room, so the players stand in a row. */
import { stageOf } from "../../games/royale/stage";
import type { TvParts } from "../contract";
import Board from "./Board.svelte";
import Felt from "./Felt.svelte";
import Seat from "./Seat.svelte";

export const parts: TvParts = {
  Board,
  Felt,
  Seat,
  seats: "row",
  turn: (table) => stageOf(table).roll?.seat ?? null,
  caption: (table) => stageOf(table).step?.line || null,
};
