/** What a phone beside a television holds at Easy Come. */
import { playerAt } from "../../lib/colours";
import type { Cup } from "../../lib/contract";
import type { EasyComeLive } from "./table";

/** The first roll of a turn; whoever rolls others again has said so. */
export function cup(table: EasyComeLive): Cup | null {
  const { picture, seat } = table;
  if (!picture || seat === null || picture.roller !== seat || picture.number > 1) return null;
  return { player: playerAt(table, seat), dice: picture.rolled.length };
}
