// After the game: the review is asked for at the podium, waited for, and gone through moment by moment.
import assert from "node:assert/strict";
import { PHONE } from "../browser.mjs";
import { fits, isAccessible, violations } from "../checks.mjs";
import { openTable, resign, waiting } from "../play.mjs";

const LONG = 120_000;
const LOOKS = [
  ["en", "night"],
  ["fr", "terrace"],
  ["ru", "night"],
  ["de", "terrace"],
];

/** Have bots play a game to its end, one of them in the place of its player; all chances of it are exact. */
async function finished(page, url) {
  const table = await openTable(page, url, {
    game: "easycome",
    chairs: 2,
    sit: { type: "sit", name: "Mira" },
    bots: ["novice"],
    start: true,
  });
  await resign(page, table);
  await page.locator(".end").waitFor({ timeout: LONG });
  return table;
}

export const journeys = {
  async "from the podium to the review, along the curve, into a moment, and on from there"({ people, server }) {
    const { page } = await people.come();
    const table = await finished(page, server.first);
    await page.getByRole("link", { name: "Review the game" }).click();
    await page.locator(".curve").waitFor({ timeout: LONG });
    // The curve is walked along with keys, as with a finger.
    const scrub = page.getByRole("slider", { name: "Move through the game" });
    await scrub.focus();
    await page.keyboard.press("Home");
    const start = await scrub.getAttribute("aria-valuetext");
    await page.keyboard.press("End");
    assert.match(await scrub.getAttribute("aria-valuetext"), /100%/);
    assert.doesNotMatch(start, /100%/);
    const before = await scrub.inputValue();
    await page.getByRole("button", { name: "The moment before" }).click();
    assert.ok(Number(await scrub.inputValue()) < Number(before));
    // Everything of one player, and what else there was to choose.
    await page.getByRole("button", { name: "Choices" }).click();
    await page.getByRole("group", { name: "Whose moments" }).getByRole("button", { name: "Mira" }).click();
    const rows = page.locator(".moments ol > li");
    assert.ok((await rows.count()) > 0);
    assert.equal(await page.locator(".moments ol > li:not(.choice)").count(), 0);
    await rows.first().locator("summary").click();
    await rows.first().getByText("played", { exact: true }).waitFor();
    await page.locator(".moments ol > li.here details[open]").waitFor();
    await rows.first().getByRole("button", { name: "Play on from here" }).click();
    await page.waitForURL((url) => /^\/t\/[a-z0-9]{12}$/.test(url.pathname) && !url.pathname.includes(table));
    await waiting(page);
  },

  async "the end tells luck and skill, and leads to the move that mattered"({ people, server }) {
    const { page } = await people.come({ viewport: PHONE });
    const table = await finished(page, server.first);
    const lines = page.locator(".merits summary");
    await lines.first().waitFor({ timeout: LONG });
    for (const line of await lines.all()) assert.match(await line.innerText(), /luck [+−]?\d+, skill [+−]?\d+ points of win chance/);
    const skills = (await page.locator(".merits .skill em").allInnerTexts()).map((text) => Number(text.replace("−", "-")));
    // Each is rounded by itself.
    assert.ok(Math.abs(skills.reduce((sum, skill) => sum + skill, 0)) <= 1, skills.join());
    await lines.first().click();
    const told = await page.locator(".merits details[open] p").innerText();
    assert.match(told, /^The dice gave .* on average\. The choices gave away .* on average\.$/);
    await isAccessible(page, "luck and skill");
    await fits(page, "luck and skill");
    const card = page.locator(".moves a").first();
    const version = (await card.getAttribute("href")).split("#m").at(-1);
    await card.click();
    await page.waitForURL(`**/t/${table}/review#m${version}`);
    await page.locator(`#m${version}.here`).waitFor({ timeout: LONG });
  },

  async "another worker shows the same review, in all languages, from 360 to 2560"({ people, server }) {
    const { page } = await people.come();
    const table = await finished(page, server.first);
    await page.goto(`${server.first}/t/${table}/review`);
    await page.locator(".curve").waitFor({ timeout: LONG });
    const numbers = (shown) => shown.locator(".details dd b").allInnerTexts();
    const first = (await numbers(page)).map((text) => text.replace(/\D/g, ""));
    const found = [];
    for (const [language, theme] of LOOKS) {
      const reader = await people.come({ language, theme });
      await reader.page.goto(`${server.second}/t/${table}/review`);
      await reader.page.locator(".curve").waitFor({ timeout: LONG });
      assert.deepEqual(
        (await numbers(reader.page)).map((text) => text.replace(/\D/g, "")),
        first,
      );
      // Of the kinds of moments, the third are choices: only those can be opened.
      await reader.page.locator(".filter .group").last().getByRole("button").nth(2).click();
      await reader.page.locator(".moments summary").first().click();
      for (const width of [360, PHONE.width, 820, 1440, 2560]) {
        await reader.page.setViewportSize({ width, height: 900 });
        await fits(reader.page, `the review in ${language} at ${width}`);
      }
      found.push(...(await violations(reader.page, `the review in ${language}, ${theme}`)));
      await reader.context.close();
    }
    assert.deepEqual(found, []);
  },
};
