/** A position in the address, and the table that stands there. */
import { expect, test } from "vitest";
import { read } from "../src/lib/router.svelte";
import { StillTable } from "../src/lib/still";
import type { Judged } from "../src/openapi";
import { english } from "./speaking";

const EASY = "easycome@1(((choose,1,(),(0,2,3*2))),,4,(),2,(-,1,-*4,1,0*2),(-*2),1,,9)";

test("an address with a position opens it, however it was written", () => {
  expect(read(`/what-if/${EASY}`)).toEqual({ page: "what-if", position: EASY });
  expect(read(`/what-if/${encodeURIComponent(EASY)}`)).toEqual({ page: "what-if", position: EASY });
  expect(read("/what-if/vegas/2018@1(())")).toEqual({ page: "what-if", position: "vegas/2018@1(())" });
});

test("an address without one opens nothing", () => {
  for (const path of ["/what-if", "/what-if/", "/what-if/vegas", "/what-if/vegas@1", "/what-if/Vegas@1()"]) {
    expect(read(path)).toEqual({ page: "nothing" });
  }
});

test("the table stands still, and nobody is meant", () => {
  const judged: Judged = {
    position: EASY,
    game: "easycome@1",
    options: {},
    seats: 2,
    seat: 1,
    picture: { heading: "Turn 9" },
    question: ["Choose."],
    roll: null,
    odds: [],
    words: "w",
  };
  const names = ["Player 1", "Player 2"];
  const table = new StillTable(judged, names, english(names, null));
  expect([table.awaited, table.seat, table.you]).toEqual([1, 1, null]);
  expect([table.past, table.mine, table.offers]).toEqual([true, false, []]);
  expect(table.heading).toEqual(["Turn 9"]);
  expect(table.card.places.map((place) => place?.name)).toEqual(names);
});
