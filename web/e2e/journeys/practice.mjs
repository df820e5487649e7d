// Practice: positions are answered by touch and by keys, and mistakes of one's own games come into the deck.
import assert from "node:assert/strict";
import { fits, isAccessible } from "../checks.mjs";
import { faults } from "../faults.mjs";
import { openTable, resign, tap, waiting } from "../play.mjs";
import { linkIn, serveAtHome } from "../server.mjs";

const LONG = 120_000;
const DAY = 86_400;
const PHONE = { width: 390, height: 664 };
const SIDEWAYS = { width: 844, height: 390 };
const DESK = { width: 1440, height: 900 };
const NEXT = "[data-mark=next]";
const GO = "[data-mark=go]";
/** The first page says it in every language. */
const TITLES = { en: "Practice", de: "Üben", fr: "S’entraîner", ru: "Тренировка" };
const RIGHT = { en: /^Right/, de: /^Richtig/, fr: /^Juste/, ru: /^Верно/ };
const BACK = { en: /Comes back in/, de: /wieder\./, fr: /Revient dans/, ru: /Вернётся через/ };

/** Answer a position of Vegas with the group at this place, by a finger or by its key, and read the headline. */
async function answer(reader, place) {
  const { page, touch } = reader;
  const groups = page.locator(".hand .grp:not([disabled])");
  await groups.first().waitFor();
  const one = groups.nth(place);
  if (touch) await one.tap();
  else await page.keyboard.press(await one.getAttribute("data-group"));
  await page.locator(GO).waitFor();
  assert.equal(await page.locator(".answer").count(), 0, "a first tap only looks");
  if (touch) await tap(reader, GO);
  else await page.keyboard.press("Enter");
  await page.locator(NEXT).waitFor();
  return page.locator(".answer .disp").innerText();
}

async function next(reader) {
  const { page, touch } = reader;
  if (touch) await tap(reader, NEXT);
  else await page.keyboard.press("Enter");
  await page.locator(NEXT).waitFor({ state: "detached" });
}

/** From the first page over the topics to positions, until one answer was right and one was wrong. */
async function practise({ people, server }, { language, viewport, touch }) {
  const reader = await people.come({ viewport, touch, language });
  const { page } = reader;
  const where = `${language}, ${viewport.width} wide`;
  await page.goto(server.first);
  const door = page.locator(".evening a[href='/practice']");
  assert.match((await door.innerText()).trim(), new RegExp(`^${TITLES[language]}`));
  if (touch) await door.tap();
  else await door.click();
  await page.locator("a[href='/practice/vegas/lead']").waitFor();
  assert.equal(await page.locator("h1").innerText(), TITLES[language]);
  await isAccessible(page);
  await fits(page, `topics in ${where}`);
  if (touch) await page.locator("a[href='/practice/vegas/lead']").tap();
  else await page.locator("a[href='/practice/vegas/lead']").click();
  const seen = new Set();
  for (let count = 0; seen.size < 2; count++) {
    assert.ok(count < 30, "right and wrong answers come");
    const headline = await answer(reader, count % 2);
    const best = page.locator(".bars li").first();
    const right = RIGHT[language].test(headline);
    if (!seen.has(right)) {
      seen.add(right);
      assert.equal(await page.locator(".bars .yours").count(), 1);
      assert.match(await page.locator(".answer .said").innerText(), BACK[language]);
      assert.ok(await best.evaluate((row) => row.classList.contains("best")));
      const chances = await page.locator(".bars b").allInnerTexts();
      const numbers = chances.map((text) => Number.parseFloat(text.replace(",", ".")));
      assert.deepEqual(
        numbers,
        numbers.toSorted((one, other) => other - one),
      );
      assert.deepEqual(await faults(page, `an answer in ${where}`), []);
      await isAccessible(page);
    }
    await next(reader);
  }
  await page.locator(".top .btn").click();
  await page.locator("a[href='/practice/vegas/lead']").waitFor();
}

/** What the server tells the one who looks at this page. */
function ask(page, path) {
  return page.evaluate(async (path) => (await fetch(path)).json(), path);
}

