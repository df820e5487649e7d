// A game night with phones only: one link, several games, people who come late, go, and come again.
import assert from "node:assert/strict";
import { fits, isAccessible, violations } from "../checks.mjs";
import { playOn, resign, tap } from "../play.mjs";

const PHONE = { width: 390, height: 664 };
const SIZES = [PHONE, { width: 844, height: 390 }, { width: 820, height: 1180 }, { width: 1440, height: 900 }];
const LONG = 180_000;
const START = ".night footer .btn.hot";
const BACK = ".end .dock .btn.hot";
const vote = (page, name) => page.locator(".votes button").filter({ hasText: name });
const phone = (people, name, more = {}) => people.come({ viewport: PHONE, touch: true, oneTap: true, name, ...more });

/** The first page leads into a new night by one tap. */
async function open(person, url) {
  await person.page.goto(url);
  await tap(person, ".evening > button");
  await person.page.locator(".room").waitFor();
  return person.page.url();
}

/** From the scanned code of the link: one tap, also without a name. */
async function enter(person, link) {
  await person.page.goto(link);
  await tap(person, START);
  await person.page.locator(".room, .table").first().waitFor();
}

const codeOf = (page) => page.locator(".code b").innerText();
const points = (page) => page.locator(".score li > b").evaluateAll((all) => all.map((one) => Number.parseInt(one.textContent, 10)));
const tableOf = (page, link) =>
  page.evaluate(async (night) => (await (await fetch(`/api/nights/${night}`)).json()).night.table, link.split("/").at(-1));

async function back(person) {
  await tap(person, BACK);
  await person.page.locator(".room").waitFor();
}

