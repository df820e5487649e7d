/** What updates lead to: the picture of a table, and what is awaited there. */
import type { Awaited, GamePicture, Update } from "../protocol";
import { merge } from "./patch";
import type { Phrase } from "./phrases";

export interface Sight {
  readonly seq: number;
  /** Nothing before the game has begun. */
  readonly picture: GamePicture | null;
  readonly awaited: Awaited | null;
}

/** What is seen after an update; null if its patch starts at a place that nothing is known of. */
export function sightAfter(update: Update, before: Sight | null): Sight | null {
  const { seq, since, patch, picture = null, awaited = null } = update;
  if (patch === undefined) return { seq, picture, awaited };
  if (!before?.picture || before.seq !== since) return null;
  return { seq, picture: merge(before.picture, patch), awaited };
}

/** What was seen after each of some steps that follow each other; those that cannot be known are left out. */
export function sightsOf(steps: readonly Update[]): Map<Update, Sight> {
  const sights = new Map<Update, Sight>();
  let sight: Sight | null = null;
  for (const step of steps) {
    sight = sightAfter(step, sight);
    if (sight) sights.set(step, sight);
  }
  return sights;
}

/** Whom a table waits for. */
export function seatOf(sight: Sight | null): number | null {
  return sight?.awaited?.seat ?? null;
}

/** How far a game is. */
export function headingOf(sight: Sight | null): Phrase {
  return sight?.picture?.heading ?? "";
}
