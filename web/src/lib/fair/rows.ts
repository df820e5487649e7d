/** Rows of numbers: every place has rows of its own, one for each stream, which follow from the key of the table. */
import { type Bytes, keyed } from "./hashing";

export class Rows {
  readonly #dice: Bytes;

  constructor(key: Bytes) {
    this.#dice = keyed(key, "flambeur/2/dice");
  }

  of(place: string, stream: string): Stream {
    return new Stream((block) => keyed(this.#dice, "flambeur/2/block", place, stream, block));
  }
}

/** Bytes in blocks, turned into numbers that are all equally likely. */
export class Stream {
  readonly #block: (number: number) => Uint8Array;
  #bytes: Uint8Array = new Uint8Array();
  #next = 0;
  #at = 0;

  constructor(block: (number: number) => Uint8Array) {
    this.#block = block;
  }

  #byte(): number {
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
      for (let read = 0; read < width; read++) value = value * 256 + this.#byte();
      if (value < limit) return value % bound;
    }
  }
}
