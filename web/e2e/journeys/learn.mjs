// A newcomer: from the first page through the taught game to a free move at a real table, following the hand only.
import assert from "node:assert/strict";
import { step, waiting } from "../play.mjs";

const PHONE = { width: 390, height: 664 };
const MOST = 12;
/** By game, the language it is learned in; `LEARN=all` learns every game in all of them. */
const DEALT = { Vegas: "fr", Royale: "ru", "Easy Come": "de", Strike: "en" };
const LANGUAGES = process.env.LEARN === "all" ? ["en", "de", "fr", "ru"] : null;
const NEXT = /^(next|weiter|suivant|далее)$/i;

/** In the page: where the hand points, nothing while others play; with a place, whether it points elsewhere now. */
function pointing(last) {
  const hand = document.querySelector(".hand-tip");
  const title = document.querySelector(".tip h2")?.textContent;
  const place = hand && title ? JSON.stringify({ x: Number.parseFloat(hand.style.left), y: Number.parseFloat(hand.style.top), title }) : "";
  const now = document.querySelector(".tip .real") ? "over" : place;
  return last ? now !== last : now;
}

/** Tap wherever the hand points, until the lesson is over; tells how many taps that took. */
async function follow(page) {
  for (let taps = 0; taps < MOST; taps++) {
    const place = await (await page.waitForFunction(pointing, "", { timeout: 30_000 })).jsonValue();
    if (place === "over") return taps;
    assert.equal(await page.getByRole("button", { name: NEXT }).count(), 0, "a lesson goes on by playing, not by reading");
    const { x, y } = JSON.parse(place);
    await page.touchscreen.tap(x, y);
    // Every tap has an effect: the hand goes elsewhere, or away.
    await page.waitForFunction(pointing, place, { timeout: 30_000 });
  }
  return assert.fail("the lesson does not end");
}

/** The first real game has gentle machines only, and one of them introduces itself; tells how many taps that took. */
async function meet(page) {
  const machines = await page.locator("[data-tile]").evaluateAll((tiles) => tiles.map(({ dataset }) => dataset.tile));
  assert.deepEqual(machines.sort(), ["A2", "C1", "D1"]);
  await page.locator(".pop .met").tap();
  assert.equal(await page.locator(".pop").count(), 0, "one machine a turn");
  return 1;
}

async function learn({ people, server }, game, language) {
  const mira = await people.come({ viewport: PHONE, touch: true, language, newcomer: true });
  const { page } = mira;
  await page.goto(server.first);
  await page
    .locator(".door")
    .filter({ has: page.locator(".name", { hasText: game }) })
    .tap();
  await page.locator(".hand-tip").waitFor();
  const lesson = page.url();
  const taught = await follow(page);
  await page.locator(".tip .real").tap();
  await page.waitForURL((url) => url.href !== lesson);
  // The free move: what is chosen, and the button that does it.
  const free = await waiting(page);
  const met = game === "Royale" ? await meet(page) : 0;
  await step(mira);
  assert.equal(await page.locator(".tip").count(), 0, "nobody is taught at a real table");
  const taps = 1 + taught + 1 + met + (free === "throw" ? 1 : 2);
  assert.ok(taps <= MOST, `${taps} taps`);
  return `${taps} taps`;
}

const all = Object.entries(DEALT).flatMap(([game, language]) => (LANGUAGES ?? [language]).map((one) => [game, one]));
export const journeys = {
  ...Object.fromEntries(all.map(([game, language]) => [`${game} in ${language}`, (given) => learn(given, game, language)])),

  async "whoever has played is not taught, and whoever skips plays at once"({ people, server }) {
    const { page } = await people.come({ viewport: PHONE, touch: true, newcomer: true });
    await page.goto(server.first);
    await page.locator(".cta .btn.hot").tap();
    await page.locator(".tip .skip").tap();
    await page.locator(".hand .grp:not([disabled])").first().waitFor();
    assert.equal(await page.locator(".tip").count(), 0);
    await page.goto(server.first);
    await page.getByRole("heading", { name: "You are up at one table" }).waitFor();
    await page.getByRole("button", { name: "Play now" }).tap();
    await page.locator(".hand .grp:not([disabled])").first().waitFor();
    assert.equal(await page.locator(".tip").count(), 0);
  },

  async "a lesson in the lobby ends when the table begins"({ people, server }) {
    const ana = await people.come({ name: "Ana" });
    const ben = await people.come({ name: "Ben", newcomer: true });
    await ana.page.goto(server.first);
    await ana.page.getByRole("button", { name: "Host a table" }).click();
    await ana.page.getByLabel("Chairs").first().selectOption("2");
    await ana.page.getByRole("button", { name: "Open the table" }).click();
    await ana.page.locator(".lobby").waitFor();
    const link = new URL(ana.page.url()).pathname;
    await ben.page.goto(server.second + link);
    await ben.page.locator(".lobby ul button").first().click();
    await ana.page.getByText("Ben").first().waitFor();
    await ben.page.getByRole("button", { name: "Learn it in a minute" }).click();
    await ben.page.locator(".tip").waitFor();
    // A page that is loaded again still knows where friends wait.
    await ben.page.reload();
    await ben.page.locator(".tip").waitFor();
    await ana.page.getByRole("button", { name: "Start the game" }).click();
    await ben.page.waitForURL(server.second + link);
    await ben.page.locator(".hand .grp").first().waitFor();
    assert.equal(await ben.page.locator(".tip").count(), 0);
  },
};
