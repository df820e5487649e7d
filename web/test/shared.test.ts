/** One device, handed round: of what one seat sees, only what all may see stands on it. */
import { expect, it, vi } from "vitest";
import { veiled } from "../src/lib/veil";
import type { GamePicture } from "../src/protocol";
import { callOf } from "../src/shell/calling";
import { lookOf } from "../src/shell/look";

vi.mock("../src/lib/words.svelte", () => ({ say: (id: string, { name = "" } = {}) => `${id} ${name}` }));

const picture = (mine: unknown) => ({ type: "royale", heading: "", mine }) as unknown as GamePicture;

it("leaves out what lies face down, and keeps what helps to choose", () => {
  const seen = veiled(picture({ money: 90_000, fist: 2, outlooks: [1] }), ["money", "fist"]);
  expect(seen.mine).toEqual({ outlooks: [1] });
});

it("leaves out all of it where nobody said what is hidden", () => {
  expect(veiled(picture({ state: 1 }), null).mine).toBeUndefined();
  expect(veiled(picture({ money: 1 }), ["money"]).mine).toBeUndefined();
});

it("keeps a picture in which nothing is private", () => {
  const open = picture(undefined);
  expect(veiled(open, null)).toBe(open);
});

it("calls people by their names on a device that several look at", () => {
  const table = { names: ["Ana", "Ben"], seat: 1 };
  expect(callOf({ ...table, shared: true })).toBe("web-turn-of Ben");
  expect(callOf({ ...table, shared: false })).toBe("web-turn-yours ");
});

it("gives each seat a colour and a pattern of its own", () => {
  const looks = [0, 1, 2, 3, 4].map((seat) => lookOf(seat, 5));
  expect(new Set(looks).size).toBe(5);
});
