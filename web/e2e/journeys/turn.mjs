// Somebody is told that it is their turn: in this browser, elsewhere, on an iPhone, and not where they do not want it.
import assert from "node:assert/strict";
import { DESK, HOME, PHONE } from "../browser.mjs";
import { fits, isAccessible } from "../checks.mjs";
import { openTable, step, waiting } from "../play.mjs";
import { havePush, shown, vendorOf } from "../push.mjs";

const LONG = 30_000;
const SIZES = [
  { width: 390, height: 664 },
  { width: 844, height: 390 },
  { width: 1440, height: 900 },
];
const pace = { kind: "days", seconds: 86_400 };
const game = { game: "vegas", chairs: 2, sit: { type: "sit", name: "Ana" }, bots: ["casual"] };
const IPHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1";

const noticesOf = (page) => page.evaluate(async () => (await fetch("/api/me/notices")).json());
const placesOf = async (page) => (await noticesOf(page)).subscriptions.map(({ way, host }) => `${way} ${host}`);
const idOf = (page) => page.evaluate(async () => (await (await fetch("/api/me")).json()).id);

/** Wait until something that the page does by itself is done. */
async function until(look, wanted) {
  for (const end = Date.now() + LONG; ; await new Promise((resolve) => setTimeout(resolve, 100))) {
    const found = await look();
    if (JSON.stringify(found) === JSON.stringify(wanted)) return;
    if (Date.now() > end) assert.deepEqual(found, wanted);
  }
}

async function fitsEverywhere(page, what) {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await fits(page, `${what} at ${size.width}`);
    await isAccessible(page, `${what} at ${size.width}`);
  }
}

/** A browser of an iPhone: its tabs have no notices, its installed apps are told apart by one word. */
async function onIPhone(person, { installed }) {
  const line = await person.context.newCDPSession(person.page);
  await line.send("Network.setUserAgentOverride", { userAgent: IPHONE });
  await person.context.addInitScript((installed) => {
    Object.defineProperty(navigator, "standalone", { value: installed });
    if (installed) return;
    delete globalThis.Notification;
    delete globalThis.PushManager;
  }, installed);
}

