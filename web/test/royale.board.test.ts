/** Every tile in every recorded state is drawn, and every move it offers can be made with a button. */
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import Board from "../src/games/royale/Board.svelte";
import { book } from "../src/games/royale/book.svelte";
import { meetMachine } from "../src/games/royale/meeting";
import Tray from "../src/games/royale/Tray.svelte";
import type { AnyTile, RoyaleOffer } from "../src/games/royale/table";
import { words } from "../src/lib/words.svelte";
import { press } from "../src/shell/keys";
import { MOMENTS, type Moment, momentOf, Still, TILE_IDS } from "./royale.recorded.svelte";

let mounted: Record<string, unknown>[] = [];

function show(moment: Moment, parts: readonly (typeof Board | typeof Tray)[] = [Board, Tray]): Still {
  const table = new Still(moment);
  mounted = parts.map((part) => mount(part, { target: document.body, props: { table } }));
  flushSync();
  return table;
}

function button(selector: string): HTMLButtonElement {
  const found = document.querySelector<HTMLButtonElement>(selector);
  if (!found) throw new Error(`there is no ${selector}`);
  return found;
}

function click(selector: string): void {
  button(selector).click();
  flushSync();
}

beforeAll(async () => {
  globalThis.ResizeObserver ??= class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  };
  globalThis.matchMedia ??= () => ({ matches: true }) as MediaQueryList;
  await words.speak("en");
  await book.open("en");
});

beforeEach(() => TILE_IDS.forEach(meetMachine));

afterEach(async () => {
  localStorage.clear();
  await Promise.all(mounted.map((part) => unmount(part)));
  mounted = [];
  document.body.replaceChildren();
});

/** Put the tokens of a split where it says, and close the boxes. */
function split(table: Still, first: readonly number[]): void {
  const tile = Object.values(table.picture.tiles).find((one) => one.type === "black_box");
  if (tile?.type !== "black_box") throw new Error("no box");
  const left = [...first];
  tile.tokens.forEach((value, token) => {
    const place = left.indexOf(value);
    if (place >= 0) left.splice(place, 1);
    const box = button(`[data-token="${token}"]`).closest(".box");
    const isFirst = box === document.querySelector(".pop .box");
    if (isFirst !== place >= 0) click(`[data-token="${token}"]`);
  });
  click(".pop .btn.pilot");
}

/** Make a move as a person would: a tap that looks, then the button that repeats it, or a second tap. */
function make(table: Still, offer: RoyaleOffer, second = `.pop [data-key="${offer.key}"]`): void {
  const { move } = offer;
  if (move.type === "split") return split(table, move.first);
  if (move.type === "place") {
    click(`[data-group="${move.face}"]`);
    expect(table.looked?.key).toBe(offer.key);
    return click(`[data-group="${move.face}"]`);
  }
  if (move.type === "pass") {
    click(".see .btn");
    return click(".see .btn.pilot");
  }
  expect(document.querySelector(".pop footer")?.textContent).toContain("First choose");
  click(`.pop [data-key="${offer.key}"]`);
  expect(table.looked?.key).toBe(offer.key);
  expect(button(".pop footer .btn.pilot").textContent).toBe(`Confirm: ${table.looked?.what}`);
  click(second);
}

describe.each(MOMENTS)("%s", (_, moment) => {
  it("draws its tiles where they lie, and opens what they ask", () => {
    show(moment);
    for (const tile of Object.values(moment.picture.tiles)) {
      const card = button(`[data-casino="${tile.casino}"] [data-tile="${tile.id}"]`);
      expect(card.textContent).toContain(book.name(tile.id));
      expect(card.querySelector("svg.machine")).not.toBeNull();
      expect(card.classList.contains("asks")).toBe(tile.asks !== undefined);
    }
    // A decision is open for the one who decides, and for nobody else.
    const asks = Object.values(moment.picture.tiles).some((tile) => tile.asks === moment.seat);
    expect(document.querySelectorAll(".pop")).toHaveLength(asks ? 1 : 0);
  });

  it("has a button for every move", () => {
    const offers = (moment.told.offers ?? []) as unknown as readonly RoyaleOffer[];
    // A roll is placed in the tray, which shows what the board plays; what tiles ask is answered at the board.
    const table = show(moment, moment.picture.roll ? [Board, Tray] : [Board]);
    for (const [place, offer] of offers.entries()) {
      table.look(null);
      flushSync();
      make(table, offer, place % 2 ? ".pop footer .btn.pilot" : undefined);
    }
    expect(table.chosen).toEqual(offers.map(({ move }) => move));
  });

  it("plays every move that has a key on the keyboard", () => {
    for (const offer of (moment.told.offers ?? []).filter(({ key }) => key.length === 1)) {
      const table = new Still(moment);
      press(table, new KeyboardEvent("keydown", { key: offer.key }));
      press(table, new KeyboardEvent("keydown", { key: "Enter" }));
      expect(table.chosen).toEqual([offer.move]);
    }
  });
});

