import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import Board from "../src/games/easycome/Board.svelte";
import { claimOffer, keepOffer, lookOf, outlookOf, placesOf } from "../src/games/easycome/picks";
import Tray from "../src/games/easycome/Tray.svelte";
import type { Move } from "../src/games/easycome/table";
import { words } from "../src/lib/words.svelte";
import type { EasyComeEvent, EasyComePicture, Offered } from "../src/protocol";
import recorded from "./fixtures/easycome.json";
import { type Recorded, Standing } from "./standing.svelte";

type Update = Recorded<EasyComePicture, EasyComeEvent>;
const GAME = recorded as unknown as readonly Update[];
const SEATS = 4;
const mine = GAME.filter(({ told }) => (told.offers ?? []).length > 0);
const crowned = mine.find(({ picture }) => picture.crowns.length > 0)!;

class Table extends Standing<EasyComePicture, Move, EasyComeEvent> {}
const tableAt = (update: Update, before: Update | null = null): Table => new Table(update, SEATS, before?.picture ?? null);

/** Many components are made in these tests. */
const SLOW = 30_000;

let app: Record<string, unknown> | null = null;
function show(component: typeof Board, table: Table): HTMLElement {
  app = mount(component, { target: document.body, props: { table } });
  flushSync();
  return document.body;
}

beforeAll(async () => {
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  await words.speak("en");
});
afterEach(() => {
  if (app) void unmount(app);
  app = null;
  document.body.innerHTML = "";
});

describe("from dice to offers", () => {
  it("finds an offer for every choice of dice, and none for no dice", () => {
    for (const { picture, told } of mine) {
      const offers = new Table(mine[0]!, SEATS).offers.length > 0 ? (told.offers as never) : [];
      for (let bits = 1; bits < 2 ** picture.rolled.length; bits++) {
        const picked = new Set(picture.rolled.map((_, place) => place).filter((place) => bits & (1 << place)));
        const offer = keepOffer(offers, picture.rolled, picked);
        expect(offer?.move.type).toBe("keep");
        expect(outlookOf(picture, offer)?.dice).toBe(4 - picture.kept.length - picked.size);
      }
      expect(keepOffer(offers, picture.rolled, new Set())).toBeNull();
    }
  });

  it("lets dice be picked that were chosen by their values", () => {
    expect(placesOf([2, 4, 4, 5], [4, 4])).toEqual(new Set([1, 2]));
    expect(placesOf([2, 4, 4, 5], [5, 2])).toEqual(new Set([3, 0]));
  });

  it("offers exactly the prizes that are lit to be taken", () => {
    for (const update of mine) {
      const table = tableAt(update);
      for (const card of Object.values(update.picture.prizes)) {
        expect(claimOffer(table.offers, card.prize) !== null).toBe(card.stands === "now");
      }
    }
  });

  it("shows on every card what the dice to be rolled must show after a choice", () => {
    const { picture } = crowned;
    const outlook = picture.mine!.outlooks!.find(({ dice }) => dice === 1)!;
    const lit = Object.values(picture.prizes)
      .filter((card) => lookOf(card, outlook).lit)
      .map(({ prize }) => prize);
    expect(new Set(lit)).toEqual(new Set(outlook.hopes.map(({ prize }) => prize)));
  });
});

