/** The questions of today that were answered in this browser: the server tells them again only once the day is over. */

import { recall, remember } from "../../lib/memory";
import type { Answered, DayQuestion } from "../../openapi";

export interface Seen {
  readonly question: DayQuestion;
  readonly answered: Answered;
}

const KEY = "ten";

interface Kept {
  readonly day: string;
  readonly seen: readonly Seen[];
}

function read(): Kept | null {
  try {
    return JSON.parse(recall(KEY) ?? "null") as Kept | null;
  } catch {
    return null;
  }
}

/** What was answered on this day, in order. */
export function seenOn(day: string): readonly Seen[] {
  const found = read();
  return found?.day === day ? found.seen : [];
}

/** Add an answer; those of another day are forgotten. */
export function keep(day: string, one: Seen): void {
  const others = seenOn(day).filter(({ question }) => question.place !== one.question.place);
  const seen = [...others, one].sort((first, second) => first.question.place - second.question.place);
  remember(KEY, JSON.stringify({ day, seen } satisfies Kept));
}
