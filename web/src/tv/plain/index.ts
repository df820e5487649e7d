/** Any game on a television, told in sentences. */
import type { TvParts } from "../contract";
import Board from "./Board.svelte";
import Seat from "./Seat.svelte";

export const parts: TvParts = { Board, Seat, seats: "sides" };
