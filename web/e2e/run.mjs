// Journeys through the built client, against real servers: `npm run e2e`, or `npm run e2e -- royale` for some of them, those that
// take long included.
import { readdir } from "node:fs/promises";
import { launch, People } from "./browser.mjs";
import { serve } from "./server.mjs";

/** A journey that is not over then hangs; on a busy machine some are slow. */
const PATIENCE = 600_000;
/** So many journeys go on side by side: people and their pages wait for each other most of the time. */
const LANES = 3;
const wanted = process.argv[2] ?? "";

/** All journeys by name, file by file; long ones are for those who ask for them. */
async function journeys() {
  const files = (await readdir(new URL("journeys", import.meta.url))).filter((name) => name.endsWith(".mjs")).sort();
  const found = await Promise.all(files.map((name) => import(`./journeys/${name}`)));
  return found.flatMap(({ journeys, long }, place) =>
    Object.entries(wanted ? { ...journeys, ...long } : journeys).map(([name, journey]) => [
      `${files[place].replace(".mjs", "")}: ${name}`,
      journey,
    ]),
  );
}

function late(seconds) {
  return new Promise((_, reject) => setTimeout(() => reject(new Error(`not over after ${seconds / 1000} s`)), seconds).unref());
}

async function run(browser, server, journey) {
  const people = new People(browser);
  try {
    const said = await Promise.race([journey({ people, server }), late(PATIENCE)]);
    if (people.problems.length > 0) throw new Error(`in a page: ${people.problems.join("\n")}`);
    return said;
  } catch (error) {
    if (people.problems.length > 0) error.message += `\nin a page: ${people.problems.join("\n")}`;
    error.stack += `\nlast seen: ${await people.tell()}`;
    throw error;
  } finally {
    await people.leave();
  }
}

const began = performance.now();
const since = (moment) => `${((performance.now() - moment) / 1000).toFixed(1).padStart(6)} s`;
const server = await serve();
const browser = await launch();
let failed = 0;

async function travel([name, journey]) {
  const start = performance.now();
  try {
    const said = await run(browser, server, journey);
    console.log(`ok     ${since(start)}  ${name}${said ? ` (${said})` : ""}`);
  } catch (error) {
    failed += 1;
    console.log(`failed ${since(start)}  ${name}\n${error instanceof Error ? error.stack : error}`);
  }
}

try {
  const left = (await journeys()).filter(([name]) => name.includes(wanted));
  const lane = async () => {
    while (left.length > 0) await travel(left.shift());
  };
  await Promise.all(Array.from({ length: LANES }, lane));
} finally {
  await browser.close();
  await server.stop();
}
console.log(`${failed === 0 ? "all good" : `${failed} failed`} ${since(began)}`);
process.exit(failed === 0 ? 0 : 1);
