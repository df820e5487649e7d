import { describe, expect, it } from "vitest";
import { paidFront, SHORT, type Step, stepsOf } from "../src/games/vegas/steps";
import { vegas as LASTS } from "../src/lasts.json";
import { captionsAt, eventsOf, GAMES, payday, type Recorded } from "./vegas.recorded";

const stepsTo = (update: Recorded, before: Recorded | null): Step[] =>
  stepsOf(before?.picture ?? null, update.picture, update.events, captionsAt(update));

/** Consecutive updates of the recorded games. */
const PAIRS = GAMES.flatMap((game) => game.slice(0, 4).map((update, place) => [place ? game[place - 1]! : null, update] as const));

describe("moments", () => {
  it("end with the board of the picture, unless the game is over", () => {
    for (const [before, update] of PAIRS) {
      expect(stepsTo(update, before).at(-1)?.fronts).toEqual(Object.values(update.picture.casinos));
    }
    for (const game of GAMES) {
      const [before, update] = payday(game);
      expect(stepsTo(update, before).at(-1)?.fronts).toEqual(Object.values(update.picture.casinos));
    }
  });

  it("last at most 0.9 seconds each", () => {
    for (const update of GAMES.flat()) {
      for (const step of stepsTo(update, null)) expect(step.ms).toBeLessThanOrEqual(900);
    }
  });

  it("land on the faces that the server rolled", () => {
    for (const [before, update] of PAIRS) {
      const roll = stepsTo(update, before).findLast((step) => step.kind === "roll");
      expect(roll?.roll).toEqual(update.picture.roll);
    }
  });

  it("each have the sentence that tells them, once all of it is known", () => {
    for (const [before, update] of PAIRS) {
      const steps = stepsTo(update, before);
      for (const [place, step] of steps.entries()) {
        if (step.kind === "pay") expect(step.line).toContain(`Casino ${step.event.casino}: `);
        if (step.kind === "roll" && steps[place + 1]?.kind === "place") expect(step.line).toBe("");
        if (step.kind === "place") expect(step.line).not.toBe("");
      }
    }
  });
});

describe("dice that are placed", () => {
  it("fly to the casino of their face, as many as were placed", () => {
    const update = GAMES[0]![1]!;
    const step = stepsTo(update, GAMES[0]![0]!).find((one) => one.kind === "place");
    expect(step).toMatchObject({ flights: [{ casino: 6, colour: 3, dice: 2 }], ties: [], ms: SHORT.place });
  });

  it("take a moment longer if they make a tie", () => {
    const [before, update] = payday(GAMES[0]!);
    const step = stepsTo(update, before).find((one) => one.kind === "place");
    expect(step).toMatchObject({ ties: [4], ms: LASTS.dice_placed });
  });

  it("are scattered by rivals and by nobody", () => {
    const neutral = stepsTo(GAMES[1]![0]!, null).find((one) => one.kind === "place");
    expect(neutral).toMatchObject({
      flights: [
        { casino: 2, colour: 3, dice: 1 },
        { casino: 6, colour: 3, dice: 1 },
      ],
    });
    const rival = stepsTo(GAMES[2]![0]!, null).find((one) => one.kind === "place");
    expect(rival?.kind === "place" && rival.flights.reduce((sum, flight) => sum + flight.dice, 0)).toBe(8);
  });
});

describe("a payout", () => {
  const [before, update] = payday(GAMES[0]!);

  it("starts with the board as it stood, and leaves one casino after the other bare", () => {
    const steps = stepsTo(update, before);
    const placed = steps.find((step) => step.kind === "place");
    expect(placed?.fronts.every((front) => front.bills.length > 0)).toBe(true);
    const paid = steps.filter((step) => step.kind === "pay");
    expect(paid.map((step) => step.event.casino)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(paid.map((step) => step.fronts.filter((front) => front.bills.length === 0).length)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it("ranks the stacks as the event tells them", () => {
    const event = eventsOf(update).find((one) => one.type === "casino_paid");
    expect(event && paidFront(event)).toEqual({
      bills: [60_000, 20_000],
      stacks: [
        { colour: 3, dice: 3, weight: 3, tied: false, bill: 60_000 },
        { colour: 1, dice: 2, weight: 2, tied: true },
        { colour: 4, dice: 2, weight: 2, tied: true },
        { colour: 0, dice: 1, weight: 1, tied: true },
        { colour: 2, dice: 1, weight: 1, tied: true },
      ],
    });
  });
});
