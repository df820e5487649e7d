/** Who has played what on this device, and who learns while friends wait. */
import { recall, remember } from "./memory";

export function hasPlayed(show: string): boolean {
  return recall(`played.${show}`) !== null;
}

export function notePlayed(show: string): void {
  if (!hasPlayed(show)) remember(`played.${show}`, "yes");
}

/** By the table of a lesson, the one where friends sit meanwhile; it lasts as long as the page. */
const waiting = new Map<string, string>();

export function waitsFor(lesson: string, table: string): void {
  waiting.set(lesson, table);
}

export function waitingAt(lesson: string): string | null {
  return waiting.get(lesson) ?? null;
}
