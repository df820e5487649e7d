import { afterEach, expect, test, vi } from "vitest";
import { settings } from "../src/lib/settings.svelte";
import { withoutStrangers } from "../src/lib/strangers";
import type { Card } from "../src/protocol";

vi.mock("../src/lib/words.svelte", () => ({ say: () => "Otter Robin Hazel Badger Maple Wren" }));
afterEach(() => {
  settings.hidesNames = false;
});

const places = [
  { name: "Ana", person: "me" },
  { name: "Rude", person: "other" },
  null,
  { name: "Hazel", bot: "casual" },
  { name: "Worse", person: "third" },
];
const card = { places } as unknown as Card;
const shown = (me: string | null) => withoutStrangers(card, me).places.map((place) => place?.name);

test("names are shown as people chose them", () => {
  expect(shown("me")).toEqual(["Ana", "Rude", undefined, "Hazel", "Worse"]);
});

test("who does not want to read them reads names of ours, each once; bots and oneself stay", () => {
  settings.hidesNames = true;
  expect(shown("me")).toEqual(["Ana", "Robin", undefined, "Hazel", "Wren"]);
  const names = shown(null).filter(Boolean);
  expect(new Set(names).size).toBe(names.length);
});
