/** The chain over the lines of a game: each link holds all lines before it. */
import { type Bytes, bytesOf, digest, fromHex, keyed } from "./hashing";
import { sha256 } from "./sha256";

const BYTES = 32;
const HIDDEN = ',"hidden":';

/** One line of a game: what everybody may know of it, and what only some may. */
export interface Line {
  readonly open: string;
  readonly hidden: string | null;
}

/** Take a line apart; its hidden part is the last field, and both parts are kept as they were written. */
export function lineOf(text: string): Line {
  for (let at = text.indexOf(HIDDEN); at >= 0; at = text.indexOf(HIDDEN, at + 1)) {
    const line = { open: `${text.slice(0, at)}}`, hidden: text.slice(at + HIDDEN.length, -1) };
    if (isJson(line.open) && isJson(line.hidden)) return line;
  }
  return { open: text, hidden: null };
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** The hash of what everybody may know of a line. */
export function openHash(open: string): Bytes {
  return sha256(bytesOf(open));
}

export class Chain {
  readonly count: number;
  readonly head: Bytes;

  constructor(count = 0, head: Bytes = new Uint8Array(BYTES)) {
    this.count = count;
    this.head = head;
  }

  /** With one beginning more; a broken one stays. */
  begun(agreed: Bytes, listed: Bytes): Chain {
    return new Chain(0, digest("flambeur/2/begun", this.head, agreed, listed));
  }

  /** With one line more; what is hidden in it is salted, so that it cannot be guessed. */
  after({ open, hidden }: Line, seed: string): Chain {
    const count = this.count + 1;
    const veil = hidden === null ? new Uint8Array() : digest("flambeur/2/hidden", keyed(fromHex(seed), "flambeur/2/salt", count), hidden);
    return new Chain(count, digest("flambeur/2/line", this.head, openHash(open), veil));
  }
}
