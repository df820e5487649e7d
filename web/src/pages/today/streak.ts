/** Days in a row, as matches. */
import type { MatchLook } from "../../kit/draw";
import { say } from "../../lib/words.svelte";
import type { Match, Streak } from "../../openapi";

/** How a day is drawn: today flares, and a missed one is a gap. */
export function lookOf({ match }: Match, today: boolean): MatchLook | null {
  if (match === "burnt") return today ? "lit" : "burnt";
  return match === "bridged" ? "grey" : match === "unlit" ? "new" : null;
}

/** How long it is, in a sentence; a box that starts again says what was in the best one. */
export function streakText({ length, best }: Streak): string {
  return length === 0 && best > 0 ? say("today-streak-best", { best }) : say("today-streak", { count: length });
}
