/** Easy Come on a television: the players lie on the board with their prizes. */
import { showOf } from "../../games/easycome/show.svelte";
import type { EasyComeLive } from "../../games/easycome/table";
import type { TvParts } from "../contract";
import Board from "./Board.svelte";
import { captionOf } from "./caption";
import Felt from "./Felt.svelte";

/** The first roll of a turn; whoever rolls others again has said so. */
function inCup({ picture }: EasyComeLive, seat: number): boolean {
  return picture?.roller === seat && picture.number === 1;
}

export const parts: TvParts = {
  Board,
  Felt,
  seats: "around",
  turn: (table) => showOf(table).roll?.seat ?? null,
  caption: captionOf,
  inCup,
};
