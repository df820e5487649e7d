// Today's Ten: ten answers by touch and by keys, a page that was closed in the middle, the result, and the days before.
import assert from "node:assert/strict";
import { fits, isAccessible } from "../checks.mjs";
import { faults } from "../faults.mjs";
import { playOn, tap, waiting } from "../play.mjs";
import { linkIn, serveAtHome } from "../server.mjs";

/** The first one who comes waits until the day has been made. */
const LONG = 300_000;
const TEN = 10;
/** Longer than a day with the hour in which it can be finished. */
const LATER = 26 * 3600;
const PHONE = { width: 390, height: 664 };
const SIDEWAYS = { width: 844, height: 390 };
const DESK = { width: 1440, height: 900 };
const BEGIN = "[data-mark=begin]";
const GO = "[data-mark=go]";
const NEXT = "[data-mark=next]";
const SHARE = "[data-mark=share]";
const TITLES = { en: "Today’s Ten", de: "Die Zehn von heute", fr: "Les dix du jour", ru: "Десятка дня" };
const QUESTIONS = { en: "Question # of 10", de: "Frage # von 10", fr: "Question # sur 10", ru: "Вопрос # из 10" };
const SCORES = { en: "# of 10", de: "# von 10", fr: "# sur 10", ru: "# из 10" };
const SIGNS = { full: "●", half: "◐", empty: "○" };
const WORTH = { full: 1, half: 0.5, empty: 0 };

/** Do what a finger or the Enter key does. */
async function press(reader, selector) {
  const { page, touch } = reader;
  if (touch) return tap(reader, selector);
  await page.locator(selector).focus();
  await page.keyboard.press("Enter");
}

/** Open the ten of today, once they are there. */
async function open(reader, url) {
  await reader.page.goto(`${url}/today`);
  await reader.page.locator(BEGIN).waitFor({ timeout: LONG });
}

/** Answer with the group at this place, by a finger or by its key. */
async function answer({ page, touch }, place) {
  const groups = page.locator(".hand .grp:not([disabled])");
  await groups.first().waitFor();
  const one = groups.nth(place);
  if (touch) await one.tap();
  else await page.keyboard.press(await one.getAttribute("data-group"));
  await page.locator(GO).waitFor();
  assert.equal(await page.locator(".answer").count(), 0, "a first tap only looks");
  if (touch) await page.locator(GO).tap();
  else await page.keyboard.press("Enter");
  await page.locator(NEXT).waitFor();
}

async function next({ page, touch }) {
  await page.locator(`${NEXT}:focus`).waitFor();
  if (touch) await page.locator(NEXT).tap();
  else await page.keyboard.press("Enter");
  await page.locator(NEXT).waitFor({ state: "detached" });
}

/** The cells that are answered, as they are drawn. */
const cellsOf = (page) =>
  page
    .locator(".dots")
    .evaluate((dots) => [...dots.children].flatMap((dot) => ["full", "half", "empty"].filter((cell) => dot.classList.contains(cell))));

/** What is asked: the head, and everything on the table. */
async function asked(page) {
  await page.locator(".hand .grp").first().waitFor();
  return [await page.locator(".top h1 span").innerText(), await page.locator(".mid").innerText(), await page.locator(".seats").innerText()];
}

function scoreIn(cells) {
  const score = cells.reduce((sum, cell) => sum + WORTH[cell], 0);
  return score === 0.5 ? "½" : `${Math.floor(score)}${score % 1 ? "½" : ""}`;
}

/** Give all ten answers. */
async function answerAll(reader) {
  await tap(reader, BEGIN);
  for (let place = 0; place < TEN; place++) {
    await answer(reader, place % 2);
    await next(reader);
  }
  await reader.page.locator(SHARE).waitFor();
}

async function playTen({ people, server }, { language, viewport, touch }) {
  const reader = await people.come({ viewport, touch, language, name: "Mira" });
  const { page, context } = reader;
  const where = `${language}, ${viewport.width} wide`;
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(server.first);
  const door = page.locator(".evening a[href='/today']");
  assert.ok((await door.innerText()).trim().startsWith(TITLES[language]));
  await press(reader, ".evening a[href='/today']");
  await page.locator(BEGIN).waitFor({ timeout: LONG });
  assert.equal((await page.locator("h1").innerText()).replaceAll(/\s+/g, " "), TITLES[language]);
  assert.equal(await page.locator(".week .match.new").count(), 1, "the match of today waits");
  await isAccessible(page, `the welcome in ${where}`);
  assert.deepEqual(await faults(page, `the welcome in ${where}`, { table: false }), []);

  await press(reader, BEGIN);
  for (let place = 1; place <= TEN; place++) {
    const [head, ...table] = await asked(page);
    assert.equal(head, QUESTIONS[language].replace("#", place));
    assert.equal((await cellsOf(page)).length, place - 1);
    if (place === 4) {
      // A page that was closed goes on at the same question.
      await page.goto(server.first);
      await page.locator(".ten .btn.hot").waitFor();
      assert.ok((await page.locator(".ten").innerText()).includes("4"), "the first page tells how far it is");
      await isAccessible(page, `the first page in ${where}`);
      await fits(page, `the first page in ${where}`);
      await page.goto(`${server.first}/today`);
      assert.deepEqual(await asked(page), [head, ...table]);
    }
    await answer(reader, place % 2);
    assert.equal((await cellsOf(page)).length, place);
    if (place === 1) {
      assert.equal(await page.locator(".bars .yours").count(), 1);
      assert.ok((await page.locator(".answer .said p").count()) > 0, "there is a reason");
      assert.deepEqual(await faults(page, `an answer in ${where}`), []);
      await isAccessible(page, `an answer in ${where}`);
    }
    await next(reader);
  }

  await page.locator(SHARE).waitFor();
  const cells = await cellsOf(page);
  assert.equal(cells.length, TEN);
  assert.equal(await page.locator("h1").innerText(), SCORES[language].replace("#", scoreIn(cells)));
  assert.equal(await page.locator(".week .match.lit").count(), 1, "the match of today burns");
  assert.equal(await page.locator(".you").count(), 1, "few have played: one stands beside the bots");
  await isAccessible(page, `the result in ${where}`);
  assert.deepEqual(await faults(page, `the result in ${where}`, { table: false }), []);

  // Nobody else reaches this machine, so no address is in it.
  await press(reader, SHARE);
  await page.locator(`${SHARE} .icon`).waitFor();
  const [first, second, ...more] = (await page.evaluate(() => navigator.clipboard.readText())).split("\n");
  assert.match(first, new RegExp(`^Flambeur \\S+ · ${scoreIn(cells)}/10$`));
  assert.equal(second, cells.map((cell) => SIGNS[cell]).join(""));
  assert.deepEqual(more, []);

  await press(reader, ".quiets a[href='/today/1']");
  await page.locator(".answer").waitFor();
  assert.deepEqual(await faults(page, `an answer again in ${where}`), []);
  await press(reader, NEXT);
  await page.waitForURL("**/today/2");

  await page.goto(`${server.first}/days`);
  await page.locator(".none").waitFor();
  await isAccessible(page, `the days in ${where}`);
  assert.deepEqual(await faults(page, `the days in ${where}`, { table: false }), []);
  await page.goto(server.first);
  await page.locator(".ten .btn:not(.hot)").waitFor();
  assert.ok((await page.locator(".ten").innerText()).includes(SCORES[language].replace("#", scoreIn(cells))));
}

