/** The one line of this tab, made when the first table is opened. */
import type { Hello } from "../protocol";
import { api } from "./api";
import type { Line } from "./contract";
import { Socket } from "./socket";

class Connection {
  #socket: Socket | null = null;
  #line = $state<Line>("connecting");
  #hello = $state.raw<Hello | null>(null);

  get line(): Line {
    return this.#line;
  }

  /** Who the server takes us for. */
  get person(): string | null {
    return this.#hello?.person ?? null;
  }

  /** The line, made for this table if there is none yet. */
  socketFor(table: string): Socket {
    this.#socket ??= this.#open(table);
    return this.#socket;
  }

  #open(table: string): Socket {
    const url = new URL("/socket", location.href);
    url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
    const socket = new Socket({
      url: url.href,
      table,
      known: api.known,
      onLine: (line) => (this.#line = line),
      onHello: (hello) => (this.#hello = hello),
    });
    addEventListener("online", () => socket.wake());
    addEventListener("offline", () => socket.lose());
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState === "visible") socket.wake();
    });
    return socket;
  }
}

export const connection = new Connection();
