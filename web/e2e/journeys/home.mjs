// An evening at home: `flambeur serve`, plain http at an address of this machine, and a substitute for whatever that lacks.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { DESK } from "../browser.mjs";
import { fits, isAccessible } from "../checks.mjs";
import { openTable, playOn, step, waiting } from "../play.mjs";
import { linkIn, ROOT, serveAtHome } from "../server.mjs";

const SHORT_PHONE = { width: 390, height: 664 };
const LONG = 120_000;
const FILM = "body > video";
const sit = { type: "sit", name: "Ana", gives: true };
/** Nobody is hurried: much else is looked at in between. */
const pace = { kind: "live", seconds: 3600 };
const game = { game: "vegas", chairs: 2, sit, bots: ["casual"], pace, start: true };

/** What the docs promise, row by row. */
async function promised() {
  const page = await readFile(join(ROOT, "docs/reference/plain-http.md"), "utf8");
  const rows = page.split("\n").filter((line) => line.startsWith("| "));
  return rows.slice(1).map((row) => row.split("|")[1].trim());
}

/** Note what is heard, and let the page be told that nobody sees it. */
function listen() {
  // Blank pages have no memory.
  if (!location.protocol.startsWith("http")) return;
  localStorage.setItem("flambeur.sound", "on");
  globalThis.heard = 0;
  const made = AudioContext.prototype.createOscillator;
  AudioContext.prototype.createOscillator = function (...given) {
    globalThis.heard += 1;
    return made.apply(this, given);
  };
}

/** Turn to another tab, or back. */
function hide(page, hidden) {
  return page.evaluate((hidden) => {
    Object.defineProperty(document, "hidden", { configurable: true, value: hidden });
    document.dispatchEvent(new Event("visibilitychange"));
  }, hidden);
}

const idOf = (page) => page.evaluate(async () => (await (await fetch("/api/me")).json()).id);
const press = (page, name) => page.getByRole("button", { name, exact: true }).tap();
const absent = async (page, ...names) => {
  for (const name of names) assert.equal(await page.getByRole("button", { name }).count(), 0, name);
};

/** Look at pages as an account, which was made over https. */
async function asAccount(page, look) {
  await page.route("**/api/me", async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), kind: "account" } });
  });
  await look();
  await page.unroute("**/api/me");
}

/** Make a link to one's seat, and copy it. */
async function copyAlong({ ana: { page }, home, table }) {
  await page.goto(`${home}/t/${table}`);
  await waiting(page);
  await press(page, "Menu");
  await press(page, "Take my seat along");
  await press(page, "Copy the link");
  await page.getByRole("button", { name: "Copied" }).waitFor();
}

