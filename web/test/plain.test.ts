/** The plain show: any state read as things, and many moves chosen step by step. */
import { describe, expect, test } from "vitest";
import type { AnyTable, Offer } from "../src/lib/contract";
import { Speaker } from "../src/lib/phrases";
import { FEW, pathsOf, stepsOf, valueAt } from "../src/shell/plain/moves";
import { stateOf } from "../src/shell/plain/state";
import { Rows, read } from "../src/shell/plain/things";
import { Saying } from "../src/shell/plain/words";
import { bundleOf } from "./speaking";

const number = (number: number) => ({ kind: "number", number });

describe("things", () => {
  const STATE = {
    stack: [{ type: "roll" }],
    said: [],
    round: 2,
    players: [
      { points: 5, hand: { value: [3], audience: [0] } },
      { points: 0, hand: { audience: [1], count: 1 } },
    ],
    bids: [4, null],
    deck: { audience: [], count: 30 },
    dice: [6, 1, 1],
  };

  test("lie at their seat or in common, and what the engine keeps for itself is left out", () => {
    const { seats, common } = new Rows().things(STATE, 2);
    expect(common.map(({ name }) => name)).toEqual(["round", "deck", "dice"]);
    expect(seats).toEqual([
      [
        { name: "points", value: number(5) },
        { name: "hand", value: { kind: "row", items: [number(3)] } },
        { name: "bids", value: number(4) },
      ],
      [
        { name: "points", value: number(0) },
        { name: "hand", value: { kind: "hidden", count: 1 } },
        { name: "bids", value: { kind: "nothing" } },
      ],
    ]);
    expect(common[2]?.value).toEqual({ kind: "row", items: [6, 1, 1].map((face) => ({ kind: "die", face })) });
  });

  test("that have an item for each seat by chance stay in common", () => {
    const rows = new Rows();
    rows.things({ board: [] }, 2);
    expect(rows.things({ board: [7, 8], points: { 0: 1, 1: 2 } }, 2)).toEqual({
      seats: [[{ name: "points", value: number(1) }], [{ name: "points", value: number(2) }]],
      common: [{ name: "board", value: { kind: "row", items: [number(7), number(8)] } }],
    });
  });

  test("are hidden, open or nothing", () => {
    expect(read({ audience: [1] })).toEqual({ kind: "hidden", count: null });
    expect(read({ audience: [], count: 0 })).toEqual({ kind: "nothing" });
    expect(read({ value: 3 })).toEqual(number(3));
    expect(read({ value: 3, price: 4 })).toEqual({
      kind: "things",
      things: [
        { name: "value", value: number(3) },
        { name: "price", value: number(4) },
      ],
    });
  });

  test("are read from what one may see, and from nothing before there is anything", () => {
    const shown = { state: [{}] };
    expect(stateOf({ picture: { ...shown, mine: { state: [STATE] } } } as unknown as AnyTable)).toBe(STATE);
    expect(stateOf({ picture: { state: [STATE] } } as unknown as AnyTable)).toBe(STATE);
    expect(stateOf({ picture: null } as unknown as AnyTable)).toEqual({});
  });
});

describe("moves", () => {
  const cells = [...Array(8).keys()];
  const places = cells.flatMap((row) =>
    cells.flatMap((column) =>
      ["red", "blue"].flatMap((colour) => [false, true].map((double) => ({ type: "place", cell: [row, column], colour, double }))),
    ),
  );
  const gives = [1, 2].flatMap((seat) => [1, 2, 3, 4, 5].map((points) => ({ type: "give", seat, points })));
  const all = [...places, ...gives, { type: "pass" }];
  const offers: Offer[] = all.map((move, place) => ({ key: String(place + 1), move, what: "", brings: "", text: "" }));
  const asked = (picks: unknown[]) => stepsOf(offers, picks).steps.at(-1);

  test("are chosen by kind, then by field, one place of a row after the other", () => {
    expect(asked([])).toEqual({ path: [], values: ["place", "give", "pass"], picked: undefined });
    expect(asked(["place"])).toEqual({ path: ["cell", 0], values: cells, picked: undefined });
    expect(asked(["place", 3, 4])).toEqual({ path: ["colour"], values: ["red", "blue"], picked: undefined });
    const { steps, left } = stepsOf(offers, ["place", 3, 4, "blue", true]);
    expect(steps.map(({ picked }) => picked)).toEqual(["place", 3, 4, "blue", true]);
    expect(left.map(({ move }) => move)).toEqual([{ type: "place", cell: [3, 4], colour: "blue", double: true }]);
  });

  test("are decided at once where nothing else is possible", () => {
    expect(stepsOf(offers, ["pass"]).left).toHaveLength(1);
    const same = offers.filter(({ move }) => valueAt(move, ["seat"]) === 1);
    expect(stepsOf(same, []).steps.map(({ path }) => path)).toEqual([["points"]]);
  });

  test("that were picked but are not possible any more are asked for again", () => {
    expect(stepsOf(offers, ["jump"]).steps).toEqual([{ path: [], values: ["place", "give", "pass"], picked: undefined }]);
  });

  test("can all be reached, and no step is long", () => {
    const found: unknown[] = [];
    const follow = (picks: unknown[]): void => {
      const { steps, left } = stepsOf(offers, picks);
      const next = steps.find(({ picked }) => picked === undefined);
      if (!next) return void found.push(left[0]?.move);
      expect(next.values.length).toBeLessThanOrEqual(FEW);
      next.values.forEach((value) => follow([...picks, value]));
    };
    follow([]);
    expect(found).toEqual(all);
  });

  test("with rows of different lengths are chosen by the whole row", () => {
    expect(pathsOf([{ dice: [1, 2] }, { dice: [1] }])).toEqual([["dice"]]);
    expect(pathsOf([{ from: { x: 1, y: 2 } }, { from: { x: 2, y: 2 } }])).toEqual([
      ["from", "x"],
      ["from", "y"],
    ]);
  });
});

describe("words", () => {
  const saying = new Saying(new Speaker(bundleOf("de"), ["Ana", "Ben"], null));

  test("are those of the language where there are some, else those of the rules", () => {
    expect([saying.title("points"), saying.title("open_hands"), saying.field(["cell", 1])]).toEqual(["Punkte", "Open hands", "Feld 2"]);
    expect(new Saying(new Speaker(null, [], null)).title("points")).toBe("Points");
  });

  test("say values in a line", () => {
    expect([read(1, "seat"), read(true), read({ audience: [], count: 2 }), read(null)].map((value) => saying.value(value))).toEqual([
      "Ben",
      "ja",
      "??",
      "–",
    ]);
    expect(saying.value(read({ face: 3, seats: [1, 2] }))).toBe("Augenzahl 3, seats 1 2");
  });
});
