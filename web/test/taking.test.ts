import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { connection } from "../src/lib/connection.svelte";
import { settings } from "../src/lib/settings.svelte";
import { words } from "../src/lib/words.svelte";
import Newcomer from "../src/shell/Newcomer.svelte";
import Seeker from "../src/shell/Seeker.svelte";
import TakeSeat from "../src/shell/TakeSeat.svelte";
import { heirOf, seatsOf } from "../src/shell/taking";
import { Seated } from "./seated.svelte";

const ANA = { name: "Ana", person: "ana" };
const BEN = { name: "Ben", person: "ben", away: true };
const LUMO = { name: "Lumo", bot: "casual" };
const NIXA = { name: "Nixa", bot: "novice" };
let shown: Record<string, unknown> | null = null;

beforeAll(() => words.speak("en"));
beforeEach(() => (settings.name = ""));
afterEach(() => {
  if (shown) void unmount(shown);
  vi.useRealTimers();
  document.body.innerHTML = "";
});

function choose(table: Seated): { buttons: HTMLButtonElement[]; onclose: () => void } {
  const onclose = vi.fn();
  shown = mount(TakeSeat, { target: document.body, props: { table: table as never, onclose } });
  flushSync();
  return { buttons: [...document.querySelectorAll("button")], onclose };
}

async function press(button: HTMLElement | undefined): Promise<void> {
  button?.click();
  await Promise.resolve();
  flushSync();
}

describe("the places of bots", () => {
  it("are those that a bot plays from the beginning, in a running game", () => {
    const places = [ANA, LUMO, { ...ANA, away: true }, { ...BEN, resigned: true }, NIXA];
    expect(seatsOf(new Seated(places, { host: "ana" }).card).map(({ seat }) => seat)).toEqual([1, 4]);
    for (const more of [{ phase: "over" }, { phase: "open" }, { lesson: true }, { played_on: true }] as const)
      expect(seatsOf(new Seated(places, more).card)).toEqual([]);
  });

  it("are chosen first, and taken by the button that says it again", async () => {
    const table = new Seated([ANA, LUMO, NIXA]);
    const { buttons, onclose } = choose(table);
    const [, nixa, sure] = buttons;
    expect(sure?.disabled).toBe(true);
    await press(nixa);
    expect(nixa?.getAttribute("aria-pressed")).toBe("true");
    expect(sure?.textContent.trim()).toBe("Play for Nixa");
    const input = document.querySelector("input");
    if (input) input.value = " Marie ";
    input?.dispatchEvent(new Event("input", { bubbles: true }));
    await press(sure);
    expect(table.acts).toEqual([{ type: "take", seat: 2, name: "Marie", gives: true }]);
    await vi.waitFor(() => expect(onclose).toHaveBeenCalled());
  });

  it("are not for those whom the table refuses, who are told why", async () => {
    const table = new Seated([ANA, LUMO]);
    table.refuses = "seat/name";
    const { buttons, onclose } = choose(table);
    await press(buttons.at(-1));
    await vi.waitFor(() => expect(document.querySelector("[role=alert]")?.textContent).toContain("looks like yours"));
    expect(table.acts).toHaveLength(1);
    expect(onclose).not.toHaveBeenCalled();
  });

  it("can be gone before one has chosen", () => {
    const table = new Seated([ANA, LUMO]);
    const { onclose } = choose(table);
    table.take(1, "Paul");
    flushSync();
    expect(onclose).toHaveBeenCalled();
  });
});

describe("a newcomer", () => {
  const told = () => document.querySelector("[role=status]")?.firstChild?.textContent?.trim() ?? null;
  function watch(table: Seated): void {
    vi.useFakeTimers();
    shown = mount(Newcomer, { target: document.body, props: { table: table as never } });
    flushSync();
  }

  it("is told to all, for a while", () => {
    const table = new Seated([ANA, LUMO, NIXA]);
    watch(table);
    expect(told()).toBeNull();
    table.take(2, "Marie");
    flushSync();
    expect(told()).toBe("Marie plays for Nixa now.");
    table.take(1, "Paul");
    flushSync();
    expect(told()).toBe("Paul plays for Lumo now.");
    vi.advanceTimersByTime(60_000);
    flushSync();
    expect(told()).toBeNull();
  });

  it("is told so, too", () => {
    const table = new Seated([ANA, LUMO]);
    watch(table);
    table.take(1, "Marie");
    table.seat = 1;
    flushSync();
    expect(told()).toBe("You play for Lumo now.");
  });

  it("who came before is none", () => {
    const table = new Seated([ANA, LUMO]);
    table.take(1, "Marie");
    watch(table);
    expect(told()).toBeNull();
  });
});

