/** Whose is whose at a table: at a game night people keep their colours from game to game. */
import { type Player, playerOf } from "../kit/draw";
import type { LiveTable } from "./contract";

export function playerAt({ names, card }: Pick<LiveTable, "names" | "card">, seat: number): Player {
  return playerOf(seat, names.length, card?.colours);
}
