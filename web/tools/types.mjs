// Writes the types of the protocol and of the API from their schemas; with --check it only compares.
import { readFile, writeFile } from "node:fs/promises";
import { compile } from "json-schema-to-typescript";

const DEFINED = "#/$defs/";
const COMPONENT = "#/components/schemas/";

/** Go through a schema from the inside, and change each of its objects. */
function changed(value, change) {
  if (Array.isArray(value)) return value.map((item) => changed(item, change));
  if (typeof value !== "object" || value === null) return value;
  return change(Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, changed(inner, change)])));
}

/** Say what a row of fixed length holds as older dialects did, which is how the generator understands it; others are just lists. */
function older({ prefixItems, maxItems, ...rest }) {
  return Array.isArray(prefixItems) ? { ...rest, maxItems, items: prefixItems } : rest;
}

/** The schema of all that the API gives and takes; what the protocol defines already is taken from there. */
function ofApi({ paths, components }, defined) {
  const used = new Set();
  const refer = ({ $ref, ...rest }) => {
    const name = $ref?.startsWith?.(COMPONENT) ? $ref.slice(COMPONENT.length) : null;
    if (name === null) return $ref === undefined ? rest : { $ref, ...rest };
    if (!(name in defined)) return { $ref: DEFINED + name };
    used.add(name);
    return { tsType: name };
  };
  const own = Object.entries(components.schemas).filter(([name]) => !(name in defined));
  const $defs = changed(Object.fromEntries(own), refer);
  $defs.Answers = changed(answersOf(paths), refer);
  return [{ $defs }, `import type { ${[...used].sort().join(", ")} } from "./protocol";\n`];
}

/** What is answered, by what is asked for. */
function answersOf(paths) {
  const asked = Object.entries(paths).flatMap(([path, ways]) => Object.entries(ways).map(([way, how]) => [way, path, how]));
  const json = asked.flatMap(([way, path, { responses }]) => {
    const schema = responses[200]?.content["application/json"]?.schema;
    return schema ? [[`${way.toUpperCase()} ${path}`, schema]] : [];
  });
  return { type: "object", properties: Object.fromEntries(json), required: json.map(([name]) => name) };
}

/** Write types in place of a schema. */
async function written(schema, source, imports = "") {
  const raw = await compile(changed(schema, older), "Flambeur", {
    additionalProperties: false,
    bannerComment: `/* Written by \`npm run types\` from ${source}. Do not edit. */\n${imports}`,
    format: true,
    unreachableDefinitions: true,
  });
  // Where a type was found in the schema is told by its name already.
  const noise =
    /\/\*\*\n \* This interface was referenced by [^/]*\*\/\n|( \*\n)? \* This interface was referenced by [^\n]*\n \* via the [^\n]*\n/g;
  return raw.replace(noise, "").replace(/export interface Flambeur \{[^}]*\}\n/, "");
}

async function settle(name, types) {
  const file = new URL(`../src/${name}`, import.meta.url);
  if (!process.argv.includes("--check")) return writeFile(file, types);
  if (types === (await readFile(file, "utf8"))) return;
  console.error(`src/${name} is not what the schema says: npm run types`);
  process.exitCode = 1;
}

const read = async (path) => JSON.parse(await readFile(new URL(`../../${path}`, import.meta.url), "utf8"));
const PROTOCOL = "docs/reference/protocol.schema.json";
const API = "docs/reference/openapi.json";
const { $defs } = await read(PROTOCOL);
const [api, imports] = ofApi(await read(API), $defs);
await settle("protocol.ts", await written({ $defs }, PROTOCOL));
await settle("openapi.ts", await written(api, API, imports));
