/** The caption of a first game covers neither what it is about nor what is to be tapped. */
import { describe, expect, test } from "vitest";
import { type Box, hole, placeCaption, seek } from "../src/shell/coach";

const SIZE = { width: 320, height: 130 };
const PHONE = { width: 390, height: 664 };
const SIDEWAYS = { width: 844, height: 390 };

function overlaps(one: Box, other: Box): boolean {
  return (
    one.left < other.left + other.width &&
    other.left < one.left + one.width &&
    one.top < other.top + other.height &&
    other.top < one.top + one.height
  );
}

describe("a caption", () => {
  test.each([
    ["over the dice on a phone", { left: 8, top: 460, width: 374, height: 90 }, { left: 100, top: 465, width: 90, height: 80 }, PHONE],
    [
      "under a casino, over the button",
      { left: 8, top: 100, width: 180, height: 100 },
      { left: 20, top: 590, width: 290, height: 50 },
      PHONE,
    ],
    [
      "beside a tray at the side",
      { left: 540, top: 60, width: 300, height: 320 },
      { left: 560, top: 300, width: 200, height: 50 },
      SIDEWAYS,
    ],
  ])("stands %s", (_, light, tap, stage) => {
    const placed = placeCaption(SIZE, { light, tap }, stage);
    const lies = { ...SIZE, left: placed.left, top: placed.top };
    expect(overlaps(lies, light)).toBe(false);
    expect(overlaps(lies, tap)).toBe(false);
    expect(lies.left >= 0 && lies.top >= 0).toBe(true);
    expect(lies.left + lies.width <= stage.width && lies.top + lies.height <= stage.height).toBe(true);
  });

  test("is about the first thing that is there, can be tapped and is not yet done", () => {
    document.body.innerHTML = `<button data-mark="one" aria-pressed="true"></button><button data-mark="two" disabled></button><button data-mark="go"></button>`;
    for (const button of document.querySelectorAll("button")) button.getClientRects = () => [{}] as unknown as DOMRectList;
    const tips = ["gone", "one", "two", "go"].map((tap) => ({ title: tap, text: "", tap }));
    expect(seek(tips)?.tip.tap).toBe("go");
    expect(seek(tips.slice(0, 3))).toBe(null);
  });
});

test("a window in the veil is as large as what is lit, with a rim", () => {
  expect(hole({ left: 10, top: 20, width: 100, height: 50 }, 4)).toMatch(/^M24 16h72/);
});
