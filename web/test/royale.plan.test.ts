/** Offers are laid out whole: nothing is lost, nothing is there twice. */
import { describe, expect, it } from "vitest";
import { gridOf, questionOf, splitOf } from "../src/games/royale/plan";
import type { RoyaleOffer } from "../src/games/royale/table";
import { MOMENTS, momentOf } from "./royale.recorded.svelte";
import { english } from "./speaking";

const { say } = english(["Ana", "Ben", "Carla"]);
const deciders = MOMENTS.filter(([, moment]) => moment.told.offers?.length);

describe("grids", () => {
  it.each(deciders)("%s keeps every offer once", (_, moment) => {
    const offers = moment.told.offers as unknown as readonly RoyaleOffer[];
    const grid = gridOf(offers);
    if (!grid) return;
    const inside = grid.rows.flatMap((row) => row.cells.filter((cell) => cell !== null));
    expect([...inside, ...grid.rest].map(({ key }) => key).sort()).toEqual(offers.map(({ key }) => key).sort());
    for (const row of grid.rows) expect(row.cells).toHaveLength(grid.columns.length);
  });

  it("are for many moves of a kind only", () => {
    const many = deciders.filter(([, moment]) => gridOf(moment.told.offers as unknown as readonly RoyaleOffer[])).map(([name]) => name);
    expect(many).toContain("D2 RollOrUse/decider");
    expect(many).toContain("F1 ChooseCluster/decider");
    expect(many).toContain("F2 ChooseGrey/decider");
    expect(many).not.toContain("E2 ChooseForBar/decider");
    expect(many).not.toContain("B2 StopOrBet/decider");
  });
});

describe("splits", () => {
  const offers = momentOf("G1", "SplitBox/decider").told.offers as unknown as readonly RoyaleOffer[];

  it("are found in any order of the tokens", () => {
    expect(splitOf(offers, [0, 60_000, 20_000])?.move).toEqual({ type: "split", first: [60_000, 20_000, 0], second: [20_000, 0, 0] });
  });

  it("leave no box empty", () => {
    expect(splitOf(offers, [])).toBeNull();
    expect(splitOf(offers, [60_000, 20_000, 20_000, 0, 0, 0])).toBeNull();
  });
});

describe("questions", () => {
  it("do not repeat the name of the tile", () => {
    const moment = momentOf("E1", "CloseCasino/decider");
    expect(say(questionOf(moment.told.question ?? []))).toBe("which casino do you close?");
  });

  it("stay whole where no tile is named", () => {
    const moment = momentOf("F2", "Adjust/decider");
    expect(questionOf(moment.told.question ?? [])).toEqual(moment.told.question?.[0]);
  });
});
