// Phones beside a television: the board is there, and here are one's own dice, hidden money and decision.
import assert from "node:assert/strict";
import { fits, isAccessible } from "../checks.mjs";
import { playOn, step, tap, waiting } from "../play.mjs";

const UPRIGHT = { width: 390, height: 664 };
const SIDEWAYS = { width: 844, height: 390 };
const LONG = 60_000;
/** Moves that are chosen hidden. */
const HIDDEN = ["hide", "split"];

/** A television, as far as the phones need one: it follows the night and its table, and notes what hands do. */
async function watch(people, url, night) {
  const { page } = await people.come({ worker: false });
  await page.goto(`${url}/settings`);
  await page.evaluate((night) => {
    window.gestures = [];
    const line = new WebSocket(`${location.origin.replace("http", "ws")}/socket`);
    let table = null;
    line.onmessage = ({ data }) => {
      const said = JSON.parse(data);
      if (said.type === "hello") line.send(JSON.stringify({ type: "follow", night, screen: true }));
      if (said.type === "gestured") window.gestures.push(said);
      if (said.type !== "night_news" || said.night.table === table) return;
      table = said.night.table;
      if (table) line.send(JSON.stringify({ type: "watch", table, language: "en" }));
    };
  }, night);
  return () => page.evaluate(() => window.gestures);
}

const post = (page, path, body) =>
  page.evaluate(
    async ([path, body]) => {
      const headers = { "Content-Type": "application/json" };
      const answer = await fetch(path, { method: "POST", headers, body: JSON.stringify(body) });
      return answer.ok ? answer.json() : Promise.reject(new Error(await answer.text()));
    },
    [path, body],
  );

/** Two phones come to a night with a television, and a game begins. */
async function sitDown({ people, server }, game, viewport) {
  const ana = await people.come({ viewport, touch: true, language: "de", name: "Ana" });
  const ben = await people.come({ viewport, touch: true, language: "ru", name: "Борис" });
  await ana.page.goto(`${server.first}/settings`);
  const { night } = await post(ana.page, "/api/nights", { enter: { name: "Ana" } });
  const gestures = await watch(people, server.second, night);
  await ana.page.goto(`${server.first}/n/${night}`);
  await ben.page.goto(`${server.second}/n/${night}`);
  await tap(ben, ".night footer .btn.hot");
  await ana.page.locator(".faces li").nth(1).waitFor();
  await post(ana.page, `/api/nights/${night}/acts`, { act: { type: "begin", game, bots: 0 }, key: "begin" });
  const both = [ana, ben];
  await Promise.all(both.map(({ page }) => page.locator(".beside").waitFor({ timeout: LONG })));
  return { both, gestures };
}

/** In the page: what is not whole in sight. */
function cut() {
  const all = [...document.querySelectorAll(".beside :is(button, p, small, h2, b)")];
  const out = all.filter((one) => {
    const { left, right, top, bottom, width } = one.getBoundingClientRect();
    return width > 1 && (left < -0.5 || top < -0.5 || right > innerWidth + 0.5 || bottom > innerHeight + 0.5);
  });
  const scrolls = [...document.querySelectorAll(".beside *")].filter(
    (one) => /auto|scroll/.test(getComputedStyle(one).overflowY) && one.scrollHeight > one.clientHeight + 1,
  );
  return [...out, ...scrolls].map((one) => `${one.className}: ${one.textContent.slice(0, 40)}`);
}

/** Everything is in sight, and no hidden money is. */
async function look({ page }, where) {
  await fits(page, where, { height: true });
  assert.deepEqual(await page.evaluate(cut), [], where);
  const seen = await page.evaluate(() => ({
    bills: document.querySelectorAll(".beside .bill").length,
    purse: document.querySelector(".purse[aria-pressed]")?.innerText ?? "",
  }));
  assert.equal(seen.bills, 0, `${where}: a bill lies open`);
  assert.doesNotMatch(seen.purse, /\d{2}/, `${where}: money is told`);
}

/** Bills are seen while they are held, and covered when the finger or the page goes. */
async function hold({ page }) {
  const purse = page.locator(".purse:enabled");
  if ((await purse.count()) === 0) return false;
  const bills = page.locator(".purse .bill");
  await purse.dispatchEvent("pointerdown");
  await bills.first().waitFor();
  assert.match(await purse.innerText(), /\d{2}.000/);
  await purse.dispatchEvent("pointerup");
  await bills.first().waitFor({ state: "detached" });
  await purse.press("Enter");
  await bills.first().waitFor();
  assert.equal(await purse.getAttribute("aria-pressed"), "true");
  await page.evaluate(() => dispatchEvent(new Event("blur")));
  await bills.first().waitFor({ state: "detached" });
  return true;
}

/** A whole game by taps; what is looked at reaches the television, but for what is hidden. */
async function play(given, game, viewport) {
  const { both, gestures } = await sitDown(given, game, viewport);
  let held = 0;
  const answer = async (person) => {
    const each = async (control, count) => {
      await look(person, `${game}, ${control}`);
      if (count === 1) await isAccessible(person.page, `${game}, ${control}`);
      if (count % 12 === 11 && (await hold(person))) held += 1;
    };
    return playOn(person, { each, choose: (count) => count - 1 });
  };
  const answers = await Promise.all(both.map(answer));
  const told = await gestures();
  const kinds = new Set(told.map(({ kind }) => kind));
  assert.ok(kinds.has("tip") && kinds.has("consider"), `the television heard only of ${[...kinds]}`);
  assert.deepEqual(
    told.filter(({ move }) => HIDDEN.includes(move?.type)),
    [],
  );
  return `${answers.join(" + ")} answers, ${told.length} gestures, money held ${held} times`;
}

/** Pull the die back with a finger and let go. */
async function pull({ page }) {
  const box = await page.locator(".pull").boundingBox();
  const [x, y] = [box.x + box.width / 2, box.y + box.height * 0.42];
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (const share of [0.2, 0.4, 0.6]) {
    await page.mouse.move(x - 20 * share, y + box.height * 0.6 * share);
    await page.waitForTimeout(130);
  }
  await page.mouse.up();
}

export const long = {
  "Royale, upright": (given) => play(given, "vegas/royale", UPRIGHT),
};

export const journeys = {
  "Vegas, upright": (given) => play(given, "vegas", UPRIGHT),
  "Royale, sideways": (given) => play(given, "vegas/royale", SIDEWAYS),
  "Easy Come, sideways": (given) => play(given, "easycome", SIDEWAYS),

  async "Strike: the phone is the hand"(given) {
    const { both, gestures } = await sitDown(given, "strike", UPRIGHT);
    let pulls = 0;
    for (let count = 0; count < 24 && pulls < 6; count++) {
      const turns = both.map(({ page }) => page.locator(".hand .throw:enabled, .end").first().waitFor({ timeout: LONG }));
      const at = await Promise.any(turns.map((turn, place) => turn.then(() => place)));
      for (const turn of turns) turn.catch(() => {});
      const person = both[at];
      if ((await waiting(person.page)) === "end") break;
      await look(person, "strike");
      if (await person.page.locator(".pull").isVisible()) {
        await pull(person);
        pulls += 1;
        await person.page.waitForTimeout(400);
      } else await step(person);
    }
    const told = (await gestures()).filter(({ kind }) => kind === "aim");
    assert.ok(pulls >= 4 && told.length >= pulls, `${pulls} pulls, ${told.length} aims`);
    assert.ok(Math.max(...told.map(({ strength = 0 }) => strength)) > 300, "no pull is strong");
    return `${pulls} pulls, ${told.length} aims`;
  },
};
