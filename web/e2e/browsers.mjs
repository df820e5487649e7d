// Friends with Firefox and with WebKit: each joins by a link, plays Vegas to its end, and comes back from a phone that was
// locked until a bot played for them; then each joins a game night by its code, plays a game and is back in the room.
// `npm run e2e:browsers`, or `npm run e2e:browsers -- "webkit: a table"` for one of them.
import assert from "node:assert/strict";
import { setTimeout as sleep } from "node:timers/promises";
import { serve } from "./server.mjs";
import { firefox, webkit } from "./webdriver.mjs";

/** On a busy machine a turn takes long, but not so long. */
const PATIENCE = 90_000;
/** Time for a move; whoever was away for longer is told what they missed. */
const SECONDS = 25;
/** The phone is locked in this turn. */
const LOCKED_AT = 2;
const SPEED = "instant";
const END = ".end";
const SIT = ".choices button";
const CHOICE = ".hand .grp:not([disabled])";
const ENTER = ".night footer .btn.hot";
const GO = ".hand .go .btn.pilot";
const BACK = ".banner .btn.pilot";
/** What gives way under a finger is looked for anew. */
const GONE = /no such element|stale element|click intercepted|not interactable/;
const wanted = process.argv[2] ?? "";

/** A friend who opens a table by the API and plays there at once, but not while the other one is away. */
class Host {
  #url;
  #cookie = "";
  #over = false;
  /** The other one has not moved in time, and a bot plays for them. */
  alone = false;

  constructor(url) {
    this.#url = url;
  }

  async invite() {
    const pace = { kind: "live", seconds: SECONDS };
    const { table } = await this.ask("/api/tables", { game: "vegas", chairs: 2, auto: true, sit: { type: "sit", name: "Ana" }, pace });
    this.table = table;
    return `${this.#url}/t/${table}`;
  }

  async play() {
    for (; !this.#over; await sleep(200)) {
      const { card, seat, seq, view } = await this.ask(`/api/tables/${this.table}`);
      this.alone = card.places.some((place) => place?.away);
      const { turn, version } = view ?? {};
      if (this.alone || turn?.type !== "choice" || turn.seat !== seat) continue;
      await this.ask(`/api/tables/${this.table}/acts`, { act: { type: "play", version, move: turn.moves[0] }, key: `move-${seq}` });
    }
  }

  leave() {
    this.#over = true;
  }

  /** Ask the server, as the same person each time. */
  async ask(path, asked) {
    const headers = { "Content-Type": "application/json", cookie: this.#cookie };
    const body = asked && JSON.stringify(asked);
    const answer = await fetch(`${this.#url}${path}`, { method: asked ? "POST" : "GET", headers, body });
    this.#cookie ||= answer.headers
      .getSetCookie()
      .map((one) => one.split(";")[0])
      .join("; ");
    assert.ok(answer.ok, `${path}: ${answer.status}`);
    return answer.json();
  }
}

async function until(what, asked) {
  for (const began = performance.now(); performance.now() - began < PATIENCE; await sleep(100)) {
    const found = await asked();
    if (found) return found;
  }
  return assert.fail(`${what}: not within ${PATIENCE / 1000} s`);
}

/** The first of these that stands on the page, once there is one. */
function first(browser, selectors) {
  return until(selectors.join(" or "), () => browser.run((all) => all.find((one) => document.querySelector(one)) ?? null, selectors));
}

async function tap(browser, selector) {
  await browser.tap(selector).catch((error) => {
    if (!GONE.test(error.message)) throw error;
  });
}

/** All casinos in words, when one may choose; nothing happens then. */
async function board(browser) {
  await first(browser, [CHOICE]);
  return browser.run(() => [...document.querySelectorAll(".casino")].map((one) => one.getAttribute("aria-label")));
}

async function isWell(browser) {
  assert.deepEqual(await browser.run(() => window.problems), []);
}

/** Lock the phone until a bot plays; who is back finds the table as it is, and has the seat again by one tap. */
async function lockAndReturn(browser, host, link) {
  await browser.lock();
  await until("a bot plays", () => host.alone);
  await browser.unlock();
  await first(browser, [".missed li"]);
  await first(browser, [BACK]);
  await browser.tap(BACK);
  await until("the seat is taken again", () => !host.alone);
  const seen = await board(browser);
  await isWell(browser);
  await browser.open(link);
  assert.deepEqual(await board(browser), seen);
}

/** Take a seat, and play to the end; tells how many turns that took. */
async function play(browser, host, link) {
  await first(browser, [SIT]);
  await browser.tap(SIT);
  let turns = 0;
  for (;;) {
    const found = await first(browser, [END, BACK, GO, CHOICE]);
    if (found === END) break;
    if (found === CHOICE && (turns += 1) === LOCKED_AT) await lockAndReturn(browser, host, link);
    await tap(browser, found);
  }
  assert.equal(await browser.run(() => document.querySelectorAll(".end .col").length), 2);
  await isWell(browser);
  return turns;
}

/** Follow a link to a table of somebody else; the speed was chosen before. */
async function join(browser, url) {
  const host = new Host(url);
  const link = await host.invite();
  await browser.open(`${url}/settings`);
  await browser.run((speed) => localStorage.setItem("flambeur.speed", speed), SPEED);
  await browser.open(link);
  const playing = play(browser, host, link).finally(() => host.leave());
  const [turns] = await Promise.all([playing, host.play()]);
  return turns;
}

/** A friend who opens a game night by the API, begins a game there and leaves it to a bot. */
class NightHost {
  #ask;

