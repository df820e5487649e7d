// Says what the first visit loads, compressed: the page, its code and styles, one language, the Latin fonts. Not three.js.
import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const BUILT = fileURLToPath(new URL("../../src/flambeur/server/web", import.meta.url));
const LIMIT = 200_000;
const html = await readFile(join(BUILT, "index.html"), "utf8");
const seen = new Set();

/** Follow what a module imports statically. */
async function follow(name) {
  if (seen.has(name)) return;
  seen.add(name);
  if (!name.endsWith(".js")) return;
  const text = await readFile(join(BUILT, "assets", name), "utf8");
  const found = [...text.matchAll(/(?:from|import)\s*"\.\/([^"]+\.js)"/g)];
  for (const [, next] of found) await follow(next);
}
for (const [, name] of html.matchAll(/\/assets\/([^"]+)"/g)) await follow(name);
const assets = await readdir(join(BUILT, "assets"));
// The texts of a language are loaded by name once the language is known.
const texts = assets.filter((name) => /^(web|common)-[^.]+\.js$/.test(name));
const sizes = await Promise.all(texts.map(async (name) => [name, await sizeOf(name)]));
const largest = (book) => sizes.filter(([name]) => name.startsWith(book)).sort((one, other) => other[1] - one[1])[0][0];
for (const book of ["web", "common"]) seen.add(largest(book));
for (const name of assets) if (/(onest|unbounded)-latin-wght/.test(name)) seen.add(name);

async function sizeOf(name) {
  const path = join(BUILT, "assets", name);
  const squeezed = await stat(`${path}.br`).catch(() => null);
  return (squeezed ?? (await stat(path))).size;
}

let total = (await stat(join(BUILT, "index.html.br")).catch(() => stat(join(BUILT, "index.html")))).size;
for (const name of [...seen].sort()) {
  const size = await sizeOf(name);
  total += size;
  console.log(`${String(size).padStart(7)}  ${name}`);
}
console.log(`${String(total).padStart(7)}  in all, of ${LIMIT}`);
if (total > LIMIT) process.exit(1);
