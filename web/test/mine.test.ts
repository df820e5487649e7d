/** What is said of somebody's own games: who plays, whose turn it is, and how it ended. */
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { words } from "../src/lib/words.svelte";
import type { FinishedGame, RunningGame } from "../src/openapi";
import Mine from "../src/pages/home/Mine.svelte";
import Games from "../src/pages/me/Games.svelte";
import { dayOf, lineOf, resultOf, splitUp, titleOf } from "../src/pages/me/telling";
import type { Card } from "../src/protocol";

const HOUR = 3600;
/** A busy machine takes its time. */
const PATIENT = { timeout: 30_000 };
const NOW = new Date(2026, 10, 17, 9);
const ana = { name: "Ana", person: "p1" };
const ben = { name: "Ben", person: "p2" };
const me = { name: "Mira", person: "me" };
const bot = { name: "Ada", bot: "casual" };

function card(places: readonly object[], more: object = {}): Card {
  return { table: "t", game: "vegas/2018@1", phase: "playing", places, ...more } as unknown as Card;
}

function running(places: readonly object[], more: Partial<RunningGame> = {}): RunningGame {
  return { card: card(places), seat: 0, round: 3, rounds: 0, awaited: 1, mine: false, since: null, left: null, ...more };
}

function finished(ranks: readonly number[], more: Partial<FinishedGame> = {}): FinishedGame {
  const outcome = { ending: "finished", ranks, scores: ranks.map((rank) => 400_000 - 60_000 * rank) };
  return {
    card: card([me, ana, ben].slice(0, ranks.length), { outcome }),
    seat: 0,
    opened: NOW.getTime() / 1000,
    luck: null,
    skill: null,
    ...more,
  };
}

beforeAll(() => words.also("me"));
beforeEach(() => words.speak("en"));

describe("who plays", () => {
  test("is told by name among few, and counted among many", () => {
    expect(titleOf({ card: card([me, ana, ben]), seat: 0 })).toBe("Vegas with Ana and Ben");
    expect(titleOf({ card: card([ana, me, bot]), seat: 1 })).toBe("Vegas with Ana");
    expect(titleOf({ card: card([me, bot, bot]), seat: 0 })).toBe("Vegas with bots");
    expect(titleOf({ card: card([me]), seat: 0 })).toBe("Vegas solo");
    expect(titleOf({ card: card([me, ana, ben, bot, bot]), seat: 0 })).toBe("Vegas, five at the table");
  });

  test("is nobody at a table that still waits", () => {
    const open = card([me, null] as unknown as object[], { phase: "open" });
    expect([titleOf({ card: open, seat: 0 }), lineOf(running([], { card: open, round: 0 }))]).toEqual(["Vegas", "Waiting for players"]);
  });
});

describe("a running game", () => {
  test("tells of how many rounds this one is, where that is known", () => {
    expect(lineOf(running([me, ana], { rounds: 4 }))).toBe("Round 3 of 4, Ana is to move");
    expect(lineOf(running([me, ana], { rounds: 0 }))).toBe("Round 3, Ana is to move");
  });

  test("tells how long it waits for me, or what is left when that is less", async () => {
    const long = running([me, ana], { mine: true, awaited: 0, since: 2 * HOUR, left: 22 * HOUR });
    const short = running([me, ana], { mine: true, awaited: 0, since: 15 * HOUR, left: 9 * HOUR });
    expect([lineOf(long), lineOf(short)]).toEqual(["Round 3, waiting for 2 hours", "Round 3, 9 hours left"]);
    await words.speak("de");
    expect([lineOf(long), lineOf(short)]).toEqual(["Runde 3, seit 2 Stunden", "Runde 3, noch 9 Stunden"]);
    await words.speak("ru");
    expect(lineOf(running([me, ana], { mine: true, since: 120, left: 200 }))).toBe("Раунд 3, уже 2 минуты");
  });

  test("tells who else is awaited, or who plays for me", () => {
    expect(lineOf(running([me, ana]))).toBe("Round 3, Ana is to move");
    expect(lineOf(running([{ ...me, away: true }, ana]))).toBe("Round 3, a bot plays for you");
  });

  test("comes first where it is my turn, the longest wait before all", () => {
    const [a, b, c] = [running([]), running([], { mine: true, since: 5 }), running([], { mine: true, since: 9 })];
    expect(splitUp([a, b, c])).toEqual({ up: [c, b], rest: [a] });
  });
});

describe("a finished game", () => {
  test("has its result in words, with the money where there is any", () => {
    expect(resultOf(finished([1, 2, 3]), "money")).toBe("Victory, $340,000");
    expect(resultOf(finished([2, 1]), "places")).toBe("Second place");
    expect(resultOf(finished([1, 1]), "prizes")).toBe("Shared victory");
    expect(resultOf(finished([2]), "money")).toBe("The rivals were stronger together");
  });

  test("has its day as people say it", () => {
    const days = [0, 1, 3, 30, 400].map((ago) => dayOf(NOW.getTime() / 1000 - ago * 24 * HOUR, NOW));
    expect(days).toEqual(["today", "yesterday", "Saturday", "October 18", "October 13, 2025"]);
  });
});

describe("the pages", () => {
  afterEach(() => vi.unstubAllGlobals());

  test("light the table that waits longest, and list five at most", () => {
    const up = Array.from({ length: 7 }, (_, at) =>
      running([], { card: card([me, ana], { table: `t${at}` }), mine: true, since: at * HOUR, left: 90 * HOUR }),
    );
    const children = (() => {}) as never;
    const shown = mount(Mine, { target: document.body, props: { running: up, children } });
    flushSync();
    expect(document.querySelector("h1")?.textContent).toBe("You are up at 7 tables");
    expect([...document.querySelectorAll(".turns .running")].map((row) => row.getAttribute("href"))).toEqual(
      [6, 5, 4, 3, 2].map((at) => `/t/t${at}`),
    );
    expect(document.querySelectorAll(".hot")).toHaveLength(1);
    expect(document.querySelector(".lit")?.getAttribute("href")).toBe("/t/t6");
    expect(document.querySelector(".more")?.textContent).toBe("and 2 more");
    void unmount(shown);
  });

  test("list results with luck and skill, and fetch more", async () => {
    const all = Array.from({ length: 7 }, (_, at) => finished([1, 2], { luck: 0.7, skill: -0.2 + at / 100 }));
    all.forEach((game, at) => (game.card = { ...game.card, table: `t${at}` }));
    vi.stubGlobal("fetch", (path: string) => {
      const query = new URL(path, "http://here").searchParams;
      const [limit, skip] = [Number(query.get("limit")), Number(query.get("skip"))];
      const told = path.startsWith("/api/games") ? { games: [] } : { running: [], finished: all.slice(skip, skip + limit), count: 7 };
      return Promise.resolve(Response.json(told));
    });
    const shown = mount(Games, { target: document.body });
    await vi.waitFor(() => expect(document.querySelectorAll("li")).toHaveLength(5), PATIENT);
    expect(document.querySelector(".spoken")?.textContent).toBe("luck +70, skill −20");
    const more = document.querySelector<HTMLButtonElement>(".mine > .btn");
    expect(more?.textContent).toContain("All 7 games");
    more?.click();
    await vi.waitFor(() => expect(document.querySelectorAll("li")).toHaveLength(7), PATIENT);
    expect(document.querySelector(".mine > .btn")).toBeNull();
    void unmount(shown);
  }, 60_000);
});
