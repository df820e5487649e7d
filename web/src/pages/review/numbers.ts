/** Shares of the win as people read them, in the language of the page. */
import { words } from "../../lib/words.svelte";

type Sign = "auto" | "exceptZero";
const formats = new Map<string, Intl.NumberFormat>();

function format(share: number, digits: number, signDisplay: Sign): string {
  const name = `${words.language} ${digits} ${signDisplay}`;
  let found = formats.get(name);
  if (!found) {
    found = new Intl.NumberFormat(words.language, { style: "percent", maximumFractionDigits: digits, signDisplay });
    formats.set(name, found);
  }
  // A minus sign is as wide as a plus sign; a hyphen is not.
  return found.format(share).replace("-", "−");
}

/** 0.412 is 41 %; what is nearly nothing is told with a digit more. A chance is never below 0 or above 1. */
export function percent(chance: number): string {
  const share = Math.min(1, Math.max(0, chance));
  return format(share, share > 0 && share < 0.0095 ? 1 : 0, "auto");
}

/** Points of win chance, with their sign: +12, −3. */
export function points(share: number): string {
  const name = `${words.language} points`;
  const found = formats.get(name) ?? new Intl.NumberFormat(words.language, { maximumFractionDigits: 0, signDisplay: "exceptZero" });
  formats.set(name, found);
  return found.format(100 * share).replace("-", "−");
}

/** A change of a share, with its sign: +12 %, −3.4 %. */
export function change(share: number): string {
  const digits = Math.abs(share) < 0.0995 ? 1 : 0;
  return format(share, digits, "exceptZero");
}
