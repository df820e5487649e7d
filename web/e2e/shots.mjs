// Each screen as it is worth showing: how to get there, and the page to take the picture of.
import { openTable, step, tap, waiting } from "./play.mjs";

const LONG = 60_000;

/** A table with bots, opened so that it can be opened the same way again. */
async function table(person, url, script, wanted) {
  const sit = { type: "sit", name: "Mira" };
  return openTable(person.page, url, { chairs: wanted.bots.length + 1, sit, start: true, ...wanted }, script);
}

/** Leave a game to the bots, and have it reviewed. */
async function review({ come, url, script }, wanted) {
  const { page } = await come();
  const id = await table({ page }, url, script, wanted);
  await page.evaluate(
    (id) =>
      fetch(`/api/tables/${id}/acts`, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({ act: { type: "resign" }, key: "away" }),
      }),
    id,
  );
  await page.locator(".end").waitFor({ timeout: LONG });
  await page.goto(`${url}/t/${id}/review`);
  await page.locator(".curve").waitFor({ timeout: 3 * LONG });
  await page.waitForTimeout(400);
  return page;
}

/** Answer so often, or until something is asked. */
async function answer(person, times, until = null) {
  let count = 0;
  for (; count < times; count++) {
    const control = await waiting(person.page, LONG);
    if (control === "end" || control === until) break;
    await step(person, (many) => (count * 3 + 1) % many);
  }
  return waiting(person.page, LONG);
}

async function page(come, url, path, given) {
  const { page } = await come(given);
  await page.goto(url + path, { waitUntil: "networkidle" });
  return page;
}

async function vegas({ come, url, script }, given) {
  const mira = await come({ oneTap: true, ...given });
  await table(mira, url, script, { game: "vegas", bots: ["casual", "casual", "uniform"] });
  await answer(mira, 3);
  await mira.page.evaluate(() => localStorage.setItem("flambeur.one-tap", "off"));
  await mira.page.reload();
  await waiting(mira.page, LONG);
  await tap(mira, ".hand .grp:not([disabled])", -1);
  await mira.page.waitForTimeout(400);
  return mira.page;
}

async function strike({ come, url, script }, answers) {
  const mira = await come({ motion: "no-preference" });
  await table(mira, url, script, { game: "strike", bots: ["casual", "uniform"] });
  await mira.page.locator(".space canvas").waitFor({ timeout: LONG });
  await answer(mira, answers);
  return mira.page;
}

export const shots = {
  landing: ({ come, url }) => page(come, url, "/"),
  "landing-terrace": ({ come, url }) => page(come, url, "/", { theme: "terrace" }),
  rules: ({ come, url }) => page(come, url, "/rules/royale"),
  settings: ({ come, url }) => page(come, url, "/settings"),

  async lobby({ come, people, url, script }) {
    const mira = await come();
    const sit = { type: "sit", name: "Mira" };
    const id = await openTable(mira.page, url, { game: "vegas", chairs: 4, sit, bots: ["casual"] }, script);
    const ana = await people.come({ name: "Ana" });
    await ana.page.goto(`${url}/t/${id}`);
    await ana.page.getByRole("button", { name: "Sit here" }).first().click();
    await mira.page.getByText("Ana").first().waitFor();
    return mira.page;
  },

  vegas: (given) => vegas(given),
  "vegas-terrace": (given) => vegas(given, { theme: "terrace" }),

  async "looking-back"({ come, url, script }) {
    const mira = await come({ oneTap: true });
    await table(mira, url, script, { game: "vegas", bots: ["casual", "casual"] });
    await answer(mira, 4);
    for (let count = 0; count < 3; count++) await mira.page.keyboard.press("ArrowLeft");
    await mira.page.waitForTimeout(400);
    return mira.page;
  },

  async payout({ come, url, script }) {
    const mira = await come({ oneTap: true });
    await table(mira, url, script, { game: "vegas", bots: ["casual", "casual"] });
    const paying = mira.page.locator(".board .show");
    for (let count = 0; count < 12; count++) {
      if ((await waiting(mira.page, LONG)) === "end") break;
      // Only the end of the round is worth waiting for.
      const dice = await mira.page.locator(".hand .grp .die").count();
      if (dice < 4) await mira.page.emulateMedia({ reducedMotion: "no-preference" });
      await step(mira);
      if (
        dice < 4 &&
        (await paying.waitFor({ timeout: 6000 }).then(
          () => true,
          () => false,
        ))
      )
        break;
    }
    await mira.page.waitForTimeout(700);
    return mira.page;
  },

  async royale({ come, url, script }) {
    const mira = await come({ oneTap: true });
    await table(mira, url, script, {
      game: "vegas/royale",
      options: { tiles: ["B2", "F2", "H2"], start_player: 0 },
      bots: ["casual", "casual"],
    });
    await answer(mira, 20, "ask");
    await mira.page.waitForTimeout(400);
    return mira.page;
  },

  async "easy-come"({ come, url, script }) {
    const mira = await come();
    await table(mira, url, script, { game: "easycome", bots: ["casual", "uniform"] });
    await answer(mira, 2);
    await tap(mira, ".hand .die-box.offer");
    await mira.page.waitForTimeout(400);
    return mira.page;
  },

  async "strike-aim"(given) {
    const page = await strike(given, 2);
    const box = await page.locator(".space canvas").boundingBox();
    await page.mouse.move(box.x + box.width * 0.5, box.y + box.height * 0.86);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width * 0.44, box.y + box.height * 0.97, { steps: 6 });
    await page.waitForTimeout(1500);
    return page;
  },

  async strike(given) {
    const page = await strike(given, 2);
    await page.locator(".hand .throw").click();
    await page.waitForTimeout(1800);
    return page;
  },

  async final({ come, url, script }) {
    const mira = await come({ oneTap: true });
    await table(mira, url, script, { game: "vegas", bots: ["casual", "uniform", "uniform"] });
    await answer(mira, 100);
    await mira.page.waitForTimeout(1200);
    return mira.page;
  },

  review: (given) => review(given, { game: "vegas", bots: ["strong", "novice"] }),
  "review-royale": (given) => review(given, { game: "vegas/royale", bots: ["casual"] }),

  async verify({ come, url, script }) {
    const mira = await come({ oneTap: true });
    const id = await table(mira, url, script, { game: "vegas", bots: ["uniform"] });
    await answer(mira, 100);
    await mira.page.goto(`${url}/verify/${id}`);
    await mira.page.getByText("were computed again and are the same").waitFor();
    return mira.page;
  },
};
