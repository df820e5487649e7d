import { describe, expect, test, vi } from "vitest";
import { badge, die, initialsOf } from "../src/kit/draw";
import { read } from "../src/lib/router.svelte";
import { firstLanguage, LANGUAGES, tell, words } from "../src/lib/words.svelte";
import { chaptersIn, chaptersOf, paragraphs } from "../src/pages/chapters";
import { readTime } from "../src/shell/clock";

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
    for (const show of ["vegas", "royale", "strike", "easycome"]) {
      const ids = ["title", "aim", "turn"].map((part) => `rules-${show}-${part}`);
      const info = { id: `${show}@1`, built_in: true, words: "w", show, seats: [2], bots: [], options: [], chapters: ids };
      const chapters = await chaptersOf(info, language);
      expect(chapters.map(({ id }) => id)).toEqual(ids.slice(1));
    }
  });

  test("of a game's own rules are cut at their headings", () => {
    expect(chaptersIn("# Hill\n\n## Aim\n\nBe *first*.\n\n## Turn\nRoll.\n")).toEqual([
      { id: "rules-2", title: "Aim", text: "Be first." },
      { id: "rules-3", title: "Turn", text: "Roll." },
    ]);
  });

  test("of a game are asked for again when they did not come", async () => {
    vi.useFakeTimers();
    await words.speak("en");
    const fetch = vi.fn().mockRejectedValueOnce(new Error("lost")).mockResolvedValue("hello = Hello");
    expect([words.game("name", fetch), words.game("name", fetch)]).toEqual([null, null]);
    await vi.advanceTimersByTimeAsync(2000);
    expect(words.game("name", fetch)?.hasMessage("hello")).toBe(true);
    expect(fetch).toHaveBeenCalledTimes(2);
    vi.useRealTimers();
  });

  test("of a game stay those of the last language until others are here", async () => {
    await words.speak("en");
    const fetch = vi.fn(async (_name: string, language: string) => `language = ${language}`);
    const spoken = () => tell(words.game("two", fetch), "language");
    spoken();
    await vi.waitFor(() => expect(spoken()).toBe("en"));
    await words.speak("de");
    expect(spoken()).toBe("en");
    await vi.waitFor(() => expect(spoken()).toBe("de"));
    await words.speak("en");
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

  test("cannot put markup into drawings", () => {
    for (const drawing of [die(3, "a", { initial: "<" }), badge("b", "<img>")]) {
      expect(drawing.body).not.toMatch(/<(?!\/?(defs|clipPath|rect|g|path|circle|text|ellipse)\b)/);
    }
  });
});

test("addresses lead to pages", () => {
  expect(read("/")).toEqual({ page: "landing" });
  expect(read("/t/0123456789ab")).toEqual({ page: "table", id: "0123456789ab" });
  expect(read("/t/0123456789ab/40")).toEqual({ page: "table", id: "0123456789ab", moment: 40 });
  expect(["0", "040", "4x", "40/1"].map((step) => read(`/t/0123456789ab/${step}`).page)).toEqual(Array(4).fill("nothing"));
  expect(read("/t/short")).toEqual({ page: "nothing" });
  expect(read("/rules/strike")).toEqual({ page: "rules", show: "strike" });
  expect(read("/verify")).toEqual({ page: "verify", id: "" });
  expect(read("/settings/more")).toEqual({ page: "nothing" });
});

test("time is read as people read it", () => {
  expect([41, 125, 7505, 86_399].map((left) => readTime(left, "en"))).toEqual(["0:41", "2:05", "2h", "23h"]);
  expect(readTime(86_400, "ru")).toMatch(/^24\sч$/);
});
