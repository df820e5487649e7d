// A seat goes along to another browser: by a link, once.
import assert from "node:assert/strict";
import { DESK, HOME, PHONE } from "../browser.mjs";
import { fits, isAccessible } from "../checks.mjs";
import { openTable, step, waiting } from "../play.mjs";

const game = { game: "vegas", chairs: 2, sit: { type: "sit", name: "Ana" }, bots: ["casual"], start: true };

/** The same server by a name that browsers do not trust, as at home: plain http, without a clipboard. */
const atHome = (url) => url.replace("127.0.0.1", HOME);

/** The link that the page made, read from its answer: people scan or copy it. */
async function made(page, show) {
  const told = page.waitForResponse((response) => response.url().endsWith("/api/me/along"));
  await show();
  const { secret } = await (await told).json();
  await page.locator("dialog img").waitFor();
  return secret;
}

const idOf = (page) => page.evaluate(async () => (await (await fetch("/api/me")).json()).id);

export const journeys = {
  async "from the menu of a table to a browser without cookies, in two taps"({ people, server }) {
    const ana = await people.come({ viewport: PHONE, touch: true, oneTap: true, name: "Ana" });
    const table = await openTable(ana.page, atHome(server.first), game);
    await waiting(ana.page);
    await ana.page.getByRole("button", { name: "Menu" }).tap();
    const secret = await made(ana.page, () => ana.page.getByRole("button", { name: "Take my seat along" }).tap());
    await fits(ana.page, "the link on a phone");
    await isAccessible(ana.page, "the link");
    const link = `${atHome(server.second)}/along/${table}#${secret}`;
    // The first tap opened the link, the second is this one.
    const other = await people.come({ viewport: DESK, oneTap: true });
    const sent = [];
    other.page.on("request", (request) => sent.push(request.url()));
    await other.page.goto(link);
    const here = other.page.getByRole("button", { name: "Continue as Ana here" });
    await here.waitFor();
    await isAccessible(other.page, "a seat that came along");
    await here.click();
    await waiting(other.page);
    assert.equal(new URL(other.page.url()).pathname, `/t/${table}`);
    await step(other);
    assert.equal(await idOf(other.page), await idOf(ana.page));
    assert.deepEqual(
      sent.filter((url) => url.split("#")[0].includes(secret)),
      [],
    );
    // It is used up; who has it by now stays who they are.
    const late = await people.come({ viewport: PHONE });
    await late.page.goto(link);
    await late.page.getByRole("button", { name: "Continue as Ana here" }).click();
    await late.page.getByText("This link was used already").waitFor();
    assert.notEqual(await idOf(late.page), secret.split(".")[0]);
  },

  async "to a browser that is somebody else, who is told what is left behind"({ people, server }) {
    const ana = await people.come({ viewport: DESK, name: "Ana", language: "de" });
    await openTable(ana.page, server.first, game);
    await ana.page.goto(`${server.first}/me`);
    const secret = await made(ana.page, () => ana.page.getByRole("button", { name: "Link und QR-Code zeigen" }).click());
    const ben = await people.come({ viewport: PHONE, name: "Ben", language: "de" });
    await openTable(ben.page, server.second, { ...game, sit: { type: "sit", name: "Ben" } });
    await ben.page.goto(`${server.second}/along#${secret}`);
    await ben.page.getByText("bisher jemand anderes mit einer Partie").waitFor();
    await fits(ben.page, "what is left behind, on a phone");
    await ben.page.getByRole("button", { name: "Hier weiterspielen" }).click();
    await ben.page.getByRole("heading", { level: 1, name: "Ana" }).waitFor();
    assert.equal(await idOf(ben.page), secret.split(".")[0]);
    await ben.page.goto(`${server.second}/along#${secret}`);
    await ben.page.getByText("Dieser Browser bist schon du.").waitFor();
  },
};
