/** What is practised, as it stands in the address. */

/** Mistakes of one's own games. */
export const OWN = "own";

/** The same, as it is asked for. */
export function topicOf(game: string, theme: string): { game: string; theme: string } | { own: "true" } {
  return game === OWN ? { own: "true" } : { game, theme };
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long it takes until a position comes back, in the unit in which people say it. */
export function waitOf(seconds: number): { unit: "minutes" | "hours" | "days"; count: number } {
  if (seconds < HOUR) return { unit: "minutes", count: Math.max(1, Math.round(seconds / MINUTE)) };
  if (seconds < DAY) return { unit: "hours", count: Math.round(seconds / HOUR) };
  return { unit: "days", count: Math.round(seconds / DAY) };
}
