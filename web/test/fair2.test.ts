// @vitest-environment node
/** Scheme 2 as the vectors have it. */
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { agreementHash, commitmentOf, keyOf, listHash, nameHash, promiseOf, type Row } from "../src/lib/fair/beginning";
import { Chain, lineOf } from "../src/lib/fair/chain";
import { digest, fromHex, keyed, lp, toHex } from "../src/lib/fair/hashing";
import { type Drawn, draw } from "../src/lib/fair/outcomes";
import { Rows } from "../src/lib/fair/rows";
import { isSealed, isSigned } from "../src/lib/fair/signing";

interface Begun {
  seed: string;
  promise: string;
  names: string[];
  salts: string[];
  name_hashes: string[];
  agreement: string;
  A: string;
  nonces: Row;
  list: string;
  L: string;
}
interface Signature {
  n: number;
  signature: string;
}
interface Vector {
  title: string;
  signer: string;
  beginnings: Begun[];
  listed: string;
  revealed: { seat: number; signature: string }[];
  key: string;
  numbers: { place: string; stream: string; bounds: number[]; numbers: number[] }[];
  outcomes: { place: string; of: Drawn; outcome: unknown }[];
  start: string;
  lines: { public: string; hidden: string | null; head: string }[];
  seals: Signature[];
  shortened: Signature[];
}
interface Hashed {
  key?: string;
  tag: string;
  parts: string[];
  hash: string;
}
interface Vectors {
  lp: { parts: string[]; bytes: string }[];
  H: Hashed[];
  M: Hashed[];
  vectors: Vector[];
}
const path = new URL("../../tests/vectors/fair2.json", import.meta.url);
const all = JSON.parse(readFileSync(path, "utf8")) as Vectors;

describe("hashes of rows", () => {
  test("have the length of every part in front of it", () => {
    for (const { parts, bytes } of all.lp) expect(toHex(lp(...parts.map(fromHex)))).toBe(bytes);
  });

  test("are for one purpose, with and without a key", () => {
    for (const { tag, parts, hash } of all.H) expect(toHex(digest(tag, ...parts.map(fromHex)))).toBe(hash);
    for (const { key = "", tag, parts, hash } of all.M) expect(toHex(keyed(fromHex(key), tag, ...parts.map(fromHex)))).toBe(hash);
  });
});

describe.each(all.vectors)("$title", (vector) => {
  const last = vector.beginnings.at(-1) as Begun;
  const [agreed, listed] = [fromHex(last.A), fromHex(last.L)];
  const rows = new Rows(fromHex(vector.key));
  const line = (n: number) => (n === 0 ? vector.start : vector.lines[n - 1]?.head) ?? "";

  test("begins as agreed", () => {
    for (const { seed, promise, names, salts, name_hashes, agreement, A, list, L, nonces } of vector.beginnings) {
      expect(promiseOf(seed)).toBe(promise);
      expect(names.map((name, seat) => nameHash(salts[seat] ?? "", name))).toEqual(name_hashes);
      expect(toHex(agreementHash(agreement))).toBe(A);
      const commitments = JSON.parse(list) as Row;
      expect(toHex(listHash(fromHex(A), commitments))).toBe(L);
      nonces.forEach((nonce, seat) => {
        if (nonce !== null) expect(commitmentOf(fromHex(A), seat, nonce)).toBe(commitments[seat]);
      });
    }
    expect(toHex(keyOf(last.seed, agreed, listed, last.nonces))).toBe(vector.key);
  });

  test("has rows by place and stream", () => {
    for (const { place, stream, bounds, numbers } of vector.numbers) {
      const row = rows.of(place, stream);
      expect(bounds.map((bound) => row.below(bound))).toEqual(numbers);
    }
  });

  test("brings its outcomes", () => {
    for (const { place, of, outcome } of vector.outcomes) expect(draw(rows, place, of)).toEqual(outcome);
  });

  test("is chained line by line, and hidden parts are found in their lines", () => {
    let chain = vector.beginnings.reduce((before, { A, L }) => before.begun(fromHex(A), fromHex(L)), new Chain());
    expect(toHex(chain.head)).toBe(vector.start);
    for (const { public: open, hidden, head } of vector.lines) {
      const whole = hidden === null ? open : `${open.slice(0, -1)},"hidden":${hidden}}`;
      expect(lineOf(whole)).toEqual({ open, hidden });
      chain = chain.after({ open, hidden }, last.seed);
      expect(toHex(chain.head)).toBe(head);
    }
  });

  test("is signed, and nothing else is", async () => {
    expect(await isSigned(vector.signer, vector.listed, "flambeur/2/listed", listed)).toBe(true);
    expect(await isSigned(vector.signer, vector.listed, "flambeur/2/listed", agreed)).toBe(false);
    expect(await isSigned(vector.signer, "00", "flambeur/2/listed", listed)).toBe(false);
    for (const { seat, signature } of vector.revealed) {
      expect(await isSigned(vector.signer, signature, "flambeur/2/revealed", listed, seat, fromHex(last.nonces[seat] ?? ""))).toBe(true);
    }
    for (const { n, signature } of vector.seals) expect(await isSealed(vector.signer, agreed, n, line(n), signature)).toBe(true);
    for (const { n, signature } of vector.shortened) {
      expect(await isSealed(vector.signer, agreed, n, line(n), signature, "shortened")).toBe(true);
      expect(await isSealed(vector.signer, agreed, n, line(n), signature)).toBe(false);
    }
  });
});
