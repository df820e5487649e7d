/** What is said of somebody's own games, in the language of the page. */
import { gameName } from "../../lib/games.svelte";
import { capital } from "../../lib/names";
import { withoutStrangers } from "../../lib/strangers";
import { money, say, words } from "../../lib/words.svelte";
import type { FinishedGame, RunningGame } from "../../openapi";
import type { Card } from "../../protocol";

/** From so many at the table on, they are counted and not named. */
const MANY = 5;
const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const WEEK = 7;

/** A table with the names that its player wants to read. */
export function shownTo({ card, seat }: { readonly card: Card; readonly seat: number }): Card {
  return withoutStrangers(card, card.places[seat]?.person ?? null);
}

/** Which game it is, and who else plays. */
export function titleOf(own: { readonly card: Card; readonly seat: number }): string {
  const { game: id, places } = shownTo(own);
  const game = gameName(id);
  if (places.length === 1) return say("me-alone", { game });
  if (own.card.shared) return say("me-device", { game });
  const others = places.filter((place, at) => place && at !== own.seat);
  if (others.length === 0) return game;
  const people = others.flatMap((place) => (place?.person ? place.name : []));
  if (people.length === 0) return say("me-with-bots", { game });
  if (others.length + 1 >= MANY) return say("me-many", { game, count: others.length + 1 });
  return say("me-with", { game, names: new Intl.ListFormat(words.language).format(people) });
}

/** How far a running game is, and what it waits for. */
export function lineOf(own: RunningGame): string {
  const { card, seat, round, rounds = 0, awaited, mine, since, left } = own;
  if (card.phase === "open") return say("me-open");
  if (card.phase === "beginning") return say("me-beginning");
  const parts = round > 0 ? [rounds > 0 ? say("me-round-of", { round, rounds }) : say("me-round", { round })] : [];
  if (mine && since !== null && left !== null) parts.push(left < since ? say("me-left", spanOf(left)) : say("me-since", spanOf(since)));
  else if (card.places[seat]?.resigned) parts.push(say("me-resigned"));
  else if (card.places[seat]?.away) parts.push(say("me-away"));
  else if (awaited !== null && awaited !== seat) parts.push(say("me-awaits", { name: shownTo(own).places[awaited]?.name ?? "" }));
  return listed(parts);
}

/** The result in words; what was won is told where it is money. */
export function resultOf({ card, seat }: FinishedGame, score: string | undefined): string {
  const { ranks = [], scores = [] } = card.outcome ?? {};
  if (card.shared) return say("me-device-won", { names: winnersOf(card) });
  const result = rankOf(ranks, seat);
  return score === "money" && ranks.length > 1 ? listed([result, money(scores[seat] ?? 0)]) : result;
}

/** Where one device was handed round, no place is anybody's own. */
function winnersOf({ outcome, places }: Card): string {
  const names = places.flatMap((place, seat) => (outcome?.ranks?.[seat] === 1 && place ? place.name : []));
  return new Intl.ListFormat(words.language).format(names);
}

function rankOf(ranks: readonly number[], seat: number): string {
  const rank = ranks[seat] ?? ranks.length;
  if (rank === 1) return say(ranks.filter((one) => one === 1).length > 1 ? "me-shared" : "me-victory");
  return ranks.length === 1 ? say("me-rivals") : say("me-place", { rank });
}

/** The day of a game: today, yesterday, a day of this week, or its date. */
export function dayOf(seconds: number, now = new Date()): string {
  const then = new Date(1000 * seconds);
  const days = Math.round((midnight(now) - midnight(then)) / (1000 * DAY));
  if (days < 2) return new Intl.RelativeTimeFormat(words.language, { numeric: "auto" }).format(-days, "day");
  if (days < WEEK) return dated(then, { weekday: "long" });
  const year = then.getFullYear() === now.getFullYear() ? {} : ({ year: "numeric" } as const);
  return dated(then, { day: "numeric", month: "long", ...year });
}

/** Where it is my turn, the longest wait first, and all else in its order. */
export function splitUp(running: readonly RunningGame[]): { up: RunningGame[]; rest: RunningGame[] } {
  const up = running.filter(({ mine }) => mine).toSorted((one, other) => (other.since ?? 0) - (one.since ?? 0));
  return { up, rest: running.filter(({ mine }) => !mine) };
}

/** Put two things in a row. */
export function listed(parts: readonly string[]): string {
  return capital(parts.reduce((first, second) => (first ? say("me-list", { first, second }) : second), ""));
}

function spanOf(seconds: number): { unit: string; count: number } {
  if (seconds < HOUR) return { unit: "minutes", count: Math.floor(seconds / MINUTE) };
  if (seconds < DAY) return { unit: "hours", count: Math.floor(seconds / HOUR) };
  return { unit: "days", count: Math.floor(seconds / DAY) };
}

function midnight(date: Date): number {
  return new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();
}

function dated(date: Date, how: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(words.language, how).format(date);
}