export const journeys = {
  async "one switch, a message on a closed page, and a tap that leads to the table"({ people, server }) {
    const ana = await people.come({ viewport: PHONE, name: "Ana", language: "de" });
    const { page, context } = ana;
    await havePush(context, server.first);
    const table = await openTable(page, server.first, { ...game, pace, start: true });
    await waiting(page);
    // The settings lead to the one place where this is said.
    await page.goto(`${server.first}/settings`);
    await page.getByRole("link", { name: "Mitteilungen" }).click();
    const here = page.getByRole("switch", { name: "Auf diesem Gerät melden" });
    await here.click();
    await page.getByText("Dieser Browser", { exact: true }).waitFor();
    assert.ok(await here.isChecked());
    assert.deepEqual(await placesOf(page), ["push push.example"]);
    await fitsEverywhere(page, "where one is told");
    const push = await vendorOf(ana);
    const message = { title: "Du bist dran: Vegas", text: "Mit Ben.", tag: table, url: `/t/${table}`, count: 1 };
    await push(message);
    const told = { title: message.title, body: message.text, tag: table, data: message.url };
    await until(() => shown(page), [told]);
    // A later message takes the place of the first; another table has its own.
    await push({ ...message, title: "Du bist an zwei Tischen dran" });
    await push({ ...message, tag: "other", url: "/me" });
    await until(() => shown(page), [{ ...told, title: "Du bist an zwei Tischen dran" }]);
    // Tapping it makes the open page the table; there nothing is shown any more.
    const worker = context.serviceWorkers().find((one) => one.url().startsWith(server.first));
    const tapped = page.waitForURL(`**/t/${table}`);
    await worker.evaluate(async () => {
      const [notification] = await self.registration.getNotifications();
      self.dispatchEvent(new NotificationEvent("notificationclick", { notification }));
    });
    await tapped;
    await waiting(page);
    await until(() => shown(page), []);
    await (await vendorOf(ana))(message);
    await page.waitForTimeout(500);
    assert.deepEqual(await shown(page), []);
  },

  async "what changed since is told on the next visit; one tap, and all is quiet"({ people, server }) {
    const ana = await people.come({ viewport: PHONE, name: "Ana" });
    const { page, context } = ana;
    await havePush(context, server.first);
    await page.goto(`${server.first}/me`);
    const here = page.getByRole("switch", { name: "Tell me on this device" });
    await here.click();
    await page.getByText("This browser", { exact: true }).waitFor();
    const before = await idOf(page);
    const told = [];
    page.on("request", (request) => {
      if (request.method() === "POST" && request.url().endsWith("/api/me/notices")) told.push(request.postDataJSON().language);
    });
    // Nothing is told twice.
    await page.goto(`${server.first}/settings`);
    await page.waitForTimeout(3000);
    assert.deepEqual(told, []);
    await page.evaluate(() => localStorage.setItem("flambeur.language", "fr"));
    await page.reload();
    await until(async () => told, ["fr"]);
    await page.evaluate(() => localStorage.setItem("flambeur.language", "en"));
    // Somebody else is here: the address goes with the browser.
    await context.clearCookies();
    await page.reload();
    await until(async () => told, ["fr", "en"]);
    assert.notEqual(await idOf(page), before);
    await until(() => placesOf(page), ["push push.example"]);
    await page.goto(`${server.first}/me`);
    await page.getByText("This browser", { exact: true }).waitFor();
    await page.getByRole("button", { name: "Remove: This browser" }).click();
    await page.getByText("This browser", { exact: true }).waitFor({ state: "detached" });
    assert.equal(await here.isChecked(), false);
    assert.deepEqual(await placesOf(page), []);
    assert.equal(await page.evaluate(async () => (await navigator.serviceWorker.ready).pushManager.getSubscription()), null);
  },

  async "other addresses, also over plain http, where browsers show nothing"({ people, server }) {
    const { page } = await people.come({ viewport: PHONE });
    await page.goto(`${server.first.replace("127.0.0.1", HOME)}/me`);
    await page.getByText("your browser shows no notices").waitFor();
    assert.equal(await page.getByRole("switch").count(), 0);
    const add = async (address, way) => {
      await page.getByRole("button", { name: "Another address" }).click();
      if (way) await page.getByRole("dialog").getByRole("button", { name: way }).click();
      await page.getByLabel("Address", { exact: true }).fill(address);
      await page.getByRole("button", { name: "Tell me there" }).click();
    };
    await add("https://ntfy.example/my-secret-word");
    await page.getByText("ntfy.example").waitFor();
    await add("https://hooks.example/1/2/slack", "Webhook");
    await page.getByText("hooks.example").waitFor();
    assert.deepEqual((await placesOf(page)).sort(), ["ntfy ntfy.example", "webhook hooks.example"]);
    await page.getByRole("button", { name: "Remove: Webhook" }).click();
    await page.getByText("hooks.example").waitFor({ state: "detached" });
    // Nobody has this server call its own network.
    await add("https://192.168.1.7/topic");
    await page.getByRole("alert").getByText("We may not send to this address").waitFor();
    await isAccessible(page, "another address");
    await fits(page, "another address");
  },

  async "a table by the day offers it once, and its menu mutes it"({ people, server }) {
    const ana = await people.come({ viewport: PHONE, name: "Ana", oneTap: true });
    await havePush(ana.context, server.first);
    const { page } = ana;
    const offer = page.getByRole("status").getByRole("button", { name: "Tell me when it is my turn" });
    await openTable(page, server.first, { ...game, pace });
    // Who waits for friends is asked; who says no is asked no more.
    await offer.waitFor();
    await fits(page, "the offer in the lobby");
    await page.evaluate(() => localStorage.setItem("flambeur.tell-me", "asked"));
    await page.reload();
    await page.getByRole("button", { name: "Start the game" }).waitFor();
    assert.equal(await offer.count(), 0);
    await page.evaluate(() => localStorage.removeItem("flambeur.tell-me"));
    // A friend sits down and has a day; while it is one's own turn nothing covers the table.
    const table = await openTable(page, server.first, { ...game, bots: [], pace });
    await offer.waitFor();
    const ben = await people.come({ viewport: DESK, name: "Ben", oneTap: true });
    await ben.page.goto(`${server.first}/t/${table}`);
    await ben.page.getByRole("button", { name: "Sit here" }).click();
    await page.getByText("Ben", { exact: true }).waitFor();
    await page.getByRole("button", { name: "Start the game" }).click();
    const [mover] = await Promise.race([waiting(page).then(() => [ana]), waiting(ben.page).then(() => [ben])]);
    if (mover === ben) await step(ben);
    await waiting(page);
    assert.equal(await offer.count(), 0);
    await step(ana);
    await offer.waitFor();
    await fits(page, "the offer at the table", { height: true });
    await isAccessible(page, "the offer at the table");
    await offer.click();
    await offer.waitFor({ state: "detached" });
    await until(() => placesOf(page), ["push push.example"]);
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("button", { name: "Mute this table" }).click();
    await page.getByRole("button", { name: "Unmute this table" }).waitFor();
    assert.deepEqual((await noticesOf(page)).muted, [table]);
    await page.getByRole("button", { name: "Unmute this table" }).click();
    await page.getByRole("button", { name: "Mute this table" }).waitFor();
    assert.deepEqual((await noticesOf(page)).muted, []);
  },

  async "an iPhone is shown the way to its home screen, and the app becomes the same person"({ people, server }) {
    const ana = await people.come({ viewport: PHONE, touch: true, name: "Ana" });
    await onIPhone(ana, { installed: false });
    await ana.context.grantPermissions(["clipboard-read", "clipboard-write"], { origin: server.first });
    await openTable(ana.page, server.first, { ...game, start: true });
    await ana.page.goto(`${server.first}/me#turn`);
    await ana.page.getByRole("button", { name: "Show me how" }).tap();
    await ana.page.getByText("Add to Home Screen").waitFor();
    await ana.page.getByRole("button", { name: "Copy" }).tap();
    await ana.page.getByRole("button", { name: "Copied" }).waitFor();
    await isAccessible(ana.page, "the way to the home screen");
    await fitsEverywhere(ana.page, "the way to the home screen");
    const link = await ana.page.evaluate(() => navigator.clipboard.readText());
    assert.match(link, /\/along#./);
    // The app has no cookies of the browser: a newcomer, who says that they are none.
    const app = await people.come({ viewport: PHONE, touch: true });
    await havePush(app.context, server.first);
    await onIPhone(app, { installed: true });
    await app.page.goto(server.first);
    await fits(app.page, "the first page of an app");
    await app.page.getByRole("link", { name: "I was here before" }).tap();
    const field = app.page.getByLabel("Your link");
    await field.fill("https://example.org/");
    await app.page.getByRole("button", { name: "Paste my link" }).tap();
    await app.page.getByText("This is no link to a seat").waitFor();
    await isAccessible(app.page, "where a link is pasted");
    await fitsEverywhere(app.page, "where a link is pasted");
    await field.fill(link);
    await app.page.getByRole("button", { name: "Continue here" }).tap();
    await app.page.getByRole("heading", { level: 1, name: "Ana" }).waitFor();
    assert.equal(await idOf(app.page), await idOf(ana.page));
    await app.page.getByRole("switch", { name: "Tell me on this device" }).tap();
    await app.page.getByText("This browser", { exact: true }).waitFor();
  },
};
