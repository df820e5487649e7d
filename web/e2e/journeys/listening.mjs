// What a screen reader says in a whole game, as a file that a person can follow. GOLDEN=write writes it anew.
import assert from "node:assert/strict";
import { readFile, writeFile } from "node:fs/promises";
import { openTable, waiting } from "../play.mjs";

const GOLDEN = new URL("../golden/vegas.txt", import.meta.url);

/** Runs in the page: notes what every live region says when it changes. */
function listen() {
  const said = (globalThis.said = []);
  const MARKS = { 1: "> ", 2: "? " };
  const regions = () => [...document.querySelectorAll("[aria-live]")];
  const linesOf = (region) => (region.children.length ? [...region.children].map((child) => child.textContent) : [region.textContent]);
  new MutationObserver((changes) => {
    regions().forEach((region, place) => {
      if (!changes.some(({ target }) => region.contains(target))) return;
      for (const line of linesOf(region)) if (line.trim()) said.push((MARKS[place] ?? "") + line.trim());
    });
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

export const journeys = {
  async "a whole game of Vegas, as it is heard"({ people, server }) {
    const { page, context } = await people.come();
    await context.addInitScript(listen);
    const sit = { type: "sit", name: "Mira" };
    await openTable(
      page,
      server.scripted,
      { game: "vegas", chairs: 2, options: { first_leader: 0 }, sit, bots: ["casual"], start: true },
      "listening",
    );
    while ((await waiting(page)) !== "end") {
      // Who listens answers once the question was said, which may be after its buttons are there.
      await page.waitForFunction(() => {
        const last = (mark) => globalThis.said.findLastIndex((line) => line.startsWith(mark));
        return last("> Your turn") > last("? ");
      });
      const face = await page.locator(".hand .grp:not([disabled])").last().getAttribute("data-group");
      await page.keyboard.press(face);
      await page.keyboard.press("Enter");
      await page.waitForFunction(() => !document.querySelector(".hand .grp[aria-pressed=true]"));
    }
    await page.waitForFunction(() => globalThis.said.at(-1)?.includes("win"));
    const heard = `${(await page.evaluate(() => globalThis.said)).join("\n")}\n`;
    if (process.env.GOLDEN === "write") await writeFile(GOLDEN, heard);
    assert.equal(heard, await readFile(GOLDEN, "utf8"));
    return `${heard.split("\n").length} lines`;
  },
};
