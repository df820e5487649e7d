// What if? From a decision of a review to its position, its odds, and a game that goes on from there.
import assert from "node:assert/strict";
import { fits, isAccessible } from "../checks.mjs";
import { openTable, resign, tap, waiting } from "../play.mjs";

const LONG = 120_000;
const EASY = "easycome@1(((choose,1,(),(0,2,3*2))),,4,(),2,(-,1,-*4,1,0*2),(-*2),1,,9)";
const LOOKS = [
  ["de", { width: 390, height: 664 }, "Spieler 1 muss wählen"],
  ["fr", { width: 844, height: 390 }, "Place 1 doit choisir"],
  ["ru", { width: 820, height: 1180 }, "Выбирает Игрок 1"],
  ["en", { width: 1440, height: 900 }, "Player 1 has to choose"],
];

/** Whoever asks knows the chances, the best first. */
async function chances(page) {
  await page.locator(".hand li").first().waitFor({ timeout: LONG });
  const told = await page.locator(".hand li b").allInnerTexts();
  const found = told.map((text) => Number.parseFloat(text.replace(",", ".")));
  assert.deepEqual(
    found,
    found.toSorted((one, other) => other - one),
  );
  return found;
}

export const journeys = {
  async "from a decision of a review to its odds, and on from there"({ people, server }) {
    const { page } = await people.come();
    const sit = { type: "sit", name: "Mira" };
    const table = await openTable(page, server.first, { game: "easycome", chairs: 2, sit, bots: ["novice"], start: true });
    await resign(page, table);
    await page.locator(".end").waitFor({ timeout: LONG });
    await page.goto(`${server.first}/t/${table}/review`);
    const choice = page.locator(".moments li.choice").first();
    await choice.locator("summary").click({ timeout: LONG });
    await choice.getByRole("link", { name: "What if?" }).click();
    await page.waitForURL((url) => url.pathname.startsWith("/what-if/easycome@1("));
    assert.ok((await chances(page)).length > 1);
    await isAccessible(page, "what if");
    // By keys alone.
    await page.getByRole("button", { name: "Play on from here" }).focus();
    await page.keyboard.press("Enter");
    await page.waitForURL((url) => /^\/t\/[a-z0-9]{12}$/.test(url.pathname));
    await waiting(page);
  },

  async "a position by its address, in four languages and sizes"({ people, server }) {
    for (const [language, viewport, asked] of LOOKS) {
      const reader = await people.come({ viewport, language, touch: viewport.width < 900 });
      const { page } = reader;
      await page.goto(`${server.second}/what-if/${EASY}`);
      await page.getByRole("heading", { name: asked }).waitFor({ timeout: LONG });
      assert.equal((await chances(page)).length, 11);
      await fits(page, `what if in ${language}`);
      if (language === "de") {
        await tap(reader, ".play-on .btn");
        await page.waitForURL((url) => /^\/t\/[a-z0-9]{12}$/.test(url.pathname));
        await waiting(page);
      }
    }
  },
};
