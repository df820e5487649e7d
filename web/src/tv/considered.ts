/** What the one in turn looks at or aims at on their phone: the room may argue about it until it is played. */
import type { Hands } from "../lib/hands.svelte";

/** A table as it is followed; boards that are drawn from records have no hands. */
export interface Seen {
  readonly id: string;
  readonly hands?: Pick<Hands, "seen">;
  /** The number of the move that is awaited. */
  readonly version?: number | null;
}

/** What the one in turn did last, as long as they have not moved. */
function seenOf({ hands, version }: Seen): Hands["seen"] {
  const seen = hands?.seen ?? null;
  return seen?.version === version ? seen : null;
}

/** Where they aim, in thousandths of a degree, and how hard, from 0 to 1. */
export function aimed(table: Seen): { readonly angle: number; readonly strength: number } | null {
  const seen = seenOf(table);
  return seen?.kind === "aim" ? { angle: seen.angle ?? 0, strength: (seen.strength ?? 0) / 1000 } : null;
}

export function considered<Move>(table: Seen): { readonly seat: number; readonly move: Move } | null {
  const seen = seenOf(table);
  if (seen?.kind !== "consider" || seen.move === undefined) return null;
  return { seat: seen.seat, move: seen.move as Move };
}
