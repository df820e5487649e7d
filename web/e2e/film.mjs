// The moving picture of the README: `npm run film` writes it to docs/pictures/. The table is scripted, and time in the page
// goes on frame by frame however long each takes to draw, so it is the same throw each time.
import { execFile } from "node:child_process";
import { mkdtemp, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { launch, People } from "./browser.mjs";
import { ROOT, serve } from "./server.mjs";
import { aimAndThrow, prepare } from "./throw.mjs";

const FILM = join(ROOT, "docs/pictures/strike-throw.webp");
const LARGEST = 800_000;
const QUALITY = 88;
const VIEWPORT = { width: 960, height: 640 };
/** Milliseconds of a frame, and of the last one. */
const FRAME = 40;
const REST = 1200;

/** Runs in the page: lets what style sheets move go on by so much. */
function goOn(milliseconds) {
  for (const animation of document.getAnimations()) {
    animation.pause();
    const now = (animation.currentTime ?? 0) + milliseconds;
    if (now >= animation.effect.getComputedTiming().endTime) animation.finish();
    else animation.currentTime = now;
  }
}

/** Takes frames of a page whose time stands still between them. */
class Camera {
  paths = [];

  constructor(page, line, folder) {
    Object.assign(this, { page, line, folder });
  }

  async shoot(count = 1) {
    for (let taken = 0; taken < count; taken++) {
      await this.page.evaluate(goOn, FRAME);
      await this.page.clock.runFor(FRAME);
      const { data } = await this.line.send("Page.captureScreenshot", { format: "png" });
      const path = join(this.folder, `${String(this.paths.length).padStart(3, "0")}.png`);
      await writeFile(path, Buffer.from(data, "base64"));
      this.paths.push(path);
    }
  }
}

/** Join frames by the program of Debian's package `webp`. */
async function splice(paths) {
  const timed = [...paths.slice(0, -1).flatMap((path) => ["-d", FRAME, path]), "-d", REST, paths.at(-1)];
  await promisify(execFile)("img2webp", ["-loop", "0", "-lossy", "-q", QUALITY, "-m", "6", ...timed, "-o", FILM].map(String));
  const { size } = await stat(FILM);
  console.log(`${size} bytes, ${paths.length} frames, ${((paths.length - 1) * FRAME + REST) / 1000} s: ${FILM}`);
  if (size > LARGEST) throw new Error(`over ${LARGEST} bytes`);
}

const folder = process.env.FRAMES ?? (await mkdtemp(join(tmpdir(), "film-")));
const server = await serve();
const browser = await launch();
const people = new People(browser);
try {
  const { context, page } = await people.come({ viewport: VIEWPORT, motion: "no-preference", name: "Mira" });
  // Whoever sees this game for the first time reads what was won a little longer.
  await page.goto(`${server.scripted}/settings`);
  await page.evaluate(() => localStorage.setItem("flambeur.speed", "calm"));
  const table = await prepare(context.request, server.scripted);
  await page.clock.install();
  await page.goto(`${server.scripted}/t/${table}`);
  await page.locator(".space canvas").waitFor({ timeout: 60_000 });
  await page.locator(".hand .throw:not([disabled])").waitFor();
  await page.waitForTimeout(1000);
  await page.clock.pauseAt(Date.now() + 1000);
  const camera = new Camera(page, await context.newCDPSession(page), folder);
  await aimAndThrow(page, camera);
  if (people.problems.length > 0) throw new Error(people.problems.join("\n"));
  await splice(camera.paths);
} finally {
  await browser.close();
  await server.stop();
  if (!process.env.FRAMES) await rm(folder, { recursive: true });
}
