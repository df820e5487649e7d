// @vitest-environment node
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { check } from "../src/lib/fair/record1";
import { type Distribution, FairTable, hashOf } from "../src/lib/fair/scheme1";

interface Vector {
  seed: string;
  table: string;
  nonces: string[];
  commitment: string;
  outcomes: { n: number; distribution: Distribution; outcome: unknown }[];
  streams: { n: number; sides: number[]; rolls: number[] }[];
}
const path = new URL("../../tests/vectors/fair.json", import.meta.url);
const { vectors } = JSON.parse(readFileSync(path, "utf8")) as { vectors: Vector[] };

describe.each(vectors)("the table $table", ({ seed, table, nonces, commitment, outcomes, streams }) => {
  const source = new FairTable(seed, table, nonces);

  test("has promised its seed", async () => {
    expect(await hashOf(seed)).toBe(commitment);
  });

  test.each(outcomes)("brings outcome $n", async ({ n, distribution, outcome }) => {
    expect(await source.draw(n, distribution)).toEqual(outcome);
  });

  test.each(streams ?? [])("brings the numbers of stream $n", async ({ n, sides, rolls }) => {
    const stream = source.stream(n);
    const rolled: number[] = [];
    for (const side of sides) rolled.push(1 + (await stream.below(side)));
    expect(rolled).toEqual(rolls);
  });
});

describe("a record", () => {
  const [vector] = vectors as [Vector];
  const { seed, table, nonces, commitment: hash } = vector;
  const record = async (bend: (dice: number[]) => number[]) => {
    const rolled = await new FairTable(seed, table, nonces).draw(0, { type: "dice", groups: [8], faces: 6 });
    const dice = rolled.type === "rolled" ? rolled.dice.map(bend) : [];
    const lines = [
      { flambeur: 1, game: "vegas/2018@1", seats: ["A", "B", "C"], fair: { table, hash, nonces } },
      { move: { type: "rolled", dice } },
      { seat: 0, move: { type: "place", face: 1 } },
      { move: { type: "landed", dice: [{ die: 1 }] } },
      { ranks: [1], scores: [0], seed },
    ];
    return lines.map((line) => JSON.stringify(line)).join("\n");
  };

  test("is confirmed, except for what only a simulator knows", async () => {
    const verdict = check(await record((dice) => dice));
    expect(verdict.promised).toBe(true);
    expect(verdict.outcomes.map(({ same }) => same)).toEqual([true, null]);
  });

  test("knows that Royale's boards have two sides, and the dice after them six faces", async () => {
    const source = new FairTable(seed, table, nonces);
    const drawn = [
      await source.draw(0, { type: "shuffle", cards: [0, 1, 2, 3] }),
      await source.draw(1, { type: "dice", groups: [1, 1, 1, 1], faces: 2 }),
      await source.draw(2, { type: "dice", groups: [7, 1], faces: 6 }),
    ];
    const first = { flambeur: 1, game: "vegas/royale@1", seats: ["A", "B"], fair: { table, hash, nonces } };
    const lines = [first, ...drawn.map((move) => ({ move })), { ranks: [1, 2], scores: [0, 0], seed }];
    const verdict = check(lines.map((line) => JSON.stringify(line)).join("\n"));
    expect(verdict.outcomes.map(({ same }) => same)).toEqual([true, true, true]);
  });

  test("is contradicted when a roll was changed", async () => {
    const verdict = check(await record(([first = 1, ...rest]) => [(first % 6) + 1, ...rest]));
    expect(verdict.outcomes[0]?.same).toBe(false);
  });
});
