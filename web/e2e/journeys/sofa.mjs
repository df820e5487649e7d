// One sofa: a television and phones, three games in a row, and whatever happens to phones on an evening.
import assert from "node:assert/strict";
import { faults, watch } from "../evening.mjs";
import { slowdown } from "../machine.mjs";
import { playOn, tap } from "../play.mjs";

const PHONE = { width: 390, height: 664 };
const SCREEN = { width: 1920, height: 1080 };
const LONG = 240_000;
/** Seconds in which everybody sits, from the scanned picture on, on a machine of one's own. */
const SEATED = 10;
const POINTS = [5, 3, 2, 1];
const HOT = ".night footer .btn.hot";

const ask = (page, path) => page.evaluate(async (path) => (await fetch(`/api/${path}`)).json(), path);
const vote = (page, name) => page.locator(".votes button").filter({ hasText: name }).tap();

/** A television, and the link that its picture leads to. */
async function turnOn(people, url) {
  const tv = await people.come({ viewport: SCREEN, language: "de" });
  await tv.page.goto(`${url}/tv`);
  await tv.page.locator(".code b").first().waitFor();
  const code = (await tv.page.locator(".code b").allInnerTexts()).join("");
  return { ...tv, code, night: (await ask(tv.page, `codes/${code}`)).night };
}

/** A phone that scans the picture; one tap takes a seat, with a name or without. */
async function sitDown(people, url, night, name) {
  const person = await people.come({ viewport: PHONE, touch: true, oneTap: true, name });
  await person.page.goto(`${url}/n/${night}`);
  await tap(person, HOT);
  await person.page.locator(".room").waitFor();
  return { ...person, id: (await ask(person.page, "me")).id };
}

/** The host begins what all have voted for. */
async function begin(host, people, name) {
  await Promise.all(people.map(({ page }) => vote(page, name)));
  await host.page.locator(HOT, { hasText: name }).tap();
}

/** What happens to a phone between two answers. */
const TROUBLE = {
  async reload({ page }) {
    await page.reload();
    await page.locator(".beside").waitFor();
  },
  async "lost line"({ page }) {
    const anew = page.waitForEvent("websocket");
    await page.evaluate(() => dispatchEvent(new Event("offline")));
    await anew;
  },
  async locked({ page }) {
    const session = await page.context().newCDPSession(page);
    await session.send("Page.setWebLifecycleState", { state: "frozen" });
    await new Promise((resolve) => setTimeout(resolve, 3000));
    await session.send("Page.setWebLifecycleState", { state: "active" });
    await session.detach();
  },
};

/** Everybody plays to the end on their phones; some of them have trouble on the way. */
async function play(seated, trouble = []) {
  await Promise.all(seated.map(({ page }) => page.locator(".beside").waitFor({ timeout: LONG })));
  const each = (place) => async (_, count) => {
    const met = count === 3 && trouble[place];
    if (met) await TROUBLE[trouble[place]](seated[place]);
    return met;
  };
  return Promise.all(seated.map((person, place) => playOn(person, { each: each(place), patience: LONG })));
}

const back = (people) =>
  Promise.all(
    people.map(async (person) => {
      await person.page.locator(".end .dock .btn.hot, .room").first().waitFor({ timeout: LONG });
      if ((await person.page.locator(".room").count()) === 0) await tap(person, ".end .dock .btn.hot");
      await person.page.locator(".room").waitFor();
    }),
  );

/** The score of a night a second time, from its tables alone. */
async function recount(page, { games }) {
  const total = {};
  for (const { table, tips, bots } of games) {
    const { card } = await ask(page, `tables/${table}`);
    assert.deepEqual(bots, [], "somebody played less than half of a game");
    const ranks = Object.fromEntries(card.places.map(({ person }, seat) => [person, card.outcome.ranks[seat]]));
    for (const [person, rank] of Object.entries(ranks)) total[person] = (total[person] ?? 0) + (POINTS[rank - 1] ?? 0);
    for (const [person, point] of Object.entries(tips)) total[person] = (total[person] ?? 0) + point;
  }
  return total;
}

