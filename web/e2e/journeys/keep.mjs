// Games are kept by a passkey: it brings them back to a browser that has forgotten everything.
import assert from "node:assert/strict";
import { DESK, HOME, PHONE } from "../browser.mjs";
import { fits, isAccessible } from "../checks.mjs";
import { openTable, step, waiting } from "../play.mjs";

const game = { game: "vegas", chairs: 2, sit: { type: "sit", name: "Mira" }, bots: ["casual"], start: true };

/** Passkeys are for names, not for numbers. */
const named = (url) => url.replace("127.0.0.1", "localhost");

const YES = {
  protocol: "ctap2",
  transport: "internal",
  hasResidentKey: true,
  hasUserVerification: true,
  isUserVerified: true,
  automaticPresenceSimulation: true,
};

/** The device at hand, which holds passkeys; the person before it always says yes. */
class Device {
  #id = null;

  constructor(line) {
    this.line = line;
  }

  static async of({ context, page }) {
    const device = new Device(await context.newCDPSession(page));
    await device.line.send("WebAuthn.enable");
    await device.become([]);
    return device;
  }

  /** Be another device, with these passkeys; tells those of the one before. */
  async become(credentials) {
    const before = this.#id === null ? [] : (await this.line.send("WebAuthn.getCredentials", { authenticatorId: this.#id })).credentials;
    if (this.#id !== null) await this.line.send("WebAuthn.removeVirtualAuthenticator", { authenticatorId: this.#id });
    this.#id = (await this.line.send("WebAuthn.addVirtualAuthenticator", { options: YES })).authenticatorId;
    for (const credential of credentials) await this.line.send("WebAuthn.addCredential", { authenticatorId: this.#id, credential });
    return before;
  }
}

/** Who the server takes the page for, and their tables. */
function known(page) {
  return page.evaluate(async () => {
    const [me, mine] = await Promise.all(["/api/me", "/api/me/tables"].map(async (path) => (await fetch(path)).json()));
    return { id: me.id, kind: me.kind, tables: mine.tables.map(({ table }) => table) };
  });
}

export const journeys = {
  async "a guest keeps the games, comes back without cookies, and is forgotten in the end"({ people, server }) {
    const mira = await people.come({ viewport: DESK, oneTap: true, name: "Mira" });
    const { context, page } = mira;
    const home = named(server.first);
    const device = await Device.of(mira);
    const table = await openTable(page, home, game);
    await waiting(page);
    await step(mira);
    await page.goto(`${home}/me`);
    await page.getByRole("button", { name: "Keep with a passkey" }).click();
    await page.getByText("Your games are kept").waitFor();
    await isAccessible(page, "games that are kept");
    const before = await known(page);
    assert.deepEqual([before.kind, before.tables], ["account", [table]]);
    await context.clearCookies();
    await page.goto(`${home}/me`);
    await page.getByRole("button", { name: "sign in" }).click();
    await page.getByText("Your games are kept").waitFor();
    assert.deepEqual(await known(page), before);
    // A second passkey, which gets a name and goes again.
    let first = [];
    await page.route("**/register/begin", async (route) => {
      // The first device has shown who is there; no device makes two passkeys for one account.
      first = await device.become([]);
      await route.continue();
    });
    await page.getByRole("button", { name: "One more passkey" }).click();
    const keys = page.getByRole("textbox", { name: "Name of this passkey" });
    await keys.nth(1).waitFor();
    await device.become(first);
    await keys.nth(1).fill("Stick");
    await keys.nth(1).blur();
    await page.getByRole("button", { name: "Remove “Stick”" }).click();
    await page.waitForFunction(() => document.querySelectorAll("li input").length === 1);
    await page.getByRole("link", { name: "Get everything or be forgotten" }).click();
    await page.getByText(before.id).waitFor();
    await page.getByRole("button", { name: "Be forgotten" }).click();
    await page.getByRole("button", { name: "Forget me" }).click();
    await page.getByText("This browser is a new guest now.").waitFor();
    const after = await known(page);
    assert.deepEqual([after.kind, after.tables, after.id === before.id], ["guest", [], false]);
  },

  async "over plain http it says why there is no passkey, and offers the link"({ people, server }) {
    const { page } = await people.come({ viewport: PHONE, language: "ru" });
    await page.goto(`${server.first.replace("127.0.0.1", HOME)}/me`);
    await page.getByText("ключей доступа: нужен https").waitFor();
    await fits(page, "my own page on a phone");
    await isAccessible(page, "my own page");
    await page.getByRole("button", { name: "Показать ссылку и QR-код" }).click();
    await page.locator("dialog img").waitFor();
  },
};
