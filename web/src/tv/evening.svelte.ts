/** The night that this television shows: the one of the code in its address, the one it showed last, or a new one. */
import { api, Refusal } from "../lib/api";
import { connection } from "../lib/connection.svelte";
import { recall, remember } from "../lib/memory";
import { pause } from "../lib/motion";
import { Night } from "../lib/night.svelte";

const KEY = "tv";
/** Milliseconds after which a server that did not answer is asked again. */
const AGAIN = 2000;
const ADDRESS = /^\/tv\/([^/]+)/;

export class Evening {
  #night = $state.raw<Night | null>(null);
  #missing = $state<string | null>(null);

  get night(): Night | null {
    return this.#night;
  }
  /** The code that leads nowhere. */
  get missing(): string | null {
    return this.#missing;
  }

  async begin(): Promise<void> {
    const code = ADDRESS.exec(location.pathname)?.[1];
    const found = code ? await this.#find(decodeURIComponent(code)) : await this.#last();
    if (found) this.#show(found);
    else if (!code) await this.another();
  }

  /** Open a new night. */
  async another(): Promise<void> {
    const { night, code } = await persist(() => api.openNight({}));
    this.#show(night);
    // Whoever opens the page again comes back to it, also where a browser remembers nothing.
    if (code) history.replaceState(null, "", `/tv/${code}`);
  }

  #show(night: string): void {
    remember(KEY, night);
    this.#night?.close();
    this.#night = new Night(night, connection.socketFor(night), true);
  }

  async #find(code: string): Promise<string | null> {
    const found = await persist(() => api.code(code).catch(unlessRefused));
    if (!found) this.#missing = code;
    return found?.night ?? null;
  }

  /** The night of last time, if it is not over. */
  async #last(): Promise<string | null> {
    const kept = recall(KEY);
    if (!kept) return null;
    const found = await persist(() => api.night(kept).catch(unlessRefused));
    return found && found.night.phase !== "closed" ? kept : null;
  }
}

/** What the server does not know is nothing; what it could not be asked is asked again. */
function unlessRefused(error: unknown): null {
  if (error instanceof Refusal && error.code === "night/unknown") return null;
  throw error;
}

/** Ask until there is an answer. */
async function persist<T>(ask: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await ask();
    } catch {
      await pause(AGAIN);
    }
  }
}
