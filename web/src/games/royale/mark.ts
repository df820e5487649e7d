/** What things on a tile are marked with, so that everybody sees whose they are. */
import { type Player, playerOf } from "../../kit/draw";
import type { RoyaleMine } from "../../protocol";
import type { AnyTile, RoyaleTable } from "./table";

/** Colour, pattern and initial. */
export interface Mark {
  readonly player: Player;
  readonly initial: string;
}

/** The mark of a colour: a seat, nobody's dice, or the grey ones that come after them. */
export function markOf(table: Pick<RoyaleTable, "initials" | "picture"> & Partial<Pick<RoyaleTable, "card">>, colour: number): Mark {
  const seats = table.picture?.seats ?? table.initials.length;
  if (colour < seats) return { player: playerOf(colour, undefined, table.card?.colours), initial: table.initials[colour] ?? "" };
  return { player: colour === seats ? "n" : "g", initial: "" };
}

/** What a machine is drawn with, besides its tile. */
export interface MachineProps<T extends AnyTile> {
  readonly tile: T;
  readonly mark: (colour: number) => Mark;
  /** Whose eyes these are, if anyone's at the table. */
  readonly seat: number | null;
  /** What only these eyes see. */
  readonly mine: RoyaleMine | undefined;
}
