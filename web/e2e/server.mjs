// The cluster that is played against: see tests/web/cluster.py. FLAMBEUR_URL names a server that runs already.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

export const ROOT = fileURLToPath(new URL("../..", import.meta.url));

export function python() {
  const own = join(ROOT, ".venv/bin/python");
  return process.env.PYTHON ?? (existsSync(own) ? own : "python3");
}

/** Have Python run something of this repository; its input stays open. All find the kernels that the first one compiled, beside their sources. */
function start(...given) {
  const path = [join(ROOT, "src"), ROOT, process.env.PYTHONPATH].filter(Boolean).join(delimiter);
  const env = { ...process.env, PYTHONPATH: path, NUMBA_CACHE_DIR: "" };
  return spawn(python(), given, { cwd: ROOT, env, stdio: ["pipe", "pipe", "inherit"] });
}

/** The first line that a program writes. */
async function firstLine(child, ended) {
  const said = await Promise.race([once(createInterface(child.stdout), "line"), ended.then(() => null)]);
  if (!said) throw new Error("the servers did not start");
  return said[0];
}

/** An evening as a host begins it, by `flambeur serve` and nothing else: what it says first, and how to end it. */
export async function serveAtHome() {
  const folder = await mkdtemp(join(tmpdir(), "flambeur-"));
  const child = start("-m", "flambeur", "--lang", "en", "serve", "--port", "0", "--no-open", "--database", `sqlite:///${folder}/home.db`);
  const ended = once(child, "exit");
  const stop = async () => {
    child.kill();
    await ended;
    await rm(folder, { recursive: true });
  };
  return { said: await firstLine(child, ended), stop };
}

/** Where the workers are: `first`, `second` and `scripted`; and how to let them go. */
export async function serve(url = process.env.FLAMBEUR_URL) {
  if (url) return { first: url, second: url, scripted: url, stop: async () => {} };
  const child = start("-m", "tests.web.cluster");
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
