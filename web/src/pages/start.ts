/** From curiosity to dice: a table against bots in one request. */
import { drawnAs, partsOf } from "../games";
import { api } from "../lib/api";
import { hasPlayed, lessonPath } from "../lib/learning";
import { router } from "../lib/router.svelte";
import { settings } from "../lib/settings.svelte";
import { say } from "../lib/words.svelte";
import type { GameInfo } from "../openapi";

/** A door on the first page: the editions that look alike, the usual one first. */
export interface Door {
  readonly show: string;
  readonly editions: readonly [GameInfo, ...GameInfo[]];
}

/** A level of bots, as the server names it. */
export type Level = string;

/** So many sit down for a quick game, if so many can. */
const QUICK = 3;
/** The colour of doors that nobody has drawn. */
const PLAIN_HEAT = 6;
const USUAL_LEVEL = "casual";
/** Which of the guests' names is ours as long as this page is open. */
const CHANCE = Math.floor(Math.random() * 1000);

/** The doors there are, in the order in which the server tells the games. */
export function doorsOf(games: readonly GameInfo[]): Door[] {
  const shows = new Map<string, [GameInfo, ...GameInfo[]]>();
  for (const game of games) {
    const found = shows.get(game.show);
    if (found) found.push(game);
    else shows.set(game.show, [game]);
  }
  return [...shows].map(([show, editions]) => ({ show, editions }));
}

/** The colour of a door. */
export function heatOf(show: string): number {
  return drawnAs(show)?.heat ?? PLAIN_HEAT;
}

/** What one is called; who has not said so yet gets a name that nobody else has at the table. */
export function ownName(others: readonly string[] = []): string {
  if (settings.name) return settings.name;
  const names = say("web-guest-names").split(" ");
  const from = CHANCE % names.length;
  const free = [...names.slice(from), ...names.slice(0, from)].filter((name) => !others.includes(name));
  return free[0] ?? `${names[from]} ${others.length + 1}`;
}

/** So many sit down for a quick game. */
export function chairsOf({ seats, show }: GameInfo): number {
  const wanted = drawnAs(show)?.chairs ?? QUICK;
  return Math.min(Math.max(wanted, Math.min(...seats)), Math.max(...seats));
}

/** Whom one plays against unless one says so. */
export function levelOf({ bots }: GameInfo): Level {
  return bots.includes(USUAL_LEVEL) ? USUAL_LEVEL : (bots[0] ?? "");
}

/** Play: who has never done so on this device learns it first, without being asked, unless they want no tips. */
export async function playNow({ editions: [game] }: Door): Promise<void> {
  await (game.lesson && settings.tips && !hasPlayed(game.show) ? learn(game) : playReal(game));
}

/** Open a taught game; `waiting` is a table where friends sit meanwhile. */
export async function learn(game: GameInfo, waiting?: string): Promise<void> {
  const id = await openTaught(game, { lesson: true });
  router.go(lessonPath(id, waiting));
}

/** Open the example of a chapter of the rules. */
export async function tryOut(game: GameInfo, chapter: string, how?: "push" | "replace"): Promise<void> {
  router.go(`/t/${await openTaught(game, { chapter })}`, how);
}

/** Chairs and bots are those of the lesson, whatever is asked for. */
async function openTaught(game: GameInfo, what: { lesson: true } | { chapter: string }): Promise<string> {
  fetchTable(game.show);
  const sit = { type: "sit", name: ownName() } as const;
  return api.open({ game: game.id, chairs: chairsOf(game), sit, ...what });
}

/** Open a table against bots; it can take the place of the page that is open. */
export async function playReal(game: GameInfo, how?: "push" | "replace"): Promise<void> {
  fetchTable(game.show);
  const chairs = chairsOf(game);
  const sit = { type: "sit", name: ownName(), gives: true } as const;
  const bots = Array<Level>(chairs - 1).fill(levelOf(game));
  const first = hasPlayed(game.show) ? undefined : drawnAs(game.show)?.first;
  const id = await api.open({ game: game.id, chairs, options: first ?? {}, sit, bots, start: true });
  router.go(`/t/${id}`, how);
}

/** Open a game night, and be its first guest; a name is asked for by nobody. */
export async function openNight(): Promise<void> {
  const { night } = await api.openNight({ enter: { type: "enter", name: settings.name, gives: true } });
  router.go(`/n/${night}`);
}

/** Nobody is hurried on a device that is handed round; who has left it for a day does not come back. */
const UNHURRIED = { kind: "live", seconds: 86_400 } as const;

/** What people on one device are called who have not said so. */
export function playerName(place: number): string {
  return say("web-shared-player", { number: place + 1 });
}

/** Open a table on this device, which is handed round; the bots sit after the people. */
export async function playHere(
  game: GameInfo,
  names: readonly string[],
  bots: readonly Level[],
  options: Record<string, unknown>,
): Promise<void> {
  fetchTable(game.show);
  const shared = names.map((name, place) => name.trim() || playerName(place));
  const id = await api.open({
    game: game.id,
    chairs: shared.length + bots.length,
    options,
    pace: UNHURRIED,
    shared,
    gives: true,
    bots: [...bots],
  });
  router.go(`/t/${id}`);
}

/** The table and its game are fetched while the server opens it; what cannot be fetched now is asked for again there. */
function fetchTable(show: string): void {
  for (const part of [import("./Table.svelte"), partsOf(show)]) part.catch(() => {});
}
