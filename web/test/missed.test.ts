import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { words } from "../src/lib/words.svelte";
import Missed from "../src/shell/Missed.svelte";
import { Heard } from "./heard.svelte";
import { english } from "./speaking";

let app: Record<string, unknown> | null = null;
beforeAll(() => words.speak("en"));
afterEach(() => {
  if (app) void unmount(app);
  vi.useRealTimers();
  document.body.innerHTML = "";
});

/** Hide the page for so many seconds, while something is told. */
function away(seconds: number, table: Heard, ...lines: string[]): string[] {
  vi.useFakeTimers();
  const hide = (hidden: boolean) => {
    vi.spyOn(document, "hidden", "get").mockReturnValue(hidden);
    document.dispatchEvent(new Event("visibilitychange"));
  };
  hide(true);
  vi.advanceTimersByTime(seconds * 1000);
  table.log = [...table.log, ...lines];
  hide(false);
  flushSync();
  return [...document.querySelectorAll(".missed li")].map(({ textContent }) => textContent ?? "");
}

function show(): Heard {
  const table = new Heard(english(["Ana", "Ben"], 0));
  app = mount(Missed, { target: document.body, props: { table: table as never } });
  flushSync();
  return table;
}

it("tells the last three lines that were missed", () => {
  expect(away(60, show(), "one", "two", "three", "four")).toEqual(["two", "three", "four"]);
});

it("tells nothing after a short look away, or when nothing happened", () => {
  const table = show();
  expect(away(5, table, "one")).toEqual([]);
  expect(away(60, table)).toEqual([]);
});

it("is silent once the person plays on", () => {
  const table = show();
  expect(away(60, table, "one")).toEqual(["one"]);
  table.sending = true;
  flushSync();
  expect(document.querySelector(".missed")).toBeNull();
});
