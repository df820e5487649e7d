// Somebody who was here before: the first page says where they are up, and their own page how their games ended.
import assert from "node:assert/strict";
import { PHONE } from "../browser.mjs";
import { fits, isAccessible } from "../checks.mjs";
import { openTable, resign, waiting } from "../play.mjs";

const LONG = 120_000;
const SIZES = [
  { width: 390, height: 664 },
  { width: 844, height: 390 },
  { width: 1440, height: 900 },
];
const SIT = { type: "sit", name: "Mira" };

/** Have a bot play a game to its end in Mira's place, and wait for its review. */
async function finished(page, url) {
  const table = await openTable(page, url, { game: "easycome", chairs: 2, sit: SIT, bots: ["novice"], start: true });
  await resign(page, table);
  await page.locator(".merits summary").first().waitFor({ timeout: LONG });
  return table;
}

/** Open a table where Mira has a day for each move, and come to her turn. */
async function up(page, url, game) {
  const pace = { kind: "days", seconds: 86_400 };
  const table = await openTable(page, url, { game, chairs: 2, pace, sit: SIT, bots: ["novice"], start: true });
  await waiting(page);
  return table;
}

async function fitsEverywhere(page, what) {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await fits(page, `${what} at ${size.width}`);
    await isAccessible(page, `${what} at ${size.width}`);
  }
}

export const journeys = {
  async "a table that waits comes first, and one tap leads to the decision"({ people, server }) {
    const { page } = await people.come({ viewport: PHONE, name: "Mira" });
    const first = await up(page, server.first, "vegas");
    await up(page, server.first, "easycome");
    // Any worker knows it.
    await page.goto(server.second);
    await page.getByRole("heading", { name: "You are up at two tables" }).waitFor();
    assert.equal(await page.locator(".btn.hot").count(), 1);
    await fitsEverywhere(page, "the first page of somebody who is up");
    await page.locator(".running.lit", { hasText: "Vegas with bots" }).click();
    await page.waitForURL(`**/t/${first}`);
    assert.equal(await waiting(page), "group");
  },

  async "my games tell how they ended, and lead to the review"({ people, server }) {
    const { page } = await people.come({ viewport: PHONE, name: "Mira" });
    const table = await finished(page, server.first);
    await page.goto(server.second);
    // Nothing waits: the page is as ever, with a way to one's games.
    await page.getByRole("heading", { name: "Bring friends." }).waitFor();
    await page.getByRole("link", { name: "My games" }).click();
    const row = page.locator(".mine li a");
    await row.first().waitFor();
    assert.match(await row.innerText(), /(Victory|Second place)\s+Easy Come with bots, today\s+[+−]?\d+\s+[+−]?\d+/);
    await fitsEverywhere(page, "my games");
    await row.click();
    await page.waitForURL(`**/t/${table}/review`);
    await page.locator(".curve").waitFor({ timeout: LONG });
  },

  async "who has no games yet is invited to the first"({ people, server }) {
    const { page } = await people.come({ viewport: PHONE });
    await page.goto(`${server.first}/me`);
    await page.getByText("Not one game to its end yet").waitFor();
    await fitsEverywhere(page, "no games yet");
    await page.getByRole("link", { name: "Play now" }).click();
    await page.locator(".door").first().waitFor();
  },
};
