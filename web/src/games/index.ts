/** The games that are drawn by hand; any other is shown by the plain board. */
import type { Drawn, GameParts } from "../lib/contract";

const DRAWN = import.meta.glob<Drawn>("./*/index.ts", { eager: true, import: "drawn" });

/** What is drawn for a show, or null if nothing is. */
export function drawnAs(show: string): Drawn | null {
  return DRAWN[`./${show}/index.ts`] ?? null;
}

/** The parts of a table, or null if it is played with the plain board. */
export async function partsOf(show: string): Promise<GameParts | null> {
  return (await drawnAs(show)?.parts()) ?? null;
}
