// Frames of the dice: `npm run frames`. The browser draws with the processor here, so the rate tells the least there
// is; what tells of other machines is how long our own code takes for a frame, which has 16.7 ms at 60 a second.
import { cpus, loadavg } from "node:os";
import { launch, People, PHONE } from "./browser.mjs";
import { openTable, step, waiting } from "./play.mjs";
import { serve } from "./server.mjs";

const LONG = 120_000;
/** To look what is on the page takes time, too. */
const SELDOM = 400;
const GAMES = { "tumbling dice of Vegas": { game: "vegas", turns: 8 }, "arena of Strike": { game: "strike", turns: 4 } };

/** Runs in the page: notes every frame in which dice move, and how long what we asked to be called took in it. */
function meter() {
  const ask = requestAnimationFrame.bind(globalThis);
  const frames = (globalThis.frames = []);
  let own = 0;
  let called = false;
  let last = null;
  globalThis.requestAnimationFrame = (callback) => {
    // Whoever drives this page asks for frames, too.
    if (!new Error().stack?.includes("/assets/")) return ask(callback);
    return ask((time) => {
      const start = performance.now();
      callback(time);
      own += performance.now() - start;
      called = true;
    });
  };
  ask(function look(time) {
    const moving = called || document.querySelector(".tumbling") !== null;
    if (moving && last !== null) frames.push({ interval: time - last, own });
    last = moving ? time : null;
    own = 0;
    called = false;
    ask(look);
  });
}

function at(share, numbers) {
  const sorted = numbers.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? NaN;
}

/** Seconds of the processor that the page has spent in scripts, and in style and layout. */
async function spent(line) {
  const { metrics } = await line.send("Performance.getMetrics");
  const of = (name) => metrics.find((metric) => metric.name === name)?.value ?? 0;
  return { script: of("ScriptDuration"), layout: of("LayoutDuration") + of("RecalcStyleDuration") };
}

async function measure(people, url, { game, turns }) {
  const mira = await people.come({ viewport: PHONE, motion: "no-preference", oneTap: true, touch: true });
  await mira.context.addInitScript(meter);
  await openTable(mira.page, url, {
    game,
    chairs: 2,
    sit: { type: "sit", name: "Mira" },
    bots: ["casual"],
    start: true,
    pace: { kind: "live", seconds: 600 },
  });
  if (game === "strike") await mira.page.locator(".space canvas").waitFor({ timeout: LONG });
  await waiting(mira.page, LONG, SELDOM);
  const line = await mira.context.newCDPSession(mira.page);
  await line.send("Performance.enable", { timeDomain: "threadTicks" });
  const [first, before] = [await mira.page.evaluate(() => globalThis.frames.length), await spent(line)];
  for (let count = 0; count < turns; count++) {
    if ((await step(mira)) === "end") break;
    await waiting(mira.page, LONG, SELDOM);
  }
  const [frames, after] = [(await mira.page.evaluate(() => globalThis.frames)).slice(first), await spent(line)];
  await mira.context.close();
  const each = (name) => ((after[name] - before[name]) * 1000) / frames.length;
  return { frames, script: each("script"), layout: each("layout") };
}

function tell(what, { frames, script, layout }) {
  const intervals = frames.map(({ interval }) => interval);
  const own = frames.map(({ own }) => own);
  const ms = (number) => number.toFixed(1).padStart(6);
  console.log(`${what}: ${frames.length} frames`);
  console.log(
    `  from frame to frame     median ${ms(at(0.5, intervals))} ms, p95 ${ms(at(0.95, intervals))} ms, ${Math.round(1000 / at(0.5, intervals))} a second`,
  );
  console.log(`  our code in a frame     median ${ms(at(0.5, own))} ms, p95 ${ms(at(0.95, own))} ms`);
  console.log(`  processor for a frame   mean   ${ms(script)} ms in scripts, ${ms(layout)} ms in style and layout`);
}

const server = await serve();
const browser = await launch();
const people = new People(browser);
try {
  console.log(`${cpus().length} × ${cpus()[0]?.model}, load ${loadavg()[0]?.toFixed(1)}; no graphics card`);
  for (const [what, game] of Object.entries(GAMES)) tell(what, await measure(people, server.first, game));
} finally {
  await people.leave();
  await browser.close();
  await server.stop();
}