/** Tap the group of dice that wins least often. */
async function chooseWorst(reader, table) {
  const { page } = reader;
  await waiting(page, LONG);
  const { version, options } = await ask(page, `/api/tables/${table}/hint`);
  await tap(reader, `.hand .grp[data-group="${options.at(-1).move.face}"]`);
  while ((await ask(page, `/api/tables/${table}`)).view.version === version);
}

/** How many mistakes of the one who looks at this page are due. */
async function deck(page) {
  return (await ask(page, "/api/practice")).own_due;
}

/** Put dice of five colours at every casino, whichever position is asked: as many as there can be beside each other. */
async function crowd(page) {
  await page.route("**/api/practice/question?*", async (route) => {
    const answer = await route.fetch();
    const asked = await answer.json();
    const { casinos, holders } = asked.question.update.picture;
    for (const rival of [0, 1, 2, 3]) holders[rival] ??= holders[0];
    for (const front of Object.values(casinos)) {
      front.stacks = [4, 2, 2, 1, 1].map((dice, colour) => ({ colour, dice, weight: dice, tied: colour > 0 }));
    }
    await route.fulfill({ response: answer, json: asked });
  });
}

const LOOKS = [
  { language: "de", viewport: PHONE, touch: true },
  { language: "fr", viewport: SIDEWAYS, touch: true },
  { language: "ru", viewport: DESK, touch: false },
  { language: "en", viewport: PHONE, touch: false },
];

export const journeys = {
  ...Object.fromEntries(
    LOOKS.map((look) => [
      `right and wrong answers in ${look.language}, ${look.viewport.width} wide, by ${look.touch ? "touch" : "keys"}`,
      (given) => practise(given, look),
    ]),
  ),

  async "five colours at every casino have room on a phone, before an answer and after it"({ people, server }) {
    const reader = await people.come({ viewport: PHONE, touch: true });
    const { page } = reader;
    await crowd(page);
    await page.goto(`${server.first}/practice/vegas/lead`);
    await page.locator(".hand .grp:not([disabled])").first().waitFor();
    assert.equal(await page.locator(".towers .tw").count(), 30);
    assert.deepEqual(await faults(page, "a question"), []);
    await answer(reader, 0);
    assert.deepEqual(await faults(page, "an answer"), []);
  },

  async "mistakes of a game come into the deck after its review, and come back when they are due"({ people }) {
    const home = await serveAtHome({ clock: true });
    try {
      const url = linkIn(home.said);
      const reader = await people.come({ viewport: DESK, language: "en", oneTap: true, name: "Mira" });
      const { page } = reader;
      const sit = { type: "sit", name: "Mira", gives: true };
      const table = await openTable(page, url, { game: "vegas", chairs: 2, sit, bots: ["novice"], start: true });
      for (let count = 0; count < 5; count++) await chooseWorst(reader, table);
      await resign(page, table);
      await page.locator(".end").waitFor({ timeout: LONG });
      await page.goto(`${url}/t/${table}/review`);
      const joined = page.locator(".joined");
      await joined.waitFor({ timeout: LONG });
      assert.match(await joined.innerText(), /\d+ mistakes? (is|are) in your deck/);
      await joined.locator("a").click();
      await page.waitForURL("**/practice/own");
      await page.locator(".top small").waitFor();
      assert.match(await page.locator(".top").innerText(), /From a game of yours/);
      const count = await deck(page);
      // Answered now, all of them come back: the wrong ones in minutes, the right ones after days.
      for (let place = 0; place < count; place++) {
        await answer(reader, 0);
        await next(reader);
      }
      await page.locator(".done").waitFor();
      assert.match(await page.locator(".done").innerText(), /Comes back in/);
      await home.ahead(90 * DAY);
      await page.reload();
      await page.locator(".top small").waitFor();
      assert.match(await page.locator(".top").innerText(), /From a game of yours/);
      assert.equal(await deck(page), count);
      const stranger = await people.come({ viewport: PHONE, language: "en" });
      await stranger.page.goto(`${url}/practice`);
      await stranger.page.locator(".none").waitFor();
    } finally {
      await home.stop();
    }
  },
};
