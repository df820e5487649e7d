/**
 * Nonces, each stored under its own commitment before that is sent. So nothing is ever written over: pages of one browser
 * that draw at the same time can each show what they committed to, also after they were loaded again.
 */
import { recall, recalled, remember } from "../memory";
import { commitmentOf, freshNonce } from "./beginning";
import { type Bytes, toHex } from "./hashing";

/** For browsers that keep nothing: a nonce lasts as long as the page. */
const drawn = new Map<string, string>();

const folder = (table: string, agreed: Bytes) => `nonce.${table}.${toHex(agreed)}.`;

/** The commitment to send: of a nonce that was drawn before, by this page or another one, or of a fresh one. */
export function commit(table: string, agreed: Bytes, seat: number): string {
  const within = folder(table, agreed);
  const known = [...recalled(within), ...drawn.keys()].find((name) => name.startsWith(within));
  if (known) return known.slice(within.length);
  const nonce = freshNonce();
  const commitment = commitmentOf(agreed, seat, nonce);
  drawn.set(within + commitment, nonce);
  remember(within + commitment, nonce);
  return commitment;
}

/** The nonce of a commitment, if it is one of ours. */
export function nonceOf(table: string, agreed: Bytes, commitment: string): string | null {
  const name = folder(table, agreed) + commitment;
  return recall(name) ?? drawn.get(name) ?? null;
}
