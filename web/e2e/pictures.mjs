// Pictures of every screen at 390 and 1440 pixels, and of every game in six sizes: `npm run pictures` writes them to
// docs/pictures/. Tables are scripted, so the same client gives the same pictures.
import { mkdir, stat, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { DESK, HOME, launch, People, PHONE } from "./browser.mjs";
import { choose, viewportOf } from "./looking.mjs";
import { positions } from "./positions.mjs";
import { serve } from "./server.mjs";
import { shots } from "./shots.mjs";

const FOLDER = fileURLToPath(new URL("../../docs/pictures", import.meta.url));
const QUALITY = 82;
const LARGEST = 200_000;
const wanted = process.argv[2] ?? "";
/** Of each game, a table full enough to be worth looking at. */
const TABLES = {
  vegas: "Vegas in mid-game",
  royale: "Royale with a question",
  "easy-come": "Easy Come in mid-game",
  strike: "Strike, dice to push",
};
const SIZES = { "390x664": "de", "844x390": "ru", "820x1180": "fr", "1024x600": "de", "1440x900": "fr", "1920x1080": "ru" };

/** The browser writes WebP itself; nothing else makes these pictures as small. */
async function take(page, name) {
  await page.evaluate(() => document.fonts.ready);
  const line = await page.context().newCDPSession(page);
  const { data } = await line.send("Page.captureScreenshot", { format: "webp", quality: QUALITY });
  const path = `${FOLDER}/${name}.webp`;
  await writeFile(path, Buffer.from(data, "base64"));
  const { size } = await stat(path);
  console.log(`${String(size).padStart(7)}  ${name}`);
  if (size > LARGEST) throw new Error(`${name} has ${size} bytes, over ${LARGEST}`);
}

/** One table in six sizes, each in another language than its neighbour. */
async function takeInSizes(people, url, game) {
  const { reach, ready } = positions[TABLES[game]];
  const person = await people.come({ oneTap: true, name: "Mira" });
  await reach({ people, person, url });
  for (const [size, language] of Object.entries(SIZES)) {
    await choose(person.page, { language, theme: "night" });
    await person.page.setViewportSize(viewportOf(size));
    await person.page.reload();
    await ready(person);
    await person.page.waitForTimeout(400);
    await take(person.page, `sizes/${game}-${size}`);
  }
}

await mkdir(`${FOLDER}/sizes`, { recursive: true });
const server = await serve();
// Links in pictures look as they do for people, without a port, and pages may do what they may do over https.
const browser = await launch(`MAP ${HOME}:80 ${new URL(server.scripted).host}`, [
  `--unsafely-treat-insecure-origin-as-secure=http://${HOME}`,
]);
try {
  for (const [name, shot] of Object.entries(shots)) {
    if (!name.includes(wanted)) continue;
    for (const viewport of [PHONE, DESK]) {
      const people = new People(browser);
      const phone = viewport === PHONE;
      const come = (given) => people.come({ viewport, name: "Mira", touch: phone, scale: phone ? 2 : 1, ...given });
      const script = `${name}${viewport.width}`.replaceAll("-", "").padEnd(10, "0");
      const page = await shot({ come, people, url: `http://${HOME}`, script });
      await take(page, `${name}-${viewport.width}`);
      await people.leave();
    }
  }
  for (const game of Object.keys(TABLES)) {
    if (!`sizes/${game}`.includes(wanted)) continue;
    const people = new People(browser);
    await takeInSizes(people, server.scripted, game);
    await people.leave();
  }
} finally {
  await browser.close();
  await server.stop();
}
