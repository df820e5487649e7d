/** From curiosity to dice: a table against bots in one request. */
import { partsOf } from "../games";
import { api } from "../lib/api";
import { router } from "../lib/router.svelte";
import { settings } from "../lib/settings.svelte";
import { say } from "../lib/words.svelte";

export type Door = "vegas" | "royale" | "strike" | "easycome";

interface Setup {
  /** The name the server knows the game by. */
  readonly game: string;
  readonly heat: number;
  readonly least: number;
  readonly most: number;
  /** So many sit down for a quick game. */
  readonly bots: number;
}

export const DOORS: Readonly<Record<Door, Setup>> = {
  vegas: { game: "vegas", heat: 1, least: 1, most: 5, bots: 3 },
  royale: { game: "vegas/royale", heat: 3, least: 2, most: 5, bots: 2 },
  strike: { game: "strike", heat: 2, least: 2, most: 5, bots: 2 },
  easycome: { game: "easycome", heat: 5, least: 2, most: 4, bots: 2 },
};
/** The levels of bots, from the weakest to the strongest. */
export const LEVELS = ["novice", "casual", "strong", "champion"] as const;
export type Level = (typeof LEVELS)[number];
export const USUAL_LEVEL: Level = "casual";
export const DOOR_NAMES = Object.keys(DOORS) as Door[];

/** What one is called; who has not said so yet is called as nobody else at the table. */
export function ownName(others: readonly string[] = []): string {
  if (settings.name) return settings.name;
  const usual = say("name-alone");
  let name = usual;
  for (let number = 2; others.includes(name); number += 1) name = `${usual} ${number}`;
  return name;
}

export async function playNow(door: Door): Promise<void> {
  const { game, bots } = DOORS[door];
  const sit = { type: "sit", name: ownName(), gives: true } as const;
  // The table and its game are fetched while the server opens it; what cannot be fetched now is asked for again there.
  for (const part of [import("./Table.svelte"), partsOf(game)]) part.catch(() => {});
  const id = await api.open({ game, chairs: bots + 1, sit, bots: Array<Level>(bots).fill(USUAL_LEVEL), start: true });
  router.go(`/t/${id}`);
}
