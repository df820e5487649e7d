/** How long things move. The same numbers stand in tokens.css for what CSS moves. */
import { LASTS, settings } from "./settings.svelte";

export const DURATION = { tap: 90, quick: 160, move: 320, fly: 560, tumble: 820, max: 900 } as const;
export type Pace = keyof typeof DURATION;

/** Whether this person wants end states instead of motion. */
export function isReduced(): boolean {
  return settings.tempo === "instant" || matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** What lasts so long at normal speed, at the speed this person wants. */
export function paced(milliseconds: number): number {
  return milliseconds * LASTS[settings.tempo];
}

/** Milliseconds of a kind of motion; none if it is not wanted. */
export function lasting(pace: Pace): number {
  return isReduced() ? 0 : paced(DURATION[pace]);
}

/** Wait so long, or until the signal says that somebody has tapped. */
export function pause(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (milliseconds <= 0 || signal?.aborted) return resolve();
    const timer = setTimeout(resolve, milliseconds);
    signal?.addEventListener("abort", () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

/** Wait until what the page has so far is on the screen. */
export function painted(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}
