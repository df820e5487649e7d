/** An example of the rules: what it is about, a free table, what came of it, and back to the chapter. */
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { api } from "../src/lib/api";
import { games } from "../src/lib/games.svelte";
import { router } from "../src/lib/router.svelte";
import type { Table } from "../src/lib/table.svelte";
import { words } from "../src/lib/words.svelte";
import type { GameInfo } from "../src/openapi";
import { chaptersOf } from "../src/pages/chapters";
import Example from "../src/shell/Example.svelte";
import { letDialogsOpen } from "./dialogs";

const CHAPTER = "rules-vegas-payout";
const GAME = { id: "vegas/2018@1", show: "vegas", seats: [2, 3], bots: [], options: [] } as unknown as GameInfo;

function example(phase: string, note: object): Table & { acts: unknown[] } {
  const acts: unknown[] = [];
  const said = { note, mine: phase === "playing", settled: true, speaker: { say: String } };
  const card = { lesson: true, chapter: CHAPTER, phase, game: GAME.id };
  return { ...said, card, acts, act: async (act: unknown) => acts.push(act) } as unknown as Table & { acts: unknown[] };
}

const ABOUT = { title: "Two dice", text: "Will you draw level?" };
const CAME = { title: "Equals cancel", text: "Nothing for either." };
const seen = (selector: string) => document.querySelector(selector)?.textContent?.trim();
const press = (selector: string) => document.querySelector<HTMLButtonElement>(selector)?.click();
let component: object | null = null;

function show(table: Table): void {
  component = mount(Example, { target: document.body, props: { table } });
  flushSync();
}

beforeEach(async () => {
  await words.speak("en");
  letDialogsOpen();
  vi.spyOn(games, "of").mockReturnValue(GAME);
});
afterEach(async () => {
  if (component) await unmount(component);
  component = null;
  vi.restoreAllMocks();
});

test("says what it is about, and leaves the table to the reader", () => {
  const table = example("playing", ABOUT);
  show(table);
  expect([seen(".slip h2"), seen(".slip p"), seen(".slip .real")]).toEqual(["Two dice", "Will you draw level?", "My move"]);
  press(".slip .real");
  flushSync();
  expect([document.querySelector(".slip"), table.acts]).toEqual([null, []]);
});

test("ends with what came of it, and leads back to the very chapter", () => {
  const went = vi.spyOn(router, "go").mockReturnValue();
  const table = example("over", CAME);
  show(table);
  expect([seen(".slip h2"), seen(".slip .real")]).toEqual(["Equals cancel", "Back to the rules"]);
  press(".slip .real");
  expect(went).toHaveBeenCalledWith(`/rules/vegas#${CHAPTER}`, "replace");
  expect(table.acts).toEqual([]);
});

test("can be left before a move, and is given up then", () => {
  const went = vi.spyOn(router, "go").mockReturnValue();
  const table = example("playing", ABOUT);
  show(table);
  press(".slip .skip");
  expect(table.acts).toEqual([{ type: "propose", what: "abandon" }]);
  expect(went).toHaveBeenCalledWith(`/rules/vegas#${CHAPTER}`, "replace");
});

test("can be tried once more", async () => {
  const opened = vi.spyOn(api, "open").mockResolvedValue("again0000000");
  const went = vi.spyOn(router, "go").mockReturnValue();
  show(example("over", CAME));
  press(".slip .skip");
  await vi.waitFor(() => expect(went).toHaveBeenCalledWith("/t/again0000000", "replace"));
  expect(opened.mock.calls[0]?.[0]).toMatchObject({ game: GAME.id, chapter: CHAPTER });
});

test("only chapters with an example ask a question", async () => {
  const chapters = ["rules-vegas-turn", CHAPTER, "rules-vegas-end"];
  const found = await chaptersOf({ ...GAME, chapters, examples: [CHAPTER] }, "en");
  expect(found.map(({ id, question }) => [id, Boolean(question)])).toEqual([
    ["rules-vegas-turn", false],
    [CHAPTER, true],
    ["rules-vegas-end", false],
  ]);
});
