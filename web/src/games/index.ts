/** Which parts belong to which game; each is loaded when a table of it is opened. */
import type { GameParts } from "../lib/contract";

const PARTS = import.meta.glob<GameParts>("./*/index.ts");

/** The folder of a game: editions that are drawn alike share one. */
export function folderOf(game: string): string {
  const [name = ""] = game.split("@");
  return name.startsWith("vegas/royale") ? "royale" : (name.split("/")[0] ?? "");
}

/** The parts of a game, or null if it is played with the plain board. */
export async function partsOf(game: string): Promise<GameParts | null> {
  const load = PARTS[`./${folderOf(game)}/index.ts`];
  return load ? await load() : null;
}
