/** Dates as a field of the browser takes them: without a zone, so that of the one who types. */

const MINUTE = 60;

/** Seconds since 1970 of what was typed, or nothing if that is no date. */
export function momentOf(typed: string): number | null {
  const at = new Date(typed).getTime();
  return Number.isNaN(at) ? null : at / 1000;
}

/** A moment as the field shows it. */
export function typedOf(at: number): string {
  const offset = new Date(at * 1000).getTimezoneOffset() * MINUTE;
  return new Date((at - offset) * 1000).toISOString().slice(0, "2026-11-17T20:00".length);
}
