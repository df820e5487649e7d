import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import Board from "../src/games/easycome/Board.svelte";
import { claimOffer, keepOffer, lookOf, outlookOf, placesOf } from "../src/games/easycome/picks";
import type { EasyComeScene, Move } from "../src/games/easycome/scene";
import Tray from "../src/games/easycome/Tray.svelte";
import { words } from "../src/lib/words.svelte";
import type { EasyComeEvent, EasyComeView } from "../src/protocol";
import recorded from "./fixtures/easycome.json";
import { type Recorded, Standing } from "./standing.svelte";

type Update = Recorded<EasyComeView, EasyComeScene, EasyComeEvent>;
const GAME = recorded as unknown as readonly Update[];
const SEATS = 4;
const mine = GAME.filter(({ told }) => (told.offers ?? []).length > 0);
const crowned = mine.find(({ scene }) => scene.crowns.length > 0)!;

class Table extends Standing<EasyComeView, EasyComeScene, Move, EasyComeEvent> {}
const tableAt = (update: Update, before: Update | null = null): Table => new Table(update, SEATS, before);

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
    for (const { scene, told } of mine) {
      const offers = new Table(mine[0]!, SEATS).offers.length > 0 ? (told.offers as never) : [];
      for (let bits = 1; bits < 2 ** scene.rolled.length; bits++) {
        const picked = new Set(scene.rolled.map((_, place) => place).filter((place) => bits & (1 << place)));
        const offer = keepOffer(offers, scene.rolled, picked);
        expect(offer?.move.type).toBe("keep");
        expect(outlookOf(scene, offer)?.dice).toBe(4 - scene.kept.length - picked.size);
      }
      expect(keepOffer(offers, scene.rolled, new Set())).toBeNull();
    }
  });

  it("lets dice be picked that were chosen by their values", () => {
    expect(placesOf([2, 4, 4, 5], [4, 4])).toEqual(new Set([1, 2]));
    expect(placesOf([2, 4, 4, 5], [5, 2])).toEqual(new Set([3, 0]));
  });

  it("offers exactly the prizes that are lit to be taken", () => {
    for (const update of mine) {
      const table = tableAt(update);
      for (const card of update.scene.prizes) {
        expect(claimOffer(table.offers, card.prize) !== null).toBe(card.stands === "now");
      }
    }
  });

  it("shows on every card what the dice to be rolled must show after a choice", () => {
    const { scene } = crowned;
    const outlook = scene.outlooks.find(({ dice }) => dice === 1)!;
    const lit = scene.prizes.filter((card) => lookOf(card, outlook).lit).map(({ prize }) => prize);
    expect(new Set(lit)).toEqual(new Set(outlook.hopes.map(({ prize }) => prize)));
  });
});

describe("the tray", () => {
  it("keeps the dice that are tapped and rolls the others", () => {
    const table = tableAt(crowned);
    const page = show(Tray, table);
    const dice = [...page.querySelectorAll<HTMLButtonElement>("button.die-box")];
    expect(dice).toHaveLength(crowned.scene.rolled.length);
    dice[0]!.click();
    dice[1]!.click();
    flushSync();
    expect(dice.map((die) => die.getAttribute("aria-pressed"))).toEqual(["true", "true", "false", "false"]);
    expect(table.chosen).toEqual([]);
    page.querySelector<HTMLButtonElement>("button.hot")!.click();
    expect(table.chosen).toEqual([{ type: "keep", dice: crowned.scene.rolled.slice(0, 2) }]);
  });

  it("keeps a prize that can be taken the hot one while dice are picked", () => {
    const taking = mine.find(({ scene }) => scene.rolled.length > 0 && scene.prizes.some(({ stands }) => stands === "now"))!;
    const page = show(Tray, tableAt(taking));
    const names = () => [...page.querySelectorAll("button.hot")].map((button) => button.textContent);
    const claims = names();
    page.querySelector<HTMLButtonElement>(".die-box.offer")!.click();
    flushSync();
    expect(page.querySelectorAll(".go .btn.plain")).toHaveLength(1);
    expect(names()).toEqual(claims);
  });

  it("looks before it takes a prize", () => {
    const taking = mine.find(({ scene }) => scene.prizes.some(({ stands }) => stands === "now"))!;
    const table = tableAt(taking);
    const page = show(Tray, table);
    page.querySelector<HTMLButtonElement>("button.hot")!.click();
    flushSync();
    expect(table.chosen).toEqual([]);
    page.querySelector<HTMLButtonElement>("button.hot")!.click();
    expect(table.chosen.map(({ type }) => type)).toEqual(["claim"]);
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
    const [crown] = crowned.scene.crowns;
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