export const journeys = {
  async "three phones, two games, and another host"({ people, server }) {
    const ana = await phone(people, "Ana");
    const link = await open(ana, server.first);
    assert.match(link, /\/n\/[0-9a-z]{12}$/);
    const ben = await phone(people, "Ben");
    await enter(ben, link.replace(server.first, server.second));
    await ana.page.locator(".faces li").nth(1).waitFor();

    // One badge each, which moves.
    await vote(ana.page, "Easy Come").tap();
    await vote(ben.page, "Vegas").tap();
    await vote(ana.page, "Vegas").locator(".badge").waitFor();
    await vote(ben.page, "Easy Come").tap();
    await ana.page.locator(".votes .lit .badge").nth(1).waitFor();
    assert.equal(await ben.page.locator(START).count(), 0, "a guest can start the game");
    await ana.page.locator(".bots button").last().tap();
    await tap(ana, START);
    await Promise.all([ana, ben].map(({ page }) => page.locator(".table").waitFor({ timeout: LONG })));

    // Who comes late by the code is asked whose table it is, and plays for a bot at once.
    const zoe = await phone(people, "");
    await zoe.page.goto(`${server.first}/join`);
    await zoe.page.locator(".tiles input:focus").waitFor();
    const code = await ana.page.evaluate(
      async (night) => (await (await fetch(`/api/nights/${night}`)).json()).night.code,
      link.split("/").at(-1),
    );
    await zoe.page.keyboard.type(code.toLowerCase());
    await zoe.page.getByText("The table of Ana and Ben?").waitFor();
    await isAccessible(zoe.page, "join");
    await tap(zoe, ".found .btn.hot");
    await tap(zoe, START);
    await tap(zoe, ".banner .btn.pilot");
    await zoe.page.locator(".tip").waitFor({ state: "detached" });

    // A lost line and a reload in the middle.
    const anew = ben.page.waitForEvent("websocket");
    await ben.page.evaluate(() => dispatchEvent(new Event("offline")));
    await anew;
    await ana.page.reload();
    await ana.page.locator(".table").waitFor();
    assert.equal(ana.page.url(), link);
    const answers = await Promise.all([ana, ben, zoe].map((person) => playOn(person)));
    await Promise.all([ana, ben, zoe].map(back));
    assert.equal(await codeOf(zoe.page), code);
    // Who leads is told when the game has been scored, some moments after its end.
    await zoe.page.getByText("After one game").waitFor();
    assert.ok((await points(zoe.page))[0] >= 3, "nobody has points");

    // The host's phone is closed: after a minute somebody else is host, and both are told so.
    await ana.page.close();
    await ben.page.getByText("Ana was away: you are the host now.").waitFor({ timeout: LONG });
    await zoe.page.getByText("Ana was away: Ben is the host now.").waitFor();
    await Promise.all([ben, zoe].map(({ page }) => page.locator(".news button").tap()));
    await vote(ben.page, "Vegas").tap();
    await vote(zoe.page, "Vegas").tap();
    await ben.page.locator(START, { hasText: "Start Vegas" }).tap();
    await Promise.all([ben, zoe].map(({ page }) => page.locator(".table").waitFor({ timeout: LONG })));
    const table = await tableOf(ben.page, link);
    await Promise.all([ben, zoe].map(({ page }) => resign(page, table)));
    await Promise.all([ben, zoe].map(({ page }) => page.locator(".end").waitFor({ timeout: LONG })));
    await Promise.all([ben, zoe].map(back));
    await ben.page.getByText("After two games").waitFor();

    // The end of it, and the next time.
    await ben.page.locator(".night header .ib").last().tap();
    await ben.page.getByRole("button", { name: "End the night" }).tap();
    await ben.page.getByRole("button", { name: "End the night" }).tap();
    await Promise.all([ben, zoe].map(({ page }) => page.locator(".closed h1").waitFor()));
    await ben.page.locator("input[type=datetime-local]").fill("2030-11-29T20:00");
    await zoe.page.getByText("November 29").waitFor();
    await zoe.page.getByRole("button", { name: "I’m in" }).tap();
    await ben.page.getByText(/Guest 3 is in/).waitFor();
    await isAccessible(ben.page, "closing page");
    const file = await zoe.page.evaluate(
      async (href) => (await fetch(href)).text(),
      await zoe.page.locator("a[download$=ics]").getAttribute("href"),
    );
    assert.match(file, /BEGIN:VEVENT/);
    await tap(zoe, START);
    await ben.page.locator(".room").waitFor();
    assert.equal(await codeOf(ben.page), code, "a continued night has another code");
    return `${answers.join(", ")} answers`;
  },

  async "every page fits and is accessible at every size"({ people, server }) {
    const found = [];
    for (const [place, viewport] of SIZES.entries()) {
      const look = { viewport, language: ["fr", "de", "ru", "en"][place], theme: place % 2 ? "terrace" : "night" };
      const where = `${viewport.width} x ${viewport.height}`;
      const ana = await people.come({ ...look, name: "Anastasia" });
      const link = await open(ana, server.first);
      await fits(ana.page, `room ${where}`, { height: true });
      found.push(...(await violations(ana.page, `room ${where}`)));
      const ben = await people.come({ ...look, name: "" });
      await ben.page.goto(link);
      await ben.page.locator(".door").waitFor();
      await fits(ben.page, `way in ${where}`, { height: true });
      found.push(...(await violations(ben.page, `way in ${where}`)));
      await ben.page.goto(`${server.first}/join`);
      await ben.page.locator(".tiles").waitFor();
      await fits(ben.page, `join ${where}`);
      found.push(...(await violations(ben.page, `join ${where}`)));
      await Promise.all([ana, ben].map(({ context }) => context.close()));
    }
    assert.deepEqual(found, []);
  },

  async "a code is typed with keys, pasted, or in the link; a wrong one is told"({ people, server }) {
    const ana = await people.come({ name: "Ana" });
    const link = await open(ana, server.first);
    const code = await codeOf(ana.page);
    const ben = await people.come({ name: "Ben" });
    await ben.page.goto(`${server.first}/join`);
    await ben.page.locator(".tiles input:focus").waitFor();
    await ben.page.keyboard.type("zz9z");
    assert.equal(await ben.page.locator(".tiles b:not(.cur, .off)").count(), 3, "a digit is a letter");
    await ben.page.keyboard.type("z");
    await ben.page.getByText("No table has this code.").waitFor();
    await ben.page.locator(".tiles input").fill(` ${code[0]}-${code.slice(1)} `);
    await ben.page.getByText("The table of Ana?").waitFor();
    await ben.page.getByRole("button", { name: "Another code" }).click();
    await ben.page.goto(`${server.first}/join/${code}`);
    await ben.page.getByRole("link", { name: "Yes, that is the one" }).click();
    await ben.page.locator(".door").waitFor();
    assert.equal(ben.page.url(), link);
    await ben.page.getByRole("button", { name: "Only watch" }).click();
    await ben.page.locator(".room").waitFor();
    assert.equal(await ana.page.locator(".faces li").count(), 1, "who only watches is in the list");
  },
};
