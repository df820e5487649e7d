import { describe, expect, it } from "vitest";
import { clustersOf, groupsOf, isTight, pinsOf, takesOf } from "../src/games/vegas/layout";
import type { Stack } from "../src/games/vegas/table";
import { tintOf } from "../src/games/vegas/tint";
import { eventsOf, GAMES } from "./vegas.recorded";

const stack = (colour: number, weight: number, tied = false, bill?: number): Stack => ({
  colour,
  dice: weight,
  weight,
  tied,
  ...(bill === undefined ? {} : { bill }),
});

describe("a roll", () => {
  it("is grouped by face, the lowest first", () => {
    const roll = {
      seat: 0,
      dice: [
        [0, 5],
        [0, 2],
        [5, 2],
        [0, 5],
      ] as const,
    };
    expect(groupsOf(roll)).toEqual([
      { face: 2, colours: [0, 5] },
      { face: 5, colours: [0, 0] },
    ]);
    expect(groupsOf(null)).toEqual([]);
  });

  it("has a group for every offer, in every recorded game", () => {
    for (const { picture, told } of GAMES.flat()) {
      const outlooks = picture.mine?.outlooks;
      if (!outlooks || !picture.roll) continue;
      const faces = groupsOf(picture.roll).map((group) => group.face);
      expect(told.offers?.map((offer) => offer.key)).toEqual(faces.map(String));
      expect(outlooks.map((outlook) => outlook.casino)).toEqual(faces);
    }
  });
});

describe("a casino", () => {
  it("puts stacks that cancel each other together", () => {
    const stacks = [stack(1, 5), stack(0, 3, true), stack(2, 3, true), stack(3, 1, true), stack(4, 1, true)];
    expect(clustersOf(stacks).map((cluster) => cluster.map((one) => one.colour))).toEqual([[1], [0, 2], [3, 4]]);
  });

  it("pins each bill to who would take it", () => {
    const stacks = [stack(1, 5, false, 80_000), stack(0, 3, true), stack(2, 3, true), stack(3, 1, false, 30_000)];
    expect(pinsOf([80_000, 30_000, 10_000], stacks)).toEqual([1, 3, null]);
  });

  it("pins only bills of the amount that the stack takes, in every recorded game", () => {
    for (const { picture } of GAMES.flat()) {
      for (const { bills, stacks } of Object.values(picture.casinos)) {
        pinsOf(bills, stacks).forEach((colour, place) => {
          if (colour !== null) expect(stacks.find((one) => one.colour === colour)?.bill).toBe(bills[place]);
        });
      }
    }
  });

  it("sends every note somewhere when it pays", () => {
    for (const event of GAMES.flat().flatMap(eventsOf)) {
      if (event.type !== "casino_paid") continue;
      const takes = takesOf(event);
      expect(takes.filter((take) => take.colour !== null)).toHaveLength(event.wins.length);
      expect(takes.every((take) => take.bill !== null)).toBe(true);
    }
  });

  it("shows notes face down that are not told any more", () => {
    const event = { type: "casino_paid", casino: 1, dice: [1], tied: [], unpaid: [] } as const;
    const hidden = { ...event, wins: [{ type: "win", colour: 0, bill: { audience: [0] } }], returned: { count: 2 } } as const;
    expect(takesOf({ ...hidden, dice: [1], tied: [], unpaid: [], wins: [...hidden.wins].map((win) => ({ ...win, bill: {} })) })).toEqual([
      { colour: 0, bill: null },
      { colour: null, bill: null },
      { colour: null, bill: null },
    ]);
  });
});

describe("colours", () => {
  it("are those of the seats, and ivory for nobody", () => {
    const picture = GAMES[0]![0]!.picture;
    expect([0, 4, 5].map((colour) => tintOf(picture, colour))).toEqual(["a", "e", "n"]);
  });

  it("are those that a game night gives its people", () => {
    const picture = GAMES[0]![0]!.picture;
    expect([0, 1, 2].map((colour) => tintOf(picture, colour, [3, 0, 7]))).toEqual(["d", "a", "c"]);
  });

  it("are left to the rivals by one who plays alone", () => {
    const picture = GAMES[2]![0]!.picture;
    expect([0, 1, 2, 3, 4].map((colour) => tintOf(picture, colour))).toEqual(["c", "a", "b", "d", "e"]);
  });
});

describe("a counter", () => {
  it("is full with five stacks, or with four and dice that would come", () => {
    const stacks = [stack(0, 4), stack(1, 3), stack(2, 2), stack(3, 1)];
    expect(isTight(stacks, [])).toBe(false);
    expect(isTight(stacks, [[0, 1]])).toBe(true);
    expect(isTight([...stacks, stack(4, 5)], [])).toBe(true);
  });
});
