// What nobody has drawn, played to its end by the plain show: `node e2e/plain.mjs <url> <name on a game's door>`, or
// `node e2e/plain.mjs <url> <name of a tile> <its id>` for a tile of Royale.
import assert from "node:assert/strict";
import { DESK, launch, People } from "./browser.mjs";
import { fits, isAccessible } from "./checks.mjs";
import { inSizes, SIZES } from "./looking.mjs";
import { openTable, playOn, waiting } from "./play.mjs";

const [url, name, tile] = process.argv.slice(2);
const SHORT_PHONE = { width: 390, height: 664 };
const LOOKS = [
  { viewport: SHORT_PHONE, touch: true, leftHand: true, language: "de", theme: "terrace" },
  { viewport: DESK, language: "en", theme: "night" },
];
const ENOUGH = 2;
const GAMES = 8;

/** A table with the tile, or the door of the game on the first page. */
async function open(page) {
  if (tile) {
    const wanted = { game: "vegas/royale", chairs: 2, options: { tiles: [tile], start_player: 0 } };
    await openTable(page, url, { ...wanted, sit: { type: "sit", name: "Mira" }, bots: ["casual"], start: true });
    return;
  }
  await page.goto(url);
  await page
    .locator(".door")
    .filter({ has: page.locator(".name", { hasText: new RegExp(`^${name}$`) }) })
    .click();
}

/** What counts as an answer: to the tile, or any. */
async function counts(page, control) {
  if (!tile) return true;
  if (control !== "ask") return false;
  assert.equal(await page.locator(".tile[aria-expanded=true]").getAttribute("data-tile"), tile);
  assert.ok((await page.locator(".pop").textContent()).includes(name), `${name} does not ask by its name`);
  return true;
}

/** A machine that nobody has met introduces itself by its name, once. */
async function meet(page) {
  const met = page.locator(".pop .met");
  if (!(await met.isVisible())) return;
  assert.equal(await page.locator(".pop h2").textContent(), name);
  await met.click();
}

/** Open it and play: every table fits, in every size, and so does the end. Tells how often something was chosen. */
async function play(mira, where, look) {
  const { page } = mira;
  await open(page);
  await waiting(page);
  if (tile) await meet(page);
  await isAccessible(page, where);
  // The table of Royale is looked at in every size elsewhere.
  const sizes = tile ? [] : SIZES.filter((_, number) => number % LOOKS.length === LOOKS.indexOf(look));
  assert.deepEqual(await inSizes(page, where, { ...look, sizes, table: true }), []);
  await page.setViewportSize(look.viewport);
  let turn = 0;
  let count = 0;
  await playOn(mira, {
    choose: (many) => (turn += 1) % many,
    each: async (control) => {
      if (await counts(page, control)) count += 1;
      await fits(page, where, { height: true });
    },
  });
  await isAccessible(page, `the end of ${where}`);
  return count;
}

/** Play until there was something to choose: bad luck may end a game before anybody is asked. */
async function playEnough(people, look) {
  const mira = await people.come({ ...look, oneTap: Boolean(tile) });
  const where = `${name} at ${look.viewport.width} in ${look.language}`;
  let count = 0;
  for (let game = 0; game < GAMES && count < ENOUGH; game++) count += await play(mira, where, look);
  assert.ok(count >= ENOUGH, `in ${GAMES} games of ${where} something was chosen ${count} times`);
  console.log(`${where}: ${count} answers`);
}

const browser = await launch();
const people = new People(browser);
try {
  for (const look of LOOKS) await playEnough(people, look);
  assert.deepEqual(people.problems, []);
} catch (error) {
  console.error(`${error.stack}\n${people.problems.join("\n")}\nlast seen: ${await people.tell()}`);
  process.exitCode = 1;
} finally {
  await people.leave();
  await browser.close();
}