describe("meeting", () => {
  it.each(TILE_IDS)("%s introduces itself once", (id) => {
    localStorage.clear();
    const moment = momentOf(id, "PlaceOrPass1/decider");
    show(moment, [Board]);
    expect(document.querySelector(".pop .badge")?.textContent).toBe("New machine");
    expect(document.querySelector(".pop .hook")?.textContent).toMatch(/.{15,}\.$/);
    for (const { id: one } of Object.values(moment.picture.tiles)) {
      // One a turn; whoever looks at the others' rules has met them.
      if (document.querySelector(".pop h2")?.textContent === book.name(one)) click(".pop .met");
      else for (const _ of ["open", "close"]) click(`[data-tile="${one}"]`);
    }
    expect(document.querySelector(".pop")).toBeNull();
    show(moment, [Board]);
    expect(document.querySelector(".pop")).toBeNull();
  });
});

describe("rules", () => {
  it.each(TILE_IDS)("%s is explained one tap away, and closed with Escape", (id) => {
    show(momentOf(id, "PlaceOrPass1/decider"));
    click(`[data-tile="${id}"]`);
    expect(button(".pop h2" as "button").textContent).toBe(book.name(id));
    expect(document.querySelector(".pop p")?.textContent).toBe(book.rule(id));
    expect(book.rule(id).length).toBeGreaterThan(60);
    dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
    flushSync();
    expect(document.querySelector(".pop")).toBeNull();
  });

  it("stand in the decision, too, for those who ask", () => {
    show(momentOf("B2", "StopOrBet/decider"));
    click(".pop .ib");
    expect(document.querySelector(".pop .rule")?.textContent).toBe(book.rule("B2"));
  });

  it("can be put aside for a look at the table", () => {
    show(momentOf("F1", "ChooseCluster/decider"));
    const eye = [...document.querySelectorAll<HTMLButtonElement>(".pop .ib")].at(-1);
    eye?.click();
    flushSync();
    expect(document.querySelector(".pop .grid")).toBeNull();
    eye?.click();
    flushSync();
    expect(document.querySelector(".pop .grid")).not.toBeNull();
  });
});

describe("what is shown", () => {
  const machine = (id: string) => button(`[data-tile="${id}"]`);

  it("the fist says what is in it to its owner only", () => {
    const seen = ["decider", "left", "right"].map((role) => momentOf("A1", `GuessTokens/${role}`));
    for (const moment of seen) {
      show(moment);
      const fist = moment.picture.mine?.fist;
      expect(machine("A1").querySelector(".count")?.textContent).toBe(fist === undefined ? undefined : String(fist));
      for (const part of mounted) void unmount(part);
      document.body.replaceChildren();
    }
    mounted = [];
    expect(seen.filter((moment) => moment.picture.mine?.fist === undefined)).toHaveLength(2);
  });

  it("the boxes show how many to the one who picks", () => {
    show(momentOf("G1", "ChoosePile/decider"));
    const { tiles, mine } = momentOf("G1", "ChoosePile/decider").picture;
    const tile = tiles[1] as Extract<AnyTile, { type: "black_box" }>;
    const sizes = [...document.querySelectorAll(".pop .box")].map((box) => box.querySelectorAll(".dots i").length);
    expect(sizes).toEqual(tile.piles);
    expect(mine?.piles).toBeUndefined();
  });

  it("a bet says what it is on, and below how it can go", () => {
    show(momentOf("B2", "StopOrBet/decider"));
    const bet = document.querySelector(".lad .opt");
    expect(bet?.querySelector("b")?.textContent).toMatch(/^higher than \d+$/);
    expect(bet?.querySelector("small")?.textContent).toMatch(/^\d+ of 36 throws · up to .*, or all is lost$/);
  });

  it("big dice say that they count 2", () => {
    const moment = MOMENTS.map(([, one]) => one).find((one) => one.picture.roll?.big.length && one.seat === one.awaited);
    show(moment!);
    expect(document.querySelector(".grp .note")?.textContent).toBe("counts 2");
  });

  it("a closed casino says so", () => {
    const moment = MOMENTS.map(([, one]) => one).find((one) => Object.values(one.picture.casinos).some(({ closed }) => closed));
    show(moment!);
    expect(document.querySelectorAll("[data-closed]")).toHaveLength(1);
  });

  it("a look at a move changes the casino it goes to", () => {
    const table = show(momentOf("F1", "ChooseCluster/decider"));
    click('.pop [data-key="8"]');
    const casino = (table.looked!.move as { casino: number }).casino;
    expect(button(`[data-casino="${casino}"]`).classList.contains("pick")).toBe(true);
    expect(document.querySelector(".pop .brings")?.textContent).toContain("2 grey dice");
  });

  it("arrows walk through a grid", () => {
    show(momentOf("F1", "ChooseCluster/decider"));
    const cells = [...document.querySelectorAll<HTMLButtonElement>(".pop button[data-cell]")];
    cells[0]?.focus();
    cells[0]?.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true }));
    expect(document.activeElement).toBe(cells[1]);
    cells[1]?.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowDown", bubbles: true }));
    expect(document.activeElement).toBe(cells[7]);
  });
});
