/** Today's Ten, as the server tells it. */
import type { Answered } from "../openapi";
import type { Update } from "../protocol";

export type Cell = Answered["cell"];
export interface Match {
  day: string;
  match: "burnt" | "bridged" | "missed" | "unlit";
}
export interface Streak {
  length: number;
  best: number;
  week: Match[];
}
export interface DayQuestion {
  place: number;
  game: string;
  listed: boolean;
  update: Update;
}
export interface BotScore {
  level: string;
  score: number;
}
export interface DayResult {
  score: number;
  like: string;
  bots: BotScore[];
  people: number;
  better: number | null;
}
export interface Today {
  day: string;
  number: number;
  next: number;
  next_promise: string;
  alone: boolean;
  begun: boolean;
  cells: Cell[];
  question: DayQuestion | null;
  result: DayResult | null;
  streak: Streak;
}
export interface NoDay {
  soon: boolean;
}
export interface DayAnswered {
  answered: Answered;
  today: Today;
}
export interface DayScores {
  day: string;
  people: { name: string; score: number | null; you: boolean }[];
}
export interface PastDay {
  day: string;
  number: number;
  cells: Cell[];
  score: number | null;
}
export interface PastDays {
  days: PastDay[];
}
export interface PastQuestion {
  question: DayQuestion;
  answered: Answered;
  given: boolean;
  position: string;
}
export interface ClosedDay {
  day: string;
  number: number;
  questions: PastQuestion[];
  result: DayResult | null;
  bots: BotScore[];
  people: number;
}