  constructor(url) {
    const host = new Host(url);
    this.#ask = (path, asked) => host.ask(`/api${path}`, asked);
  }

  async open() {
    const { night, code } = await this.#ask("/nights", { enter: { type: "enter", name: "Ana" } });
    [this.night, this.code] = [night, code];
  }

  async begin(game) {
    await this.#ask(`/nights/${this.night}/acts`, { act: { type: "begin", game }, key: "begin" });
    const table = await until("a table is open", async () => (await this.#room()).table);
    await until("the game has begun", async () => (await this.#ask(`/tables/${table}`)).view);
    await this.#ask(`/tables/${table}/acts`, { act: { type: "resign" }, key: "resign" });
  }

  async people() {
    return (await this.#room()).people.length;
  }

  async #room() {
    return (await this.#ask(`/nights/${this.night}`)).night;
  }
}

/** Join a game night by its four letters, play a game there, and come back to the room; tells how many turns that took. */
async function joinNight(browser, url) {
  const host = new NightHost(url);
  await host.open();
  await browser.open(`${url}/join/${host.code}`);
  await first(browser, [".found .btn.hot"]);
  await browser.tap(".found .btn.hot");
  await first(browser, [ENTER]);
  await browser.tap(ENTER);
  await until("somebody came", async () => (await host.people()) === 2);
  await first(browser, [".room"]);
  await host.begin("vegas/2018@1");
  let turns = 0;
  for (;;) {
    const found = await first(browser, [END, BACK, GO, CHOICE]);
    if (found === END) break;
    turns += found === CHOICE;
    await tap(browser, found);
  }
  await browser.tap(".end .dock .btn.hot");
  await first(browser, [".score ol"]);
  assert.equal(await browser.run(() => location.pathname), `/n/${host.night}`);
  await isWell(browser);
  return turns;
}

const server = await serve();

const JOURNEYS = { "a table by its link": join, "a game night by its code": joinNight };

async function travel(name, launch, journey) {
  const began = performance.now();
  const since = () => `${((performance.now() - began) / 1000).toFixed(1).padStart(6)} s`;
  const browser = await launch();
  try {
    const turns = await journey(browser, server.first);
    console.log(`ok     ${since()}  ${name} (${turns} turns)`);
  } catch (error) {
    process.exitCode = 1;
    const seen = await browser.run(() => document.body.innerText.slice(-600)).catch(String);
    console.log(`failed ${since()}  ${name}\n${error.stack}\nlast seen: ${seen}`);
  } finally {
    await browser.end();
  }
}

/** One journey after the other in each browser; both browsers at once. */
async function travelAll([browser, launch]) {
  for (const [what, journey] of Object.entries(JOURNEYS)) {
    const name = `${browser}: ${what}`;
    if (name.includes(wanted)) await travel(name, launch, journey);
  }
}

try {
  await Promise.all(Object.entries({ firefox, webkit }).map(travelAll));
} finally {
  await server.stop();
}
