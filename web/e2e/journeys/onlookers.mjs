// Whoever opens the link of a running game looks on, and can play for a bot.
import assert from "node:assert/strict";
import { fits, isAccessible } from "../checks.mjs";
import { openTable, playOn, step, waiting } from "../play.mjs";

const LONG = 120_000;
const TALL = { width: 360, height: 640 };
/** Seconds for a move: enough for a page on a busy machine, and not too long to wait for somebody who is gone. */
const PACE = { kind: "live", seconds: 15 };
const SIDEWAYS = { width: 667, height: 360 };
const LOOKING = "You are looking on: this game has already begun.";
const UNPROVEN = "These dice are not proven to you.";
const sit = { type: "sit", name: "Ana", gives: true };

/** Who sits at a table, with the bots from whom people took their places. */
async function seats(page, table) {
  const { card } = await page.evaluate(async (table) => (await fetch(`/api/tables/${table}`)).json(), table);
  return card.places.map(({ name, took = null }) => [name, took]);
}

/** What this browser keeps of a table. */
function kept(page, table) {
  return page.evaluate((table) => JSON.parse(localStorage.getItem(`flambeur.receipt.${table}`)), table);
}

/** Every button of a banner or a dialog is as large as a finger. */
async function tappable(page, selector) {
  for (const button of await page.locator(`${selector} button`).all()) {
    const { width, height } = await button.boundingBox();
    assert.ok(width >= 44 && height >= 44, `${await button.innerText()} is ${width} x ${height}`);
  }
}

