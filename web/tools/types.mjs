// Writes src/protocol.ts from the schema of the protocol; with --check it only compares.
import { readFile, writeFile } from "node:fs/promises";
import { compile } from "json-schema-to-typescript";

const SCHEMA = new URL("../../docs/reference/protocol.schema.json", import.meta.url);
const TYPES = new URL("../src/protocol.ts", import.meta.url);
const BANNER = "/* Written by `npm run types` from docs/reference/protocol.schema.json. Do not edit. */";

const schema = JSON.parse(await readFile(SCHEMA, "utf8"));
const raw = await compile(schema, "Flambeur", {
  additionalProperties: false,
  bannerComment: BANNER,
  format: true,
  unreachableDefinitions: true,
});
// Where a type was found in the schema is told by its name already.
const noise =
  /\/\*\*\n \* This interface was referenced by [^/]*\*\/\n|( \*\n)? \* This interface was referenced by [^\n]*\n \* via the [^\n]*\n/g;
const types = raw.replace(noise, "").replace(/export interface Flambeur \{\}\n/, "");

if (process.argv.includes("--check")) {
  if (types !== (await readFile(TYPES, "utf8"))) {
    console.error("src/protocol.ts is not what the schema says: npm run types");
    process.exit(1);
  }
} else {
  await writeFile(TYPES, types);
}
