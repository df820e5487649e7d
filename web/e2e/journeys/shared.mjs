// One device, handed round: three seats, and what is hidden is on the screen for nobody else.
import assert from "node:assert/strict";
import { openTable, playOn, step, waiting } from "../play.mjs";

const PHONE = { width: 390, height: 664 };
const BOOK = { width: 820, height: 1180 };
const NAMES = ["Ana", "Ben", "Cleo"];

/** Keep what the stream told last of each seat in hand, and of everybody. */
function listen(page) {
  const known = { seat: null, mine: {}, open: "" };
  let picture = {};
  let log = "";
  const merge = (old, patch) => {
    if (patch === null || typeof patch !== "object" || Array.isArray(patch)) return patch;
    const next = { ...(old && typeof old === "object" && !Array.isArray(old) ? old : {}) };
    for (const [key, value] of Object.entries(patch)) {
      if (value === null) delete next[key];
      else next[key] = merge(next[key], value);
    }
    return next;
  };
  page.on("websocket", (socket) =>
    socket.on("framereceived", ({ payload }) => {
      const said = JSON.parse(payload);
      if (said.type !== "update") return;
      if (said.patch !== undefined) picture = merge(picture, said.patch);
      else if (said.picture !== undefined) picture = said.picture;
      const { mine, ...open } = picture;
      known.seat = said.seat;
      if (mine) known.mine[said.seat] = mine;
      // Whatever was dealt or paid before all eyes stands in the log.
      log += JSON.stringify(said.told?.lines ?? []);
      known.open = JSON.stringify(open) + log;
    }),
  );
  return known;
}

/** All that is read, heard or shown: text, labels, what is said aloud, and the title. */
const readable = (page) =>
  page.evaluate(() => {
    const labels = [...document.querySelectorAll("[aria-label], [title], [alt]")].flatMap((one) =>
      ["aria-label", "title", "alt"].map((name) => one.getAttribute(name) ?? ""),
    );
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, (node) =>
      node.parentElement?.closest("script, style") ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
    );
    const texts = [];
    while (walker.nextNode()) texts.push(`${walker.currentNode.data} (in ${walker.currentNode.parentElement.tagName})`);
    return [document.title, ...texts, ...labels].join("\n");
  });

/** The first line of the page that tells money of a seat; amounts that lie open, or were told to all, tell nothing. */
async function told(page, known) {
  const lines = (await readable(page)).split("\n");
  for (const { money } of Object.values(known.mine)) {
    if (!money || known.open.includes(String(money))) continue;
    const written = new RegExp(`(?<!\\d)${String(money).replace(/000$/, "[.,\\s\\u00a0\\u202f]?000")}`);
    const line = lines.find((line) => written.test(line));
    if (line !== undefined) return line;
  }
  return null;
}

/** Hidden money is on the page for nobody. */
async function assertCovered(page, known, when) {
  assert.equal(await told(page, known), null, `money is on the page ${when}`);
  assert.equal(await page.locator(".worth, .hold b, .holds .cash b").count(), 0, `money is told ${when}`);
  assert.equal(await page.locator(".tile .count").count(), 0, `a fist is open ${when}`);
}

/** At a hand-over there is nothing but whom the device is for. */
async function assertHandedOver(page, known) {
  const title = await page.locator("dialog[open] #hand-over").textContent();
  const name = NAMES[known.seat];
  assert.ok(title.includes(name), `it is given to ${name}: ${title}`);
  await assertCovered(page, known, "at a hand-over");
  assert.equal(await page.locator(".pop, [data-key]").count(), 0, "the choice is not on the page");
  assert.equal(await page.title(), "Flambeur: dice games with friends", "the title tells nothing");
  const heard = await page.locator("[aria-live] p").allTextContents();
  assert.deepEqual(
    heard.filter((line) => /^\d\. /.test(line)),
    [],
    "no offer is read aloud",
  );
  // The page beneath can be neither seen nor reached.
  const { width, height } = page.viewportSize();
  const box = await page.locator("dialog[open]").boundingBox();
  assert.deepEqual([Math.round(box.width), Math.round(box.height)], [width, height]);
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await page.locator("dialog[open] #hand-over").waitFor();
}

async function assertInHand(page, known) {
  await page.waitForFunction((seat) => document.querySelector("[data-in-hand]")?.dataset.inHand === String(seat), known.seat);
  assert.equal(await page.locator(".band .who b").textContent(), NAMES[known.seat]);
}

