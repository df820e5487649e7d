/** Who can only watch the others may have their moves told at once. */
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { isOut as isOutOfStrike } from "../src/games/strike/out";
import { isOut } from "../src/games/vegas/out";
import { settings } from "../src/lib/settings.svelte";
import type { Table } from "../src/lib/table.svelte";
import { words } from "../src/lib/words.svelte";
import TopBar from "../src/shell/TopBar.svelte";

describe("out", () => {
  const held = (...dice: number[]) => ({ holders: Object.fromEntries(dice.map((count, seat) => [seat, { dice: count, neutral: 0 }])) });

  it.each([
    ["has dice", 0, [1, 2], false],
    ["has none, others have", 0, [0, 2], true],
    ["has none, as everybody", 0, [0, 0], false],
    ["looks on", null, [0, 2], false],
  ] as const)("in Vegas, who %s", (_, seat, dice, out) => {
    expect(isOut({ seat, picture: held(...dice) })).toBe(out);
  });

  it("in Strike, who has lost all dice", () => {
    const picture = { reserves: { 0: { alive: false }, 1: { alive: true } } } as unknown as Parameters<typeof isOutOfStrike>[0]["picture"];
    expect([0, 1, null].map((seat) => isOutOfStrike({ seat, picture }))).toEqual([true, false, false]);
  });
});

describe("fast-forward", () => {
  const card = { phase: "playing", game: "vegas/2018@1", places: [{ name: "Ana" }, { name: "Ben" }] };
  let mounted: Record<string, unknown> | null = null;

  function show(given: object): { shown: ReturnType<typeof vi.fn> } {
    const shown = vi.fn();
    const table = {
      card,
      seat: 0,
      awaited: 1,
      happening: {},
      offers: [],
      heading: [],
      names: ["Ana", "Ben"],
      initials: ["A", "B"],
      shown,
      ...given,
    };
    mounted = mount(TopBar, { target: document.body, props: { table: table as unknown as Table, out: true, onopen: () => {} } });
    flushSync();
    return table;
  }
  const button = () => document.querySelector<HTMLButtonElement>('[aria-label="Fast-forward until you are asked"]');

  beforeAll(() => words.speak("en"));
  beforeEach(() => vi.stubGlobal("matchMedia", () => ({ matches: false })));
  afterEach(async () => {
    if (mounted) await unmount(mounted);
    mounted = null;
  });

  it("ends what is shown, and shows the rest at once, until it is not wanted any more", () => {
    const table = show({});
    button()?.click();
    flushSync();
    expect([table.shown.mock.calls.length, settings.tempo, button()?.getAttribute("aria-pressed")]).toEqual([1, "instant", "true"]);
    button()?.click();
    expect(settings.tempo).toBe("normal");
  });

  it("ends with the page", async () => {
    show({});
    button()?.click();
    if (mounted) await unmount(mounted);
    mounted = null;
    expect(settings.tempo).toBe("normal");
  });

  it.each([
    ["something is asked", { offers: [{}] }],
    ["the game is over", { card: { ...card, phase: "over" } }],
  ])("is not there when %s", (_, given) => {
    settings.hurries = true;
    show(given);
    expect([button(), settings.tempo]).toEqual([null, "normal"]);
  });
});
