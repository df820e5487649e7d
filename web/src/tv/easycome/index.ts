/** Easy Come on a television: the players lie on the board with their prizes. */
import { showOf } from "../../games/easycome/show.svelte";
import type { TvParts } from "../contract";
import Board from "./Board.svelte";
import { captionOf } from "./caption";
import Felt from "./Felt.svelte";

export const parts: TvParts = { Board, Felt, seats: "around", turn: (table) => showOf(table).roll?.seat ?? null, caption: captionOf };
