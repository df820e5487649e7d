import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import type { Table } from "../src/lib/table.svelte";
import { words } from "../src/lib/words.svelte";
import PlayAgain from "../src/pages/end/PlayAgain.svelte";

const places = ["Ana", "Ben", "Marie"].map((name) => ({ name, person: name, bot: null, away: false, resigned: false }));

function tableWith(again: number[], rematch: string | null, seat: number | null): { table: Table; acts: unknown[] } {
  const acts: unknown[] = [];
  const card = { places, again, rematch, outcome: { ending: "abandoned" } };
  const names = places.map(({ name }) => name);
  const act = async (act: unknown) => acts.push(act) > 0;
  const table = { card, seat, names, initials: ["A", "B", "M"], left: 11.2, sending: false, act };
  return { table: table as unknown as Table, acts };
}

let shown: Record<string, unknown> | null = null;
function show(table: Table): HTMLElement {
  shown = mount(PlayAgain, { target: document.body, props: { table } });
  flushSync();
  return document.body;
}

describe("another game at the end", () => {
  beforeAll(() => words.speak("en"));
  afterEach(() => {
    if (shown) void unmount(shown);
    document.body.innerHTML = "";
  });

  it("is asked for with one tap", () => {
    const { table, acts } = tableWith([], null, 0);
    const button = show(table).querySelector("button");
    expect(button?.textContent.trim()).toBe("Play again");
    button?.click();
    expect(acts).toEqual([{ type: "rematch", now: false }]);
  });

  it("is seen by those who are asked", () => {
    const body = show(tableWith([2], null, 0).table);
    expect(body.textContent).toContain("Marie wants another game.");
    expect(body.querySelector("button")?.textContent.trim()).toBe("Join Marie");
  });

  it("tells who is waited for, and how long", () => {
    const body = show(tableWith([2, 0], null, 0).table);
    expect(body.textContent).toContain("Waiting for Ben.");
    expect(body.textContent).toContain("It begins in 12 s.");
    expect(body.querySelector("button")).toBeNull();
  });

  it("begins at once for one who waits alone and wants to", () => {
    const { table, acts } = tableWith([0], null, 0);
    show(table).querySelector("button")?.click();
    expect(acts).toEqual([{ type: "rematch", now: true }]);
  });

  it("takes the seat back by one tap", () => {
    const link = show(tableWith([0, 2], "n3kt6tdsra21", 1).table).querySelector("a");
    expect([link?.textContent.trim(), link?.getAttribute("href")]).toEqual(["I’m back", "/t/n3kt6tdsra21"]);
  });
});
