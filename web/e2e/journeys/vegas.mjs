// Vegas to its end: three people in three browsers on two workers, and one alone with the keyboard only.
import assert from "node:assert/strict";
import { PHONE } from "../browser.mjs";
import { press } from "../keyboard.mjs";
import { playOn, waiting } from "../play.mjs";

/** Everybody sees the same podium. */
async function podium(page) {
  return page.locator(".end .col .base b").allInnerTexts();
}

export const journeys = {
  async "three people in three browsers, one of them Russian, one with a phone"({ people, server }) {
    const ana = await people.come({ name: "Ana", oneTap: true });
    const boris = await people.come({ name: "Boris", language: "ru", oneTap: true });
    const chloe = await people.come({ name: "Chloé", language: "fr", viewport: PHONE, touch: true, oneTap: true });
    await ana.page.goto(server.first);
    await ana.page.getByRole("button", { name: "Host a table" }).click();
    await ana.page.getByLabel("Chairs").first().selectOption("3");
    await ana.page.getByRole("button", { name: "Open the table" }).click();
    await ana.page.locator(".lobby").waitFor();
    const link = new URL(ana.page.url()).pathname;
    await boris.page.goto(server.second + link);
    await boris.page.getByRole("button", { name: "Сесть сюда" }).first().click();
    await ana.page.getByText("Boris").first().waitFor();
    await chloe.page.goto(server.second + link);
    await chloe.page.locator(".choices button").first().tap();
    await ana.page.getByText("Chloé").first().waitFor();
    await ana.page.getByRole("button", { name: "Start the game" }).click();
    const counts = await Promise.all([ana, boris, chloe].map((person) => playOn(person)));
    const seen = await Promise.all([ana, boris, chloe].map(({ page }) => podium(page)));
    const digits = seen.map((texts) => texts.map((text) => text.replace(/\D/g, "")));
    assert.deepEqual(digits[1], digits[0]);
    assert.deepEqual(digits[2], digits[0]);
    return `${counts.join(" + ")} moves`;
  },

  async "one alone, by keyboard only, with everything moving"({ people, server }) {
    const { page } = await people.come({ motion: "no-preference" });
    await page.goto(server.second);
    await press(page, "Host a table");
    await page.locator("dialog form").waitFor();
    await press(page, "Open the table");
    await page.locator(".lobby ul").waitFor();
    await press(page, "Start the game");
    await press(page, "Play solo");
    await page.locator(".table").waitFor();
    let moves = 0;
    while ((await waiting(page)) !== "end") {
      const face = await page.locator(".hand .grp:not([disabled])").first().getAttribute("data-group");
      // The first press looks, the second plays, as the first tap and the second do.
      await page.keyboard.press(face);
      assert.equal(await page.locator(".hand .grp[aria-pressed=true]").getAttribute("data-group"), face);
      await page.keyboard.press(moves % 2 ? face : "Enter");
      await page.waitForFunction(() => !document.querySelector(".hand .grp:not([disabled])"));
      moves += 1;
    }
    return `${moves} moves`;
  },
};
