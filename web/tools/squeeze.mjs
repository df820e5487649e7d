// Writes .br and .gz beside every built text file, so that the server only has to send them.
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const BUILT = fileURLToPath(new URL("../../src/flambeur/server/web", import.meta.url));
const TEXT = /\.(js|css|html|svg|json|webmanifest)$/;
const SMALL = 1024;

for (const entry of await readdir(BUILT, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || !TEXT.test(entry.name)) continue;
  const path = join(entry.parentPath, entry.name);
  const data = await readFile(path);
  if (data.length < SMALL) continue;
  const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  await writeFile(`${path}.br`, brotliCompressSync(data, { params: quality }));
  await writeFile(`${path}.gz`, gzipSync(data, { level: 9 }));
}
