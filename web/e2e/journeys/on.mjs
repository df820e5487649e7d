// Playing on from a moment of a finished game.
import assert from "node:assert/strict";
import { DESK, PHONE } from "../browser.mjs";
import { fits, isAccessible } from "../checks.mjs";
import { openTable, resign, step, tap, waiting } from "../play.mjs";

const LONG = 120_000;
const game = { game: "vegas", chairs: 2, sit: { type: "sit", name: "Mira" }, bots: ["uniform"], start: true };

/** All casinos in words. */
const board = (page) => page.locator(".casino").evaluateAll((all) => all.map((one) => one.getAttribute("aria-label")));

/** Let bots play a game to its end, and look back at a moment of it. */
async function lookBack(person, server, wanted, place) {
  const { page } = person;
  const table = await openTable(page, server.first, wanted);
  await waiting(page);
  await resign(page, table);
  await page.locator(".end").waitFor({ timeout: LONG });
  await page.goto(`${server.first}/t/${table}/${place}`);
  await page.locator(".past").waitFor();
  return table;
}

export const journeys = {
  async "from an earlier moment of a finished game to a table of one's own, and a move there"({ people, server }) {
    const mira = await people.come({ viewport: PHONE, touch: true, oneTap: true, language: "de" });
    const { page } = mira;
    const before = await lookBack(mira, server, game, 9);
    await page.getByRole("button", { name: "Ab hier weiterspielen" }).waitFor();
    await fits(page, "a moment to play on from", { height: true });
    await isAccessible(page, "a moment to play on from");
    await tap(mira, ".play-on .btn");
    await page.waitForURL((url) => /^\/t\/[a-z0-9]{12}$/.test(url.pathname) && !url.pathname.includes(before));
    await waiting(page);
    const table = new URL(page.url()).pathname.slice(3);
    const card = await page.evaluate(async (id) => (await (await fetch(`/api/tables/${id}`)).json()).card, table);
    assert.equal(card.played_on, true);
    assert.deepEqual(
      card.places.map(({ bot }) => bot),
      [undefined, "uniform"],
    );
    const now = await board(page);
    await step(mira);
    await page.waitForFunction(
      (label) => [...document.querySelectorAll(".casino")].map((one) => one.getAttribute("aria-label")).join() !== label,
      now.join(),
    );
  },

  async "who only watched plays on too, and what is agreed fits what is shown"({ people, server }) {
    const mira = await people.come({ viewport: DESK, oneTap: true });
    const table = await lookBack(mira, server, { ...game, game: "easycome" }, 9);
    const ana = await people.come({ viewport: DESK, name: "Ana" });
    await ana.page.goto(`${server.second}/t/${table}/9`);
    await ana.page.getByRole("button", { name: "Play on from here" }).click();
    await waiting(ana.page);
    await step(ana);
    // A running game has a past, but nobody plays on from it.
    await ana.page.keyboard.press("ArrowLeft");
    await ana.page.locator(".past").waitFor();
    assert.equal(await ana.page.locator(".play-on").count(), 0);
  },
};