describe("the place of somebody who is away", () => {
  const told = () => document.querySelector("[role=status] .words")?.textContent ?? null;
  const person = (id: string) => vi.spyOn(connection, "person", "get").mockReturnValue(id);
  function watch(table: Seated): void {
    shown = mount(Seeker, { target: document.body, props: { table: table as never } });
    flushSync();
  }
  afterEach(() => vi.restoreAllMocks());

  it("can be asked for, by one after the other, and beside the places of bots", async () => {
    const table = new Seated([ANA, BEN, LUMO], { host: "ana" });
    expect(seatsOf(table.card).map(({ seat }) => seat)).toEqual([1, 2]);
    const { buttons } = choose(table);
    expect(buttons[0]?.textContent).toContain("away, the host decides");
    await press(buttons[0]);
    expect(buttons[2]?.textContent.trim()).toBe("Ask for Ben’s seat");
    await press(buttons[2]);
    expect(table.acts).toMatchObject([{ type: "seek", seat: 1, gives: true }]);
    table.seek(1, "marie");
    expect(seatsOf(table.card).map(({ seat }) => seat)).toEqual([2]);
  });

  it("is handed over by the host with one tap", async () => {
    const table = new Seated([ANA, BEN], { host: "ana" });
    table.hosting = true;
    person("ana");
    watch(table);
    expect(told()).toBeNull();
    table.seek(1, "Marie");
    flushSync();
    expect(told()).toBe("Marie asks for Ben’s seat, where a bot plays now.");
    const [yes, no] = document.querySelectorAll("button");
    await press(yes);
    await press(no);
    expect(table.acts).toEqual([true, false].map((yes) => ({ type: "hand", yes, to: 7 })));
  });

  it("is waited for by whoever asked, who is told what came of it", () => {
    const table = new Seated([ANA, BEN], { host: "ana" });
    person("Marie");
    watch(table);
    table.seek(1, "Marie");
    flushSync();
    expect(told()).toBe("You asked for Ben’s seat. The host decides.");
    table.hand(false);
    flushSync();
    expect(told()).toBe("The host would rather wait for Ben.");
    table.card = { ...table.card, places: table.card.places.with(1, { ...BEN, away: false }) };
    flushSync();
    expect(told()).toBe("Ben is back and plays on.");
    table.seat = 1;
    flushSync();
    expect(told()).toBeNull();
  });

  it("is not the business of anybody else", () => {
    const table = new Seated([ANA, BEN], { host: "ana" });
    person("paul");
    table.seek(1, "Marie");
    watch(table);
    expect(told()).toBeNull();
  });

  it("is somebody else's, and whoever had it is told so instead of who came", () => {
    const table = new Seated([ANA, BEN], { host: "ana" });
    table.witness.kept.receipt.seat = 1;
    table.seat = 1;
    expect(heirOf(table as never)).toBeNull();
    shown = mount(Newcomer, { target: document.body, props: { table: table as never } });
    flushSync();
    table.seek(1, "Marie");
    table.hand(true);
    table.seat = null;
    flushSync();
    expect(heirOf(table as never)?.name).toBe("Marie");
    expect(document.querySelector("[role=status]")).toBeNull();
  });

  it("goes on under the same name, from another browser, or under another one", () => {
    for (const [name, sentence] of [
      ["Ben", "Ben plays on, from another browser."],
      ["Marie", "Marie plays on for Ben."],
    ] as const) {
      const table = new Seated([ANA, BEN], { host: "ana" });
      shown = mount(Newcomer, { target: document.body, props: { table: table as never } });
      flushSync();
      table.seek(1, name);
      table.hand(true);
      flushSync();
      expect(document.querySelector("[role=status]")?.textContent).toContain(sentence);
      void unmount(shown);
      document.body.innerHTML = "";
    }
    shown = null;
  });
});
