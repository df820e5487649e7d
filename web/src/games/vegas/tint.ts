/** What tells colours apart. */
import { type Player, playerOf } from "../../kit/draw";
import type { VegasPicture } from "../../protocol";

/** Alone at a table the rivals are called by their colours, so the player takes the one that is left. */
const ALONE: readonly Player[] = ["c", "a", "b", "d", "e"];

/** What tells a colour of the table apart: that of its seat, of a rival, or of nobody. */
export function tintOf(picture: Pick<VegasPicture, "seats" | "holders">, colour: number, colours?: readonly number[]): Player {
  const holders = Object.keys(picture.holders).length;
  if (colour >= holders) return "n";
  return picture.seats < holders ? (ALONE[colour] ?? "n") : playerOf(colour, undefined, colours);
}
