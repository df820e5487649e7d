/** What happened is cut into short moments that end where the scene stands. */
import { describe, expect, it } from "vitest";
import { captionsOf, stepsOf } from "../src/games/royale/steps";
import { MOMENTS, momentOf } from "./royale.recorded.svelte";

describe.each(MOMENTS.filter(([, moment]) => moment.events.length))("%s", (_, moment) => {
  const steps = stepsOf(null, moment.scene, moment.events, moment.told.lines ?? []);

  it("has one moment for each event, none longer than 0.9 seconds", () => {
    expect(steps).toHaveLength(moment.events.length);
    for (const step of steps) expect(step.ms).toBeLessThanOrEqual(900);
  });

  it("ends with the tiles as they are", () => {
    expect(steps.at(-1)?.tiles).toEqual(moment.scene.tiles);
  });

  it("says every sentence", () => {
    const said = captionsOf(moment.events, moment.told.lines ?? []).join(" ");
    for (const line of moment.told.lines ?? []) expect(said).toContain(line);
  });
});

it("moves a counter only once the dice lie", () => {
  const after = momentOf("A2", "PlaceOrPass2/decider");
  const before = momentOf("A2", "PlaceOrPass1/decider").scene;
  const events = [
    { type: "extra_rolled", seat: 0, tile: "A2", faces: [1, 2] },
    { type: "counter_moved", tile: "A2", index: 1 },
  ] as const;
  const steps = stepsOf(before, after.scene, events as never, []);
  expect(steps.map(({ tiles }) => tiles[0])).toEqual([before.tiles[0], after.scene.tiles[0]]);
  expect(steps.map(({ act }) => act?.tile)).toEqual(["A2", "A2"]);
});