const LOOKS = [
  { language: "de", viewport: PHONE, touch: true },
  { language: "fr", viewport: SIDEWAYS, touch: true },
  { language: "ru", viewport: DESK, touch: false },
];

export const journeys = {
  ...Object.fromEntries(
    LOOKS.map((look) => [
      `ten answers in ${look.language}, ${look.viewport.width} wide, by ${look.touch ? "touch" : "keys"}`,
      (given) => playTen(given, look),
    ]),
  ),

  async "the people of a game night see who has played"({ people, server }) {
    const reader = await people.come({ viewport: PHONE, touch: true, name: "Mira" });
    const { page } = reader;
    await open(reader, server.first);
    await answerAll(reader);
    const score = await page.locator("h1").innerText();
    await page.goto(server.first);
    await tap(reader, ".evening > button");
    await page.locator(".room").waitFor();
    await page.locator(".score a[href='/today']").waitFor();
    assert.ok((await page.locator(".score .you").innerText()).includes(score));
    await isAccessible(page, "the room of a night");
  },

  async "the board of the day is played to its end, beside a champion"({ people, server }) {
    const reader = await people.come({ viewport: PHONE, touch: true, language: "en", oneTap: true, name: "Mira" });
    const { page } = reader;
    await open(reader, server.first);
    await answerAll(reader);
    await tap(reader, "[data-mark=board]");
    await page.waitForURL("**/t/*");
    await waiting(page, LONG);
    assert.deepEqual(await faults(page, "the board of the day"), []);
    await playOn(reader);
    await page.locator(".par b").waitFor({ timeout: LONG });
    assert.match(await page.locator(".par").innerText(), /\$/);
    assert.equal(await page.locator("a[href$='/review']").count(), 0, "nothing of it is told before the day closes");
    await isAccessible(page, "the end of the board");
    assert.deepEqual(await faults(page, "the end of the board", { table: false }), []);
    // There is one attempt: the door leads to the same table.
    const table = page.url();
    await page.goto(`${server.first}/today`);
    await tap(reader, "[data-mark=board]");
    await page.waitForURL(table);
  },

  async "a day that is over tells all its answers, and how it came about"({ people }) {
    const home = await serveAtHome({ clock: true });
    try {
      const url = linkIn(home.said);
      const reader = await people.come({ viewport: PHONE, touch: true, language: "fr", name: "Mira" });
      const { page } = reader;
      await open(reader, url);
      await answerAll(reader);
      const cells = await cellsOf(page);
      await home.ahead(LATER);
      await page.goto(`${url}/days`);
      await page.locator("ol a").first().waitFor();
      assert.deepEqual(await cellsOf(page), cells);
      assert.ok((await page.locator("ol a").first().innerText()).includes(scoreIn(cells)));
      await tap(reader, "ol a");
      await page
        .locator("nav a")
        .nth(TEN - 1)
        .waitFor();
      await isAccessible(page, "a day that is over");
      assert.deepEqual(await faults(page, "a day that is over", { table: false }), []);
      const [file] = await Promise.all([page.waitForEvent("download"), tap(reader, "a[download]")]);
      assert.match(file.suggestedFilename(), /^flambeur-[0-9-]+\.json$/);
      await tap(reader, "nav a", 2);
      await page.locator(".answer").waitFor();
      assert.equal(await page.locator(".top h1 span").innerText(), QUESTIONS.fr.replace("#", 3));
      assert.equal(await page.locator(".answer a[href^='/what-if/']").count(), 1);
      assert.deepEqual(await faults(page, "an answer of a day that is over"), []);
      await open(reader, url);
      assert.equal(await page.locator(".week .match.burnt").count(), 1, "the match of the day before has burnt");
    } finally {
      await home.stop();
    }
  },
};
