/** A phone beside a television: the cup, what is told of it, money that shows while it is held, and every decision. */
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { purse as royalePurse } from "../src/games/royale/beside";
import { book } from "../src/games/royale/book.svelte";
import Phone from "../src/games/royale/Phone.svelte";
import Pull from "../src/games/strike/Pull.svelte";
import * as vegas from "../src/games/vegas/parts";
import type { Purse as Held } from "../src/lib/contract";
import type { Doing } from "../src/lib/hands.svelte";
import { settings } from "../src/lib/settings.svelte";
import type { Act, Follower, Socket } from "../src/lib/socket";
import { Table } from "../src/lib/table.svelte";
import { words } from "../src/lib/words.svelte";
import type { Update } from "../src/protocol";
import Beside from "../src/shell/beside/Beside.svelte";
import Purse from "../src/shell/beside/Purse.svelte";
import hand from "./fixtures/strike-hand.json";
import five from "./fixtures/vegas-five.json";
import { MOMENTS, momentOf, Still } from "./royale.recorded.svelte";
import { type Recorded, Standing } from "./standing.svelte";

let mounted: Record<string, unknown> | null = null;
const find = (selector: string) => document.querySelector<HTMLElement>(selector);
function click(selector: string): void {
  const found = find(selector);
  if (!found) throw new Error(`there is no ${selector}`);
  found.click();
  flushSync();
}

beforeAll(async () => {
  globalThis.ResizeObserver ??= class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  };
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  await words.also("tray");
  await words.speak("en");
  await book.open("en");
});
beforeEach(() => void (settings.oneTap = false));
afterEach(async () => {
  if (mounted) await unmount(mounted);
  mounted = null;
  document.body.replaceChildren();
});

/** The socket's side of a table, which notes what is sent. */
class Line {
  follower!: Follower;
  readonly acts: Act[] = [];
  readonly gestures: unknown[] = [];
  refresh(): void {}
  follow(_: string, follower: Follower): () => void {
    this.follower = follower;
    return () => {};
  }
  gesture(_: string, gesture: unknown): void {
    this.gestures.push(gesture);
  }
  do(_: string, act: Act): Promise<never> {
    this.acts.push(act);
    return new Promise(() => {});
  }
}

describe("the tray", () => {
  const update = (five as unknown as readonly Update[]).find(({ told }) => (told?.offers ?? []).length > 0)!;
  const places = ["Ana", "Ben", "Mia", "Denny", "Zoé"].map((name) => ({ name, person: name }));
  const card = { table: "t", game: "vegas/2018@1", phase: "playing", places, host: "Ana", pace: {} } as unknown as Update["card"];
  /** As it is told to those who come: whole, and not by what has changed. */
  const { seat, told, picture, awaited } = update;
  let line: Line;
  let table: Table;

  function show(more: Partial<Update> = {}): void {
    line = new Line();
    table = new Table("t", line as unknown as Socket);
    line.follower.onUpdate({
      seat,
      told,
      picture,
      awaited,
      type: "update",
      since: 1,
      seq: 4,
      card,
      events: [],
      left: null,
      lines: [],
      line: 0,
      ...more,
    } as Update);
    mounted = mount(Beside, { target: document.body, props: { table, parts: vegas, code: "KAFE" } });
    flushSync();
  }
  afterEach(() => table.close());

  it("keeps the dice in the cup until they are tipped, and tells so", () => {
    show();
    expect(find(".heap")).toBeNull();
    click(".roll");
    expect(find(".roll")).toBeNull();
    expect(document.querySelectorAll(".heap").length).toBeGreaterThan(0);
    expect(line.gestures).toContainEqual({ version: table.version, kind: "tip" });
  });

  it("tells what is looked at, and plays it with the button", () => {
    show();
    click(".roll");
    click(".heap:enabled");
    const { move } = table.looked!;
    expect(line.gestures.at(-1)).toEqual({ version: table.version, kind: "consider", move });
    click(".decides .btn.pilot");
    expect(line.acts).toEqual([{ type: "play", version: table.version, move }]);
  });

  it("says calmly whose turn it is while others play", () => {
    show({ awaited: { version: 60, seat: 1 }, told: null });
    expect(find(".felt .disp")?.textContent).toBe("Ben is up.");
    expect([find(".roll"), find(".heap")]).toEqual([null, null]);
    expect(line.gestures).toEqual([]);
  });
});

