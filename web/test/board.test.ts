/** The board of a day: the same dice for everybody, and nothing of it is told before the day has closed. */
import { flushSync, mount, unmount } from "svelte";
import { beforeAll, describe, expect, it, vi } from "vitest";
import text from "../../tests/fair/board.jsonl?raw";
import { api, mayHint } from "../src/lib/api";
import { isSealedBoard } from "../src/lib/board";
import { checkRecord, isGood } from "../src/lib/fair/checking";
import { readRecord } from "../src/lib/fair/record";
import { ready } from "../src/lib/fair/signing";
import { words } from "../src/lib/words.svelte";
import type { BoardResult } from "../src/openapi";
import Par from "../src/pages/end/Par.svelte";
import type { Card } from "../src/protocol";
import { seatsOf } from "../src/shell/taking";

const BOARD = { day: "2026-11-18", closes: 1_795_050_000 };
const CARD = {
  phase: "playing",
  hints: false,
  places: [
    { name: "Ana", person: "ana" },
    { name: "Lumo", bot: "strong" },
  ],
};
const card = (more: object) => ({ ...CARD, ...more }) as unknown as Card;

describe("a table with the board of a day", () => {
  it("is sealed until the day has closed", () => {
    expect(isSealedBoard(card({ board: BOARD }), BOARD.closes * 1000 - 1)).toBe(true);
    expect(isSealedBoard(card({ board: BOARD }), BOARD.closes * 1000)).toBe(false);
    expect(isSealedBoard(card({ board: null }), 0)).toBe(false);
    expect(isSealedBoard(null)).toBe(false);
  });

  it("gives no hints, and its bots keep their places", () => {
    expect([mayHint(card({}), 0), mayHint(card({ board: BOARD }), 0)]).toEqual([true, false]);
    expect([seatsOf(card({})).length, seatsOf(card({ board: BOARD })).length]).toEqual([1, 0]);
  });
});

describe("the end of an attempt", () => {
  beforeAll(() => words.speak("en"));
  const RESULT = { day: BOARD.day, table: "t", money: 320_000, par: 300_000, people: 3, rank: 2 };

  async function told(more: Partial<BoardResult>): Promise<string> {
    vi.spyOn(api, "boardResult").mockResolvedValue({ ...RESULT, ...more });
    const shown = mount(Par, { target: document.body, props: { day: BOARD.day, sealed: true } });
    await vi.waitFor(() => expect(document.querySelector("b")).not.toBe(null));
    flushSync();
    const text = document.body.textContent ?? "";
    await unmount(shown);
    return text;
  }

  it("stands beside par and among the others", async () => {
    const text = await told({});
    expect(text).toMatch(/20,000 more than par/);
    expect(text).toMatch(/Place 2 of 3/);
    expect(text).toMatch(/when the day has closed/);
  });

  it("says no place to who is alone, and no par of what does not count", async () => {
    expect(await told({ people: 1, rank: null })).not.toMatch(/Place/);
    expect(await told({ money: null, rank: null })).toMatch(/does not count/);
  });
});

describe("the record of a board", () => {
  it("is computed again from the key that it opens", async () => {
    await ready();
    const verdict = await checkRecord(readRecord(text));
    expect(isGood(verdict)).toBe(true);
    expect(verdict.outcomes.length).toBeGreaterThan(50);
  });

  it("is wrong with another key", async () => {
    await ready();
    const { checks } = await checkRecord({ ...readRecord(text), seed: "00".repeat(32) });
    expect([checks.outcomes, checks.chain]).toEqual([false, false]);
  });
});
