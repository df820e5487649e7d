/** Who has played what on this device, and who learns while friends wait. */
import { recall, remember } from "./memory";
import { read } from "./router.svelte";

export function hasPlayed(show: string): boolean {
  return recall(`played.${show}`) !== null;
}

export function notePlayed(show: string): void {
  if (!hasPlayed(show)) remember(`played.${show}`, "yes");
}

/** The address of a lesson; it names the table where friends sit meanwhile, so that a page loaded again knows it. */
export function lessonPath(lesson: string, waiting?: string): string {
  return waiting ? `/t/${lesson}?waiting=${waiting}` : `/t/${lesson}`;
}

/** The table that an address names like this. */
export function waitingAt(search: string): string | null {
  const route = read(`/t/${new URLSearchParams(search).get("waiting") ?? ""}`);
  return route.page === "table" ? route.id : null;
}
