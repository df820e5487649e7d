/** What somebody tells others of their ten, without telling what was asked. */
import type { Language } from "../../lib/words.svelte";
import { shortDateOf } from "./dates";
import { type Cell, halves, scoreOf, signsOf } from "./score";

const HOME = /^(localhost|.*\.localhost|.*\.local|[^.:]*|127\..*|10\..*|192\.168\..*|169\.254\..*|172\.(1[6-9]|2\d|3[01])\..*)$/;
const HOME_6 = /^\[(::1|f[cd]|fe[89ab])/;

/** Whether an address leads here from anywhere, and not only on this machine or at home. */
export function isPublic(host: string): boolean {
  return !HOME.test(host) && !HOME_6.test(host);
}

export function sharedText(
  day: string,
  cells: readonly Cell[],
  language: Language,
  { origin, hostname }: { origin: string; hostname: string },
): string {
  const lines = [`Flambeur ${shortDateOf(day, language)} · ${halves(scoreOf(cells))}/${cells.length}`, signsOf(cells)];
  return [...lines, ...(isPublic(hostname) ? [`${origin}/today`] : [])].join("\n");
}
