/** A record of format 2, taken apart without knowing any rules. */
import { type Agreement, agreementHash, listHash, type Row } from "./beginning";
import { Chain, type Line, lineOf } from "./chain";
import type { Bytes } from "./hashing";
import type { Drawn } from "./outcomes";

/** The second line of a beginning: who sat there, and what made the key. */
export interface Made {
  readonly names: Row;
  readonly salts: Row;
  readonly list: Row;
  readonly signature: string | null;
  readonly nonces: Row;
  readonly silent?: readonly number[];
  readonly seed?: string;
}

export interface Beginning {
  readonly text: string;
  readonly agreement: Agreement;
  readonly made: Made;
  /** `A` and `L` of the specification. */
  readonly agreed: Bytes;
  readonly listed: Bytes;
}

/** A line of the game as it can be read. */
export interface Entry {
  readonly seat?: number;
  readonly move?: { readonly type: string };
  readonly hidden?: { readonly type: string };
  readonly place?: string;
  readonly of?: Drawn;
  readonly ending?: string;
}

export interface Sealed {
  readonly sealed: number;
  readonly head: string;
  readonly signature: string;
}

export interface Record2 {
  /** Broken ones first. */
  readonly beginnings: readonly Beginning[];
  readonly lines: readonly (Line & { readonly entry: Entry })[];
  readonly seals: readonly Sealed[];
  readonly seed: string;
}

export function readRecord(record: string): Record2 {
  const lines = record.trimEnd().split("\n");
  const beginnings: Beginning[] = [];
  while (lines[0]?.startsWith('{"flambeur":')) beginnings.push(beginningOf(lines.shift() ?? "", lines.shift() ?? ""));
  const { seed } = JSON.parse(lines.pop() ?? "") as { seed?: string };
  if (beginnings.length === 0 || !seed) throw new Error("the record has no beginning or no seed");
  const isSeal = (line: string) => line.startsWith('{"sealed":');
  return {
    beginnings,
    lines: lines.filter((line) => !isSeal(line)).map((line) => ({ ...lineOf(line), entry: JSON.parse(line) as Entry })),
    seals: lines.filter(isSeal).map((line) => JSON.parse(line) as Sealed),
    seed,
  };
}

export function beginningOf(text: string, made: string): Beginning {
  const read = JSON.parse(made) as Made;
  const agreed = agreementHash(text);
  return { text, agreement: JSON.parse(text) as Agreement, made: read, agreed, listed: listHash(agreed, read.list) };
}

/** The last one, which made the dice. */
export function lastOf({ beginnings }: Record2): Beginning {
  return beginnings.at(-1) as Beginning;
}

/** The links of the chain, the first before any line. */
export function headsOf({ beginnings, lines, seed }: Record2): readonly Bytes[] {
  let chain = beginnings.reduce((before, { agreed, listed }) => before.begun(agreed, listed), new Chain());
  const heads = [chain.head];
  for (const line of lines) {
    chain = chain.after(line, seed);
    heads.push(chain.head);
  }
  return heads;
}
