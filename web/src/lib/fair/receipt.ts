/** What this client keeps of a table, as docs/reference/fair-dice.md has it, and where it is kept. */
import { recall, recalled, remember } from "../memory";
import type { Row } from "./beginning";
import type { Sealed } from "./record";

export interface KeptBeginning {
  readonly agreement: string;
  readonly list: Row | null;
  readonly signature: string | null;
  /** Ours, if it is in the list. */
  readonly nonce: string | null;
}

export interface Receipt {
  readonly receipt: 2;
  readonly table: string;
  /** The server's public key as it was seen first. */
  readonly signer: string | null;
  /** Where our nonce is; null for one that only watched. */
  readonly seat: number | null;
  readonly beginnings: readonly KeptBeginning[];
  /** By the number of the line, the hash of what was shown of it. */
  readonly lines: Readonly<Record<string, string>>;
  readonly seals: readonly Sealed[];
  readonly shortened: readonly Sealed[];
}

/** Something that cannot be if the server is honest. */
export const CONTRADICTIONS = [
  "agreement",
  "promise",
  "names",
  "list",
  "nonce",
  "signature",
  "key",
  "line",
  "chain",
  "dice",
  "record",
] as const;
export interface Contradiction {
  readonly what: (typeof CONTRADICTIONS)[number];
  /** The number of a beginning or of a line, where it is about one. */
  readonly number?: number;
  /** What was shown instead of what was kept. */
  readonly shown?: unknown;
}

/** A receipt with what belongs to this client only. */
export interface Kept {
  readonly receipt: Receipt;
  /** When it was begun, to tell the oldest. */
  readonly at: number;
  /** The promise as it stood before the start, if it was seen then. */
  readonly promise: string | null;
  /** The server's signature under our nonce. */
  readonly revealed: string | null;
  readonly contradictions: readonly Contradiction[];
}

/** So many tables are kept. */
export const MOST = 20;

export function blank(table: string, at: number): Kept {
  return {
    receipt: { receipt: 2, table, signer: null, seat: null, beginnings: [], lines: {}, seals: [], shortened: [] },
    at,
    promise: null,
    revealed: null,
    contradictions: [],
  };
}

export function read(table: string): Kept | null {
  const text = recall(`receipt.${table}`);
  return text === null ? null : (JSON.parse(text) as Kept);
}

/** Keep it; the oldest of too many is forgotten. */
export function write(kept: Kept): void {
  const name = `receipt.${kept.receipt.table}`;
  const isNew = recall(name) === null;
  remember(name, JSON.stringify(kept));
  if (isNew) forgetOld();
}

function forgetOld(): void {
  const all = recalled("receipt.").flatMap((name) => read(name.slice("receipt.".length)) ?? []);
  const newest = all.toSorted((one, other) => other.at - one.at);
  for (const { receipt } of newest.slice(MOST)) forget(receipt.table);
}

/** Forget a table; without one, all of them. */
export function forget(table = ""): void {
  const names = table ? [`receipt.${table}`, ...recalled(`nonce.${table}.`)] : [...recalled("receipt."), ...recalled("nonce.")];
  names.forEach((name) => remember(name, null));
}
