/** What can be played here, as the server tells it. */
import type { GameInfo } from "../openapi";
import { api } from "./api";
import { pause } from "./motion";
import { capital, spaced } from "./names";
import { say, words } from "./words.svelte";

/** A server that does not answer is asked again after so long. */
const AGAIN = 2000;

/** The family of a game: `vegas` of `vegas/2018@1`. */
export function familyOf(game: string): string {
  return game.split(/[/@]/)[0] ?? "";
}

/** The edition of a game: `2018` of `vegas/2018@1`, nothing of `strike@1`. */
export function editionOf(game: string): string {
  return game.split("@")[0]?.split("/")[1] ?? "";
}

class Games {
  #all = $state.raw<readonly GameInfo[]>([]);
  #asked: Promise<readonly GameInfo[]> | null = null;

  /** All games; none before the server has told them. */
  get all(): readonly GameInfo[] {
    return this.#all;
  }

  /** Ask once, and until there is an answer. */
  load(): Promise<readonly GameInfo[]> {
    this.#asked ??= this.#ask();
    return this.#asked;
  }

  /** A game by its id, such as `vegas/2018@1`. */
  of(id: string): GameInfo | undefined {
    return this.#all.find((game) => game.id === id);
  }

  async #ask(): Promise<readonly GameInfo[]> {
    for (;;) {
      try {
        this.#all = await api.games();
        return this.#all;
      } catch {
        await pause(AGAIN);
      }
    }
  }
}

export const games = new Games();

/** What a show is called: in words if there are some, else as in its rules. */
export function showName(show: string): string {
  const id = `web-game-${show}`;
  return words.has(id) ? say(id) : capital(spaced(show));
}

/** What a game is called. */
export function gameName(id: string): string {
  return showName(games.of(id)?.show ?? familyOf(id));
}
