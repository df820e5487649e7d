/** The number on the icon of an installed app: at how many tables its owner is awaited. */
import type { RunningGame } from "../openapi";
import { api } from "./api";

/** Show how many of these wait; nought takes the number away. */
export function showAwaited(running: readonly RunningGame[]): void {
  // Not every system has a place for it, nor every browser.
  void navigator.setAppBadge?.(running.filter(({ mine }) => mine).length)?.catch(() => {});
}

/** The same for whoever sees no list of their games now. */
export async function countAwaited(): Promise<void> {
  if ("setAppBadge" in navigator) showAwaited((await api.myGames({ limit: 0 })).running);
}
