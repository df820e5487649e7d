// Lighthouse on the first page and at a table: `npm run lighthouse`. It is not installed with the rest, since it brings
// two hundred packages and the gate does not need it.
import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { chromium } from "playwright-core";
import { EXECUTABLE } from "./browser.mjs";
import { openTable, waiting } from "./play.mjs";
import { serve } from "./server.mjs";

const PORT = 21_922;
const LEAST = 0.95;
const PATIENCE = 120_000;
const KINDS = ["performance", "accessibility", "best-practices"];
const folder = await mkdtemp(join(tmpdir(), "flambeur-lighthouse-"));
const server = await serve();
// Lighthouse comes by this port; the profile is the one that sits at the table.
const context = await chromium.launchPersistentContext(join(folder, "profile"), {
  executablePath: EXECUTABLE,
  args: ["--no-sandbox", "--disable-gpu", `--remote-debugging-port=${PORT}`],
});
let low = 0;

async function measure(name, url, form) {
  const path = join(folder, `${name}-${form}.json`);
  const preset = form === "desktop" ? ["--preset=desktop"] : [];
  const given = [
    `--port=${PORT}`,
    "--quiet",
    "--disable-storage-reset",
    `--only-categories=${KINDS}`,
    "--output=json",
    `--output-path=${path}`,
    ...preset,
  ];
  await promisify(execFile)("npx", ["--yes", "lighthouse@12", url, ...given], { timeout: PATIENCE });
  const { categories, audits } = JSON.parse(await readFile(path, "utf8"));
  const times = ["first-contentful-paint", "largest-contentful-paint", "total-blocking-time", "cumulative-layout-shift"]
    .map((id) => audits[id].displayValue)
    .join(", ");
  console.log(`${name}, ${form}: ${KINDS.map((kind) => `${kind} ${Math.round(categories[kind].score * 100)}`).join(", ")} (${times})`);
  for (const kind of KINDS) {
    if (categories[kind].score >= LEAST) continue;
    low += 1;
    const weak = categories[kind].auditRefs.filter(({ id, weight }) => weight > 0 && audits[id].score !== null && audits[id].score < 0.9);
    console.log(`  ${kind}: ${weak.map(({ id }) => `${id} ${audits[id].displayValue ?? ""}`).join("; ")}`);
  }
}

try {
  const page = await context.newPage();
  const table = await openTable(page, server.first, {
    game: "vegas",
    chairs: 3,
    sit: { type: "sit", name: "Mira" },
    bots: ["casual", "casual"],
    start: true,
  });
  await waiting(page);
  await page.close();
  for (const form of ["desktop", "mobile"]) {
    await measure("landing", `${server.first}/`, form);
    await measure("table", `${server.first}/t/${table}`, form);
  }
} finally {
  await context.close();
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}
process.exit(low === 0 ? 0 : 1);
