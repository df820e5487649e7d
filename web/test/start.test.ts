/** What one is called at a table, and what one is told about a name that is refused. */
import { expect, test } from "vitest";
import { settings } from "../src/lib/settings.svelte";
import { LANGUAGES, words } from "../src/lib/words.svelte";
import { ownName } from "../src/pages/start";
import { refusal } from "../src/shell/refusal";

test("those who have not said their name are called differently", async () => {
  await words.speak("en");
  expect(ownName()).toBe("Human");
  expect(ownName(["Ana", "Human"])).toBe("Human 2");
  expect(ownName(["Human 2", "Human", ""])).toBe("Human 3");
  settings.name = "Ana";
  expect(ownName(["Ana"])).toBe("Ana");
  settings.name = "";
});

test.each(LANGUAGES)("why a name is refused is told in %s", async (language) => {
  await words.speak(language);
  const told = ["seat/name", "request/name"].map(refusal);
  expect(told.filter((text) => /web-|\/name/.test(text))).toEqual([]);
  expect(new Set(told).size).toBe(2);
});
