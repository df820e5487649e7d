// The dice are agreed, a receipt is kept, and the record is held against it.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DESK, HOME, PHONE } from "../browser.mjs";
import { fits, isAccessible } from "../checks.mjs";
import { slowdown } from "../machine.mjs";
import { openTable, playOn, step, waiting } from "../play.mjs";
import { python, ROOT } from "../server.mjs";

const LONG = 120_000;
const AGREES = "Your own copy agrees: nobody could choose the dice.";
const UNPROVEN = "These dice are not proven to you.";
const sit = { type: "sit", name: "Mira", gives: true };
const game = { game: "vegas", chairs: 2, sit, bots: ["casual"], start: true };

/** What this browser keeps of a table. */
function kept(page, table) {
  return page.evaluate((table) => JSON.parse(localStorage.getItem(`flambeur.receipt.${table}`)), table);
}

/** Do something at a table as a program would, with the cookie of this page. */
function act(page, table, act, key = act.type) {
  return page.evaluate(
    async ([table, act, key]) =>
      (
        await fetch(`/api/tables/${table}/acts`, {
          method: "POST",
          headers: { "Content-Type": "application/json" },
          body: JSON.stringify({ act, key }),
        })
      ).json(),
    [table, act, key],
  );
}

/** Leave the game to a bot, and wait for its end. */
async function finish(page, table) {
  await act(page, table, { type: "resign" });
  await page.locator(".end").waitFor({ timeout: LONG });
}

/** What a program that shares no line with this client says of record and receipt. */
async function verified(page, table) {
  const folder = await mkdtemp(join(tmpdir(), "flambeur-"));
  try {
    const record = await page.evaluate(async (table) => (await fetch(`/api/tables/${table}/record`)).text(), table);
    await writeFile(join(folder, "record"), record);
    await writeFile(join(folder, "receipt"), JSON.stringify((await kept(page, table)).receipt));
    return execFileSync(python(), [join(ROOT, "tools/verify.py"), join(folder, "record"), "--receipt", join(folder, "receipt")], {
      encoding: "utf8",
    });
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Messages to the server go through here: those of a kind can be held back, or cut the line. */
async function tamper(page, kind, how) {
  await page.routeWebSocket(/\/socket\//, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((message) => {
      if (JSON.parse(message).act?.type === kind && how(socket)) return;
      server.send(message);
    });
  });
}

/** Two people at one table; the second one sits, and the first one starts. */
async function together(people, server, given = {}) {
  const [ana, ben] = [await people.come({ name: "Ana", oneTap: true, ...given }), await people.come({ name: "Ben", oneTap: true })];
  const table = await openTable(ana.page, server.first, { game: "vegas", chairs: 2, sit: { ...sit, name: "Ana" } });
  await ben.page.goto(`${server.second}/t/${table}`);
  await ben.page.getByRole("button", { name: "Sit here" }).click();
  await ana.page.getByText("Ben").first().waitFor();
  return { ana, ben, table };
}

