// Strike to its end, drawn in three dimensions.
import assert from "node:assert/strict";
import { loaded } from "../checks.mjs";
import { openTable, playOn, step, waiting } from "../play.mjs";

const SEEN = 2;
/** Every point of the window is drawn by the processor. */
const SMALL = { width: 800, height: 600 };
const PHONES = [
  { width: 390, height: 664 },
  { width: 360, height: 640 },
];
/** So many pixels wide is every die in sight. */
const LEAST = 42;
const LONG = 60_000;
const door = (page, name) => page.locator(".door").filter({ has: page.locator(".name", { hasText: name }) });

/** In the page: note how small dice got in any picture from now on. */
function noteEdges() {
  const space = document.querySelector(".space");
  const edges = (globalThis.edges = [space.dataset.edge]);
  new MutationObserver(() => edges.push(space.dataset.edge)).observe(space, { attributeFilter: ["data-edge"] });
}

/** How small dice were; there may be none in sight. */
const edges = async (page) => (await page.evaluate(() => globalThis.edges)).filter((edge) => edge !== undefined).map(Number);
const until = (page, near) =>
  page.waitForFunction(([near, least]) => Number(document.querySelector(".space").dataset.edge) >= least === near, [near, LEAST], {
    timeout: LONG,
  });

/** Pull back from the corner of the felt, where no die lies, and let go when the whole arena is in sight. */
async function pull(page) {
  const { x, y, height } = await page.locator(".space canvas").boundingBox();
  await page.mouse.move(x + 12, y + height - 70);
  await page.mouse.down();
  await until(page, false);
  await page.mouse.move(x + 12, y + height - 5, { steps: 4 });
  await page.mouse.up();
}

export const journeys = {
  async "Strike in physics, with three dimensions"({ people, server }) {
    const mira = await people.come({ viewport: SMALL, motion: "no-preference" });
    await mira.page.goto(server.first);
    assert.ok(!(await loaded(mira.page)).some((name) => name.startsWith("three")), "the first page loads three.js");
    await door(mira.page, "Strike").click();
    await mira.page.locator(".space canvas").waitFor();
    assert.ok(
      (await loaded(mira.page)).some((name) => name.startsWith("three")),
      "three.js is not loaded",
    );
    // Drawn by the processor a throw takes many seconds: a few are seen, the rest are told.
    const each = async (_, count) => {
      if (count === SEEN) await mira.page.emulateMedia({ reducedMotion: "reduce" });
    };
    return `${await playOn(mira, { each })} throws`;
  },

  async "Strike on phones, where the camera follows the dice"({ people, server }) {
    const told = [];
    for (const viewport of PHONES) {
      const mira = await people.come({ viewport, motion: "no-preference", touch: true });
      const script = `strikecamera${viewport.width}`;
      const wanted = {
        game: "strike",
        chairs: 2,
        sit: { type: "sit", name: "Mira" },
        bots: ["casual"],
        start: true,
        options: { starter: 0 },
      };
      await openTable(mira.page, server.scripted, wanted, script);
      await mira.page.locator(".space[data-edge]").waitFor({ timeout: LONG });
      await waiting(mira.page, LONG);
      await mira.page.evaluate(noteEdges);
      await step(mira);
      await waiting(mira.page, LONG);
      const seen = await edges(mira.page);
      assert.ok(seen.length > 1, "nothing moved");
      assert.ok(Math.min(...seen) >= LEAST, `a die of ${Math.min(...seen)} px at ${viewport.width} x ${viewport.height}`);
      told.push(`${viewport.width}: ${Math.min(...seen)} px`);
      await pull(mira.page);
      await until(mira.page, true);
      await mira.context.close();
    }
    return told.join(", ");
  },
};
