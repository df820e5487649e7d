// Practice: positions are answered by touch and by keys, and mistakes of one's own games come into the deck.
import assert from "node:assert/strict";
import { fits, isAccessible } from "../checks.mjs";
import { faults } from "../faults.mjs";
import { openTable, tap } from "../play.mjs";

const LONG = 120_000;
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

/** Play a game of Easy Come to its end, always with the last of all moves: some of that is wrong. */
async function playBadly(page, table) {
  await page.evaluate(async (table) => {
    for (;;) {
      const { card, view, seat } = await (await fetch(`/api/tables/${table}`)).json();
      if (card.phase === "over") return;
      if (view?.turn?.seat === seat && view.turn.moves?.length) {
        const act = { type: "play", version: view.version, move: view.turn.moves.at(-1) };
        const body = JSON.stringify({ act, key: `k${view.version}` });
        await fetch(`/api/tables/${table}/acts`, { method: "POST", headers: { "Content-Type": "application/json" }, body });
      } else await new Promise((done) => setTimeout(done, 50));
    }
  }, table);
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

  async "mistakes of a game come into the deck after its review, and are asked"({ people, server }) {
    const reader = await people.come({ viewport: DESK, language: "en" });
    const { page } = reader;
    const sit = { type: "sit", name: "Mira" };
    const table = await openTable(page, server.first, { game: "easycome", chairs: 2, sit, bots: ["novice"], start: true });
    await playBadly(page, table);
    await page.goto(`${server.first}/t/${table}/review`);
    const joined = page.locator(".joined");
    await joined.waitFor({ timeout: LONG });
    assert.match(await joined.innerText(), /\d+ mistakes? (is|are) in your deck/);
    await joined.locator("a").click();
    await page.waitForURL("**/practice/own");
    await page.locator(".top small").waitFor();
    assert.match(await page.locator(".top").innerText(), /From a game of yours/);
    await page.goto(`${server.first}/practice`);
    await page.locator("a[href='/practice/own']").waitFor();
    const stranger = await people.come({ viewport: PHONE, language: "en" });
    await stranger.page.goto(`${server.first}/practice`);
    await stranger.page.locator(".none").waitFor();
  },
};