/** Four phones scan the picture of a television; tells how long that took, as on a machine of one's own. */
async function sitAll(people, server) {
  const tv = await turnOn(people, server.first);
  const names = ["Ana", "Benedikt", "", "Zoé"];
  const [slow, start] = [slowdown(), performance.now()];
  const phones = await Promise.all(names.map((name, place) => sitDown(people, place % 2 ? server.second : server.first, tv.night, name)));
  await tv.page.locator(".people li").nth(3).waitFor();
  const seconds = (performance.now() - start) / 1000 / Math.max(slow, slowdown());
  assert.ok(seconds <= SEATED, `all sit after ${seconds.toFixed(1)} s`);
  assert.deepEqual(await faults(tv.page), []);
  return { tv, phones, seconds };
}

const roomOf = async ({ page, night }) => (await ask(page, `nights/${night}`)).night;

/** Five people and four chairs: whoever sits out names the winner. */
async function easyCome(host, phones, fifth, trouble) {
  const all = [...phones, fifth];
  await begin(host, all, "Easy Come");
  await fifth.page.locator(".tip button").first().tap();
  const answers = await play(phones, trouble);
  await back(all);
  return answers;
}

/** The score in the room and on the television is what a recount finds. */
async function assertScore(tv, games) {
  const night = await roomOf(tv);
  assert.equal(night.games.length, games);
  const points = Object.fromEntries(night.people.map(({ person, points }) => [person, points]));
  assert.deepEqual(points, await recount(tv.page, night));
  await watch(tv.page, tv.page.locator(".bars").waitFor({ timeout: LONG }));
  assert.deepEqual(
    (await tv.page.locator(".bars .total").allInnerTexts()).map(Number),
    Object.values(points).toSorted((one, other) => other - one),
  );
}

function told(seconds, games) {
  return `seated in ${seconds.toFixed(1)} s; ${games.map((answers) => answers.join(" + ")).join("; ")} answers`;
}

export const journeys = {
  async "a television, four phones and a fifth: Easy Come"({ people, server }) {
    const { tv, phones, seconds } = await sitAll(people, server);
    const { host: leader } = await roomOf(tv);
    const host = phones.find(({ id }) => id === leader);
    const denny = await sitDown(people, server.second, tv.night, "Denny");
    const easy = await easyCome(host, phones, denny, ["reload", "lost line", "locked"]);
    await assertScore(tv, 1);
    return told(seconds, [easy]);
  },
};

export const long = {
  async "a television, four phones and a fifth: Vegas, Easy Come and Strike"({ people, server }) {
    const { tv, phones, seconds } = await sitAll(people, server);
    const { host: leader } = await roomOf(tv);
    const host = phones.find(({ id }) => id === leader);
    await begin(host, phones, "Vegas");
    const vegas = await play(phones, ["reload", "lost line", "locked"]);
    await back(phones);

    // The host's phone is closed: somebody else leads on, and every phone says so. Then it is back, and a fifth one comes.
    await host.page.close();
    const others = phones.filter((phone) => phone !== host);
    await Promise.all(others.map(({ page }) => page.locator(".news", { hasText: "the host now" }).waitFor({ timeout: LONG })));
    host.page = await host.context.newPage();
    await host.page.goto(`${server.second}/n/${tv.night}`);
    await host.page.locator(".room").waitFor();
    const denny = await sitDown(people, server.second, tv.night, "Denny");
    const all = [...phones, denny];
    const room = await roomOf(tv);
    assert.notEqual(room.host, leader, "whoever was away leads again");
    assert.equal(room.code, tv.code);
    const next = all.find(({ id }) => id === room.host);
    const easy = await easyCome(next, phones, denny);

    // Whoever sat out sits now.
    await begin(next, all, "Strike");
    const strike = await play(all);
    await back(all);
    await assertScore(tv, 3);
    return told(seconds, [vegas, easy, strike]);
  },
};
