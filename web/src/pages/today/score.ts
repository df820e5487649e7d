/** Scores and cells as people read them. */
import type { Answered, BotScore, DayResult } from "../../openapi";

/** How good an answer was: as good as the best, nearly, or not. */
export type Cell = Answered["cell"];

const HALF = 0.5;
const WORTH: Readonly<Record<Cell, number>> = { full: 1, half: HALF, empty: 0 };
const SIGNS: Readonly<Record<Cell, string>> = { full: "●", half: "◐", empty: "○" };

/** 7.5 is 7½; what bots would get on average is told to the half. */
export function halves(score: number): string {
  const steps = Math.round(score / HALF);
  const whole = Math.floor(steps * HALF);
  const half = steps % 2 ? "½" : "";
  return whole === 0 && half ? half : `${whole}${half}`;
}

/** What cells come to. */
export function scoreOf(cells: readonly Cell[]): number {
  return cells.reduce((sum, cell) => sum + WORTH[cell], 0);
}

export function signsOf(cells: readonly Cell[]): string {
  return cells.map((cell) => SIGNS[cell]).join("");
}

/** How many there are of each. */
export function countsOf(cells: readonly Cell[]): Record<Cell, number> {
  const count = (kind: Cell) => cells.filter((cell) => cell === kind).length;
  return { full: count("full"), half: count("half"), empty: count("empty") };
}

export interface Row {
  /** Nothing is the one who asks. */
  readonly level: string | null;
  readonly score: number;
}

/** The bots and, if they have answered, the one who asks: the best first, and a person before the bot who got the same. */
export function besideBots(bots: readonly BotScore[], result: Pick<DayResult, "score"> | null): Row[] {
  const own: Row[] = result ? [{ level: null, score: result.score }] : [];
  return [...own, ...bots].sort((one, other) => other.score - one.score);
}
