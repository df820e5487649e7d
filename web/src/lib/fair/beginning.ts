/** How a table begins: promise, agreement, commitments, list, and the key that follows from them. */
import { type Bytes, digest, fromHex, keyed, toHex } from "./hashing";

/** Everything that was agreed; its exact bytes are hashed. */
export interface Agreement {
  readonly flambeur: number;
  readonly dice: "table" | "local" | "practice" | "day";
  readonly table: string;
  readonly beginning: number;
  readonly promise: string | null;
  readonly signer: string | null;
  readonly game: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly terms: Readonly<Record<string, unknown>>;
  readonly seats: readonly AgreedSeat[];
  /** Where the game begins, as one seat saw it, if it goes on from a moment of another one. */
  readonly start?: Readonly<Record<string, unknown>>;
}

export interface AgreedSeat {
  readonly name: string;
  readonly kind: "person" | "bot";
  readonly level?: string;
  readonly data?: string;
}

export type Row = readonly (string | null)[];

export function promiseOf(seed: string): string {
  return toHex(digest("flambeur/2/promise", fromHex(seed)));
}

export function nameHash(salt: string, name: string): string {
  return toHex(digest("flambeur/2/name", fromHex(salt), name));
}

/** `A` of the specification. */
export function agreementHash(agreement: string): Bytes {
  return digest("flambeur/2/agreement", agreement);
}

export function commitmentOf(agreed: Bytes, seat: number, nonce: string): string {
  return toHex(digest("flambeur/2/commit", agreed, seat, fromHex(nonce)));
}

/** `L` of the specification. */
export function listHash(agreed: Bytes, list: Row): Bytes {
  return digest("flambeur/2/list", agreed, JSON.stringify(list));
}

/** The key of all dice; a seat without a commitment gives nothing. Of the dice of a day, the key itself is opened. */
export function keyOf(seed: string, agreed: Bytes, listed: Bytes, nonces: Row, dice: Agreement["dice"] = "table"): Bytes {
  if (dice === "day") return fromHex(seed);
  return keyed(fromHex(seed), "flambeur/2/key", agreed, listed, ...nonces.map((nonce) => fromHex(nonce ?? "")));
}

/** 32 bytes that nobody can guess. */
export function freshNonce(): string {
  return toHex(crypto.getRandomValues(new Uint8Array(32)));
}
