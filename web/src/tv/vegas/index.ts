/** Vegas on a television. */
import { stageOf } from "../../games/vegas/stage.svelte";
import type { VegasTable } from "../../games/vegas/table";
import type { TvParts } from "../contract";
import Board from "./Board.svelte";
import Felt from "./Felt.svelte";
import Seat from "./Seat.svelte";

/** A turn begins with a roll; dice that are being placed have left the cup. */
function inCup(table: VegasTable, seat: number): boolean {
  const { step } = stageOf(table);
  return table.picture?.roll?.seat === seat && (step === null || step.kind === "roll");
}

export const parts: TvParts = {
  Board,
  Felt,
  Seat,
  seats: "sides",
  turn: (table) => stageOf(table).roll?.seat ?? null,
  caption: (table) => stageOf(table).step?.line || null,
  inCup,
};
