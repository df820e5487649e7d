/** What is shown at normal speed is over within the time that the server allows for it. */
import { readFileSync } from "node:fs";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Show } from "../src/games/easycome/show.svelte";
import { stepsOf as royaleSteps } from "../src/games/royale/steps";
import { Stage as Bowl } from "../src/games/strike/stage.svelte";
import { stepsOf as vegasSteps } from "../src/games/vegas/steps";
import LASTS from "../src/lasts.json";
import { settings } from "../src/lib/settings.svelte";
import type { EasyComeEvent, EasyComePicture, StrikeEvent, StrikePicture } from "../src/protocol";
import easycome from "./fixtures/easycome.json";
import chance from "./fixtures/strike-chance.json";
import hand from "./fixtures/strike-hand.json";
import { MOMENTS } from "./royale.recorded.svelte";
import { type Recorded, Standing } from "./standing.svelte";
import { GAMES } from "./vegas.recorded";

const MOTION = new Uint8Array(readFileSync("test/fixtures/strike-throw.bin")).buffer;
/** A picture of a motion comes every 16 milliseconds: each part of a throw may end so much late. */
const FRAMES = 8 * 17;

/** The milliseconds that the server allows for events. */
function allowed(lasts: Readonly<Record<string, number>>, events: readonly { readonly type: string }[]): number {
  return events.reduce((sum, { type }) => sum + lasts[type]!, 0);
}

/** How many milliseconds it takes until this is over. */
async function measured(playing: Promise<unknown>): Promise<number> {
  let over = false;
  const start = Date.now();
  void playing.then(() => (over = true));
  while (!over) await vi.advanceTimersByTimeAsync(1);
  return Date.now() - start;
}

const total = (steps: readonly { readonly ms: number }[]): number => steps.reduce((sum, { ms }) => sum + ms, 0);

beforeEach(() => {
  settings.speed = "normal";
  vi.useFakeTimers();
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("what is shown takes no longer than the server allows for it", () => {
  it("in Vegas", () => {
    for (const game of GAMES)
      game.slice(1).forEach(({ picture, events }, place) => {
        const steps = vegasSteps(game[place]!.picture, picture, events, []);
        expect(total(steps)).toBeLessThanOrEqual(allowed(LASTS.vegas, events));
      });
  });

  it("in Royale", () => {
    for (const [, { picture, events }] of MOMENTS)
      expect(total(royaleSteps(null, picture, events, []))).toBeLessThanOrEqual(allowed(LASTS.vegas, events));
  });

  it("in Easy Come", async () => {
    for (const { events } of easycome as unknown as readonly Recorded<EasyComePicture, EasyComeEvent>[]) {
      const took = await measured(new Show().play(1, events, new AbortController().signal));
      expect(took).toBeLessThanOrEqual(allowed(LASTS.easycome, events) + 1);
    }
  });

  it.each([
    ["thrown by hand", hand],
    ["of chance", chance],
  ])("in Strike, %s", async (_, recorded) => {
    vi.stubGlobal("fetch", () => Promise.resolve(new Response(MOTION.slice(0))));
    const updates = recorded as unknown as readonly Recorded<StrikePicture, StrikeEvent>[];
    for (const [place, update] of updates.slice(1).entries()) {
      const table = new Standing<StrikePicture, never, StrikeEvent>(update, 5, updates[place]!.picture);
      const took = await measured(new Bowl().play(table, update.picture, update.events, new AbortController().signal));
      expect(took).toBeLessThanOrEqual(allowed(LASTS.strike, update.events) + FRAMES);
    }
  });
});
