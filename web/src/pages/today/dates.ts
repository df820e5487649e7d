/** Days and moments in the language of the page. A day is one of UTC, a moment is told in the zone of the reader. */

import type { Language } from "../../lib/words.svelte";
import { words } from "../../lib/words.svelte";

const at = (day: string) => new Date(`${day}T00:00:00Z`);

function told(day: string, parts: Intl.DateTimeFormatOptions, language: Language = words.language): string {
  return new Intl.DateTimeFormat(language, { ...parts, timeZone: "UTC" }).format(at(day));
}

/** 18 November. */
export const dateOf = (day: string) => told(day, { day: "numeric", month: "long" });
/** Wednesday, 18 November. */
export const longDateOf = (day: string) => told(day, { weekday: "long", day: "numeric", month: "long" });
/** Wed, without the dot that some languages put after it. */
export const weekdayOf = (day: string) => told(day, { weekday: "short" }).replace(".", "");

/** As short as it is clear: figures, but in English, where half of the readers take the first for the month. */
export function shortDateOf(day: string, language: Language): string {
  return told(day, { day: "numeric", month: language === "en" ? "short" : "numeric" }, language);
}

/** A weekday and a time of the day where the reader is. */
export function momentOf(seconds: number): string {
  return new Intl.DateTimeFormat(words.language, { weekday: "long", hour: "numeric", minute: "2-digit" }).format(seconds * 1000);
}
