/** What happened is cut into short moments that end where the picture stands. */
import { describe, expect, it } from "vitest";
import { stepsOf } from "../src/games/royale/steps";
import { captionsOf } from "../src/lib/phrases";
import { MOMENTS, momentOf } from "./royale.recorded.svelte";
import { english } from "./speaking";

const { say } = english(["Ana", "Ben", "Carla"]);

describe.each(MOMENTS.filter(([, moment]) => moment.events.length))("%s", (_, moment) => {
  const lines = moment.told.lines ?? [];
  const steps = stepsOf(null, moment.picture, moment.events, captionsOf(lines, moment.events.length, say));

  it("has one moment for each event, none longer than 0.9 seconds", () => {
    expect(steps).toHaveLength(moment.events.length);
    for (const step of steps) expect(step.ms).toBeLessThanOrEqual(900);
  });

  it("ends with the tiles as they are", () => {
    expect(steps.at(-1)?.tiles).toEqual(Object.values(moment.picture.tiles));
  });

  it("says every sentence", () => {
    const said = steps.map(({ line }) => line).join(" ");
    for (const [phrase] of lines) expect(said).toContain(say(phrase));
  });
});

it("moves a counter only once the dice lie", () => {
  const after = momentOf("A2", "PlaceOrPass2/decider");
  const before = momentOf("A2", "PlaceOrPass1/decider").picture;
  const events = [
    { type: "extra_rolled", seat: 0, tile: "A2", faces: [1, 2] },
    { type: "counter_moved", tile: "A2", index: 1 },
  ] as const;
  const steps = stepsOf(before, after.picture, events as never, []);
  expect(steps.map(({ tiles }) => tiles[0])).toEqual([before.tiles[1], after.picture.tiles[1]]);
  expect(steps.map(({ act }) => act?.tile)).toEqual(["A2", "A2"]);
});
