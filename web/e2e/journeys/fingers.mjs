// Whole games with fingers on a phone, upright and on its side: choose, then confirm; and every tap is answered.
import assert from "node:assert/strict";
import { openTable, playOn } from "../play.mjs";

const UPRIGHT = { width: 390, height: 664 };
const SIDEWAYS = { width: 844, height: 390 };
/** By game, how the phone is held; `FINGERS=all` plays every game both ways. */
const HELD = {
  vegas: ["de", UPRIGHT],
  "vegas/royale": ["fr", SIDEWAYS],
  easycome: ["ru", UPRIGHT],
  strike: ["de", SIDEWAYS],
};
const BOTH = process.env.FINGERS === "all";
/** So long an answer may take. */
const LONG = 10_000;

/** In the page: the words that answer a tap; with earlier ones, whether there are others now. */
function said(before) {
  const parts = [...document.querySelectorAll(".hand, .pop, .end, .turn .text, [role=alert], [role=status]")];
  const now = parts.map((part) => part.textContent).join("\n");
  return before === undefined ? now : now !== before;
}

/** Tap until the game is over; whatever is tapped is answered in words. */
async function play({ people, server }, game, [language, viewport]) {
  const person = await people.come({ viewport, touch: true, language, name: "Mira" });
  const { page } = person;
  await openTable(page, server.first, { game, chairs: 2, sit: { type: "sit", name: "Mira" }, bots: ["casual"], start: true });
  const taps = [];
  // The answer is waited for from before the tap: a throw later everything may look the same again.
  const each = async (control) => {
    const before = await page.evaluate(said);
    const answered = page.waitForFunction(said, before, { timeout: LONG }).then(
      () => null,
      () => `${control} is not answered`,
    );
    taps.push(answered);
  };
  const answers = await playOn(person, { each });
  const dead = (await Promise.all(taps)).filter(Boolean);
  assert.deepEqual(dead, []);
  return `${answers} answers`;
}

const turned = ([language, viewport]) => [language, viewport === UPRIGHT ? SIDEWAYS : UPRIGHT];

export const journeys = Object.fromEntries(
  Object.entries(HELD)
    .flatMap(([game, held]) => (BOTH ? [held, turned(held)] : [held]).map((one) => [game, one]))
    .map(([game, held]) => [`${game} in ${held[0]}, ${held[1] === UPRIGHT ? "upright" : "sideways"}`, (given) => play(given, game, held)]),
);
