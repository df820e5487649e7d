// Royale to its end at scripted tables: all sixteen tiles lie on some table, and all that ask are answered on the page.
import assert from "node:assert/strict";
import { PHONE } from "../browser.mjs";
import { openTable, playOn } from "../play.mjs";

/** A choice that is always the same at the same table, and yet not always the first. */
function wanderer(seed) {
  let state = seed;
  return (count) => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return Math.floor((state / 2147483648) * count);
  };
}

/** How many games a set of tiles gets until all that ask have asked. */
const GAMES = 12;

/** Play these tiles to the end, and again with other dice until all that must ask did. */
async function play({ people, server }, { script, tiles, asking, luck = 7, ...who }) {
  const person = await people.come({ oneTap: true, ...who });
  const options = { tiles: tiles.split(" "), start_player: 0 };
  const asked = new Map();
  const each = async (control) => {
    if (control !== "ask" && control !== "split") return;
    const tile = await person.page.locator(".tile[aria-expanded=true]").getAttribute("data-tile");
    asked.set(tile, (asked.get(tile) ?? 0) + 1);
  };
  const silent = () => asking.split(" ").filter((tile) => !asked.has(tile));
  let moves = 0;
  let games = 0;
  while (games === 0 || (silent().length > 0 && games < GAMES)) {
    const sit = { type: "sit", name: "Mira" };
    await openTable(
      person.page,
      server.scripted,
      { game: "vegas/royale", chairs: 2, options, sit, bots: ["casual"], start: true },
      `${script}${games++}`,
    );
    moves += await playOn(person, { choose: wanderer(luck + games), each });
  }
  assert.deepEqual(silent(), [], `some tiles did not ask; ${[...asked].join(" ")} did`);
  const told = [...asked]
    .map(([tile, count]) => `${tile} ${count}x`)
    .sort()
    .join(", ");
  return `${moves} answers; games: ${games}; asked by ${told}`;
}

export const journeys = {
  async "Lucky Punch, Prime Time, High Five, Pay Day, No Entry, Block It"(given) {
    return play(given, { script: "royalea0x", tiles: "A1 B1 C1 D1 E1 F1", asking: "A1 B1 E1 F1" });
  },
  async "Jackpot, Fifty Fifty, Bad Luck, Power Play, Knockout, Handicap, with fingers on a phone"(given) {
    return play(given, { script: "royaleb2x", tiles: "A2 B2 C2 D2 E2 F2", asking: "B2 D2 E2 F2", luck: 12, viewport: PHONE, touch: true });
  },
  async "Black Box and Nice Dice, in Russian"(given) {
    return play(given, { script: "royale0003", tiles: "G1 H1", asking: "G1 H1", language: "ru" });
  },
  async "Double Down and My Choice, on the terrace"(given) {
    return play(given, { script: "royale0004", tiles: "G2 H2 A2", asking: "G2 H2", theme: "terrace" });
  },
};
