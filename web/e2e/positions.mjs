// Tables with heavy loads: how each is reached, what is done there whenever the page was loaded anew, and at the end.
import assert from "node:assert/strict";
import { openTable, step, tap, waiting } from "./play.mjs";

/** Eleven letters each. */
export const NAMES = ["Maximiliane", "Bartholomew", "Konstantina", "Christopher", "Wilhelmiene"];
const LONG = 60_000;
const MOST = 80;
/** Nobody steps in while a table is looked at in every size. */
const PACE = { kind: "live", seconds: 900 };

async function act({ context }, url, table, what) {
  // A line that was quiet for a while may just be hung up by the server; the key makes it safe to try again.
  const answer = await context.request.post(`${url}/api/tables/${table}/acts`, { data: { act: what, key: what.type }, maxRetries: 3 });
  if (!answer.ok()) throw new Error(`${JSON.stringify(what)}: ${await answer.text()}`);
}

/** Sit down with people of long names, for whom bots play; the script makes the table the same each time. */
async function crowd({ people, person, url }, { others, script, ...wanted }) {
  const sit = { type: "sit", name: "Mira" };
  const table = await openTable(person.page, url, { chairs: others + 1, sit, pace: PACE, ...wanted }, script);
  const guests = await Promise.all(NAMES.slice(0, others).map(() => people.come()));
  for (const [place, guest] of guests.entries()) await act(guest, url, table, { type: "sit", name: NAMES[place], seat: place + 1 });
  await act(person, url, table, { type: "start" });
  for (const guest of guests) {
    await act(guest, url, table, { type: "resign" });
    await guest.context.close();
  }
  await waiting(person.page, LONG);
}

/** Answer so often, and on until this is asked. */
async function answer({ person }, times, until = null, choose = (many, count) => (count * 3 + 1) % many) {
  for (let count = 0; count < MOST; count++) {
    const control = await waiting(person.page, LONG);
    if (control === "end" || (count >= times && (until === null || control === until))) return;
    await step(person, (many) => choose(many, count));
  }
}

/** Play on until some casino has so many stacks. */
async function stack({ person }, wanted) {
  const most = () => Math.max(...[...document.querySelectorAll(".towers")].map((one) => one.querySelectorAll(".tw").length));
  for (let count = 0; count < MOST; count++) {
    if ((await waiting(person.page, LONG)) === "end") break;
    if ((await person.page.evaluate(most)) === wanted) return;
    await step(person);
  }
  throw new Error(`no casino has ${wanted} stacks`);
}

/** Let bots play a game to its end. */
async function finish({ person, url }, wanted, script) {
  const table = await openTable(person.page, url, { sit: { type: "sit", name: NAMES[0] }, start: true, ...wanted }, script);
  await act(person, url, table, { type: "resign" });
  await person.page.locator(".end").waitFor({ timeout: 2 * LONG });
  return table;
}

async function lookAt(person, selector, place = -1) {
  await waiting(person.page, LONG);
  await tap(person, selector, place);
}

const group = (person) => lookAt(person, ".hand .grp:not([disabled])");

async function push(person) {
  await waiting(person.page, LONG);
  await person.page.locator(".hand .more .btn").first().click();
}

const ROYALE = { game: "vegas/royale", others: 4, options: { tiles: ["A1", "B2", "C2", "D2", "E1", "F2"], start_player: 0 } };
const EASY_COME = { game: "easycome", others: 3, options: { first_player: 0 } };
const STRIKE = { game: "strike", others: 4, options: { starter: 0 } };

