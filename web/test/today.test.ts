/** Today's Ten: what is computed of it. */
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { read } from "../src/lib/router.svelte";
import { words } from "../src/lib/words.svelte";
import type { Answered, DayQuestion } from "../src/openapi";
import { momentOf, shortDateOf, weekdayOf } from "../src/pages/today/dates";
import { keep, seenOn } from "../src/pages/today/kept";
import { makeNonce } from "../src/pages/today/nonce";
import { besideBots, type Cell, countsOf, halves, scoreOf, signsOf } from "../src/pages/today/score";
import { isPublic, sharedText } from "../src/pages/today/share";
import { lookOf, streakText } from "../src/pages/today/streak";

const DAY = "2026-11-18";
const CELLS: readonly Cell[] = ["full", "full", "half", "full", "empty", "full", "full", "half", "full", "full"];
const FAR = { origin: "https://flambeur.example", hostname: "flambeur.example" };
const HERE = { origin: "http://127.0.0.1:8200", hostname: "127.0.0.1" };

beforeAll(async () => {
  await words.also("today");
  await words.speak("en");
});

describe("a score", () => {
  it("has halves", () => {
    expect([0, 0.5, 1, 7.5, 10].map(halves)).toEqual(["0", "½", "1", "7½", "10"]);
  });

  it("of bots is told to the half", () => {
    expect([6.2, 6.3, 9.74].map(halves)).toEqual(["6", "6½", "9½"]);
  });

  it("counts half cells one half", () => {
    expect(scoreOf(CELLS)).toBe(8);
    expect(countsOf(CELLS)).toEqual({ full: 7, half: 2, empty: 1 });
  });

  it("stands among the bots, before the one with the same", () => {
    const bots = [
      { level: "novice", score: 4 },
      { level: "strong", score: 8 },
      { level: "champion", score: 9 },
    ];
    expect(besideBots(bots, { score: 8 }).map(({ level }) => level)).toEqual(["champion", null, "strong", "novice"]);
    expect(besideBots(bots, null)).toHaveLength(3);
  });
});

describe("the text to share", () => {
  it("tells the day, the score and the cells, and nothing else", () => {
    expect(sharedText(DAY, CELLS, "de", HERE)).toBe("Flambeur 18.11. · 8/10\n●●◐●○●●◐●●");
    expect(signsOf(CELLS)).toHaveLength(10);
  });

  it("has halves, and an address that others can reach", () => {
    const cells = CELLS.with(0, "half");
    expect(sharedText(DAY, cells, "ru", FAR)).toBe("Flambeur 18.11 · 7½/10\n◐●◐●○●●◐●●\nhttps://flambeur.example/today");
  });

  it("leaves out addresses of this machine or of a home", () => {
    const home = [
      "localhost",
      "a.localhost",
      "127.0.0.1",
      "10.0.0.7",
      "192.168.1.5",
      "172.16.0.1",
      "172.31.9.9",
      "169.254.1.1",
      "nas",
      "pi.local",
    ];
    expect([...home, "[::1]", "[fe80::1]", "[fd00::1]"].filter(isPublic)).toEqual([]);
    expect(["flambeur.example", "8.8.8.8", "172.32.0.1", "[2001:db8::1]"].filter((host) => !isPublic(host))).toEqual([]);
  });

  it("writes the month in English, where figures are read in two ways", () => {
    expect(shortDateOf(DAY, "en")).toBe("Nov 18");
    expect(shortDateOf(DAY, "fr")).toBe("18/11");
  });
});

describe("the streak", () => {
  const of = (match: "burnt" | "bridged" | "missed" | "unlit", today = false) => lookOf({ day: DAY, match }, today);

  it("is matches: burnt, flaring today, grey over a gap, new", () => {
    expect([of("burnt"), of("burnt", true), of("bridged"), of("missed"), of("unlit", true)]).toEqual(["burnt", "lit", "grey", null, "new"]);
  });

  it("is told without reproach", () => {
    expect(streakText({ length: 0, best: 0, week: [] })).toBe("A new box.");
    expect(streakText({ length: 7, best: 7, week: [] })).toBe("7 days in a row.");
    expect(streakText({ length: 0, best: 7, week: [] })).toBe("7 matches. The box starts again.");
  });

  it("names days of UTC, and moments of the reader", async () => {
    expect(weekdayOf(DAY)).toBe("Wed");
    await words.speak("fr");
    expect(weekdayOf(DAY)).toBe("mer");
    await words.speak("en");
    expect(momentOf(Date.UTC(2026, 10, 19) / 1000)).toMatch(/^(Wednesday|Thursday)/);
  });
});

describe("answers of today", () => {
  const one = (place: number) => ({ question: { place } as DayQuestion, answered: { chosen: place } as Answered });
  beforeEach(() => localStorage.clear());

  it("are kept in order, each once, for one day", () => {
    keep(DAY, one(2));
    keep(DAY, one(1));
    keep(DAY, one(2));
    expect(seenOn(DAY).map(({ question }) => question.place)).toEqual([1, 2]);
    keep("2026-11-19", one(1));
    expect(seenOn(DAY)).toEqual([]);
  });

  it("that cannot be read are none", () => {
    localStorage.setItem("flambeur.ten", "{");
    expect(seenOn(DAY)).toEqual([]);
  });
});

describe("addresses", () => {
  it("lead to today, to a day and to one of its questions", () => {
    expect(read("/today")).toEqual({ page: "today", place: 0 });
    expect(read("/today/7")).toEqual({ page: "today", place: 7 });
    expect(read("/days")).toEqual({ page: "days" });
    expect(read("/days/2026-11-18")).toEqual({ page: "day", day: DAY, place: 0 });
    expect(read("/days/2026-11-18/10")).toEqual({ page: "day", day: DAY, place: 10 });
    expect(["/today/11", "/days/tomorrow", "/days/2026-11-18/0"].map((path) => read(path).page)).toEqual(["nothing", "nothing", "nothing"]);
  });
});

describe("a nonce", () => {
  it("has 32 bytes of chance", () => {
    expect(makeNonce()).toMatch(/^[0-9a-f]{64}$/);
    expect(makeNonce()).not.toBe(makeNonce());
  });
});
