// The cluster that is played against: see tests/web/cluster.py. FLAMBEUR_URL names a server that runs already.
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { networkInterfaces, tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

export const ROOT = fileURLToPath(new URL("../..", import.meta.url));

export function python() {
  const own = join(ROOT, ".venv/bin/python");
  return process.env.PYTHON ?? (existsSync(own) ? own : "python3");
}

/** Have Python run something of this repository; its input stays open. All find the kernels that the first one compiled, beside their sources. */
function start(given, environment = {}) {
  const path = [join(ROOT, "src"), ROOT, process.env.PYTHONPATH].filter(Boolean).join(delimiter);
  const env = { ...process.env, PYTHONPATH: path, NUMBA_CACHE_DIR: "", ...environment };
  return spawn(python(), given, { cwd: ROOT, env, stdio: ["pipe", "pipe", "inherit"] });
}

/** The first line that a program writes. */
async function firstLine(child, ended) {
  const said = await Promise.race([once(createInterface(child.stdout), "line"), ended.then(() => null)]);
  if (!said) throw new Error("the servers did not start");
  return said[0];
}

/** The library that lets a process see another time, which a file tells. */
function fakeTime() {
  const found = readdirSync("/usr/lib").map((name) => `/usr/lib/${name}/faketime/libfaketimeMT.so.1`);
  const library = found.find((path) => existsSync(path));
  assert.ok(library, "libfaketime is missing: install faketime");
  return library;
}

/**
 * An evening as a host begins it, by `flambeur serve` and nothing else: what it says first, how to end it, and how to set its clock
 * ahead by some seconds.
 */
export async function serveAtHome({ clock = false } = {}) {
  const folder = await mkdtemp(join(tmpdir(), "flambeur-"));
  const time = join(folder, "time");
  const ahead = (seconds) => writeFile(time, `+${seconds}\n`);
  await ahead(0);
  const other = () => ({
    LD_PRELOAD: fakeTime(),
    FAKETIME_TIMESTAMP_FILE: time,
    FAKETIME_NO_CACHE: "1",
    FAKETIME_DONT_FAKE_MONOTONIC: "1",
  });
  const given = ["--lang", "en", "serve", "--port", "0", "--no-open", "--database", `sqlite:///${folder}/home.db`];
  const child = start(["-m", "flambeur", ...given], clock ? other() : {});
  const ended = once(child, "exit");
  const stop = async () => {
    child.kill();
    await ended;
    await rm(folder, { recursive: true });
  };
  return { said: await firstLine(child, ended), stop, ahead };
}

/** The link that a host reads, which leads to this machine by an address of its own. */
export function linkIn(said) {
  const link = said.match(/http:\/\/[^ ]+\//)?.[0];
  assert.ok(link, said);
  const own = Object.values(networkInterfaces())
    .flat()
    .filter(({ internal }) => !internal)
    .map(({ address }) => address);
  assert.ok(own.includes(new URL(link).hostname), `this test needs a network; of ${own.join(" ") || "no address"} came ${link}`);
  return link.replace(/\/$/, "");
}

/** Where the workers are: `first`, `second` and `scripted`; and how to let them go. */
export async function serve(url = process.env.FLAMBEUR_URL) {
  if (url) return { first: url, second: url, scripted: url, stop: async () => {} };
  const child = start(["-m", "tests.web.cluster"]);
  const ended = once(child, "exit");
  const said = await firstLine(child, ended);
  return {
    ...JSON.parse(said),
    stop: async () => {
      child.stdin.end();
      await ended;
    },
  };
}
