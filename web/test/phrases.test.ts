/** What is said of a game, in pieces and in plain text. */
import { describe, expect, test } from "vitest";
import { spokenOffer } from "../src/lib/offers";
import { captionsOf, type Phrase, partsOf, Speaker, subjectOf } from "../src/lib/phrases";
import { bundleOf, english } from "./speaking";

const NAMES = ["Casino", "Ben", "Zoé"];
const take: Phrase = ["line", "vegas-take", { name: ["seat", 0], bill: ["money", 30_000] }];

describe("a phrase", () => {
  test("is told to others by name, and to oneself as you", () => {
    expect(english(NAMES).say(take)).toBe("Casino takes $30,000");
    expect(english(NAMES, 0).say(take)).toBe("you take $30,000");
  });

  test("lists people, the one who listens last", () => {
    const names: Phrase = [
      "list",
      "and",
      [
        ["seat", 0],
        ["seat", 1],
        ["seat", 2],
      ],
    ];
    const shared: Phrase = ["line", "vegas-say-shared", { names }];
    expect(english(NAMES).say(shared)).toBe("Casino, Ben and Zoé share the victory.");
    expect(english(NAMES, 0).say(shared)).toBe("Ben, Zoé and you share the victory.");
  });

  test("comes in pieces, where a name is no more than a name", () => {
    const line: Phrase = ["line", "vegas-say-paid", { casino: ["casino", 4], dice: "–", result: take }];
    const pieces = english(NAMES).pieces(line);
    expect(pieces.map(({ text }) => text).join("")).toBe("Casino 4: – → Casino takes $30,000.");
    expect(pieces.flatMap(({ text, thing }) => (thing ? [[thing[0], text]] : []))).toEqual([
      ["casino", "4"],
      ["seat", "Casino"],
      ["money", "$30,000"],
    ]);
  });

  test("is about the first one it names", () => {
    expect([subjectOf(take), subjectOf(["list", "dot", ["x", take]]), subjectOf("The draw."), subjectOf(["money", 3])]).toEqual([
      0,
      0,
      null,
      null,
    ]);
  });

  test("whose words are unknown is said from its data, and not at all before the words have come", () => {
    const line: Phrase = ["line", "vegas-unheard-of", { name: ["seat", 1], count: 3 }];
    expect(english(NAMES).say(line)).toBe("vegas unheard of Ben 3");
    expect(new Speaker(null, NAMES, null).say(line)).toBe("");
    expect(english(NAMES).say(["tile", "Z9", "royale-tile-z9"])).toBe("Z9");
  });

  test("has parts that stand for themselves", () => {
    expect([partsOf(["list", "dot", ["a", "b"]]), partsOf(take)]).toEqual([["a", "b"], [take]]);
  });
});

test("an offer says what it is and what it would bring, each with its capital letter", () => {
  const what: Phrase = ["line", "vegas-offer-place", { dice: ["line", "vegas-dice", { count: 3 }], casino: ["casino", 3] }];
  const brings: Phrase = ["line", "vegas-offer-lead", { bill: ["money", 80_000] }];
  const french = new Speaker(bundleOf("fr"), NAMES, 0);
  expect(spokenOffer({ key: "3", move: 0, what, brings: [brings] }, english(NAMES))).toMatchObject({
    what: "3 dice on casino 3",
    brings: "You lead and take $80,000",
    text: "3 dice on casino 3: you lead and take $80,000",
  });
  expect(spokenOffer({ key: "3", move: 0, what, brings: [brings] }, french).text).toContain("\u00a0: vous menez");
  expect(spokenOffer({ key: "3", move: 0, what }, english(NAMES))).toMatchObject({ brings: "", text: "3 dice on casino 3" });
});

test("events share what is said of them, and it is whole with the last", () => {
  const said = captionsOf(
    [
      ["roll and place", [0, 1]],
      ["first", [3]],
      ["second", [3]],
    ],
    4,
    String,
  );
  expect(said).toEqual([
    { text: "roll and place", whole: false },
    { text: "roll and place", whole: true },
    { text: "", whole: false },
    { text: "first second", whole: true },
  ]);
});
