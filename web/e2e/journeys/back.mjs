// Looking back at the game, and asking for a hint.
import assert from "node:assert/strict";
import { DESK, PHONE } from "../browser.mjs";
import { fits, isAccessible } from "../checks.mjs";
import { openTable, step, tap, waiting } from "../play.mjs";

/** The coach has much to read before its first hint. */
const LONG = 120_000;
const game = { game: "vegas", chairs: 2, sit: { type: "sit", name: "Mira" }, bots: ["casual"], start: true };

/** All casinos in words. */
const board = (page) => page.locator(".casino").evaluateAll((all) => all.map((one) => one.getAttribute("aria-label")));
const sentences = (page) => page.locator(".log ol li").allInnerTexts();

/** Play some turns, and note what the table was like before each of them. */
async function play(person, turns) {
  const seen = [];
  for (let count = 0; count < turns; count++) {
    await waiting(person.page);
    const before = await board(person.page);
    seen.push(before);
    await step(person);
    await person.page.waitForFunction(
      (label) => [...document.querySelectorAll(".casino")].map((one) => one.getAttribute("aria-label")).join() !== label,
      before.join(),
    );
  }
  await waiting(person.page);
  return seen;
}

export const journeys = {
  async "the table as it was at any moment of the log, with mouse and keys"({ people, server }) {
    const mira = await people.come({ viewport: DESK, oneTap: true });
    const { page } = mira;
    await openTable(page, server.first, game);
    const seen = await play(mira, 3);
    const now = await board(page);
    // The first sentence about one's own dice was said when the first choice was open.
    const own = (await sentences(page)).findIndex((text) => /^M\s*You put/.test(text));
    await page
      .locator(".log ol li")
      .nth(own - 1)
      .locator("button")
      .click();
    await page.getByText("An earlier moment").first().waitFor();
    assert.deepEqual(await board(page), seen[0]);
    assert.equal(await page.locator(".hand .grp:not([disabled])").count(), 0);
    await isAccessible(page, "an earlier moment");
    // On to now, one moment after the other.
    let steps = 0;
    for (; (await page.locator(".past").count()) > 0; steps++) await page.keyboard.press("ArrowRight");
    assert.deepEqual(await board(page), now);
    await page.keyboard.press("ArrowLeft");
    assert.notDeepEqual(await board(page), now);
    await page.keyboard.press("Escape");
    assert.deepEqual(await board(page), now);
    await step(mira);
    return `${steps} moments`;
  },

  async "what happened before the page was opened, for those who come back and those who only watch"({ people, server }) {
    const mira = await people.come({ viewport: DESK, oneTap: true });
    const { page } = mira;
    const table = await openTable(page, server.first, game);
    const seen = await play(mira, 4);
    const now = await board(page);
    const own = (await sentences(page)).findIndex((text) => /^M\s*You put/.test(text));
    const watcher = await people.come({ viewport: DESK, name: "Ana" });
    await watcher.page.goto(`${server.second}/t/${table}`);
    await page.reload();
    for (const reader of [page, watcher.page]) {
      await reader
        .locator(".log ol li")
        .nth(own - 1)
        .locator("button")
        .click();
      await reader.getByText("An earlier moment").first().waitFor();
      assert.deepEqual(await board(reader), seen[0]);
      // The address leads to this moment again.
      assert.match(new URL(reader.url()).pathname, new RegExp(`^/t/${table}/[0-9]+$`));
      await reader.reload();
      await reader.getByText("An earlier moment").first().waitFor();
      assert.deepEqual(await board(reader), seen[0]);
      // Back to the beginning, and on to now.
      while (!(await reader.getByRole("button", { name: "One moment back" }).isDisabled())) await reader.keyboard.press("ArrowLeft");
      await reader.getByText("The game began here.").waitFor();
      await reader.keyboard.press("Escape");
      assert.deepEqual(await board(reader), now);
      assert.equal(new URL(reader.url()).pathname, `/t/${table}`);
    }
    await waiting(page);
    await step(mira);
  },

  async "the same on a phone, from the log over the table"({ people, server }) {
    const mira = await people.come({ viewport: PHONE, touch: true, oneTap: true, language: "de" });
    const { page } = mira;
    await openTable(page, server.first, game);
    await play(mira, 2);
    const now = await board(page);
    await page.getByRole("button", { name: "Menü" }).tap();
    await page.getByRole("button", { name: "Verlauf" }).tap();
    await page.locator("dialog ol li button").first().tap();
    await page.getByText("Ein früherer Moment").first().waitFor();
    await fits(page, "an earlier moment on a phone", { height: true });
    await isAccessible(page, "an earlier moment on a phone");
    assert.notDeepEqual(await board(page), now);
    await tap(mira, ".past .btn");
    assert.deepEqual(await board(page), now);
    await step(mira);
  },

  async "a hint, which is looked at on the table"({ people, server }) {
    const mira = await people.come({ viewport: PHONE, touch: true });
    const { page } = mira;
    await openTable(page, server.first, { ...game, pace: { kind: "live", seconds: 600 } });
    await waiting(page);
    await page.getByRole("button", { name: "Hint" }).tap();
    const best = page.locator("dialog li.best button");
    await best.waitFor({ timeout: LONG });
    await isAccessible(page, "a hint");
    assert.match(await best.innerText(), /to win/);
    await best.tap();
    await page.locator(".hand .grp[aria-pressed=true]").waitFor();
  },
};
