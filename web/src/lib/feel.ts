/** What a hand that holds the device feels of the table, where the device can tremble. */
import { settings } from "./settings.svelte";
import type { Sound } from "./sound";

/** Milliseconds on and off; what is not here is only heard. */
const FELT: Partial<Record<Sound, number[]>> = {
  roll: [12, 40, 10, 30, 8],
  place: [14],
  turn: [25, 70, 25],
  win: [30, 60, 30, 60, 80],
  out: [60],
};

export function feel(sound: Sound): void {
  const pattern = FELT[sound];
  // Browsers refuse to tremble before the first tap, and say so in the console.
  if (pattern && settings.vibrates && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(pattern);
}
