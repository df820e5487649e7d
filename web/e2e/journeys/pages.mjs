// Every page opens, fits, is accessible and does what it says.
import assert from "node:assert/strict";
import { DESK, HOME, PHONE } from "../browser.mjs";
import { fits, isAccessible, violations } from "../checks.mjs";
import { openTable, resign, step, waiting } from "../play.mjs";

const DOORS = ["Vegas", "Royale", "Strike", "Easy Come"];
const LOOKS = [PHONE, DESK].flatMap((viewport) => ["night", "terrace"].map((theme) => ({ viewport, theme })));

async function playNow(page, url, door = "Vegas") {
  await page.goto(url);
  await page
    .locator(".door")
    .filter({ has: page.locator(".name", { hasText: new RegExp(`^${door}$`) }) })
    .click();
  await page.locator(".table").waitFor();
}

/** Have a game played to its end by bots while its player looks on. */
async function finished(page, url, game) {
  const table = await openTable(page, url, {
    game,
    chairs: 3,
    sit: { type: "sit", name: "Mira" },
    bots: ["casual", "uniform"],
    start: true,
  });
  await resign(page, table);
  await page.locator(".end").waitFor({ timeout: 120_000 });
  return table;
}

/** Open every game, answer once, and look at the table. */
async function games({ people, server }, look) {
  const mira = await people.come({ ...look, oneTap: true });
  const found = [];
  for (const door of DOORS) {
    await playNow(mira.page, server.first, door);
    await step(mira);
    await waiting(mira.page);
    await fits(mira.page, door, { height: true });
    found.push(...(await violations(mira.page, door)));
  }
  assert.deepEqual(found, []);
}

export const journeys = {
  ...Object.fromEntries(
    LOOKS.map((look) => [
      `every game fits and is accessible in mid-game, at ${look.viewport.width}, ${look.theme}`,
      (given) => games(given, look),
    ]),
  ),

  async "pages fit from 360 to 2560 in all languages and both themes, and are accessible"({ people, server }) {
    const found = [];
    for (const [language, theme] of [
      ["en", "night"],
      ["fr", "terrace"],
      ["ru", "night"],
      ["de", "terrace"],
    ]) {
      const { page, context } = await people.come({ language, theme });
      for (const path of ["/", "/rules/royale", "/verify", "/me", "/settings", "/privacy"]) {
        await page.goto(server.second + path, { waitUntil: "networkidle" });
        for (const width of [360, 390, 820, 1024, 1440, 2560]) {
          await page.setViewportSize({ width, height: 900 });
          await fits(page, `${path} in ${language} at ${width}`);
        }
        found.push(...(await violations(page, `${path} in ${language}, ${theme}`)));
      }
      await context.close();
    }
    assert.deepEqual(found, []);
  },

  async "a friend joins by the link, and both see the start"({ people, server }) {
    const [host, friend] = [await people.come(), await people.come({ viewport: PHONE, language: "de" })];
    await host.page.goto(server.first);
    await host.page.getByRole("button", { name: "Host a table" }).click();
    await host.page.getByLabel("Your name").fill("Ana");
    await isAccessible(host.page, "opening a table");
    await host.page.getByRole("button", { name: "Open the table" }).click();
    await host.page.locator(".lobby").waitFor();
    await isAccessible(host.page, "the lobby");
    await friend.page.goto(server.second + new URL(host.page.url()).pathname);
    for (const [name, told] of [
      ["ANA", "zum Verwechseln ähnlich"],
      ["\u0410na", "So kann niemand heißen"],
    ]) {
      await friend.page.getByLabel("Dein Name").fill(name);
      await friend.page.getByRole("button", { name: "Hier sitzen" }).first().click();
      await friend.page.getByRole("alert").getByText(told).waitFor();
    }
    await friend.page.getByLabel("Dein Name").fill("Bruno");
    await friend.page.getByRole("button", { name: "Hier sitzen" }).first().click();
    await host.page.getByText("Bruno").first().waitFor();
    await fits(friend.page, "the lobby on a phone");
    await host.page.getByRole("button", { name: "Start the game" }).click();
    await Promise.all([host, friend].map(({ page }) => page.locator(".table").waitFor()));
  },

  async "alone: solo from the first page, and a question at a table for more"({ people, server }) {
    const { page } = await people.come({ viewport: PHONE });
    const press = (name) => page.getByRole("button", { name, exact: true }).click();
    await page.goto(server.first);
    await press("Solo");
    await isAccessible(page, "a solo game");
    await press("Play solo");
    await page.locator(".table").waitFor();
    await page.goto(server.first);
    await press("Host a table");
    await press("Open the table");
    await press("Start the game");
    await isAccessible(page, "alone at a table for more");
    await press("Wait for the others");
    await press("Start the game");
    await press("Add 3 bots and start");
    await page.locator(".table").waitFor();
  },

  async "the language changes at the table, log and all"({ people, server }) {
    const { page } = await people.come();
    await playNow(page, server.first);
    await page.getByText("Your turn").first().waitFor();
    await page.getByRole("button", { name: "Menu" }).click();
    await isAccessible(page, "the menu");
    await page.getByRole("button", { name: "Русский" }).click();
    await page.keyboard.press("Escape");
    await page.getByText("Ваш ход").first().waitFor();
    await page.waitForFunction(
      () =>
        /[а-я]/.test(document.querySelector(".log ol")?.textContent ?? "") &&
        !/rolls/.test(document.querySelector(".log ol")?.textContent ?? ""),
    );
  },

  async "the end shows the podium, and the dice can be checked"({ people, server }) {
    const { page } = await people.come();
    const table = await finished(page, server.first, "vegas");
    for (const viewport of [PHONE, DESK]) {
      await page.setViewportSize(viewport);
      await fits(page, `the podium at ${viewport.width}`);
      await isAccessible(page, `the podium at ${viewport.width}`);
    }
    await page.goto(`${server.second}/verify/${table}`);
    await page.getByText("were computed again and are the same").waitFor();
    assert.equal(await page.getByText("is not what the seed gives").count(), 0);
    await isAccessible(page, "the receipt");
    // Phones in the room come by plain http, where browsers do not hash for pages.
    await page.goto(`${server.second.replace("127.0.0.1", HOME)}/verify/${table}`);
    await page.getByText("were computed again and are the same").waitFor();
    assert.equal(await page.evaluate(() => isSecureContext), false);
  },
};