export const journeys = {
  async "one tap plays for the bot, and both come to the end"({ people, server }) {
    const ana = await people.come({ name: "Ana" });
    const table = await openTable(ana.page, server.first, { game: "easycome", chairs: 2, sit, bots: ["casual"], start: true });
    await waiting(ana.page);
    const [, [bot]] = await seats(ana.page, table);
    const marie = await people.come({ name: "Marie", viewport: TALL, touch: true });
    await marie.page.goto(`${server.second}/t/${table}`);
    await marie.page.getByText(LOOKING).waitFor();
    await fits(marie.page, "looking on");
    await tappable(marie.page, ".banner");
    await marie.page.getByRole("button", { name: `Play for ${bot}` }).tap();
    await marie.page.getByText(`You play for ${bot} now.`).waitFor();
    await ana.page.getByText(`Marie plays for ${bot} now.`).waitFor();
    assert.equal(await marie.page.getByText(LOOKING).count(), 0);
    assert.deepEqual(await seats(ana.page, table), [
      ["Ana", null],
      ["Marie", bot],
    ]);
    const answers = await Promise.all([playOn(ana), playOn(marie)]);
    assert.ok(answers[1] > 0, "Marie was never asked");
    await marie.page.getByText(UNPROVEN).waitFor({ timeout: LONG });
    for (const { page } of [ana, marie]) assert.deepEqual((await kept(page, table)).contradictions, []);
    return `${answers.join(" and ")} answers`;
  },

  async "of several bots one is chosen, in every tab at once"({ people, server }) {
    const ana = await people.come({ name: "Ana" });
    const wanted = { game: "vegas", chairs: 3, sit, bots: ["casual", "novice"], start: true };
    const table = await openTable(ana.page, server.first, wanted);
    await waiting(ana.page);
    const [, [first], [second]] = await seats(ana.page, table);
    const { page, context } = await people.come({ viewport: TALL });
    const other = await context.newPage();
    await other.setViewportSize(SIDEWAYS);
    for (const [tab, url] of [
      [page, server.second],
      [other, server.first],
    ]) {
      await tab.goto(`${url}/t/${table}`);
      await tab.getByText(LOOKING).waitFor();
      await fits(tab, "looking on", { height: true });
    }
    // Whoever closes it finds it in the menu.
    await page.locator(".banner").getByRole("button", { name: "Close" }).click();
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("button", { name: "Take a bot’s seat" }).click();
    await page.keyboard.press("Escape");
    await other.getByRole("button", { name: "Take a bot’s seat" }).click();
    const dialog = other.getByRole("dialog");
    await fits(other, "a choice of bots");
    await tappable(other, "dialog");
    await isAccessible(other, "a choice of bots");
    assert.ok(await dialog.getByRole("button", { name: "Take a bot’s seat" }).isDisabled());
    await dialog.getByRole("button", { name: second }).click();
    await dialog.getByRole("textbox").fill("Ana");
    await dialog.getByRole("button", { name: `Play for ${second}` }).click();
    await dialog.getByText("Somebody here has a name that looks like yours.").waitFor();
    await dialog.getByRole("textbox").fill("Marie");
    await dialog.getByRole("button", { name: `Play for ${second}` }).click();
    for (const tab of [page, other]) await tab.getByText(`You play for ${second} now.`).waitFor();
    await ana.page.getByText(`Marie plays for ${second} now.`).waitFor();
    await isAccessible(ana.page, "a newcomer is told");
    const [, ...rest] = await seats(page, table);
    assert.deepEqual(rest, [
      [first, null],
      ["Marie", second],
    ]);
    // Somebody else has the other bot left.
    const paul = await people.come({ name: "Paul" });
    await paul.page.goto(`${server.first}/t/${table}`);
    await paul.page.getByRole("button", { name: `Play for ${first}` }).waitFor();
  },

  async "the host hands the seat of somebody who is away to one who asks for it"({ people, server }) {
    const ana = await people.come({ name: "Ana", viewport: TALL, touch: true });
    const table = await openTable(ana.page, server.first, { game: "easycome", chairs: 2, sit, pace: PACE });
    const ben = await people.come({ name: "Ben" });
    await ben.page.goto(`${server.second}/t/${table}`);
    await ben.page.getByRole("button", { name: "Sit here" }).first().click();
    await ana.page.getByText("Ben").first().waitFor();
    await ana.page.getByRole("button", { name: "Start the game" }).tap();
    await ben.page.locator(".table").waitFor();
    // A page that asks the server nothing by itself.
    await ben.page.goto(`${server.second}/settings`);
    const marie = await people.come({ name: "Marie", viewport: TALL, touch: true });
    await marie.page.goto(`${server.second}/t/${table}`);
    await marie.page.getByText(LOOKING).waitFor();
    assert.equal(await marie.page.getByRole("button", { name: "Ask for Ben’s seat" }).count(), 0);
    const asks = marie.page.getByRole("button", { name: "Ask for Ben’s seat" });
    while (!(await asks.isVisible())) {
      const mine = await waiting(ana.page, 1000).catch(() => null);
      if (mine) await step(ana);
    }
    await tappable(marie.page, ".banner");
    await asks.tap();
    await marie.page.getByText("You asked for Ben’s seat. The host decides.").waitFor();
    await ana.page.getByText("Marie asks for Ben’s seat, where a bot plays now.").waitFor();
    for (const { page } of [ana, marie]) await fits(page, "a seat is asked for", { height: true });
    await tappable(ana.page, ".banner");
    await isAccessible(ana.page, "a seat is asked for");
    await ana.page.getByRole("button", { name: "Hand it over" }).tap();
    await marie.page.getByText("The seat is yours: you play on for Ben.").waitFor();
    await ana.page.getByText("Marie plays on for Ben.").waitFor();
    assert.deepEqual(
      (await seats(ana.page, table)).map(([name]) => name),
      ["Ana", "Marie"],
    );
    // Looking at all that, Ana may have let her time run out.
    const back = ana.page.getByRole("button", { name: "I’m back" });
    if (await back.isVisible()) await back.tap();
    const returns = async () => {
      await ben.page.goto(`${server.second}/t/${table}`);
      await ben.page.getByText("You are looking on: while you were away, the host handed your seat to Marie.").waitFor();
      await fits(ben.page, "the seat is somebody else's");
    };
    const answers = await Promise.all([playOn(ana), playOn(marie), returns()]);
    assert.ok(answers[1] > 0, "Marie was never asked");
    await ben.page.locator(".end").waitFor({ timeout: LONG });
    for (const { page } of [ana, ben]) assert.deepEqual((await kept(page, table)).contradictions, []);
    return `${answers[0]} and ${answers[1]} answers`;
  },
};
