import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { settings } from "../src/lib/settings.svelte";
import { words } from "../src/lib/words.svelte";
import Newcomer from "../src/shell/Newcomer.svelte";
import TakeSeat from "../src/shell/TakeSeat.svelte";
import { botsOf } from "../src/shell/taking";
import { Seated } from "./seated.svelte";

const ANA = { name: "Ana", person: "ana" };
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
    const places = [ANA, LUMO, { ...ANA, away: true }, { ...ANA, resigned: true }, NIXA];
    expect(botsOf(new Seated(places).card).map(({ seat }) => seat)).toEqual([1, 4]);
    for (const more of [{ phase: "over" }, { phase: "open" }, { lesson: true }, { played_on: true }] as const)
      expect(botsOf(new Seated(places, more).card)).toEqual([]);
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
