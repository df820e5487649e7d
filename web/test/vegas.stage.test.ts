import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Stage, stageOf } from "../src/games/vegas/stage.svelte";
import { stepsOf } from "../src/games/vegas/steps";
import type { VegasTable } from "../src/games/vegas/table";
import { captionsAt, GAMES, payday, tableAt } from "./vegas.recorded";

let reduced = false;
beforeEach(() => {
  reduced = false;
  vi.useFakeTimers();
  vi.stubGlobal("matchMedia", () => ({ matches: reduced }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("the stage", () => {
  it("draws a table at rest as it is", async () => {
    const update = GAMES[0]![2]!;
    const stage = new Stage(stepsOf);
    await stage.play(tableAt(update) as VegasTable);
    expect(stage.step).toBeNull();
    expect(stage.fronts).toEqual(Object.values(update.picture.casinos));
    expect(stage.roll).toBe(update.picture.roll);
  });

  it("shows a turn: the dice go, then the next roll falls, then it says that it is done", async () => {
    const shown = vi.fn();
    const [before, update] = [GAMES[0]![1]!, GAMES[0]![2]!];
    const stage = new Stage(stepsOf);
    void stage.play(tableAt(update, before, shown) as VegasTable);
    expect(stage.step?.kind).toBe("place");
    expect(stage.fronts).toEqual(Object.values(before.picture.casinos));
    await vi.advanceTimersByTimeAsync(345);
    expect(stage.step?.kind).toBe("roll");
    expect(stage.fronts).toEqual(Object.values(update.picture.casinos));
    expect(shown).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(900);
    expect(shown).toHaveBeenCalledOnce();
    expect(stage.step).toBeNull();
  });

  it("jumps to the end of a payout with one tap", async () => {
    const shown = vi.fn();
    const [before, update] = payday(GAMES[0]!);
    const stage = new Stage(stepsOf);
    void stage.play(tableAt(update, before, shown) as VegasTable);
    await vi.advanceTimersByTimeAsync(1200);
    expect(stage.step?.kind).toBe("pay");
    stage.skip();
    await vi.advanceTimersByTimeAsync(0);
    expect(shown).toHaveBeenCalledOnce();
    expect(stage.fronts).toEqual(Object.values(update.picture.casinos));
  });

  it("plays a happening once, however often it is told of it", async () => {
    const shown = vi.fn();
    const table = tableAt(GAMES[0]![2]!, GAMES[0]![1]!, shown) as VegasTable;
    const stage = new Stage(stepsOf);
    void stage.play(table);
    void stage.play(table);
    await vi.advanceTimersByTimeAsync(3000);
    expect(shown).toHaveBeenCalledOnce();
  });

  it("gives way when the table has moved on", async () => {
    const shown = vi.fn();
    const stage = new Stage(stepsOf);
    void stage.play(tableAt(GAMES[0]![2]!, GAMES[0]![1]!, shown) as VegasTable);
    await vi.advanceTimersByTimeAsync(100);
    await stage.play(tableAt(GAMES[0]![3]!) as VegasTable);
    await vi.advanceTimersByTimeAsync(3000);
    expect(shown).not.toHaveBeenCalled();
    expect(stage.fronts).toEqual(Object.values(GAMES[0]![3]!.picture.casinos));
  });

  it("tells a payout in sentences where nothing moves, until somebody taps", async () => {
    reduced = true;
    const [before, update] = payday(GAMES[0]!);
    const stage = new Stage(stepsOf);
    await stage.play(tableAt(before) as VegasTable);
    expect(stage.recap).toEqual([]);
    await stage.play(tableAt(update) as VegasTable);
    expect(stage.recap).toEqual(
      captionsAt(update, update.seat)
        .map(({ text }) => text)
        .filter(Boolean),
    );
    stage.skip();
    expect(stage.recap).toEqual([]);
  });

  it("is the same for the board and the tray", () => {
    const table = {};
    expect(stageOf(table)).toBe(stageOf(table));
    expect(stageOf(table)).not.toBe(stageOf({}));
  });
});
