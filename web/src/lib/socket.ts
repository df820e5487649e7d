/**
 * The line to the server. It connects again by itself, resumes every table where it was, and sends what had no
 * answer once more with its old key, so that nothing is lost and nothing is done twice.
 */
import type {
  Do,
  DoAtNight,
  Done,
  FromClient,
  FromServer,
  Gesture,
  Gestured,
  Hello,
  NightNews,
  React,
  Reacted,
  Refused,
  Update,
} from "../protocol";
import { Refusal } from "./api";
import type { Line } from "./contract";
import type { Language } from "./words.svelte";

export type Act = Do["act"];
export type Reaction = React["reaction"];
export type NightAct = DoAtNight["act"];

/** What a follower of a table is told. */
export interface Follower {
  /** The place in the log up to which everything is known; null asks for the table as it stands. */
  since(): number | null;
  language(): Language;
  onUpdate(update: Update): void;
  onReacted?(reacted: Reacted): void;
  onGestured?(gestured: Gestured): void;
  /** The table cannot be followed: there is none, or not for us. */
  onRefused?(refused: Refused): void;
}

/** What a follower of a game night is told. */
export interface NightFollower {
  /** This page is a television: nobody is present by it. */
  readonly screen?: boolean;
  onNews(news: NightNews): void;
  /** The night cannot be followed: there is none. */
  onRefused(refused: Refused): void;
}

interface Waiting {
  readonly message: Do | DoAtNight;
  readonly resolve: (done: Done) => void;
  readonly reject: (why: Refusal) => void;
}

export interface SocketLook {
  readonly url: string;
  /** The table this line is made for: a balancer leads all who play there to one worker. */
  readonly table: string;
  readonly make?: (url: string) => WebSocket;
  readonly random?: () => number;
  /**
   * Makes sure that the server knows us before the line is opened: two first answers at once would make us two guests.
   * `again` if it knows us no longer.
   */
  readonly known?: (again: boolean) => Promise<unknown>;
  readonly onLine?: (line: Line) => void;
  readonly onHello?: (hello: Hello) => void;
}

const STEPS = [0, 1000, 2000, 4000, 8000] as const;
const PING_AFTER = 20_000;
const PONG_WITHIN = 8_000;
const AGAIN_AFTER = 1_000;
/** How the server closes a line whose session is void. */
const VOID = 4401;
/** Nobody looks at a button for longer; a limit that lasts is told instead. */
const PATIENCE = 10_000;
/** Refusals that pass: the same act may be sent again with the same key. */
const PASSING = new Set(["server/busy", "server/unavailable", "request/too-many"]);

/** How long to wait before the next attempt, with some chance in it so that not all come at once. */
export function delayBefore(attempt: number, random: () => number = Math.random): number {
  const step = STEPS[Math.min(attempt, STEPS.length - 1)] ?? 0;
  return step * (0.75 + random() * 0.5);
}

export class Socket {
  #socket: WebSocket | null = null;
  #line: Line = "connecting";
  #attempt = 0;
  #greeted = false;
  #ended = false;
  #known: "not yet" | "asking" | "yes" | "no longer" = "not yet";
  #retry: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setTimeout> | undefined;
  readonly #followers = new Map<string, Follower>();
  readonly #nights = new Map<string, NightFollower>();
  readonly #waiting = new Map<string, Waiting>();
  readonly #look: SocketLook;

  constructor(look: SocketLook) {
    this.#look = look;
    this.#connect();
  }

  get line(): Line {
    return this.#line;
  }

