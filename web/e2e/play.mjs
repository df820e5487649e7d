// Playing as people do, by what stands on the page: every game has controls that wait, and one step answers them.
import assert from "node:assert/strict";

/** What can be answered now, by game; the end of the game comes first. */
const CONTROLS = {
  end: ".end",
  cup: ".hand .roll",
  heap: ".hand .heap:not([disabled])",
  handover: "dialog[open] #hand-over",
  split: ".pop .token",
  ask: ".pop .body [data-key]",
  group: ".hand .grp:not([disabled])",
  claim: ".hand .claims .claim",
  die: ".hand .die-box.offer",
  throw: ".hand .throw:not([disabled])",
  roll: ".hand .go .btn.hot",
  sure: ".hand .steps + .see .btn.pilot:not([disabled])",
  value: ".hand .steps .value",
  offer: ".hand .offers .offer",
};
/** So long something may take to stand still before it is looked for anew. */
const BRIEF = 5000;
const HEAP_SURE = ".hand .decides .btn.pilot";
const SURE = ".pop footer .btn.pilot";
const ANY = Object.values(CONTROLS).join(", ");

/** Open a table; with a script it is one of a scripted worker, and the same each time. */
export async function openTable(page, url, wanted, script = null) {
  // A page that asks the server nothing by itself.
  await page.goto(`${url}/settings`);
  const headers = { "Content-Type": "application/json", ...(script && { "Flambeur-Script": script }) };
  const table = await page.evaluate(
    async ([wanted, headers]) => {
      const answer = await fetch("/api/tables", { method: "POST", headers, body: JSON.stringify(wanted) });
      return answer.ok ? (await answer.json()).table : Promise.reject(new Error(await answer.text()));
    },
    [wanted, headers],
  );
  await page.goto(`${url}/t/${table}`);
  return table;
}

/** Tap what is there, with a finger where there is one. */
export async function tap({ page, touch }, selector, place = 0) {
  const found = page.locator(selector).nth(place);
  if (touch) await found.tap();
  else await found.click();
}

/** Tap one of several; what was there may give way to something else meanwhile, then that is answered next. */
async function tapOne({ page, touch }, selector, choose) {
  const found = page.locator(selector);
  const count = await found.count();
  if (count === 0) return;
  const one = found.nth(choose(count));
  const gone = (error) => {
    if (error.name !== "TimeoutError") throw error;
  };
  await (touch ? one.tap({ timeout: BRIEF }) : one.click({ timeout: BRIEF })).catch(gone);
}

async function confirm(person) {
  const button = person.page.locator(".hand .go .btn.pilot, .hand .go .btn.hot, .hand .acts .btn.pilot");
  if (await button.first().isVisible()) await tap(person, ".hand .go .btn.pilot, .hand .go .btn.hot, .hand .acts .btn.pilot");
}

const STEPS = {
  cup: async (person) => {
    await tap(person, CONTROLS.cup);
  },
  heap: async (person, choose) => {
    await tapOne(person, CONTROLS.heap, choose);
    await tapOne(person, HEAP_SURE, () => 0);
  },
  handover: async (person) => {
    await tap(person, "dialog[open] .btn.hot");
  },
  group: async (person, choose) => {
    await tapOne(person, CONTROLS.group, choose);
  },
  ask: async (person, choose) => {
    await tapOne(person, CONTROLS.ask, choose);
    const sure = person.page.locator(SURE);
    if (await sure.isVisible()) await tap(person, SURE);
  },
  split: async (person) => {
    await tap(person, CONTROLS.split);
    await tap(person, SURE);
  },
  die: async (person) => {
    await tap(person, CONTROLS.die);
    await confirm(person);
  },
  claim: async (person) => {
    const several = (await person.page.locator(CONTROLS.claim).count()) > 1;
    await tap(person, CONTROLS.claim);
    if (several) await confirm(person);
  },
  throw: async (person) => {
    await tap(person, CONTROLS.throw);
  },
  roll: async (person) => {
    await tap(person, CONTROLS.roll);
  },
  sure: async (person) => {
    await tap(person, CONTROLS.sure);
  },
  value: async (person, choose) => {
    await tapOne(person, CONTROLS.value, choose);
  },
  offer: async (person, choose) => {
    await tapOne(person, CONTROLS.offer, choose);
    await confirm(person);
  },
};

/** Which control waits; it is looked for twenty times a second, or less often: a page that is asked with every frame does little else. */
export async function waiting(page, timeout = 30_000, polling = 50) {
  const found = await page.waitForFunction(
    ([controls, any]) =>
      document.querySelector(any) && Object.entries(controls).find(([, selector]) => document.querySelector(selector))?.[0],
    [CONTROLS, ANY],
    { timeout, polling },
  );
  return found.jsonValue();
}

/** Answer once; tells what was answered. Those who want it play with one tap, so a group needs only one. */
export async function step(person, choose = () => 0) {
  const control = await waiting(person.page);
  if (control !== "end") await STEPS[control](person, choose);
  return control;
}

/** Play on until the final screen; `each` sees the page before every answer. Who is out of a game waits longer for its end. */
export async function playOn(person, { choose = () => 0, each = async () => {}, most = 400, patience = 30_000 } = {}) {
  for (let count = 0; count < most; count++) {
    const control = await waiting(person.page, patience);
    if (control === "end") return count;
    // What happens to the person on the way may change what the page waits for.
    if (await each(control, count)) continue;
    await STEPS[control](person, choose);
  }
  return assert.fail(`the game is not over after ${most} answers`);
}

/** Have a bot play to the end in the place of whoever looks at this page. */
export function resign(page, table) {
  return page.evaluate(
    (table) =>
      fetch(`/api/tables/${table}/acts`, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({ act: { type: "resign" }, key: "away" }),
      }),
    table,
  );
}
