// People of a game night whose phones are the API: they come in by the code on the television, and play whatever is played.
import assert from "node:assert/strict";
import { setTimeout as sleep } from "node:timers/promises";

/** Milliseconds between two looks at a table; bots and servers need some of them. */
const LOOK = 120;
let keys = 0;

/** The server has called it off, or somebody was quicker: the next look tells. */
const PASSING = /seat\/none|move\/stale|move\/not-yours|request\/too-many|server\/busy|table\/over/;

export class Guest {
  #url;
  #cookie = "";
  night = null;

  constructor(url, name) {
    this.#url = url;
    this.name = name;
  }

  /** Come in by four letters. */
  async enter(code) {
    const { night } = await this.#ask(`/codes/${code}`);
    this.night = night;
    await this.act({ type: "enter", name: this.name });
  }

  act(act) {
    return this.#ask(`/nights/${this.night}/acts`, { act, key: `act-${++keys}` });
  }

  /** End the game that is played, if it has not ended by itself. */
  async breakOff() {
    await this.act({ type: "break" }).catch((error) => assert.match(error.message, /no game is played/));
  }

  async room() {
    return (await this.#ask(`/nights/${this.night}`)).night;
  }

  /** Play until the game is over, or as long as one is wanted to. */
  async play(wanted = () => true) {
    for (let choices = 0; wanted(); await sleep(LOOK)) {
      const { phase, table } = await this.room();
      if (phase !== "playing") return choices;
      if (!table) continue;
      const { seat, view } = await this.#ask(`/tables/${table}`);
      const { turn, version } = view ?? {};
      if (seat === null || turn?.type !== "choice" || turn.seat !== seat) continue;
      const move = turn.moves[choices % turn.moves.length];
      // What is aimed by hand is left to a bot.
      const act = move ? { type: "play", version, move } : { type: "resign" };
      await this.#ask(`/tables/${table}/acts`, { act, key: `move-${++keys}` }).catch(unlessPassing);
      choices += 1;
    }
    return null;
  }

  async #ask(path, asked) {
    const headers = { "Content-Type": "application/json", cookie: this.#cookie };
    const answer = await fetch(`${this.#url}/api${path}`, {
      method: asked ? "POST" : "GET",
      headers,
      body: asked && JSON.stringify(asked),
    });
    const given = answer.headers.getSetCookie().map((cookie) => cookie.split(";")[0]);
    if (given.length > 0) this.#cookie = given.join("; ");
    if (!answer.ok) throw new Error(await answer.text());
    return answer.json();
  }
}

function unlessPassing(error) {
  if (!PASSING.test(error.message)) throw error;
}

/** Everybody comes in, one after the other, and votes for a game; the first one begins it. */
export async function gather(url, code, names, game) {
  const guests = names.map((name) => new Guest(url, name));
  for (const guest of guests) await guest.enter(code);
  for (const guest of guests) await guest.act({ type: "vote", game });
  return guests;
}

/** What is too small or cut off on the stage of a television; in pixels of 1920 by 1080. */
export function faults(page) {
  return page.evaluate(() => {
    const LEAST = 27.9;
    /** Letters on dice, badges and notes are part of a drawing: colour, pattern and number tell the same. */
    const DRAWN = ".die, .badge, .bill, .back, .tower, .chip, .sign";
    const stage = document.querySelector(".stage");
    const scale = stage.getBoundingClientRect().width / 1920;
    const found = new Set();
    const walk = document.createTreeWalker(stage, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
      const text = walk.currentNode.textContent.trim();
      const box = walk.currentNode.parentElement;
      if (!text || box.closest(DRAWN)) continue;
      const svg = box.closest("svg") !== null;
      const size = parseFloat(getComputedStyle(box).fontSize) * (svg ? box.getScreenCTM().a / scale : 1);
      if (size < LEAST) found.add(`${size.toFixed(1)} px: ${text}`);
      if (svg || box.closest(".name, .reaction, .flight, .paid")) continue;
      if (box.scrollWidth > box.clientWidth + 1 && box.clientWidth > 0) found.add(`cut across: ${text}`);
      if (box.scrollHeight > box.clientHeight + 8 && box.clientHeight > 0) found.add(`cut below: ${text}`);
      const range = document.createRange();
      range.selectNodeContents(walk.currentNode);
      const at = range.getBoundingClientRect();
      const edges = stage.getBoundingClientRect();
      if (at.left < edges.left + 30 * scale || at.right > edges.right - 30 * scale || at.bottom > edges.bottom - 30 * scale)
        found.add(`at the edge: ${text}`);
    }
    return [...found];
  });
}

/** Look again and again until something is done, and tell whatever was ever wrong. */
export async function watch(page, until) {
  let over = false;
  const done = Promise.resolve(until).finally(() => (over = true));
  const wrong = new Set();
  while (!over) {
    for (const fault of await faults(page)) wrong.add(fault);
    await Promise.race([done, sleep(400)]);
  }
  assert.deepEqual([...wrong], []);
  return done;
}
