// What is kept can be read, taken along and given up.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { PHONE } from "../browser.mjs";
import { fits, isAccessible } from "../checks.mjs";
import { openTable } from "../play.mjs";

/** Who the server takes the page for, and how many tables it lists for them. */
function known(page) {
  return page.evaluate(async () => {
    const [me, mine] = await Promise.all(["/api/me", "/api/me/tables"].map(async (path) => (await fetch(path)).json()));
    return { id: me.id, tables: mine.tables.length };
  });
}

export const journeys = {
  async "a guest reads what is kept, takes it along and is forgotten"({ people, server }) {
    const { page } = await people.come({ viewport: PHONE, name: "Mira" });
    const table = await openTable(page, server.first, {
      game: "vegas",
      chairs: 2,
      sit: { type: "sit", name: "Mira" },
      bots: ["casual"],
      start: true,
    });
    const before = await known(page);
    await page.goto(`${server.second}/settings`);
    await page.getByRole("link", { name: "Privacy" }).click();
    await page.getByText("90 days", { exact: true }).waitFor();
    await page.getByText(before.id).waitFor();
    const [download] = await Promise.all([page.waitForEvent("download"), page.getByRole("link", { name: "Get everything" }).click()]);
    const file = JSON.parse(await readFile(await download.path(), "utf8"));
    assert.deepEqual([file.me.id, file.tables.map((card) => card.table)], [before.id, [table]]);
    await page.getByRole("button", { name: "Be forgotten" }).click();
    await fits(page, "the question on a phone");
    await isAccessible(page, "the question");
    await page.getByRole("button", { name: "Forget me" }).click();
    await page.getByText("This browser is a new guest now.").waitFor();
    const after = await known(page);
    assert.notEqual(after.id, before.id);
    assert.equal(after.tables, 0);
    const stored = await page.evaluate(() => Object.keys(localStorage));
    assert.deepEqual(
      stored.filter((key) => /name|receipt|nonce/.test(key)),
      [],
    );
  },
};
