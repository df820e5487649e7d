import { describe, expect, it } from "vitest";
import { LEAST, sight } from "../src/games/strike/sight";

const ARENA = { across: 134, along: 106, edge: 16 };
const numbers = (box: string) => box.split(" ").map(Number);

describe("the sight from above", () => {
  it("is the whole arena where a die is large enough, or where there is none", () => {
    const all = "-134 -106 268 212";
    expect(sight({ width: 900, height: 700 }, ARENA, [{ x: 0, y: 0 }])).toBe(all);
    expect(sight({ width: 374, height: 330 }, ARENA, [])).toBe(all);
  });

  it("goes near the dice in a small room, until one is as wide as a finger", () => {
    const [left, top, wide, high] = numbers(
      sight({ width: 374, height: 330 }, ARENA, [
        { x: 40, y: 20 },
        { x: 60, y: -10 },
      ]),
    ) as [number, number, number, number];
    expect((374 / wide) * ARENA.edge).toBeGreaterThanOrEqual(LEAST);
    expect((374 / wide) * ARENA.edge).toBeCloseTo(LEAST, 0);
    expect(left + wide / 2).toBeCloseTo(50, 0);
    expect(top + high / 2).toBeCloseTo(5, 0);
  });

  it("has dice as wide as a finger that lie as far apart as pushing puts them", () => {
    const [, , wide] = numbers(
      sight({ width: 374, height: 332 }, ARENA, [
        { x: -57, y: -34 },
        { x: 57, y: 34 },
      ]),
    ) as [number, number, number];
    expect((374 / wide) * ARENA.edge).toBeGreaterThanOrEqual(LEAST);
  });

  it("keeps dice in sight that lie far apart, and stays in the arena", () => {
    const [left, , wide] = numbers(
      sight({ width: 374, height: 330 }, ARENA, [
        { x: -90, y: 0 },
        { x: 90, y: 0 },
      ]),
    ) as [number, number, number];
    expect(left).toBeLessThan(-98);
    expect(left + wide).toBeGreaterThan(98);
    expect(left).toBeGreaterThanOrEqual(-134);
  });
});
