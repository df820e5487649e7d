// Firefox and WebKit as Debian has them, driven by the few WebDriver commands that a game needs. Firefox answers them
// itself (Marionette: JSON over TCP), WebKit through its driver (JSON over HTTP), on a screen that nobody sees.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";

const MINI = process.env.MINIBROWSER ?? "/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser";
/** On a busy machine a browser starts slowly. */
const PATIENCE = 90_000;
const SHORT_PHONE = { width: 390, height: 664 };
/** How an element is marked in answers. */
const ELEMENT = "element-6066-11e4-a52e-4f735466cecf";
/** What the commands are called over HTTP, and by Firefox. */
const COMMANDS = {
  go: ["url", "Navigate"],
  run: ["execute/sync", "ExecuteScript"],
  find: ["element", "FindElement"],
  tap: ["element/{id}/click", "ElementClick"],
  minimize: ["window/minimize", "MinimizeWindow"],
  resize: ["window/rect", "SetWindowRect"],
};
const PREFERENCES = {
  "app.normandy.enabled": false,
  "browser.startup.page": 0,
  "toolkit.legacyUserProfileCustomizations.stylesheets": true,
};
/** Without its bars a window may be as narrow as a phone. */
const NO_BARS = "* { min-width: 0 !important } #navigator-toolbox { display: none !important }";

/** A browser as large as a phone, with one page. */
class Browser {
  #send;
  #started;

  constructor(send, started) {
    this.#send = send;
    this.#started = started;
  }

  /** Open a page, and note what goes wrong in it from then on. */
  async open(url) {
    await this.#send("resize", SHORT_PHONE);
    await this.#send("go", { url });
    await this.run(() => {
      window.problems = [];
      console.error = (...said) => window.problems.push(said.join(" "));
      addEventListener("error", ({ message }) => window.problems.push(message));
      addEventListener("unhandledrejection", ({ reason }) => window.problems.push(String(reason)));
    });
  }

  /** Let a function tell something of the page. */
  run(told, ...args) {
    return this.#send("run", { script: `return (${told})(...arguments)`, args });
  }

  async tap(selector) {
    const found = await this.#send("find", { using: "css selector", value: selector });
    await this.#send("tap", { id: found[ELEMENT] });
  }

  /** As a phone that is locked: the page is hidden, then nothing in the browser runs any more. */
  async lock() {
    await this.#send("minimize", {});
    this.#started.signal("SIGSTOP");
  }

  async unlock() {
    this.#started.signal("SIGCONT");
    await this.#send("resize", SHORT_PHONE);
  }

  end() {
    return this.#started.end();
  }
}

/** Programs that belong together, and a folder for what they keep. */
class Started {
  #children = [];

  constructor(folder) {
    this.folder = folder;
    // Whoever is stopped leaves nothing behind.
    process.once("exit", this.#kill);
    for (const name of ["SIGINT", "SIGTERM"]) process.once(name, () => process.exit(1));
  }

  static async make() {
    return new Started(await mkdtemp(join(tmpdir(), "flambeur-browser-")));
  }

  run(program, given, { env = {}, stdout = "ignore" } = {}) {
    const child = spawn(program, given, {
      detached: true,
      env: { ...process.env, HOME: this.folder, ...env },
      stdio: ["ignore", stdout, "ignore"],
    });
    this.#children.push(child);
    return child;
  }

  /** A browser is many processes, and all of them are in the group of the first. */
  signal(name) {
    for (const { pid } of this.#children) process.kill(-pid, name);
  }

  #kill = () => this.signal("SIGKILL");

  async end() {
    process.off("exit", this.#kill);
    const ended = this.#children.map((child) => once(child, "exit"));
    this.#kill();
    await Promise.all(ended);
    await rm(this.folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

async function freePort() {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address();
  server.close();
  return port;
}

/** A line to a program that may still be starting. */
async function reach(port) {
  for (const began = performance.now(); performance.now() - began < PATIENCE; await sleep(200)) {
    const socket = connect(port, "127.0.0.1");
    const reached = once(socket, "connect").then(() => true);
    if (await reached.catch(() => false)) return socket;
  }
  throw new Error(`nothing answers at port ${port} within ${PATIENCE / 1000} s`);
}

/** Firefox sends and takes messages with their length before them; an answer is [1, number, error, result]. */
function marionette(socket) {
  const waiting = [];
  let heard = Buffer.alloc(0);
  socket.on("data", (data) => {
    heard = Buffer.concat([heard, data]);
    for (let colon = heard.indexOf(":"); colon > 0; colon = heard.indexOf(":")) {
      const end = colon + 1 + Number(heard.subarray(0, colon));
      if (heard.length < end) return;
      const said = JSON.parse(heard.subarray(colon + 1, end));
      heard = heard.subarray(end);
      // The first message greets and answers nothing.
      if (Array.isArray(said)) waiting.shift()(said);
    }
  });
  return async (name, given) => {
    const message = JSON.stringify([0, 0, `WebDriver:${name}`, given]);
    const answered = new Promise((resolve) => waiting.push(resolve));
    socket.write(`${Buffer.byteLength(message)}:${message}`);
    const [, , error, result] = await answered;
    if (error) throw new Error(`${name}: ${error.error}: ${error.message}`);
    return result;
  };
}

export async function firefox() {
  const started = await Started.make();
  const port = await freePort();
  const kept = Object.entries({ ...PREFERENCES, "marionette.port": port });
  const lines = kept.map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});\n`);
  await writeFile(join(started.folder, "user.js"), lines.join(""));
  await mkdir(join(started.folder, "chrome"));
  await writeFile(join(started.folder, "chrome", "userChrome.css"), NO_BARS);
  started.run("firefox-esr", ["--headless", "--marionette", "--no-remote", "--profile", started.folder]);
  const ask = marionette(await reach(port));
  await ask("NewSession", {});
  const send = async (command, given) => {
    const answer = await ask(COMMANDS[command][1], given);
    return answer && "value" in answer ? answer.value : answer;
  };
  return new Browser(send, started);
}

export async function webkit() {
  const started = await Started.make();
  const screen = started.run("Xvfb", ["-displayfd", "1", "-screen", "0", "1024x1024x24"], { stdout: "pipe" });
  const [number] = await once(createInterface(screen.stdout), "line");
  const port = await freePort();
  started.run("WebKitWebDriver", [`--port=${port}`], { env: { DISPLAY: `:${number}` } });
  (await reach(port)).destroy();
  const ask = async (path, given) => {
    const answer = await fetch(`http://127.0.0.1:${port}/session${path}`, { method: "POST", body: JSON.stringify(given) });
    const { value } = await answer.json();
    if (value?.error) throw new Error(`${path}: ${value.error}: ${value.message}`);
    return value;
  };
  const options = { binary: MINI, args: ["--automation", "--full-screen"] };
  const { sessionId } = await ask("", { capabilities: { alwaysMatch: { "webkitgtk:browserOptions": options } } });
  const send = (command, given) => ask(`/${sessionId}/${COMMANDS[command][0].replace("{id}", given.id)}`, given);
  return new Browser(send, started);
}
