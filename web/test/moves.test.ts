import { describe, expect, it } from "vitest";
import type { Review } from "../src/openapi";
import { highlightOf } from "../src/pages/end/moves";

const review = {
  seats: [{ best: { version: 3, win: 0.1 } }, { best: { version: 8, win: 0.4 }, costliest: { version: 5, win: 0.2 } }, {}],
} as unknown as Review;

describe("the moves at the end of a game", () => {
  it("are one's own", () => {
    expect(highlightOf(review, "best", 0)?.version).toBe(3);
    expect(highlightOf(review, "costliest", 0)).toBeNull();
    expect(highlightOf(review, "best", 2)).toBeNull();
  });

  it("are those that meant most to an onlooker", () => {
    expect(highlightOf(review, "best", null)?.version).toBe(8);
    expect(highlightOf(review, "costliest", null)?.version).toBe(5);
  });
});
