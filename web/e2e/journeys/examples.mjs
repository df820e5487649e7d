// A reader of the rules: an example is tried at the real table, its end is explained, and the way back leads to its chapter.
import assert from "node:assert/strict";
import { faults } from "../faults.mjs";
import { step, tap } from "../play.mjs";

const PHONE = { width: 390, height: 664 };
const SIDEWAYS = { width: 844, height: 390 };
const SLIP = ".slip .real";
const MOST = 4;

/** The reader answers until something came of it; tells what. */
async function tryOn(reader) {
  const { page } = reader;
  for (let moves = 0; moves < MOST; moves++) {
    await step(reader);
    const next = await page.waitForFunction(
      ([slip, free]) => (document.querySelector(slip) ? "over" : document.querySelector(free) && "on"),
      [SLIP, ".hand .grp:not([disabled])"],
      { timeout: 60_000 },
    );
    if ((await next.jsonValue()) === "over") return page.locator(".slip p").innerText();
    // Only Vegas goes on, with its last die.
  }
  return assert.fail("the example does not end");
}

async function tryExample({ people, server }, { show, chapter, language, viewport, said }) {
  const reader = await people.come({ viewport, touch: true, language });
  const { page } = reader;
  await page.goto(`${server.first}/rules/${show}`);
  await tap(reader, `#${chapter} .try .btn`);
  await page.locator(SLIP).waitFor();
  const where = `${chapter} in ${language}`;
  assert.deepEqual(await faults(page, `${where}, before`), []);
  await tap(reader, SLIP);
  await page.locator(".slip").waitFor({ state: "detached" });
  const text = await tryOn(reader);
  assert.match(text, said);
  assert.deepEqual(await faults(page, `${where}, after`), []);
  await tap(reader, SLIP);
  await page.waitForURL(`${server.first}/rules/${show}#${chapter}`);
  const title = page.locator(`#${chapter} h3`);
  await title.waitFor();
  await page.waitForFunction((id) => {
    const { top } = document.getElementById(id).getBoundingClientRect();
    return top >= 0 && top < innerHeight / 2;
  }, chapter);
}

/** The first choice of each is the one of the rulebook. */
const EXAMPLES = [
  { show: "vegas", chapter: "rules-vegas-payout", language: "de", viewport: PHONE, said: /je drei Würfel.*30\.000/ },
  { show: "royale", chapter: "rules-royale-d1", language: "fr", viewport: SIDEWAYS, said: /trois casinos/ },
  { show: "easycome", chapter: "rules-easycome-steal", language: "fr", viewport: SIDEWAYS, said: /Vous avez un prix|à vous/ },
  { show: "strike", chapter: "rules-strike-turn", language: "de", viewport: PHONE, said: /Vorrat|verschieden|aus dem Spiel/ },
];

export const journeys = Object.fromEntries(
  EXAMPLES.map((one) => [`${one.chapter} in ${one.language}, ${one.viewport.width} wide`, (given) => tryExample(given, one)]),
);
