/** The browser's own way to keep a screen lit. */
import type { Keeper } from "./index";

export function lock(): Keeper {
  let held: Promise<WakeLockSentinel | null> | null = null;
  return {
    hold: () => {
      // A device that saves its battery says no, and is right.
      held ??= navigator.wakeLock.request("screen").catch(() => null);
    },
    rest: () => {
      void held?.then((sentinel) => sentinel?.release());
      held = null;
    },
  };
}
