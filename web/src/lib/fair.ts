/** Fair dice computed again, as docs/reference/fair-dice.md describes it. */
import { hmac, sha256 } from "./sha256";

export interface Dice {
  readonly type: "dice";
  readonly groups: readonly number[];
  readonly faces: number;
}
export interface Shuffle {
  readonly type: "shuffle";
  readonly cards: readonly number[];
}
export interface Pick {
  readonly type: "pick";
  readonly count: number;
}
export type Distribution = Dice | Shuffle | Pick;
export type Outcome =
  | { readonly type: "rolled"; readonly dice: number[][] }
  | { readonly type: "shuffled"; readonly cards: number[] }
  | { readonly type: "picked"; readonly index: number };

export function fromHex(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

export function toHex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The promise that belongs to a seed. */
export function hashOf(seed: string): string {
  return toHex(sha256(fromHex(seed)));
}

/** A table whose dice can be computed: its secret, its name and what the players added. */
export class FairTable {
  readonly #key: Uint8Array<ArrayBuffer>;
  readonly #prefix: string;

  constructor(seed: string, table: string, nonces: readonly string[]) {
    this.#key = fromHex(seed);
    this.#prefix = `${table}|${nonces.join(",")}`;
  }

  /** The numbers of one outcome, in order. */
  stream(outcome: number): Stream {
    return new Stream((block) => hmac(this.#key, new TextEncoder().encode(`${this.#prefix}|${outcome}|${block}`)));
  }

  /** What chance brings as the outcome of this number. */
  draw(outcome: number, distribution: Distribution): Outcome {
    const stream = this.stream(outcome);
    switch (distribution.type) {
      case "dice":
        return { type: "rolled", dice: roll(stream, distribution) };
      case "shuffle":
        return { type: "shuffled", cards: shuffle(stream, distribution.cards) };
      case "pick":
        return { type: "picked", index: stream.below(distribution.count) };
    }
  }
}

export class Stream {
  readonly #block: (number: number) => Uint8Array;
  #bytes: Uint8Array = new Uint8Array();
  #next = 0;
  #at = 0;

  constructor(block: (number: number) => Uint8Array) {
    this.#block = block;
  }

  byte(): number {
    if (this.#at >= this.#bytes.length) {
      this.#bytes = this.#block(this.#next);
      this.#next += 1;
      this.#at = 0;
    }
    return this.#bytes[this.#at++] ?? 0;
  }

  /** A number from 0 to bound - 1; what lies above the last whole multiple is thrown away. */
  below(bound: number): number {
    let width = 1;
    while (256 ** width < bound) width += 1;
    const limit = 256 ** width - (256 ** width % bound);
    for (;;) {
      let value = 0;
      for (let read = 0; read < width; read++) value = value * 256 + this.byte();
      if (value < limit) return value % bound;
    }
  }
}

function roll(stream: Stream, { groups, faces }: Dice): number[][] {
  const rolled: number[][] = [];
  for (const count of groups) {
    const group: number[] = [];
    for (let die = 0; die < count; die++) group.push(1 + stream.below(faces));
    rolled.push(group.sort((one, other) => one - other));
  }
  return rolled;
}

function shuffle(stream: Stream, before: readonly number[]): number[] {
  const cards = [...before];
  for (let place = cards.length - 1; place >= 1; place--) {
    const other = stream.below(place + 1);
    [cards[place], cards[other]] = [cards[other] as number, cards[place] as number];
  }
  return cards;
}
