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

test("neither whoever asks for a place is named, nor who had it before", () => {
  const seeker = { seat: 1, name: "Rudest", person: "fourth", seq: 9 };
  const asked = { places: [places[0], { ...places[1], handed: "Rudo" }], seeker } as unknown as Card;
  expect(withoutStrangers(asked, "me")).toEqual(asked);
  settings.hidesNames = true;
  expect(JSON.stringify(withoutStrangers(asked, "me"))).not.toMatch(/Rud/);
  expect(withoutStrangers(asked, "fourth").seeker?.name).toBe("Rudest");
});

test("who does not want to read them reads names of ours, each once; bots and oneself stay", () => {
  settings.hidesNames = true;
  expect(shown("me")).toEqual(["Ana", "Robin", undefined, "Hazel", "Wren"]);
  const names = shown(null).filter(Boolean);
  expect(new Set(names).size).toBe(names.length);
});