export const journeys = {
  async "one against a bot: the receipt says what was agreed, and agrees at the end"({ people, server }) {
    const { page } = await people.come({ name: "Mira" });
    await page.goto(server.first);
    await page.getByRole("button", { name: "Play now" }).click();
    await waiting(page);
    const table = page.url().split("/").at(-1);
    for (const viewport of [DESK, PHONE]) {
      await page.setViewportSize(viewport);
      if (viewport === PHONE) await page.getByRole("button", { name: "Menu" }).click();
      await page.getByRole("button", { name: "Receipt" }).click();
      await page.getByText("added a secret number to the dice").waitFor();
      await page.getByText("bot, Casual").first().waitFor();
      await page.getByText("Your own secret number is in the dice.").waitFor();
      await page.getByText("Whoever runs the server can know coming dice and could tell a player.").waitFor();
      await fits(page, `the receipt at ${viewport.width}`, { height: true });
      await isAccessible(page, `the receipt at ${viewport.width}`);
      const [download] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: "Save my copy" }).click()]);
      assert.deepEqual(JSON.parse(await readFile(await download.path(), "utf8")), (await kept(page, table)).receipt);
      await page.keyboard.press("Escape");
    }
    await finish(page, table);
    await page.getByText(AGREES).waitFor();
    await isAccessible(page, "the end");
    assert.match(await verified(page, table), /checked: all that the receipt holds/);
    await page.getByRole("link", { name: "Check the dice" }).click();
    await page.getByText(AGREES).waitFor();
    await page.getByText("All signatures are right.").waitFor();
    await page.getByText("Not checked here").waitFor();
    assert.equal(await page.getByText("were computed again and are the same").count(), 1);
    const { receipt, revealed } = await kept(page, table);
    assert.deepEqual([receipt.seat, receipt.beginnings.length, typeof revealed], [0, 1, "string"]);
    return `${Object.keys(receipt.lines).length} lines`;
  },

  async "the same at home, by plain http"({ people, server }) {
    const { page } = await people.come({ name: "Mira" });
    const table = await openTable(page, server.first.replace("127.0.0.1", HOME), game);
    await waiting(page);
    assert.equal(await page.evaluate(() => isSecureContext), false);
    await finish(page, table);
    await page.getByText(AGREES).waitFor();
  },

  async "a page loaded again between commitment and nonce reveals the same one"({ people, server }) {
    const { ana, ben, table } = await together(people, server);
    let hold = null;
    const held = new Promise((resolve) => {
      hold = resolve;
    });
    let reveals = 0;
    await tamper(ana.page, "reveal", () => {
      hold();
      reveals += 1;
      return reveals === 1;
    });
    await ana.page.reload();
    await ana.page.getByRole("button", { name: "Start the game" }).click();
    await ana.page.getByText("The dice are being agreed.").waitFor();
    await ben.page.getByText("The dice are being agreed.").waitFor();
    // The nonce is revealed once everybody has committed to one, which may be later.
    await held;
    await ana.page.reload();
    await Promise.all([ana, ben].map(({ page }) => page.locator(".table").waitFor()));
    const { receipt } = await kept(ana.page, table);
    assert.deepEqual([receipt.beginnings.length, receipt.seat], [1, 0]);
    await Promise.all([ana, ben].map(({ page }) => act(page, table, { type: "resign" })));
    await Promise.all([ana, ben].map(({ page }) => page.getByText(AGREES).waitFor({ timeout: LONG })));
  },

  async "a line that breaks while the nonce is revealed holds nothing up"({ people, server }) {
    const { ana, ben, table } = await together(people, server);
    let cut = false;
    await tamper(ana.page, "reveal", (socket) => {
      if (cut) return false;
      cut = true;
      socket.close();
      return true;
    });
    await ana.page.reload();
    await ana.page.getByRole("button", { name: "Start the game" }).click();
    await Promise.all([ana, ben].map(({ page }) => page.locator(".table").waitFor()));
    assert.ok(cut);
    assert.deepEqual((await kept(ana.page, table)).receipt.beginnings.length, 1);
  },

  async "somebody who commits and is silent: the table begins anew without them, and everybody is told"({ people, server }) {
    const { ana, ben, table } = await together(people, server);
    await tamper(ben.page, "reveal", () => true);
    await ben.page.reload();
    await ben.page.locator(".lobby ul").waitFor();
    await ana.page.getByRole("button", { name: "Start the game" }).click();
    // Here there is time to look at the page: nobody loses anything by it.
    await ana.page.getByText("The dice are being agreed.").waitFor();
    await isAccessible(ana.page, "the dice are being agreed");
    await ana.page.locator(".table").waitFor({ timeout: LONG });
    await ana.page.getByRole("button", { name: "Receipt" }).click();
    await ana.page.getByText("The table began anew once, because somebody did not answer: Ben.").waitFor();
    await ana.page.getByText("except by breaking off a beginning").waitFor();
    await ana.page.keyboard.press("Escape");
    await Promise.all([ana, ben].map(({ page }) => act(page, table, { type: "resign" })));
    await ana.page.getByText("Your own copy agrees. The table began anew once").waitFor({ timeout: LONG });
    await ben.page.getByText(UNPROVEN).waitFor({ timeout: LONG });
    assert.match(await verified(ana.page, table), /checked: 1 restarts/);
  },

  async "two tabs of one player have one nonce, and both agree"({ people, server }) {
    const { ana, ben, table } = await together(people, server);
    const other = await ana.context.newPage();
    await other.goto(`${server.first}/t/${table}`);
    await other.locator(".lobby ul").waitFor();
    await ana.page.getByRole("button", { name: "Start the game" }).click();
    await Promise.all([ana.page, other, ben.page].map((page) => page.locator(".table").waitFor()));
    assert.equal((await kept(other, table)).receipt.beginnings.length, 1);
    await Promise.all([ana, ben].map(({ page }) => act(page, table, { type: "resign" })));
    await Promise.all([ana.page, other, ben.page].map((page) => page.getByText(AGREES).waitFor({ timeout: LONG })));
  },

  async "of two devices of one player one gives, and the other says that nothing is proven to it"({ people, server }) {
    const { ana, ben, table } = await together(people, server);
    const second = await people.come({ name: "Ana" });
    await second.context.addCookies(await ana.context.cookies());
    await second.page.goto(`${server.first}/t/${table}`);
    await second.page.getByRole("button", { name: "Start the game" }).waitFor();
    await ana.page.getByRole("button", { name: "Start the game" }).click();
    await Promise.all([ana, second, ben].map(({ page }) => page.locator(".table").waitFor()));
    const seats = await Promise.all([ana, second].map(async ({ page }) => (await kept(page, table)).receipt.seat));
    assert.deepEqual(seats.toSorted(), [0, null]);
    const [giver, other] = seats[0] === 0 ? [ana, second] : [second, ana];
    await Promise.all([ana, ben].map(({ page }) => act(page, table, { type: "resign" })));
    await Promise.all([giver, ben].map(({ page }) => page.getByText(AGREES).waitFor({ timeout: LONG })));
    await other.page.getByText(UNPROVEN).waitFor({ timeout: LONG });
  },

  async "a rematch is agreed like any other game"({ people, server }) {
    const { page } = await people.come({ name: "Mira" });
    const first = await openTable(page, server.first, game);
    await waiting(page);
    await finish(page, first);
    await page.getByRole("button", { name: "Play again" }).click();
    await page.waitForURL((url) => !url.pathname.endsWith(first));
    await waiting(page);
    const table = page.url().split("/").at(-1);
    assert.notEqual(table, first);
    assert.equal((await kept(page, table)).receipt.seat, 0);
    await finish(page, table);
    await page.getByText(AGREES).waitFor();
  },

  async "a quick game among strangers is agreed, too"({ people, server }) {
    const come = async (name) => {
      const person = await people.come({ name });
      await person.page.goto(`${server.first}/settings`);
      const table = await person.page.evaluate(
        async (name) =>
          (
            await (
              await fetch("/api/quick", {
                method: "POST",
                headers: { "Content-Type": "application/json" },
                body: JSON.stringify({ game: "easycome", name, chairs: 2, gives: true }),
              })
            ).json()
          ).table,
        name,
      );
      await person.page.goto(`${server.first}/t/${table}`);
      return { ...person, table };
    };
    const ana = await come("Ana");
    const ben = await come("Ben");
    assert.equal(ana.table, ben.table);
    await Promise.all([ana, ben].map(({ page }) => page.locator(".table").waitFor()));
    for (const { page } of [ana, ben]) assert.notEqual((await kept(page, ana.table)).receipt.seat, null);
  },

  async "an onlooker keeps a copy that agrees, and is told that nothing is proven to them"({ people, server }) {
    const { page } = await people.come({ name: "Mira" });
    const table = await openTable(page, server.first, game);
    await waiting(page);
    const onlooker = await people.come();
    await onlooker.page.goto(`${server.second}/t/${table}`);
    await onlooker.page.locator(".table").waitFor();
    await onlooker.page.getByRole("button", { name: "Receipt" }).click();
    await onlooker.page.getByText("No number of yours is in the dice.").waitFor();
    await onlooker.page.keyboard.press("Escape");
    await finish(page, table);
    await onlooker.page.getByText(UNPROVEN).waitFor({ timeout: LONG });
    assert.deepEqual((await kept(onlooker.page, table)).contradictions, []);
  },

  async "a program that gives nothing does not hold up people"({ people, server }) {
    const ana = await people.come({ name: "Ana" });
    const table = await openTable(ana.page, server.first, { game: "vegas", chairs: 2, sit: { ...sit, name: "Ana" } });
    const program = await people.come();
    await program.page.goto(`${server.first}/settings`);
    await act(program.page, table, { type: "sit", name: "Program" });
    await ana.page.getByText("Program").first().waitFor();
    const slow = slowdown();
    const began = performance.now();
    await ana.page.getByRole("button", { name: "Start the game" }).click();
    await ana.page.locator(".table").waitFor();
    const took = (performance.now() - began) / Math.max(slow, slowdown());
    const { receipt } = await kept(ana.page, table);
    assert.equal(receipt.beginnings.at(-1).list[1], null);
    // Those who announced one would have been waited for: five seconds.
    assert.ok(took < 4500, `${took} ms`);
    return `${Math.round(took)} ms`;
  },

  async "a record that was forged raises an alarm, and the proof can be saved"({ people, server }) {
    const { page } = await people.come({ name: "Mira", oneTap: true });
    await page.route(/\/record$/, async (route) => {
      const answer = await route.fetch();
      const lines = (await answer.text()).split("\n");
      const at = lines.findIndex((line) => line.startsWith('{"seat":0'));
      await route.fulfill({ response: answer, body: lines.with(at, lines[at].replace('"seat":0', '"seat":1')).join("\n") });
    });
    const table = await openTable(page, server.first, game);
    await waiting(page);
    await step({ page });
    await finish(page, table);
    const alarm = page.getByRole("alert").filter({ hasText: "The record contradicts your own copy." });
    await alarm.waitFor();
    await alarm.getByText("A line of the game was changed afterwards.").waitFor();
    await isAccessible(page, "the alarm");
    for (const viewport of [PHONE, DESK]) {
      await page.setViewportSize(viewport);
      await fits(page, `the alarm at ${viewport.width}`);
    }
    const [download] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: "Save the proof" }).click()]);
    const proof = JSON.parse(await readFile(await download.path(), "utf8"));
    assert.ok(proof.contradictions.some(({ what }) => what === "line"));
    assert.deepEqual([proof.receipt.table, typeof proof.record], [table, "string"]);
  },

  async "people play to the end, and every copy agrees"({ people, server }) {
    const { ana, ben } = await together(people, server);
    await ana.page.getByRole("button", { name: "Start the game" }).click();
    const counts = await Promise.all([ana, ben].map((person) => playOn(person)));
    await Promise.all([ana, ben].map(({ page }) => page.getByText(AGREES).waitFor()));
    return `${counts.join(" + ")} moves`;
  },
};
