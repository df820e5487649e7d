/** What lies face down before a player, told while it is held. */
import { money } from "../../lib/words.svelte";
import type { RoyaleMine } from "../../protocol";

export const keys = ["won", "money", "fist", "piles"] as const satisfies readonly (keyof RoyaleMine)[];

export function tell(mine: unknown): string {
  return money((mine as RoyaleMine).money ?? 0);
}
