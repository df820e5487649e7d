/** How somebody is told that it is their turn: by name, where one device is handed round. */
import type { Table } from "../lib/table.svelte";
import { say } from "../lib/words.svelte";

export function callOf({ shared, names, seat }: Pick<Table, "shared" | "names" | "seat">): string {
  return shared ? say("web-turn-of", { name: names[seat ?? 0] ?? "", who: "other" }) : say("web-turn-yours");
}
