/** A first game in the browser: one caption at a time, a hand, and a way out at each step. */
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { api } from "../src/lib/api";
import { games } from "../src/lib/games.svelte";
import { hasPlayed, lessonPath, notePlayed, waitingAt } from "../src/lib/learning";
import { router } from "../src/lib/router.svelte";
import { settings } from "../src/lib/settings.svelte";
import type { Table } from "../src/lib/table.svelte";
import { words } from "../src/lib/words.svelte";
import type { GameInfo } from "../src/openapi";
import { playNow } from "../src/pages/start";
import Coach from "../src/shell/Coach.svelte";
import { letDialogsOpen } from "./dialogs";

const GAME = { id: "toy@1", show: "toy", seats: [2, 3], bots: ["casual"], options: [], lesson: true } as unknown as GameInfo;
const TIPS = [
  { title: "Dice", text: "Choose.", tap: "group" },
  { title: "Sure", text: "Do it.", tap: "go" },
];

function taught(more: object = {}): Table & { acts: unknown[] } {
  const acts: unknown[] = [];
  const said = { tips: TIPS, settled: true, speaker: { say: String }, card: { lesson: true, phase: "playing", game: GAME.id }, ...more };
  return { id: "lesson", acts, act: async (act: unknown) => acts.push(act), ...said } as unknown as Table & { acts: unknown[] };
}

const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
const seen = (selector: string) => document.querySelector(selector)?.textContent?.trim();
let component: object | null = null;

function coach(table: Table): void {
  component = mount(Coach, { target: document.body, props: { table } });
  flushSync();
}

beforeEach(async () => {
  await words.speak("en");
  letDialogsOpen();
  localStorage.clear();
  document.body.innerHTML = `<button data-mark="group" aria-pressed="false"></button><button data-mark="go"></button>`;
  vi.spyOn(Element.prototype, "getClientRects").mockReturnValue([{}] as unknown as DOMRectList);
  // Nothing has a size here.
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  vi.spyOn(games, "of").mockReturnValue(GAME);
});
afterEach(async () => {
  settings.tips = true;
  if (component) await unmount(component);
  component = null;
  vi.restoreAllMocks();
});

test("shows one caption, and the next one when its thing is done", async () => {
  coach(taught());
  await frame();
  expect([seen(".tip h2"), seen(".tip p")]).toEqual(["Dice", "Choose."]);
  document.querySelector("[data-mark=group]")?.setAttribute("aria-pressed", "true");
  await frame();
  await frame();
  flushSync();
  expect(seen(".tip h2")).toBe("Sure");
  expect(document.querySelectorAll(".hand-tip").length).toBe(1);
});

test("says where to tap, to those who tap beside it", async () => {
  coach(taught());
  await frame();
  document.querySelector(".veil")?.dispatchEvent(new Event("pointerdown", { bubbles: true }));
  flushSync();
  expect(seen(".tip p")).toContain("what the hand shows");
});

test("can be skipped: the lesson is given up, and a real table takes its place", async () => {
  const opened = vi.spyOn(api, "open").mockResolvedValue("real00000000");
  const went = vi.spyOn(router, "go").mockReturnValue();
  const table = taught();
  coach(table);
  await frame();
  document.querySelector<HTMLButtonElement>(".tip .skip")?.click();
  await frame();
  expect(table.acts).toEqual([{ type: "propose", what: "abandon" }]);
  expect(opened.mock.calls[0]?.[0]).not.toHaveProperty("lesson");
  expect(went).toHaveBeenCalledWith("/t/real00000000", "replace");
});

test("ends with a button to the real table, and nothing else", async () => {
  const opened = vi.spyOn(api, "open").mockResolvedValue("real00000000");
  vi.spyOn(router, "go").mockReturnValue();
  const table = taught({ tips: [], card: { lesson: true, phase: "over", game: GAME.id } });
  coach(table);
  expect(document.querySelectorAll(".tip button").length).toBe(1);
  document.querySelector<HTMLButtonElement>(".tip .real")?.click();
  await frame();
  expect([table.acts, opened.mock.calls.length]).toEqual([[], 1]);
});

test("is for those who have never played the game here", async () => {
  const opened = vi.spyOn(api, "open").mockResolvedValue("table0000000");
  vi.spyOn(router, "go").mockReturnValue();
  const door = { show: GAME.show, editions: [GAME] } as const;
  await playNow(door);
  expect(opened.mock.calls[0]?.[0]).toMatchObject({ lesson: true });
  notePlayed(GAME.show);
  expect(hasPlayed(GAME.show)).toBe(true);
  await playNow(door);
  expect(opened.mock.calls[1]?.[0]).not.toHaveProperty("lesson");
});

test("can be skipped for good, in every game", async () => {
  const opened = vi.spyOn(api, "open").mockResolvedValue("real00000000");
  vi.spyOn(router, "go").mockReturnValue();
  coach(taught());
  await frame();
  document.querySelector<HTMLButtonElement>(".tip .never")?.click();
  await frame();
  expect([settings.tips, localStorage.getItem("flambeur.tips")]).toEqual([false, "off"]);
  await playNow({ show: GAME.show, editions: [GAME] });
  expect(opened.mock.calls.map(([wanted]) => "lesson" in wanted)).toEqual([false, false]);
});

test("knows the table where friends wait by its address, and no other place", () => {
  const { pathname, search } = new URL(lessonPath("lesson000000", "friends00000"), location.origin);
  expect([pathname, waitingAt(search)]).toEqual(["/t/lesson000000", "friends00000"]);
  expect([lessonPath("lesson000000"), waitingAt("")]).toEqual(["/t/lesson000000", null]);
  expect(waitingAt("?waiting=../settings")).toBe(null);
});
