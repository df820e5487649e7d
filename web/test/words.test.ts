import { describe, expect, test } from "vitest";
import { badge, die, initialsOf } from "../src/kit/draw";
import { read } from "../src/lib/router.svelte";
import { firstLanguage, LANGUAGES, words } from "../src/lib/words.svelte";
import { chaptersOf, paragraphs } from "../src/pages/chapters";
import { readTime } from "../src/shell/clock";
import { partsOf, subjectOf } from "../src/shell/sentence";

describe("words", () => {
  test("begin in the language that was chosen, or that the browser asks for", () => {
    expect(firstLanguage("ru", ["fr"])).toBe("ru");
    expect(firstLanguage(null, ["es", "de-AT", "fr"])).toBe("de");
    expect(firstLanguage("xx", ["it"])).toBe("en");
  });

  test.each(LANGUAGES)("can be said in %s, with plurals and money", async (language) => {
    await words.speak(language);
    expect(words.say("web-play-now")).not.toBe("web-play-now");
    expect(words.say("web-final-prizes", { prizes: 3 })).toContain("3");
    expect(words.money(80_000)).toMatch(/80.?000/);
    expect(words.say("web-door-vegas.short")).not.toContain("web-");
    expect(words.say("no-such-words")).toBe("no-such-words");
  });

  test.each(LANGUAGES)("tell all rules in %s", async (language) => {
    for (const game of ["vegas", "royale", "strike", "easycome"]) {
      const { bundle, ids } = await words.book(game, language);
      const chapters = chaptersOf(bundle, game, ids);
      expect(chapters.length).toBeGreaterThan(5);
      expect(chapters[0]?.id).toBe(`rules-${game}-aim`);
    }
  });

  test("flow within a paragraph", () => {
    expect(paragraphs("one\ntwo\n\nthree")).toEqual(["one two", "three"]);
  });
});

describe("names", () => {
  test("have different letters as far as they can", () => {
    expect(initialsOf(["Ana", "Ben", "Anton"])).toEqual(["A", "B", "N"]);
    expect(initialsOf(["Human", "Bot 1", "Bot 2"])).toEqual(["H", "1", "2"]);
    expect(initialsOf(["Zoé", "…", ""])).toEqual(["Z", "?", "?"]);
  });

  test("are found in sentences, whole and the longest first", () => {
    const parts = partsOf("Anna beats Ann, not Annabel.", ["Ann", "Anna"]);
    expect(parts.filter(({ seat }) => seat !== null)).toEqual([
      { text: "Anna", seat: 1 },
      { text: "Ann", seat: 0 },
    ]);
    expect(parts.map(({ text }) => text).join("")).toBe("Anna beats Ann, not Annabel.");
    expect([subjectOf(parts), subjectOf(partsOf("The draw.", ["Ann"]))]).toEqual([1, null]);
  });

  test("cannot put markup into drawings", () => {
    for (const drawing of [die(3, "a", { initial: "<" }), badge("b", "<img>")]) {
      expect(drawing.body).not.toMatch(/<(?!\/?(defs|clipPath|rect|g|path|circle|text|ellipse)\b)/);
    }
  });
});

test("addresses lead to pages", () => {
  expect(read("/")).toEqual({ page: "landing" });
  expect(read("/t/0123456789ab")).toEqual({ page: "table", id: "0123456789ab" });
  expect(read("/t/short")).toEqual({ page: "nothing" });
  expect(read("/rules/strike")).toEqual({ page: "rules", game: "strike" });
  expect(read("/verify")).toEqual({ page: "verify", id: "" });
  expect(read("/settings/more")).toEqual({ page: "nothing" });
});

test("time is read as people read it", () => {
  expect([41, 125, 7505].map(readTime)).toEqual(["0:41", "2:05", "2:05:05"]);
});
