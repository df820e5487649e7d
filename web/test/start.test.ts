/** What one is called at a table, and what one is told about a name that is refused. */
import { expect, test } from "vitest";
import { settings } from "../src/lib/settings.svelte";
import { LANGUAGES, words } from "../src/lib/words.svelte";
import { ownName } from "../src/pages/start";
import { refusal } from "../src/shell/refusal";

test.each(LANGUAGES)("those who have not said their name get one that nobody else has, in %s", async (language) => {
  await words.speak(language);
  const names = words.say("web-guest-names").split(" ");
  const given = new Set<string>();
  for (const _ of names) given.add(ownName([...given]));
  expect([...given].sort()).toEqual([...names].sort());
  expect(names).not.toContain(ownName(names));
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
