import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { api } from "../src/lib/api";
import { games } from "../src/lib/games.svelte";
import { words } from "../src/lib/words.svelte";
import type { GameForm, Measured } from "../src/openapi";
import Form from "../src/pages/me/Form.svelte";
import { LEVELS } from "../src/pages/me/scale";

const measured = (value: number): Measured => ({ value, low: value - 3, high: value + 3, games: 20, decisions: 300, given: 0.0114 });
const marks = LEVELS.map((level, at) => ({ level, form: measured(40 + 15 * at) }));
const nothing: GameForm = { game: "vegas/2018@1", reviewed: 3, missing: 7, form: null, past: [], marks, waiting: [] };

async function shown(...forms: GameForm[]): Promise<string> {
  vi.spyOn(games, "load").mockResolvedValue([]);
  vi.spyOn(api, "form").mockResolvedValue({ games: forms });
  const page = mount(Form, { target: document.body });
  await vi.waitFor(() => expect(document.querySelector("h2")).not.toBeNull());
  flushSync();
  const text = document.body.textContent ?? "";
  await unmount(page);
  return text;
}

describe("how well I choose", () => {
  beforeAll(async () => {
    await words.also("me");
    await words.speak("en");
  });
  afterEach(() => vi.restoreAllMocks());

  it("says how many games are missing", async () => {
    expect(await shown(nothing)).toContain("Seven more games and we know.");
    expect(await shown()).toContain("Ten more games and we know.");
  });

  it("is one number with its formula, beside the bots", async () => {
    const text = await shown({ ...nothing, reviewed: 30, missing: 0, form: measured(72), past: [68, 70, 72] });
    expect(text).toContain("You choose like a strong bot");
    expect(text).toContain("Over the last 20 games: 72 of 100, 4 more than 2 games ago. Luck is not in it.");
    expect(text).toContain("The number is 100 × (1 − win chance you gave away ÷");
    expect(text).toContain("You gave away 1.1 points of win chance at each; the true number is most likely between 69 and 75.");
  });

  it("needs no marks", async () => {
    expect(await shown({ ...nothing, marks: [], missing: 0, form: measured(72), past: [72] })).toContain("72 of 100");
  });

  it("asks for reviews that nobody asked for", async () => {
    const asked = vi.spyOn(api, "askReview").mockRejectedValue(new Error("busy"));
    await shown({ ...nothing, waiting: ["a", "b"] });
    expect(asked.mock.calls.flat()).toEqual(["a", "b"]);
  });
});
