// A television of some years ago: Chromium 92 follows a game night to the end of a game of Vegas. `npm run e2e:old`; the browser is
// what `.ci/need old-chromium` unpacked.
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { homedir, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { chromium } from "playwright-core";
import { gather, watch } from "./evening.mjs";
import { serve } from "./server.mjs";

const FOLDER = process.env.OLD_CHROMIUM ?? join(process.env.XDG_CACHE_HOME ?? join(homedir(), ".cache"), "flambeur", "old-chromium");
const GAMES = { "vegas/2018@1": ".casino", "easycome@1": ".owner", "strike@1": ".arena", "vegas/royale@1": ".machine-card" };
/** One process for everything is how this build runs; it can draw neither with a GPU nor in space. */
const FLAGS = [
  "--headless",
  "--no-sandbox",
  "--single-process",
  "--no-zygote",
  "--disable-gpu",
  "--hide-scrollbars",
  "--window-size=1920,1080",
];
const PATIENCE = 60_000;
const LONG = 300_000;

/** A port that nobody uses. */
function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

/** The address of its tools, once it answers. */
async function answer(port) {
  for (const end = Date.now() + PATIENCE; Date.now() < end; await sleep(200)) {
    const found = await fetch(`http://127.0.0.1:${port}/json/version`).catch(() => null);
    if (found?.ok) return found.json();
  }
  throw new Error("the old browser does not answer");
}

async function start(profile) {
  const port = await freePort();
  const env = { ...process.env, LD_LIBRARY_PATH: join(FOLDER, "lib") };
  const given = [...FLAGS, `--remote-debugging-port=${port}`, `--user-data-dir=${profile}`, "about:blank"];
  const child = spawn(join(FOLDER, "chromium"), given, { env, stdio: "ignore" });
  const about = await answer(port);
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  return { browser, about, stop: () => child.kill("SIGKILL") };
}

/** Wait for something; what Playwright knows of visibility, this browser does not. */
function there(page, selector, timeout = PATIENCE) {
  return page.waitForFunction((selector) => document.querySelector(selector), selector, { timeout });
}

function gone(page, selector) {
  return page.waitForFunction((selector) => !document.querySelector(selector), selector, { timeout: LONG });
}

function texts(page, selector) {
  return page.evaluate((selector) => [...document.querySelectorAll(selector)].map((one) => one.textContent), selector);
}

/** Follow a night of all games; Vegas is played to its end. */
async function follow(page, url) {
  await page.goto(`${url}/tv`);
  await there(page, ".code b");
  const code = (await texts(page, ".code b")).join("");
  const guests = await gather(url, code, ["Ana", "Benedikt", ""], "vegas/2018@1");
  await there(page, ".vote.leading");
  for (const [game, board] of Object.entries(GAMES)) {
    const whole = game === "vegas/2018@1";
    await guests[0].act({ type: "begin", game });
    await there(page, board);
    let over = false;
    const playing = Promise.all(guests.map((guest) => guest.play(() => !over)));
    await watch(page, whole ? playing : page.waitForTimeout(5000));
    over = true;
    await playing;
    if (!whole) await guests[0].breakOff();
    await gone(page, board);
  }
  const { people } = await guests[0].room();
  await there(page, ".bars .total");
  const totals = (await texts(page, ".bars .total")).map(Number);
  assert.deepEqual(
    totals,
    people.map(({ points }) => points).sort((one, other) => other - one),
  );
}

if (!existsSync(join(FOLDER, "chromium"))) throw new Error(`there is no old browser in ${FOLDER}: run .ci/need old-chromium`);
const server = await serve();
const profile = await mkdtemp(join(tmpdir(), "flambeur-old-"));
const { browser, about, stop } = await start(profile);
try {
  assert.match(about.Browser, /Chrome\/92\./);
  const [context] = browser.contexts();
  const page = context.pages()[0] ?? (await context.newPage());
  const problems = [];
  page.on("pageerror", (error) => problems.push(String(error.stack ?? error)));
  page.on("console", (message) => message.type() === "error" && problems.push(message.text()));
  await follow(page, server.first);
  assert.deepEqual(problems, []);
  console.log(`ok  ${about.Browser}: ${Object.keys(GAMES).join(", ")}`);
} finally {
  stop();
  await server.stop();
  await rm(profile, { recursive: true, force: true });
}
process.exit(0);
