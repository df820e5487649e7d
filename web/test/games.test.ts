/** Games as the server tells them: doors, quick games, and house rules as a form. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { beforeAll, describe, expect, test } from "vitest";
import { drawnAs, partsOf } from "../src/games";
import { editionOf, familyOf, showName } from "../src/lib/games.svelte";
import { words } from "../src/lib/words.svelte";
import type { GameInfo, Option } from "../src/openapi";
import { askedOf, givenOf, HouseWords, valueAt, valuesOf } from "../src/pages/options";
import { chairsOf, doorsOf, heatOf, levelOf } from "../src/pages/start";

function game(id: string, show: string, more: Partial<GameInfo> = {}): GameInfo {
  return { id, built_in: true, words: "w", show, seats: [2, 3, 4], bots: ["novice", "casual"], options: [], ...more };
}
const VEGAS = game("vegas/2018@1", "vegas");
const OLD = game("vegas/2012@1", "vegas");
const COIN = game("coin@1", "coin", { built_in: false, seats: [2], bots: ["uniform"] });

beforeAll(() => words.speak("en"));

describe("doors", () => {
  test("lead to editions that look alike, in the order of the server", () => {
    const doors = doorsOf([VEGAS, COIN, OLD]);
    expect(doors).toEqual([
      { show: "vegas", editions: [VEGAS, OLD] },
      { show: "coin", editions: [COIN] },
    ]);
  });

  test("have a drawing and a table where somebody made them, and a colour in any case", async () => {
    expect(drawnAs("vegas")?.Door).toBeDefined();
    expect(drawnAs("vegas")?.score).toBe("money");
    expect((await partsOf("vegas"))?.Board).toBeDefined();
    expect([drawnAs("coin"), await partsOf("coin"), heatOf("coin")]).toEqual([null, null, 6]);
  });

  test("are called as in the texts, or as in the rules", () => {
    expect(["easycome", "coin", "high_noon"].map(showName)).toEqual(["Easy Come", "Coin", "High noon"]);
    expect([familyOf("vegas/2018@1"), editionOf("vegas/2018@1"), familyOf("coin@1"), editionOf("coin@1")]).toEqual([
      "vegas",
      "2018",
      "coin",
      "",
    ]);
  });

  test("open a quick game for as many as fit, with the bots there are", () => {
    expect([VEGAS, COIN].map(chairsOf)).toEqual([4, 2]);
    expect([VEGAS, COIN].map(levelOf)).toEqual(["casual", "uniform"]);
  });
});

describe("house rules", () => {
  const option = (name: string, kind: Option["kind"], usual: unknown, more: Partial<Option> = {}): Option => ({
    name,
    kind,
    usual,
    ...more,
  });
  const starter = option("first_leader", "seat", "random", { choices: ["random"] });
  const supply = option("chip_supply", "choice", null, { choices: [20, null] });
  const guesses = option("guesses", "number", 2, { least: 1, most: 9 });
  const closed = option("closed_blocks_activation", "switch", true);

  const level = option("solo.level", "choice", "normal", { seats: [1] });
  const tiles = option("tiles", "list", null, { choices: ["A1", "B2"], names: ["royale-tile-a1", "royale-tile-b2"], most: 6 });

  test("ask for what so many can choose", () => {
    const all = [starter, tiles, level, guesses, option("never", "switch", false, { seats: [] })];
    expect(askedOf(all, 3)).toEqual([starter, tiles, guesses]);
    expect(askedOf(all, 1)).toEqual([tiles, level, guesses]);
  });

  test("are given as the rules have them: one inside another lies there", () => {
    const rounds = option("solo.rounds", "number", 1);
    const chosen = { "solo.level": "hard", "solo.rounds": 2, guesses: 3, first_leader: 0 };
    expect(givenOf([level, rounds, guesses], chosen)).toEqual({ solo: { level: "hard", rounds: 2 }, guesses: 3 });
    expect(givenOf([tiles], { tiles: ["B2", "A1"] })).toEqual({ tiles: ["B2", "A1"] });
  });

  test("name what a list is of in the words of the game, if they are here", async () => {
    const own = new FluentBundle("en");
    own.addResource(new FluentResource("royale-tile-a1 = Lucky Punch"));
    const help = await words.options("en");
    expect(new HouseWords(VEGAS, help, own).value(tiles, ["B2", "A1"])).toBe("B2, Lucky Punch");
    expect(new HouseWords(VEGAS, help, null).value(tiles, ["A1"])).toBe("A1");
  });

  test("offer the values there are, and have long rows of numbers typed", () => {
    expect(valuesOf(starter, 3)).toEqual(["random", 0, 1, 2]);
    expect(valuesOf(supply, 3)).toEqual([20, null]);
    expect(valuesOf(guesses, 3)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(valuesOf(option("tilt", "number", 30, { least: 10, most: 44 }), 3)).toBeNull();
    expect(valuesOf(option("points", "number", 30), 3)).toBeNull();
  });

  test("are said in words, seats from 1", async () => {
    const house = new HouseWords(VEGAS, await words.options("en"), null);
    expect(house.value(starter, 0)).toBe("1");
    expect([house.value(supply, null), house.value(guesses, null), house.value(guesses, "very_long")]).toEqual([
      "no limit",
      "none",
      "very long",
    ]);
    expect(house.option(supply)).toMatch(/^With 20, chips run out/);
    expect(house.option(guesses)).toBe("Guesses");
    expect(house.option(option("solo.full_moon", "switch", false))).toBe("Solo full moon");
  });

  test("of other games are not said in words that mean something else", async () => {
    const house = new HouseWords(COIN, await words.options("en"), null);
    expect([house.option(option("rounds", "number", 2)), house.value(starter, "bank"), house.value(starter, true)]).toEqual([
      "Rounds",
      "bank",
      "yes",
    ]);
    expect(house.isTurned(closed)).toBe(false);
  });

  test("of a rule that usually holds tell what is so without it", async () => {
    const house = new HouseWords(VEGAS, await words.options("en"), null);
    const others = [option("open_money", "switch", false), option("moon", "switch", true)];
    expect([closed, ...others].map((one) => house.isTurned(one))).toEqual([true, false, false]);
  });

  test("are found inside others", () => {
    expect([valueAt({ solo: { level: "hard" } }, level), valueAt({ solo: null }, level), valueAt({ guesses: 1 }, guesses)]).toEqual([
      "hard",
      undefined,
      1,
    ]);
  });

  test("that came later are as before at a table that does not name them", () => {
    const later = option("pay_day_counts_activated", "switch", true, { before: false });
    expect([valueAt({}, later), valueAt({ pay_day_counts_activated: true }, later)]).toEqual([false, true]);
  });
});
