// Adds to the notices of the build what its own list lacks: the licences of fonts, and one that a package names only.
import { appendFile, readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";

const at = (path) => fileURLToPath(new URL(path, import.meta.url));
const read = (path) => readFile(at(path), "utf8");

const { dependencies } = JSON.parse(await read("../package.json"));
const fonts = Object.keys(dependencies).filter((name) => name.startsWith("@fontsource"));
const parts = await Promise.all(fonts.map(async (name) => `## ${name}\n\n${await read(`../node_modules/${name}/LICENSE`)}`));
parts.push(`## Apache-2.0\n\n${await read("../node_modules/typescript/LICENSE.txt")}`);
await appendFile(at("../../src/flambeur/server/web/notices.md"), `\n${parts.join("\n")}`);