/** What is hidden is open while it is held, by finger or by key, and covered with the end of that. */
async function assertHeld(page, known) {
  const hold = page.locator(".hold");
  const open = page.locator(".hold b");
  const amount = String(known.mine[known.seat].money);
  const digits = async () => (await open.textContent()).replace(/\D/g, "");
  const box = await hold.boundingBox();
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  assert.equal(await digits(), amount);
  await page.mouse.up();
  await assertCovered(page, known, "after a hold");
  await page.mouse.down();
  await page.evaluate(() => window.dispatchEvent(new Event("blur")));
  await assertCovered(page, known, "after the window was left");
  await page.mouse.up();
  await page.mouse.down();
  await page.evaluate(() => {
    Object.defineProperty(document, "hidden", { value: true, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
    delete document.hidden;
  });
  await assertCovered(page, known, "after the page was hidden");
  await page.mouse.up();
  await hold.focus();
  await page.keyboard.down(" ");
  assert.equal(await digits(), amount);
  await page.keyboard.up(" ");
  await assertCovered(page, known, "after a key was held");
  // A reader's tap comes without a finger.
  await hold.evaluate((button) => button.click());
  assert.equal((await page.locator(".hold + [aria-live]").textContent()).replace(/\D/g, ""), amount);
  await hold.evaluate((button) => button.click());
  await assertCovered(page, known, "after a reader's second tap");
}

async function royale({ people, server }, viewport, script) {
  const person = await people.come({ oneTap: true, viewport });
  const { page } = person;
  const known = listen(page);
  const options = { tiles: ["A1", "G1"], start_player: 0 };
  const pace = { kind: "live", seconds: 86_400 };
  let [handed, held, reloaded, games] = [0, 0, 0, 0];
  while (games === 0 || (handed < 3 && games < 6)) {
    await openTable(page, server.scripted, { game: "vegas/royale", chairs: 3, options, pace, shared: NAMES }, `${script}${games++}`);
    await playOn(person, {
      choose: (count) => (handed + games) % count,
      each: async (control) => {
        if (control === "handover") {
          handed += 1;
          await assertHandedOver(page, known);
          if (reloaded === 0) {
            reloaded = 1;
            await page.reload();
            await page.locator("dialog[open] #hand-over").waitFor();
            await assertHandedOver(page, known);
            await step(person);
            await page.locator(".pop").waitFor();
            // Who comes back in the middle of a hidden choice says anew who they are.
            await page.reload();
            await page.locator("dialog[open] #hand-over").waitFor();
            await assertHandedOver(page, known);
          }
          return;
        }
        await assertInHand(page, known);
        await assertCovered(page, known, `before an answer (${control})`);
        // A question of a machine lies over the tray until it is folded.
        if (known.mine[known.seat]?.money > 0 && held < 2 && control === "group") {
          held += 1;
          await assertHeld(page, known);
        }
      },
    });
  }
  assert.ok(handed >= 3, `${handed} hand-overs`);
  assert.ok(held > 0, "money was held");
  return `${games} games, ${handed} hand-overs, nothing on screen for the wrong person`;
}

export const journeys = {
  async "Vegas on a phone, from the first page to the end, and again"({ people, server }) {
    const person = await people.come({ oneTap: true, viewport: PHONE });
    const { page } = person;
    const known = listen(page);
    await page.goto(server.first);
    await page.getByRole("button", { name: "Host a table" }).click();
    await page.getByRole("button", { name: "On one device" }).click();
    await page.getByRole("button", { name: "One more player" }).click();
    for (const [place, name] of NAMES.entries()) await page.getByLabel(`Player ${place + 1}`, { exact: true }).fill(name);
    await page.getByRole("button", { name: "Start the game" }).click();
    let held = 0;
    const seen = new Set();
    const moves = await playOn(person, {
      each: async () => {
        await assertInHand(page, known);
        seen.add(known.seat);
        await assertCovered(page, known, "before a move");
        assert.equal(await page.getByText(/Your turn|Waiting for/).count(), 0, "nobody is waited for");
        if (known.mine[known.seat]?.money > 0 && held === 0) {
          held += 1;
          await assertHeld(page, known);
          await page.reload();
          await waiting(page);
          await assertInHand(page, known);
          await assertCovered(page, known, "after a reload");
        }
      },
    });
    assert.deepEqual([...seen].sort(), [0, 1, 2]);
    assert.ok(held > 0, "money was held");
    assert.match(await page.locator(".pod h1").textContent(), /wins|shared win/);
    const before = page.url();
    await page.getByRole("button", { name: "Play again" }).click();
    await page.waitForURL((url) => url.href !== before);
    await waiting(page);
    await assertInHand(page, known);
    return `${moves} moves`;
  },
  async "Royale with fists and boxes on a phone"(given) {
    return royale(given, PHONE, "sharedphone");
  },
};

export const long = {
  async "Royale with fists and boxes on a tablet"(given) {
    return royale(given, BOOK, "sharedbook0");
  },
};
