// Pictures of every screen at 390 and 1440 pixels: `npm run pictures` writes them to docs/pictures/. Tables are
// scripted, so the same client gives the same pictures.
import { mkdir, stat, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { DESK, HOME, launch, People, PHONE } from "./browser.mjs";
import { serve } from "./server.mjs";
import { shots } from "./shots.mjs";

const FOLDER = fileURLToPath(new URL("../../docs/pictures", import.meta.url));
const QUALITY = 82;
const LARGEST = 200_000;
const wanted = process.argv[2] ?? "";

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

await mkdir(FOLDER, { recursive: true });
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
} finally {
  await browser.close();
  await server.stop();
}
