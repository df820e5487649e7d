/** What lies face down before a player, told while it is held. */
import { money } from "../../lib/words.svelte";
import type { VegasMine } from "../../protocol";

export const keys = ["won", "money"] as const satisfies readonly (keyof VegasMine)[];

export function tell(mine: unknown): string {
  return money((mine as VegasMine).money ?? 0);
}