describe("a purse", () => {
  const held: Held = { hidden: true, bills: [80_000, 50_000], money: 130_000, notes: ["In your fist: 2"] };
  const text = () => find(".purse")?.textContent ?? "";
  function show(purse: Held): void {
    mounted = mount(Purse, { target: document.body, props: { purse } });
    flushSync();
  }
  function send(target: EventTarget | null, event: Event): void {
    target?.dispatchEvent(event);
    flushSync();
  }

  it.each(["pointerup", "pointercancel", "pointerleave", "blur"])("is open while it is held, until %s", (end) => {
    show(held);
    expect(text()).not.toMatch(/130|80|50|fist/);
    expect(document.querySelectorAll(".bill").length).toBe(0);
    send(find(".purse"), new Event("pointerdown", { bubbles: true }));
    expect(text()).toMatch(/130,000.*/);
    expect(text()).toMatch(/In your fist: 2/);
    send(find(".purse"), new Event(end, { bubbles: true }));
    expect(text()).not.toMatch(/130|80|50|fist/);
  });

  it("opens and closes by keys, which say so, and closes when the page is left", () => {
    show(held);
    const button = find(".purse")!;
    send(button, new MouseEvent("click", { detail: 0, bubbles: true }));
    expect([button.getAttribute("aria-pressed"), document.querySelectorAll(".bill").length]).toEqual(["true", 2]);
    send(window, new Event("blur"));
    expect([button.getAttribute("aria-pressed"), document.querySelectorAll(".bill").length]).toEqual(["false", 0]);
  });

  it("does not open by a click that ends a touch", () => {
    show(held);
    send(find(".purse"), new MouseEvent("click", { detail: 1, bubbles: true }));
    expect(document.querySelectorAll(".bill").length).toBe(0);
  });

  it("lies open where everybody may see it", () => {
    show({ hidden: false, bills: [80_000], money: 80_000 });
    expect(document.querySelectorAll(".bill").length).toBe(1);
    expect(find(".purse")?.hasAttribute("aria-pressed")).toBe(false);
  });

  it("of Royale holds what is in a fist or in boxes, too", () => {
    expect(royalePurse(new Still(momentOf("A1", "GuessTokens/right")))?.notes).toEqual(["In your fist: 2"]);
    expect(royalePurse(new Still(momentOf("G1", "ChoosePile/left")))?.notes).toEqual(["Box 1: $20,000", "Box 2: $80,000"]);
  });
});

describe("machines of Royale", () => {
  const asked = MOMENTS.filter(([name]) => name.endsWith("decider"));

  it.each(asked)("%s can be answered", (_, moment) => {
    const table = new Still(moment);
    mounted = mount(Phone, { target: document.body, props: { table, tell: () => {} } });
    flushSync();
    const offers = table.offers.filter(({ move }) => move.type !== "split");
    const buttons = [...document.querySelectorAll<HTMLButtonElement>(".heap:enabled, [data-key], [data-mark=pass]")];
    expect(buttons.length).toBe(offers.length);
    for (const { key } of offers) {
      table.look(table.offers.find((offer) => offer.key === key)!);
      flushSync();
      expect(find(".btn.pilot")).not.toBeNull();
    }
    if (offers.length < table.offers.length) expect(document.querySelectorAll("[data-token]").length).toBeGreaterThan(0);
  });
});

describe("the hand of Strike", () => {
  type StrikeUpdate = Recorded<never, never>;
  const update = (hand as unknown as readonly StrikeUpdate[]).find(({ told }) => (told.offers ?? []).length > 0)!;

  it("aims while it is pulled back, and throws when it is let go", () => {
    const table = new Standing<never, { type: string; azimuth: number }, never>(update, 2);
    const told: Doing[] = [];
    const { picture } = table as unknown as { picture: { mine: { hand: object } } };
    const props = { table, picture, hand: picture.mine.hand, tell: (doing: Doing) => told.push(doing) };
    mounted = mount(Pull as never, { target: document.body, props });
    flushSync();
    const field = find(".pull")!;
    field.setPointerCapture = () => {};
    const point = (type: string, x: number, y: number) => {
      field.dispatchEvent(Object.assign(new MouseEvent(type, { clientX: x, clientY: y, bubbles: true }), { pointerId: 1 }));
      flushSync();
    };
    point("pointerdown", 100, 100);
    point("pointermove", 100, 130);
    point("pointermove", 100, 150);
    const [first, second] = told as { kind: string; angle: number; strength: number }[];
    expect([first?.kind, first?.angle]).toEqual(["aim", 90_000]);
    expect(second!.strength).toBeGreaterThan(first!.strength);
    point("pointerup", 100, 150);
    expect(table.chosen.map(({ type, azimuth }) => [type, azimuth])).toEqual([["launch", 90_000]]);
  });

  it("throws nothing after a tap", () => {
    const table = new Standing<never, never, never>(update, 2);
    const { picture } = table as unknown as { picture: { mine: { hand: object } } };
    mounted = mount(Pull as never, { target: document.body, props: { table, picture, hand: picture.mine.hand, tell: () => {} } });
    flushSync();
    const field = find(".pull")!;
    field.setPointerCapture = () => {};
    for (const type of ["pointerdown", "pointerup"])
      field.dispatchEvent(Object.assign(new MouseEvent(type, { bubbles: true }), { pointerId: 1 }));
    expect(table.chosen).toEqual([]);
  });
});
