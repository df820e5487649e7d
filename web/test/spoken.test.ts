/** A browser says what a terminal says: `python -m tests.shows.record_phrases` wrote what that is. */
import { describe, expect, test } from "vitest";
import { type Phrase, Speaker } from "../src/lib/phrases";
import { LANGUAGES } from "../src/lib/words.svelte";
import recorded from "./fixtures/phrases.json";
import { bundleOf } from "./speaking";

interface Example {
  readonly phrase: Phrase;
  readonly you: number | null;
  readonly said: Readonly<Record<string, string>>;
}

const EXAMPLES = recorded as unknown as readonly Example[];
const NAMES = ["Ana", "Ben", "Carla", "Denny", "Eva"];

describe.each(LANGUAGES)("in %s", (language) => {
  const bundle = bundleOf(language);

  test("everything is said as in a terminal, in pieces as well", () => {
    expect(EXAMPLES.length).toBeGreaterThan(300);
    for (const { phrase, you, said } of EXAMPLES) {
      const speaker = new Speaker(bundle, NAMES, you);
      expect(speaker.say(phrase)).toBe(said[language]);
      expect(
        speaker
          .pieces(phrase)
          .map(({ text }) => text)
          .join(""),
      ).toBe(said[language]);
    }
  });
});