  /** Follow a table; gives back how to stop. */
  follow(table: string, follower: Follower): () => void {
    this.#followers.set(table, follower);
    if (this.#greeted) this.#ask(table, follower);
    return () => {
      if (this.#followers.get(table) !== follower) return;
      this.#followers.delete(table);
      if (this.#greeted) this.#send({ type: "unwatch", table });
    };
  }

  /** Follow a game night; gives back how to stop. */
  followNight(night: string, follower: NightFollower): () => void {
    this.#nights.set(night, follower);
    if (this.#greeted) this.#askNight(night, follower);
    return () => {
      if (this.#nights.get(night) !== follower) return;
      this.#nights.delete(night);
      if (this.#greeted) this.#send({ type: "unfollow", night });
    };
  }

  /** Ask for a table or a night again: in another language, from an earlier place of its log, or after a wait. */
  refresh(id: string): void {
    if (!this.#greeted) return;
    const follower = this.#followers.get(id);
    if (follower) this.#ask(id, follower);
    const night = this.#nights.get(id);
    if (night) this.#askNight(id, night);
  }

  /** Do something; resolves when it is in the database, also across lost lines. */
  do(table: string, act: Act): Promise<Done> {
    return this.#do({ type: "do", table, act, key: freshKey() });
  }

  /** The same at a game night. */
  doAtNight(night: string, act: NightAct): Promise<Done> {
    return this.#do({ type: "do_at_night", night, act, key: freshKey() });
  }

  #do(message: Do | DoAtNight): Promise<Done> {
    return new Promise((resolve, reject) => {
      this.#waiting.set(message.key, { message, resolve, reject });
      if (!this.#greeted) return;
      this.#send(message);
      this.#expect(PONG_WITHIN);
    });
  }

  /** Say something without words; lost if the line is. */
  react(table: string, reaction: Reaction): void {
    if (this.#greeted) this.#send({ type: "react", table, reaction });
  }

  /** Show what hands do; lost if the line is. */
  gesture(table: string, gesture: Omit<Gesture, "type" | "table">): void {
    if (this.#greeted) this.#send({ type: "gesture", table, ...gesture });
  }

  /** Try at once: the network is back, or the page is looked at again. */
  wake(): void {
    if (this.#ended) return;
    if (this.#socket === null) {
      this.#attempt = 0;
      this.#connect();
    } else if (this.#greeted) {
      this.#ping();
    }
  }

  /** Hang up at once: the device says that it has no network. */
  lose(): void {
    const socket = this.#socket;
    if (!socket) return;
    socket.onclose = null;
    socket.onmessage = null;
    socket.close();
    this.#lost();
  }

  end(): void {
    this.#ended = true;
    clearTimeout(this.#retry);
    clearTimeout(this.#pulse);
    this.#socket?.close();
    this.#socket = null;
  }

  #connect(): void {
    clearTimeout(this.#retry);
    if (this.#known === "asking") return;
    if (this.#known === "yes" || !this.#look.known) return this.#dial();
    const again = this.#known === "no longer";
    this.#known = "asking";
    const go = () => {
      this.#known = "yes";
      if (!this.#ended) this.#dial();
    };
    // Whoever cannot be asked now cannot be reached by a line either, which is tried again.
    void this.#look.known(again).then(go, go);
  }

  #dial(): void {
    const [table = this.#look.table] = [...this.#nights.keys(), ...this.#followers.keys()];
    const socket = (this.#look.make ?? ((url) => new WebSocket(url)))(`${this.#look.url}/${encodeURIComponent(table)}`);
    this.#socket = socket;
    socket.onmessage = (event) => {
      if (this.#socket === socket) this.#hear(JSON.parse(String(event.data)) as FromServer);
    };
    socket.onclose = ({ code }) => {
      if (code === VOID) this.#known = "no longer";
      if (this.#socket === socket) this.#lost();
    };
    // A server that does not answer at all is as good as gone.
    this.#expect(PONG_WITHIN);
  }

  #lost(): void {
    this.#socket = null;
    this.#greeted = false;
    clearTimeout(this.#pulse);
    if (this.#ended) return;
    if (this.#line !== "moving") this.#say(this.#attempt === 0 && this.#line === "connecting" ? "connecting" : "lost");
    this.#retry = setTimeout(() => this.#connect(), delayBefore(this.#attempt, this.#look.random));
    this.#attempt += 1;
  }

  #hear(message: FromServer): void {
    this.#alive();
    switch (message.type) {
      case "hello":
        return this.#greet(message);
      case "update":
        return this.#followers.get(message.table)?.onUpdate(message);
      case "reacted":
        return this.#followers.get(message.table)?.onReacted?.(message);
      case "gestured":
        return this.#followers.get(message.table)?.onGestured?.(message);
      case "night_news":
        return this.#nights.get(message.night.night)?.onNews(message);
      case "done":
        return this.#settle(message.key, (waiting) => waiting.resolve(message));
      case "refused":
        return this.#refuse(message);
      case "moving":
        return this.#say("moving");
      case "pong":
        return;
    }
  }

  #greet(hello: Hello): void {
    this.#greeted = true;
    this.#attempt = 0;
    this.#say("open");
    this.#look.onHello?.(hello);
    for (const [table, follower] of this.#followers) this.#ask(table, follower);
    for (const [night, follower] of this.#nights) this.#askNight(night, follower);
    for (const { message } of this.#waiting.values()) this.#send(message);
  }

  #refuse(refused: Refused): void {
    const { code, key, table, wait } = refused;
    const again = wait ? wait * 1000 : AGAIN_AFTER;
    if (key && PASSING.has(code) && again <= PATIENCE) {
      this.#later(again, () => {
        const waiting = this.#waiting.get(key);
        if (waiting) this.#send(waiting.message);
      });
    } else if (key) {
      this.#settle(key, (waiting) => waiting.reject(new Refusal(code, refused.message, wait)));
    } else if (table && wait) {
      this.#later(again, () => this.refresh(table));
    } else if (table) {
      this.#followers.get(table)?.onRefused?.(refused);
      this.#nights.get(table)?.onRefused(refused);
    }
  }

  /** Do something in a while, unless the line is lost until then: the next one begins with all that is open. */
  #later(after: number, what: () => void): void {
    const socket = this.#socket;
    setTimeout(() => {
      if (this.#socket === socket && this.#greeted) what();
    }, after);
  }

  #settle(key: string, how: (waiting: Waiting) => void): void {
    const waiting = this.#waiting.get(key);
    this.#waiting.delete(key);
    if (waiting) how(waiting);
  }

  #ask(table: string, follower: Follower): void {
    const since = follower.since();
    const language = follower.language();
    this.#send(since === null ? { type: "watch", table, language } : { type: "resume", table, since, language });
  }

  #askNight(night: string, { screen = false }: NightFollower): void {
    this.#send({ type: "follow", night, screen });
  }

  #send(message: FromClient): void {
    this.#socket?.send(JSON.stringify(message));
  }

  #alive(): void {
    clearTimeout(this.#pulse);
    this.#pulse = setTimeout(() => this.#ping(), PING_AFTER);
  }

  #ping(): void {
    this.#send({ type: "ping" });
    this.#expect(PONG_WITHIN);
  }

  /** Hang up if nothing is heard in this time: half-open lines never close by themselves. */
  #expect(within: number): void {
    clearTimeout(this.#pulse);
    this.#pulse = setTimeout(() => this.lose(), within);
  }

  #say(line: Line): void {
    if (line === this.#line) return;
    this.#line = line;
    this.#look.onLine?.(line);
  }
}

function freshKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(9));
  return btoa(String.fromCharCode(...bytes))
    .replace(/\+/g, "-")
    .replace(/\//g, "_");
}