describe("the tray", () => {
  it("keeps the dice that are tapped and rolls the others", () => {
    const table = tableAt(crowned);
    const page = show(Tray, table);
    const dice = [...page.querySelectorAll<HTMLButtonElement>("button.die-box")];
    expect(dice).toHaveLength(crowned.picture.rolled.length);
    dice[0]!.click();
    dice[1]!.click();
    flushSync();
    expect(dice.map((die) => die.getAttribute("aria-pressed"))).toEqual(["true", "true", "false", "false"]);
    expect(table.chosen).toEqual([]);
    page.querySelector<HTMLButtonElement>(".go button:not(.claim)")!.click();
    expect(table.chosen).toEqual([{ type: "keep", dice: crowned.picture.rolled.slice(0, 2) }]);
  });

  it("keeps a prize that can be taken the hot one while dice are picked", () => {
    const taking = mine.find(
      ({ picture }) => picture.rolled.length > 0 && Object.values(picture.prizes).some(({ stands }) => stands === "now"),
    )!;
    const page = show(Tray, tableAt(taking));
    const names = () => [...page.querySelectorAll("button.hot")].map((button) => button.textContent);
    const claims = names();
    page.querySelector<HTMLButtonElement>(".die-box.offer")!.click();
    flushSync();
    expect(page.querySelectorAll(".go .btn.plain")).toHaveLength(1);
    expect(names()).toEqual(claims);
  });

  const isClaim = ({ move }: Offered) => (move as Move).type === "claim";
  const taking = mine.find(({ told }) => told.offers?.some(isClaim))!;
  const claim = taking.told.offers!.find(isClaim)!;
  /** The same moment, with other offers. */
  const offering = (...offers: Offered[]) => tableAt({ ...taking, told: { ...taking.told, offers } });

  it("says what the one prize costs whom, and takes it", () => {
    const table = offering(claim);
    const button = show(Tray, table).querySelector<HTMLButtonElement>("button.hot")!;
    expect(button.textContent?.trim()).toMatch(/^(Take “.+”|Steal “.+” from .+)/);
    button.click();
    expect(table.chosen.map(({ type }) => type)).toEqual(["claim"]);
  });

  it("lets one of several prizes be chosen first", () => {
    const table = offering(claim, { ...claim, key: "2", move: { type: "claim", prize: "STRAIGHT" } });
    const page = show(Tray, table);
    const words = page.querySelector<HTMLButtonElement>("button.hot")!.firstChild!.textContent;
    page.querySelector<HTMLButtonElement>("button.hot")!.click();
    flushSync();
    expect(table.chosen).toEqual([]);
    const sure = page.querySelector<HTMLButtonElement>("button.hot")!;
    expect(sure.textContent).toContain(words);
    sure.click();
    expect(table.chosen.map(({ type }) => type)).toEqual(["claim"]);
  });

  it("lets a prize go on the last roll", () => {
    const all = [...taking.picture.rolled].sort((one, other) => one - other);
    const table = offering(claim, { ...claim, key: "2", move: { type: "keep", dice: all } });
    const page = show(Tray, table);
    [...page.querySelectorAll<HTMLButtonElement>(".go button")].find(({ textContent }) => textContent?.includes("Let it go"))!.click();
    expect(table.looked?.move.type).toBe("keep");
  });
});

describe("the board", () => {
  it(
    "draws nine prizes, wherever they lie",
    () => {
      for (const update of GAME) {
        const page = show(Board, tableAt(update));
        expect(page.querySelectorAll(".card")).toHaveLength(9);
        void unmount(app!);
        app = null;
        page.innerHTML = "";
      }
    },
    SLOW,
  );

  it("lets everybody see a crown count down", () => {
    const page = show(Board, tableAt(crowned));
    const [crown] = crowned.picture.crowns;
    expect(page.querySelector(".king .count")?.textContent).toBe(String(crown!.left));
  });

  it("says when it has shown what happened", async () => {
    const table = tableAt(GAME[1]!, GAME[0]!);
    show(Board, table);
    await vi.waitFor(() => expect(table.ended).toBe(1));
  });

  it(
    "knows words for everything on it",
    () => {
      for (const component of [Board, Tray] as const) {
        for (const update of GAME) {
          const page = show(component as typeof Board, tableAt(update));
          expect(page.textContent).not.toMatch(/web-[a-z]/);
          void unmount(app!);
          app = null;
          page.innerHTML = "";
        }
      }
    },
    SLOW,
  );
});
