// A browser for the journeys: the system's Chromium, without anything that needs a screen or a network of its own.
import { chromium } from "playwright-core";

export const DESK = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844 };

export const EXECUTABLE = process.env.CHROMIUM ?? "/usr/bin/chromium";
/** A name for this machine that browsers do not trust, as at home: plain http at any other address. */
export const HOME = "play.example";

export function launch(hosts = `MAP ${HOME} 127.0.0.1`, more = []) {
  return chromium.launch({
    executablePath: EXECUTABLE,
    args: [
      `--host-resolver-rules=${hosts}`,
      ...more,
      "--no-sandbox",
      "--disable-gpu",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      "--enable-unsafe-swiftshader",
    ],
  });
}

/** What a browser remembers of those who have played every game: nobody teaches them. */
const PLAYED = {
  ...Object.fromEntries(["vegas", "royale", "easycome", "strike"].map((show) => [`played.${show}`, "yes"])),
  "met.royale": [..."ABCDEFGH"].flatMap((board) => [`${board}1`, `${board}2`]).join(" "),
};

/** An address that nobody has. */
export const NOWHERE = "/nowhere";
/** Plain http makes this header useless; an address is not found or not sent to, a link is used up, a code leads nowhere: the browser says so. */
const EXPECTED = ["Cross-Origin-Opener-Policy header has been ignored", NOWHERE, "/api/along", "/api/codes/", "/api/me/notices"];

/** Note whatever goes wrong in a page. */
function watch(page, problems) {
  page.on("pageerror", (error) => problems.push(String(error.stack ?? error)));
  page.on("console", (message) => {
    const said = `${message.text()} (${message.location().url})`;
    if (message.type() === "error" && !EXPECTED.some((one) => said.includes(one))) problems.push(said);
  });
}

/**
 * People at their browsers. Each has a context, so a cookie of their own; all are closed when the journey is over, and
 * what went wrong in any of their pages fails it.
 */
export class People {
  #contexts = [];
  problems = [];

  constructor(browser) {
    this.browser = browser;
  }

  /** Motion is still unless a journey is about it: games are long. */
  async come({
    viewport = DESK,
    language = "en",
    theme = "night",
    motion = "reduce",
    oneTap = false,
    touch = false,
    leftHand = false,
    name = "",
    scale = 1,
    newcomer = false,
    worker = true,
  } = {}) {
    const context = await this.browser.newContext({
      viewport,
      locale: language,
      reducedMotion: motion,
      hasTouch: touch,
      isMobile: touch,
      deviceScaleFactor: scale,
      serviceWorkers: worker ? "allow" : "block",
    });
    this.#contexts.push(context);
    await context.addInitScript(
      (kept) => {
        // A new page is blank at first, and blank pages have no memory.
        if (!location.protocol.startsWith("http")) return;
        for (const [key, value] of Object.entries(kept))
          if (localStorage.getItem(`flambeur.${key}`) === null) localStorage.setItem(`flambeur.${key}`, value);
      },
      {
        theme,
        language,
        sound: "off",
        ...(!newcomer && PLAYED),
        ...(oneTap && { "one-tap": "on" }),
        ...(leftHand && { "left-hand": "on" }),
        ...(name && { name }),
      },
    );
    context.on("page", (page) => watch(page, this.problems));
    return { context, page: await context.newPage(), touch };
  }

  /** What everybody saw last, for whoever looks for the reason. */
  async tell() {
    const pages = this.#contexts.flatMap((context) => context.pages());
    const seen = async (page) =>
      `${page.url()}: ${(
        await page
          .locator("body")
          .innerText({ timeout: 1000 })
          .catch(() => "")
      )
        .replaceAll(/\s+/g, " ")
        .slice(-600)}`;
    return (await Promise.all(pages.map(seen))).join("\n");
  }

  async leave() {
    await Promise.all(this.#contexts.map((context) => context.close()));
  }
}
