/** Dice of scheme 1 computed again, as docs/reference/fair-dice-1.md describes it. */
import { type Bytes, bytesOf, fromHex, toHex } from "./hashing";
import { roll, shuffle } from "./outcomes";
import { Stream } from "./rows";
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

/** The promise that belongs to a seed. */
export function hashOf(seed: string): string {
  return toHex(sha256(fromHex(seed)));
}

/** A table whose dice can be computed: its secret, its name and what the players added. */
export class FairTable {
  readonly #key: Bytes;
  readonly #prefix: string;

  constructor(seed: string, table: string, nonces: readonly string[]) {
    this.#key = fromHex(seed);
    this.#prefix = `${table}|${nonces.join(",")}`;
  }

  /** The numbers of one outcome, in order. */
  stream(outcome: number): Stream {
    return new Stream((block) => hmac(this.#key, bytesOf(`${this.#prefix}|${outcome}|${block}`)));
  }

  /** What chance brings as the outcome of this number. */
  draw(outcome: number, distribution: Distribution): Outcome {
    const stream = this.stream(outcome);
    switch (distribution.type) {
      case "dice":
        return { type: "rolled", dice: distribution.groups.map((count) => roll(stream, count, distribution.faces)) };
      case "shuffle":
        return { type: "shuffled", cards: shuffle(stream, distribution.cards) };
      case "pick":
        return { type: "picked", index: stream.below(distribution.count) };
    }
  }
}
