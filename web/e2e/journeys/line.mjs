// Lines break and tabs multiply; the game goes on.
import assert from "node:assert/strict";
import { HOME } from "../browser.mjs";
import { slowdown } from "../machine.mjs";
import { openTable, step, waiting } from "../play.mjs";

const TRIES = 3;
const MOST = 2000;
const game = { game: "vegas", chairs: 2, sit: { type: "sit", name: "Mira" }, bots: ["casual"], start: true };
const log = (page) => page.locator(".log ol li").allInnerTexts();

/** Milliseconds from a new page to the controls that waited in the old one; as many as on a quiet machine. */
async function reopen(context, url) {
  const page = await context.newPage();
  const slow = slowdown();
  const began = performance.now();
  await page.goto(url, { waitUntil: "commit" });
  assert.equal(await waiting(page), "group");
  const took = performance.now() - began;
  return { page, took: took / Math.max(slow, slowdown()) };
}

export const journeys = {
  async "a page killed in mid-turn and reopened continues within 2 s"({ people, server }) {
    const { page, context } = await people.come();
    const table = await openTable(page, server.first, game);
    await waiting(page);
    await page.locator(".hand .grp:not([disabled])").first().click();
    const before = await log(page);
    const times = [];
    let now = page;
    // The best of a few tells what the client needs.
    for (let count = 0; count < TRIES && !times.some((time) => time < MOST); count++) {
      await now.close();
      const opened = await reopen(context, `${server.second}/t/${table}`);
      now = opened.page;
      times.push(Math.round(opened.took));
    }
    assert.deepEqual(await log(now), before);
    await step({ page: now });
    await now.locator(".hand .go .pilot").click();
    await now.waitForFunction((count) => document.querySelectorAll(".log ol li").length > count, before.length);
    assert.ok(Math.min(...times) < MOST, `${times} ms`);
    return `${Math.min(...times)} ms`;
  },

  async "two tabs of one player stay the same"({ people, server }) {
    const { page, context } = await people.come({ oneTap: true });
    const table = await openTable(page, server.first, game);
    const other = await context.newPage();
    await other.goto(`${server.second}/t/${table}`);
    for (const turn of [page, other, page, other]) {
      await Promise.all([page, other].map((tab) => waiting(tab)));
      const count = (await log(turn)).length;
      await step({ page: turn });
      await Promise.all(
        [page, other].map((tab) => tab.waitForFunction((count) => document.querySelectorAll(".log ol li").length > count, count)),
      );
    }
    await Promise.all([page, other].map((tab) => waiting(tab)));
    assert.deepEqual(await log(other), await log(page));
    const groups = (tab) => tab.locator(".hand .grp").evaluateAll((all) => all.map((one) => one.dataset.group));
    assert.deepEqual(await groups(other), await groups(page));
  },

  async "a page talks to the server it came from, and to no other"({ people, server }) {
    // Not one of the people: what the browser refuses here is no mistake of the page.
    const page = await people.browser.newPage();
    const reach = (url) =>
      page.evaluate(
        (url) =>
          new Promise((tell) => {
            document.addEventListener("securitypolicyviolation", (event) => tell(event.effectiveDirective), { once: true });
            new WebSocket(url).onopen = () => tell("open");
          }),
        `${url.replace("http", "ws")}/socket`,
      );
    for (const home of [server.first, server.first.replace("127.0.0.1", HOME)]) {
      await page.goto(home);
      assert.equal(await reach(home), "open");
      assert.equal(await reach(server.second), "connect-src");
    }
    await page.close();
  },
};
