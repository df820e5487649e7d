/** What the person choosing thinks of: their dice of a number, at its casino. Who would lead by it is not told before they do it. */
import type { Pair, Roll } from "../../games/vegas/table";
import { say } from "../../lib/words.svelte";
import type { RoyaleMove, VegasPlace } from "../../protocol";
import { considered, type Seen } from "../considered";

export interface Placing {
  readonly casino: number;
  readonly placed: readonly Pair[];
  readonly who: string;
}

interface Shown extends Seen {
  readonly names: readonly string[];
  readonly picture: { readonly roll?: Roll } | null;
}

export function placedBy(table: Shown): Placing | null {
  const seen = considered<VegasPlace | RoyaleMove>(table);
  const face = seen && "face" in seen.move ? seen.move.face : null;
  if (!seen || face === null) return null;
  const counts = new Map<number, number>();
  for (const [colour, shown] of table.picture?.roll?.dice ?? []) if (shown === face) counts.set(colour, (counts.get(colour) ?? 0) + 1);
  return { casino: face, placed: [...counts], who: say("tv-considers", { name: table.names[seen.seat] ?? "" }) };
}
