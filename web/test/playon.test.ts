/** From the move of a review to the step of the log before it. */
import { afterEach, expect, test, vi } from "vitest";
import { api, Refusal } from "../src/lib/api";
import { stepBefore } from "../src/pages/review/finding";

/** So many moments come with one answer. */
const PAGE = 3;

/** A log whose steps 4, 5, ... led to these versions. */
function hold(versions: readonly number[]): () => number[] {
  const log = versions.map((version, place) => ({ seq: place + 4, awaited: { version } }));
  const asked = vi
    .spyOn(api, "moments")
    .mockImplementation(async (_, until) => log.filter(({ seq }) => seq <= until).slice(-PAGE) as never);
  return () => asked.mock.calls.map(([, until]) => until);
}

afterEach(() => vi.restoreAllMocks());

test("the step is found page by page, from the end", async () => {
  const asked = hold([2, 4, 6, 9, 11, 12, 15]);
  expect(await stepBefore("t", 15)).toBe(10);
  expect(await stepBefore("t", 2)).toBe(4);
  expect(asked().slice(1)).toEqual([2 ** 31 - 1, 7, 4]);
});

test("of a move that was taken back and made again, the later one counts", async () => {
  hold([2, 4, 2, 4]);
  expect(await stepBefore("t", 2)).toBe(6);
});

test("a move that the log does not have is refused", async () => {
  hold([2, 4]);
  await expect(stepBefore("t", 3)).rejects.toBeInstanceOf(Refusal);
});
