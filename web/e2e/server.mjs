// The cluster that is played against: see tests/web/cluster.py. FLAMBEUR_URL names a server that runs already.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

export const ROOT = fileURLToPath(new URL("../..", import.meta.url));

export function python() {
  const own = join(ROOT, ".venv/bin/python");
  return process.env.PYTHON ?? (existsSync(own) ? own : "python3");
}

/** Where the workers are: `first`, `second` and `scripted`; and how to let them go. */
export async function serve(url = process.env.FLAMBEUR_URL) {
  if (url) return { first: url, second: url, scripted: url, stop: async () => {} };
  const path = [join(ROOT, "src"), ROOT, process.env.PYTHONPATH].filter(Boolean).join(delimiter);
  const child = spawn(python(), ["-m", "tests.web.cluster"], {
    cwd: ROOT,
    env: { ...process.env, PYTHONPATH: path },
    stdio: ["pipe", "pipe", "inherit"],
  });
  const ended = once(child, "exit");
  const said = await Promise.race([once(createInterface(child.stdout), "line"), ended.then(() => null)]);
  if (!said) throw new Error("the servers did not start");
  return {
    ...JSON.parse(said[0]),
    stop: async () => {
      child.stdin.end();
      await ended;
    },
  };
}
