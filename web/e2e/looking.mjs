// One table stays open and its window changes: each size, language and theme is looked at for faults.
import { NOWHERE } from "./browser.mjs";
import { faults } from "./faults.mjs";
import { NAMES, positions } from "./positions.mjs";

export const SIZES = [
  ...["360x640", "375x667", "390x664", "390x844", "667x375", "740x360", "844x390", "600x960"],
  ...["820x1180", "1024x600", "1180x820", "1280x640", "1366x768", "1440x900", "1920x1080"],
];
export const LANGUAGES = ["en", "de", "fr", "ru"];
export const THEMES = ["night", "terrace"];
const PAGES = ["/", "/rules/royale", "/verify", "/settings", "/privacy", NOWHERE];
/** Pages work in narrower windows than tables. */
const NARROW = "320x640";
/** Wider windows stand on a desk with a mouse. */
const TOUCHED = 1180;

/** A choice in which every size meets every language somewhere, and this subject every size once. */
export function pairs(subject) {
  return LANGUAGES.map((language, place) => ({
    language,
    theme: THEMES[(place + subject) % THEMES.length],
    sizes: SIZES.filter((_, number) => (number + subject) % LANGUAGES.length === place),
  }));
}

export function viewportOf(size) {
  const [width, height] = size.split("x").map(Number);
  return { width, height };
}

/** Low and wide: the tray stands at the side. */
function isSideways(size) {
  const { width, height } = viewportOf(size);
  return height < 500 && width / height >= 4 / 3;
}

/** Where the tray can stand at either side, it is looked at for the left hand, too: once, as sizes and words are the same. */
function withLeftHand(looks) {
  const sizes = [...new Set(looks.flatMap((look) => look.sizes))].filter(isSideways);
  return sizes.length > 0 ? [...looks, { ...looks.at(-1), sizes, leftHand: true }] : looks;
}

async function shoot(page, folder, name) {
  if (folder) await page.screenshot({ path: `${folder}/${name.replaceAll(/[^\p{L}\p{N}]+/gu, "-")}.png` });
}

/** The way into the game is seen without scrolling. */
async function checkDoor(page, where) {
  const door = page.locator(".cta .btn.hot");
  if ((await door.count()) === 0) return [];
  const below = await door.evaluate((button) => Math.ceil(button.getBoundingClientRect().bottom - innerHeight));
  return below > 0 ? [`${where}: the first button is ${below} px below the window`] : [];
}

/** The tray stands at the side that was chosen. */
async function checkHand(page, where, leftHand) {
  const { left, right } = await page
    .locator("footer > .hand")
    .evaluate((tray) => ({ left: tray.getBoundingClientRect().left, right: innerWidth - tray.getBoundingClientRect().right }));
  return left < right === leftHand ? [] : [`${where}: the tray is ${left} px from the left and ${right} px from the right`];
}

/** Change the window of an open page; tells what is wrong in each size. */
export async function inSizes(page, where, { sizes, language, theme, table, leftHand = false }, shots) {
  const found = [];
  for (const size of sizes) {
    const viewport = viewportOf(size);
    await page.setViewportSize(viewport);
    const here = `${where} ${size} ${language} ${theme}${leftHand ? " left hand" : ""}`;
    found.push(...(await faults(page, here, { table, touch: viewport.width <= TOUCHED, names: NAMES })));
    found.push(...(await checkDoor(page, here)));
    if (table && isSideways(size)) found.push(...(await checkHand(page, here, leftHand)));
    await shoot(page, shots, `${where} ${size} ${language}${theme === "night" ? "" : ` ${theme}`}${leftHand ? " left" : ""}`);
  }
  return found;
}

/** Have a page look like this when it is loaded again. */
export function choose(page, { language, theme, leftHand = false }) {
  return page.evaluate(
    (kept) => {
      for (const [key, value] of Object.entries(kept)) localStorage.setItem(`flambeur.${key}`, value);
    },
    { language, theme, "one-tap": "off", "left-hand": leftHand ? "on" : "off" },
  );
}

/** Open a table, and look at it in all these ways. */
export async function lookAtTable(people, server, name, looks, shots) {
  const { reach, ready, after, page = false } = positions[name];
  const person = await people.come({ oneTap: true, name: "Mira" });
  await reach({ people, person, url: server.scripted });
  const found = [];
  for (const look of page ? looks : withLeftHand(looks)) {
    await choose(person.page, look);
    await person.page.setViewportSize({ width: 1440, height: 900 });
    await person.page.reload();
    await ready(person);
    await person.page.evaluate(() => document.fonts.ready);
    found.push(...(await inSizes(person.page, name, { ...look, table: !page }, shots)));
  }
  await after?.(person);
  return found;
}

/** Open every page, and look at it in all these ways. */
export async function lookAtPages(people, server, looks, shots) {
  const found = [];
  const { page } = await people.come();
  await page.goto(`${server.first}/settings`);
  for (const look of looks) {
    await choose(page, look);
    for (const path of PAGES) {
      await page.goto(server.first + path, { waitUntil: "networkidle" });
      found.push(...(await inSizes(page, path, { ...look, sizes: [NARROW, ...look.sizes], table: false }, shots)));
    }
  }
  return found;
}