/** How each row of the table is shown to be true, in this order: the game goes on meanwhile. */
const PROOFS = {
  async "Copy a link"({ ana: { page }, home, table }) {
    await press(page, "Menu");
    await press(page, "Link and QR code");
    await press(page, "Copy the link");
    await page.getByRole("button", { name: "Copied" }).waitFor();
    const other = await page.context().newPage();
    await other.goto(`${home}/along`);
    await other.getByLabel("Your link").press("ControlOrMeta+V");
    assert.equal((await other.getByLabel("Your link").inputValue()).split("?")[0], `${home}/t/${table}`);
    await other.close();
  },

  async "Paste a link"(evening) {
    await copyAlong(evening);
    const other = await evening.ana.context.newPage();
    await other.goto(`${evening.home}/along`);
    await absent(other, "Paste my link");
    const field = other.getByLabel("Your link");
    await field.fill("nonsense");
    await field.press("Tab");
    await other.getByText("This is no link to a seat").waitFor();
    await field.fill("");
    await field.press("ControlOrMeta+V");
    await other.getByText("This browser is you already.").waitFor();
    await other.close();
  },

  async "Send a link"({ ana: { page } }) {
    assert.equal(await page.evaluate(() => "share" in navigator), false);
    await page.getByRole("img", { name: "QR code" }).waitFor();
    await absent(page, "Share");
    await page.keyboard.press("Escape");
  },

  async "Keep the screen on"({ ana: { page } }) {
    assert.equal(await page.evaluate(() => "wakeLock" in navigator), false);
    const film = page.locator(FILM);
    await film.waitFor({ state: "attached" });
    const plays = (from) =>
      page.waitForFunction(([film, from]) => document.querySelector(film)?.currentTime > from, [FILM, from], { timeout: LONG });
    await plays(0.3);
    assert.deepEqual(await film.evaluate(({ muted, loop, paused, playsInline }) => [muted, loop, paused, playsInline]), [
      true,
      true,
      false,
      true,
    ]);
    await hide(page, true);
    await film.waitFor({ state: "detached" });
    await hide(page, false);
    await plays(0.3);
    await fits(page, "a table with a video behind it", { height: true });
    await isAccessible(page, "a table with a video behind it");
    // Whoever does not want it says so once.
    const { origin } = new URL(page.url());
    const settings = await page.context().newPage();
    await settings.goto(`${origin}/settings`);
    await settings.getByRole("switch", { name: "Keep the screen on" }).tap();
    await page.reload();
    await waiting(page);
    assert.equal(await film.count(), 0);
    await settings.getByRole("switch", { name: "Keep the screen on" }).tap();
    await settings.close();
    await page.reload();
    await waiting(page);
    await plays(0);
  },

  async "Throw the dice"({ ana }) {
    assert.equal(await ana.page.evaluate(() => "DeviceMotionEvent" in globalThis), false);
    await absent(ana.page, "Shake");
    // Buttons alone play the whole game, below; here the first of them.
    await step(ana);
  },

  async "Be the same person elsewhere"(evening) {
    const { ana, home, people, table } = evening;
    await ana.page.goto(`${home}/me`);
    await ana.page.getByText("Over this address your browser makes no passkeys").waitFor();
    await absent(ana.page, "Keep with a passkey", "I have games kept: sign in");
    await asAccount(ana.page, async () => {
      await ana.page.goto(`${home}/me`);
      await ana.page.getByText("Your games are kept").waitFor();
      await absent(ana.page, "One more passkey");
      await ana.page.goto(`${home}/privacy`);
      await ana.page.getByText(/Here you are [0-9a-f]{16}/).waitFor();
      await absent(ana.page, "Be forgotten");
    });
    await ana.page.goto(`${home}/privacy`);
    await ana.page.getByRole("button", { name: "Be forgotten" }).waitFor();
    await ana.page.goto(`${home}/me`);
    const told = ana.page.waitForResponse((response) => response.url().endsWith("/api/me/along"));
    await press(ana.page, "Show link and QR code");
    const { secret } = await (await told).json();
    const other = await people.come({ viewport: DESK });
    await other.page.goto(`${home}/along/${table}#${secret}`);
    await other.page.getByRole("button", { name: "Continue as Ana here" }).click();
    await waiting(other.page);
    assert.equal(await idOf(other.page), await idOf(ana.page));
    await other.context.close();
  },

  async "Be called to a turn"({ ana, home, table }) {
    const { page } = ana;
    await page.goto(`${home}/me#turn`);
    await page.getByText("your browser shows no notices").waitFor();
    assert.equal(await page.getByRole("switch").count(), 0);
    await page.getByRole("button", { name: "Another address" }).waitFor();
    await page.goto(`${home}/t/${table}`);
    await waiting(page);
    // One answers, which is the tap that sounds wait for, and looks elsewhere while the bot moves.
    await hide(page, true);
    await step(ana);
    await page.waitForFunction(() => globalThis.heard > 0, undefined, { timeout: LONG });
    assert.equal(await page.title(), "● Your turn – Flambeur");
    assert.equal(await page.locator('link[rel="icon"]').getAttribute("href"), "/icon-turn.svg");
    assert.equal(await page.evaluate(async () => (await fetch("/icon-turn.svg")).headers.get("content-type")), "image/svg+xml");
    await hide(page, false);
  },

  async "Install the app"({ ana: { page } }) {
    assert.equal(await page.evaluate(() => "serviceWorker" in navigator), false);
    await absent(page, "Show me how", "Tell me when it is my turn");
  },

  async "Check the dice"({ ana, home, table }) {
    assert.equal(await ana.page.evaluate(() => globalThis.crypto.subtle), undefined);
    const count = await playOn(ana);
    await ana.page.locator(FILM).waitFor({ state: "detached" });
    assert.equal(await ana.page.title(), "Flambeur: dice games with friends");
    await ana.page.getByText("Your own copy agrees: nobody could choose the dice.").waitFor({ timeout: LONG });
    await ana.page.goto(`${home}/verify/${table}`);
    await ana.page.getByText("were computed again and are the same").waitFor();
    await ana.page.getByText("All signatures are right.").waitFor();
    return count;
  },
};

export const journeys = {
  async "plain http, and everything that the docs promise of it"({ people }) {
    const { said, stop } = await serveAtHome();
    try {
      const home = linkIn(said);
      const ana = await people.come({ viewport: SHORT_PHONE, touch: true, oneTap: true, name: "Ana" });
      await ana.context.addInitScript(listen);
      const table = await openTable(ana.page, home, game);
      await waiting(ana.page);
      assert.equal(await ana.page.evaluate(() => isSecureContext), false);
      assert.deepEqual((await promised()).toSorted(), Object.keys(PROOFS).toSorted());
      for (const prove of Object.values(PROOFS)) await prove({ people, ana, home, table });
      return home;
    } finally {
      await stop();
    }
  },
};
