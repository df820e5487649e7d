/** Some people in a sentence about them; nobody of them reads it alone. */
import type { Night } from "../lib/night.svelte";

export function among(night: Night, people: readonly string[]): { who: "one" | "other"; names: string } {
  return { who: people.length === 1 ? "one" : "other", names: night.listed(people) };
}
