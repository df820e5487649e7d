import type { Table } from "../lib/table.svelte";
import { say } from "../lib/words.svelte";

/** What a table that is beginning waits for, in a sentence. */
export function beginningOf({ card, witness }: Table): string {
  if (witness.begun.length > 1) return say("web-begin-anew");
  return say(card?.pace.kind === "days" ? "web-begin-days" : "web-begin");
}
