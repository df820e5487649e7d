// The same people play again: one tap each, and nobody is waited for without end.
import assert from "node:assert/strict";
import { fits, isAccessible } from "../checks.mjs";
import { openTable } from "../play.mjs";

const LONG = 120_000;
/** So long the others are waited for once two have joined, with some time for a busy machine. */
const PATIENCE = 60_000;
const SMALL = { width: 390, height: 664 };

/** Do something at a table as a program would, with the cookie of this page. */
function act(page, table, act) {
  return page.evaluate(
    async ([table, act]) => {
      const body = JSON.stringify({ act, key: act.type });
      const headers = { "Content-Type": "application/json" };
      return (await fetch(`/api/tables/${table}/acts`, { method: "POST", headers, body })).json();
    },
    [table, act],
  );
}

/** People at one table, at two workers in turn; the game is stopped with everybody's consent. */
async function ended(people, server, names) {
  const all = [];
  for (const name of names) all.push({ name, ...(await people.come({ name, viewport: SMALL })) });
  const [host, ...others] = all;
  const sit = { type: "sit", name: host.name, gives: true };
  const table = await openTable(host.page, server.first, { game: "vegas", chairs: names.length, sit });
  for (const [place, { page, name }] of others.entries()) {
    await page.goto(`${place % 2 ? server.first : server.second}/t/${table}`);
    await page.getByRole("button", { name: "Sit here" }).first().click();
    await host.page.getByText(name).first().waitFor();
  }
  await host.page.getByRole("button", { name: "Start the game" }).click();
  await Promise.all(all.map(({ page }) => page.locator(".table").waitFor()));
  await act(host.page, table, { type: "propose", what: "abandon" });
  for (const { page } of others) await act(page, table, { type: "answer", yes: true });
  await Promise.all(all.map(({ page }) => page.locator(".end").waitFor({ timeout: LONG })));
  return { all, table };
}

/** Wait until somebody sits at another table, whose game has begun. */
async function moved(page, before) {
  await page.waitForURL((url) => url.pathname.startsWith("/t/") && !url.pathname.endsWith(before), { timeout: PATIENCE });
  await page.locator(".table").waitFor({ timeout: PATIENCE });
  return page.url().split("/").at(-1);
}

/** Who sits at a table, and for whom a bot plays. */
async function seats(page, table) {
  const { card } = await page.evaluate(async (table) => (await fetch(`/api/tables/${table}`)).json(), table);
  return card.places.map(({ name, away = false }) => (away ? `${name}, away` : name));
}

export const journeys = {
  async "two play again after one tap each"({ people, server }) {
    const { all, table } = await ended(people, server, ["Ana", "Marie"]);
    const [ana, marie] = all.map(({ page }) => page);
    await marie.getByRole("button", { name: "Play again" }).click();
    await marie.getByText("Waiting for Ana.").waitFor();
    await ana.getByText("Marie wants another game.").waitFor();
    await isAccessible(ana, "an invitation");
    await fits(ana, "an invitation");
    await ana.getByRole("button", { name: "Join Marie" }).click();
    const tables = await Promise.all([ana, marie].map((page) => moved(page, table)));
    assert.equal(tables[0], tables[1]);
    assert.deepEqual(await seats(ana, tables[0]), ["Ana", "Marie"]);
  },

  async "a third who is silent keeps the seat, and comes back by one tap"({ people, server }) {
    const { all, table } = await ended(people, server, ["Ana", "Ben", "Marie"]);
    const [ana, ben, marie] = all.map(({ page }) => page);
    await marie.getByRole("button", { name: "Play again" }).click();
    await ana.getByRole("button", { name: "Join Marie" }).click();
    await ana.getByText(/It begins in \d+ s\./).waitFor();
    await fits(ana, "waiting for another game");
    await ben.getByText("Marie and Ana want another game.").waitFor();
    const following = await moved(ana, table);
    assert.equal(await moved(marie, table), following);
    assert.deepEqual(await seats(ana, following), ["Ana", "Ben, away", "Marie"]);
    await ben.getByText("The next game has begun, and a bot plays for you.").waitFor();
    await fits(ben, "another game goes on");
    await ben.getByRole("link", { name: "I’m back" }).click();
    assert.equal(await moved(ben, table), following);
    await ben.getByText("A bot plays for you.").waitFor({ state: "detached" });
    assert.deepEqual(await seats(ana, following), ["Ana", "Ben", "Marie"]);
  },

  async "whoever waits alone may begin with a bot in the other seat"({ people, server }) {
    const { all, table } = await ended(people, server, ["Ana", "Ben"]);
    const [ana, ben] = all.map(({ page }) => page);
    await ana.getByRole("button", { name: "Play again" }).click();
    await ben.close();
    await ana.getByRole("button", { name: "Start without waiting" }).click();
    assert.deepEqual(await seats(ana, await moved(ana, table)), ["Ana", "Ben, away"]);
  },
};
