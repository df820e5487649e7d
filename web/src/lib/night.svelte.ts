/** A game night as it is followed in this tab; every field is reactive. */
import { initialsOf, type Player, playerOf } from "../kit/draw";
import type { Member, NightNews, Night as Room } from "../protocol";
import { Refusal } from "./api";
import { connection } from "./connection.svelte";
import type { Line } from "./contract";
import { settings } from "./settings.svelte";
import type { NightAct, Socket } from "./socket";
import { say, words } from "./words.svelte";

/** That somebody else became host, because the last one was away. */
export interface Change {
  readonly away: string;
  readonly host: string;
}

export class Night {
  readonly id: string;
  #room = $state.raw<Room | null>(null);
  #change = $state.raw<Change | null>(null);
  #problem = $state<string | null>(null);
  #missing = $state(false);
  #sending = $state(false);
  /** One has left it, and may come again. */
  #left = $state(false);
  #seq = -1;
  readonly #socket: Socket;
  readonly #unfollow: () => void;
  readonly #people = $derived(this.#room?.people ?? []);
  readonly #names = $derived(new Map(this.#people.map((one) => [one.person, this.#nameOf(one)])));
  readonly #initials = $derived(initialsOf(this.#people.map((one) => this.#names.get(one.person) ?? "")));

  /** On a television nobody is present by following it. */
  constructor(id: string, socket: Socket = connection.socketFor(id), screen = false) {
    this.id = id;
    this.#socket = socket;
    this.#unfollow = socket.followNight(id, {
      screen,
      onNews: (news) => this.#hear(news),
      onRefused: () => (this.#missing = true),
    });
  }

  get line(): Line {
    return connection.line;
  }
  /** The night as everybody sees it; nothing before the server has told it. */
  get room(): Room | null {
    return this.#room;
  }
  /** There is no such night. */
  get missing(): boolean {
    return this.#missing;
  }
  get people(): readonly Member[] {
    return this.#people;
  }
  /** This person, if they came in. */
  get me(): Member | null {
    return this.#left ? null : (this.#people.find(({ person }) => person === connection.person) ?? null);
  }
  get hosting(): boolean {
    return this.#room !== null && this.#room.host !== null && this.#room.host === connection.person;
  }
  /** That somebody else is host now, until it was read. */
  get change(): Change | null {
    return this.#change;
  }
  /** The code of the last refusal, until it is dismissed. */
  get problem(): string | null {
    return this.#problem;
  }
  get sending(): boolean {
    return this.#sending;
  }

  /** What somebody is called. */
  name(person: string | null): string {
    return this.#names.get(person ?? "") ?? "";
  }

  /** What they are called where they may be the one who reads: then it is said to them. */
  called(person: string): string {
    return this.isMe(person) ? say("web-guest") : this.name(person);
  }

  /** One letter for them, and their colour: both stay the same all night. */
  initial(person: string): string {
    return this.#initials[this.#people.findIndex((one) => one.person === person)] ?? "";
  }
  player(person: string): Player {
    const number = this.#people.find((one) => one.person === person)?.number;
    return number === undefined ? "n" : playerOf(number - 1);
  }

  isMe(person: string): boolean {
    return person === connection.person;
  }

  /** Several people in one sentence. */
  listed(people: readonly string[]): string {
    return new Intl.ListFormat(words.language).format(people.map((person) => this.name(person)));
  }

  /** Do anything at the night; a refusal is kept for the page to show. */
  async act(act: NightAct): Promise<boolean> {
    this.#sending = true;
    this.#problem = null;
    try {
      await this.#socket.doAtNight(this.id, act);
      this.#left = act.type === "depart";
      return true;
    } catch (error) {
      this.#problem = error instanceof Refusal ? error.code : "server/broken";
      // Whoever left on another device comes in again by the door.
      if (this.#problem === "seat/none") this.#left = true;
      return false;
    } finally {
      this.#sending = false;
    }
  }

  async leave(): Promise<void> {
    await this.act({ type: "depart" });
  }

  dismiss(): void {
    this.#problem = null;
    this.#change = null;
  }

  close(): void {
    this.#unfollow();
  }

  #nameOf({ person, name, number }: Member): string {
    const hidden = settings.hidesNames && !this.isMe(person);
    return hidden || !name ? say("web-night-guest", { number }) : name;
  }

  #hear({ seq, night }: NightNews): void {
    // Presence changes without a line in the log; what is older than what is known comes from another worker.
    if (seq < this.#seq) return;
    this.#seq = seq;
    const before = this.#room?.host ?? null;
    this.#room = night;
    const left = night.people.find(({ person }) => person === before);
    if (before && night.host && before !== night.host && left) this.#change = { away: before, host: night.host };
  }
}