export const positions = {
  "Vegas, eight dice in six groups": {
    reach: (given) => crowd(given, { game: "vegas", others: 4, options: { first_leader: 0 }, script: "sizesvegas21xb" }),
    ready: group,
  },
  "Vegas, five stacks in a casino": {
    async reach(given) {
      await crowd(given, { game: "vegas", others: 4, options: { first_leader: 0 }, script: "sizesstacks1" });
      await stack(given, 5);
    },
    ready: group,
  },
  "Vegas in mid-game": {
    async reach(given) {
      await crowd(given, { game: "vegas", others: 4, options: { first_leader: 0 }, script: "sizesvegas2" });
      await answer(given, 4);
    },
    ready: group,
  },
  "Vegas alone": {
    async reach(given) {
      await crowd(given, { game: "vegas", others: 0, script: "sizesvegas3" });
      await answer(given, 2);
    },
    ready: group,
  },
  "Vegas, looking back": {
    async reach(given) {
      await crowd(given, { game: "vegas", others: 4, options: { first_leader: 0 }, script: "sizesvegas4" });
      await answer(given, 2);
    },
    async ready({ page }) {
      // The address has followed the look before this one; a page opened there asks for nothing.
      await page.goto(page.url().replace(/\/\d+$/, ""));
      await waiting(page, LONG);
      await page.keyboard.press("ArrowLeft");
      await page.locator(".past").waitFor();
    },
  },
  "Royale in mid-game": {
    async reach(given) {
      await crowd(given, { ...ROYALE, script: "sizesroyale1" });
      await answer(given, 3, "group");
    },
    ready: group,
  },
  "Royale with a question": {
    async reach(given) {
      await crowd(given, { ...ROYALE, script: "sizesroyale2" });
      await answer(given, 1, "ask");
    },
    ready: (person) => lookAt(person, ".pop .body [data-key]", 0),
  },
  "Royale with a fine to pay": {
    async reach(given) {
      await crowd(given, { ...ROYALE, options: { tiles: ["C2"], start_player: 0 }, script: "sizesfine12" });
      // Whoever stays away from casino 1 is fined; the first casinos have small bills.
      await answer(given, 0, "ask", (many) => Math.min(1, many - 1));
    },
    ready: (person) => lookAt(person, ".pop .body [data-key]", 0),
    async after(person) {
      await step(person);
      assert.equal(await waiting(person.page, LONG), "group");
      // Both chips are paid, and the next round brings two; two more would be there if they had been kept.
      const chips = await person.page.evaluate(async () => {
        const answer = await fetch(`/api${location.pathname.replace("/t/", "/tables/")}`);
        return (await answer.json()).view.state.players[0].chips;
      });
      assert.equal(chips, 2);
    },
  },
  "Easy Come with nine free prizes": {
    reach: (given) => crowd(given, { ...EASY_COME, script: "sizeseasy1" }),
    ready: (person) => lookAt(person, ".hand .die-box.offer", 0),
  },
  "Easy Come in mid-game": {
    async reach(given) {
      await crowd(given, { ...EASY_COME, script: "sizeseasy2" });
      await answer(given, 5);
    },
    ready: (person) => waiting(person.page, LONG),
  },
  Strike: {
    async reach(given) {
      await crowd(given, { ...STRIKE, script: "sizesstrike1" });
      await answer(given, 2);
    },
    ready: (person) => waiting(person.page, LONG),
  },
  "Strike, dice to push": {
    async reach(given) {
      await crowd(given, { ...STRIKE, script: "sizesstrike2" });
      await answer(given, 2);
    },
    ready: push,
  },
  "the lobby": {
    page: true,
    async reach({ person, url }) {
      const sit = { type: "sit", name: NAMES[0] };
      await openTable(person.page, url, { game: "vegas", chairs: 5, sit, bots: ["casual", "novice"] }, "sizeslobby1");
    },
    ready: ({ page }) => page.locator(".lobby li").first().waitFor(),
  },
  "the form of a new table": {
    page: true,
    reach: ({ person, url }) => person.page.goto(url),
    async ready({ page }) {
      await page.locator(".cta .two .btn").first().click();
      await page.locator("dialog .btn.hot").waitFor();
    },
  },
  "the end": {
    page: true,
    reach: (given) => finish(given, { game: "vegas", chairs: 5, bots: ["casual", "casual", "novice", "uniform"] }, "sizesend1"),
    // A review comes after everything else that this machine does: only the journey's own patience ends the wait.
    ready: ({ page }) => page.locator(".end .merits").waitFor({ timeout: 0 }),
  },
  "the review": {
    page: true,
    async reach(given) {
      const table = await finish(given, { game: "easycome", chairs: 2, bots: ["novice"] }, "sizesreview1");
      await given.person.page.goto(`${given.url}/t/${table}/review`);
    },
    ready: ({ page }) => page.locator(".curve").waitFor({ timeout: 0 }),
  },
};
