/** Royale on a television: machines need room, so the players stand in a row. */
import { stageOf } from "../../games/royale/stage";
import type { RoyaleTable } from "../../games/royale/table";
import type { TvParts } from "../contract";
import Board from "./Board.svelte";
import Felt from "./Felt.svelte";
import Seat from "./Seat.svelte";

/** The dice of a roll, unless a machine asks something. */
function inCup(table: RoyaleTable, seat: number): boolean {
  const { step } = stageOf(table);
  const { roll, tiles = {} } = table.picture ?? {};
  const asked = Object.values(tiles).some(({ asks }) => asks === seat);
  return roll?.seat === seat && !asked && (step === null || step.kind === "roll");
}

export const parts: TvParts = {
  Board,
  Felt,
  Seat,
  seats: "row",
  turn: (table) => stageOf(table).roll?.seat ?? null,
  caption: (table) => stageOf(table).step?.line || null,
  inCup,
};
