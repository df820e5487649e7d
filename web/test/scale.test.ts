import { describe, expect, it } from "vitest";
import type { Mark } from "../src/openapi";
import { LEVELS, nearest, PLACES, placeOf } from "../src/pages/me/scale";

function marksAt(...values: number[]): Mark[] {
  return values.map((value, at) => ({
    level: LEVELS[at] ?? "",
    form: { value, low: value, high: value, games: 9, decisions: 9, given: 0 },
  }));
}

describe("the place on the tube", () => {
  const marks = marksAt(35, 50, 74, 97);

  it("is that of the bot who chooses as well", () => {
    expect(marks.map(({ form }) => placeOf(form.value, marks))).toEqual([...PLACES]);
  });

  it("lies between two bots as far as the value does", () => {
    expect(placeOf(62, marks)).toBeCloseTo(51);
    expect(placeOf(0, marks)).toBe(0);
    expect(placeOf(100, marks)).toBe(100);
  });

  it("never falls while the value rises, even where bots choose alike", () => {
    for (const some of [marks, marksAt(70, 93, 97, 100), marksAt(0, 0, 50, 50), []]) {
      const places = Array.from({ length: 101 }, (_, value) => placeOf(value, some));
      expect(places).toEqual(places.toSorted((one, other) => one - other));
      expect(places.every((place) => place >= 0 && place <= 100)).toBe(true);
    }
  });

  it("is the value itself where no bot was measured", () => {
    expect(placeOf(42, [])).toBe(42);
    expect(nearest(42, [])).toBeNull();
  });

  it("tells whose choices are nearest", () => {
    expect([3, 40, 44, 76, 99].map((value) => nearest(value, marks))).toEqual(["novice", "novice", "casual", "strong", "champion"]);
  });
});
