/** A patch leads from one picture to the next, whatever they are. */
import { describe, expect, test } from "vitest";
import { merge } from "../src/lib/patch";
import easycome from "./fixtures/easycome.json";
import strikeChance from "./fixtures/strike-chance.json";
import strikeHand from "./fixtures/strike-hand.json";
import vegasFive from "./fixtures/vegas-five.json";
import vegasNeutral from "./fixtures/vegas-neutral.json";
import vegasSolo from "./fixtures/vegas-solo.json";

type Plain = Record<string, unknown>;

const GAMES: readonly (readonly { readonly picture: Plain; readonly patch: Plain }[])[] = [
  easycome,
  strikeChance,
  strikeHand,
  vegasFive,
  vegasNeutral,
  vegasSolo,
];
const NAMES = ["mine", "seats", "0", "1", "2", "roll"];

/** Numbers that look random, the same in every run. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

function picture(next: (below: number) => number, depth: number): Plain {
  const names = NAMES.filter(() => next(2) === 0);
  return Object.fromEntries(names.map((name) => [name, value(next, depth)]));
}

function value(next: (below: number) => number, depth: number): unknown {
  const kind = next(depth > 0 ? 4 : 2);
  if (kind === 0) return next(4);
  if (kind === 1) return [next(3), next(3)];
  return kind === 2 ? [picture(next, depth - 1)] : picture(next, depth - 1);
}

const isObject = (one: unknown): one is Plain => typeof one === "object" && one !== null && !Array.isArray(one);

/** The patch from one to the other, as `src/flambeur/protocol/patch.py` makes it. */
function diff(old: Plain, now: Plain): Plain {
  const gone = Object.keys(old).filter((name) => !(name in now));
  const patch: Plain = Object.fromEntries(gone.map((name) => [name, null]));
  for (const [name, after] of Object.entries(now)) {
    const before = old[name];
    if (JSON.stringify(before) === JSON.stringify(after)) continue;
    patch[name] = isObject(before) && isObject(after) ? diff(before, after) : after;
  }
  return patch;
}

describe("a patch", () => {
  test("makes what it was made for", () => {
    const next = numbers(7);
    for (let round = 0; round < 2000; round++) {
      const [old, now] = [picture(next, 3), picture(next, 3)];
      const before = JSON.stringify(old);
      expect(merge(old, diff(old, now))).toEqual(now);
      expect(JSON.stringify(old)).toBe(before);
    }
  });

  test("leads from one recorded picture to the next", () => {
    for (const game of GAMES) {
      game.reduce<Plain>((old, { picture, patch }) => {
        expect(merge(old, patch)).toEqual(picture);
        return picture;
      }, {});
    }
  });

  test("shares what it does not speak of", () => {
    const old = { seats: { 0: { dice: 8 }, 1: { dice: 7 } }, roll: { seat: 0 } };
    const now = merge(old, { seats: { 0: { dice: 6 } }, roll: null });
    expect(now).toEqual({ seats: { 0: { dice: 6 }, 1: { dice: 7 } } });
    expect((now.seats as typeof old.seats)[1]).toBe(old.seats[1]);
    expect(old.roll).toEqual({ seat: 0 });
  });
});
