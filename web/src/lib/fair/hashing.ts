/** Hashes of rows of parts: no two rows give the same bytes. See docs/reference/fair-dice.md. */
import { hmac, sha256 } from "./sha256";

export type Bytes = Uint8Array<ArrayBuffer>;
/** A part of a row: bytes, a text, or a number that is written in decimal. */
export type Part = Bytes | string | number;

const writer = new TextEncoder();
const LENGTH = 4;

export function fromHex(text: string): Bytes {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

export function toHex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

export function bytesOf(part: Part): Bytes {
  return part instanceof Uint8Array ? part : writer.encode(String(part));
}

/** Every part with its length in front. */
export function lp(...parts: readonly Part[]): Bytes {
  const all = parts.map(bytesOf);
  const row = new Uint8Array(all.reduce((sum, { length }) => sum + LENGTH + length, 0));
  const view = new DataView(row.buffer);
  let at = 0;
  for (const part of all) {
    view.setUint32(at, part.length);
    row.set(part, at + LENGTH);
    at += LENGTH + part.length;
  }
  return row;
}

/** `H` of the specification. */
export function digest(tag: string, ...parts: readonly Part[]): Bytes {
  return sha256(lp(tag, ...parts));
}

/** `M` of the specification. */
export function keyed(key: Bytes, tag: string, ...parts: readonly Part[]): Bytes {
  return hmac(key, lp(tag, ...parts));
}
