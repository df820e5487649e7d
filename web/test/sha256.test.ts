/** Our own hashing gives what the platform's gives. */
import { webcrypto } from "node:crypto";
import { expect, test } from "vitest";
import { toHex } from "../src/lib/fair/hashing";
import { hmac, sha256 } from "../src/lib/fair/sha256";

const message = (length: number) => Uint8Array.from({ length }, (_, place) => (place * 37 + length) % 256);
const LENGTHS = [0, 1, 31, 55, 56, 63, 64, 65, 119, 120, 200];

test("SHA-256 of messages around the edges of a block", async () => {
  for (const length of LENGTHS) {
    const wanted = new Uint8Array(await webcrypto.subtle.digest("SHA-256", message(length)));
    expect(toHex(sha256(message(length)))).toBe(toHex(wanted));
  }
});

test("HMAC with short and long keys", async () => {
  for (const length of LENGTHS.slice(1)) {
    const key = await webcrypto.subtle.importKey("raw", message(length), { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
    const wanted = new Uint8Array(await webcrypto.subtle.sign("HMAC", key, message(100)));
    expect(toHex(hmac(message(length), message(100)))).toBe(toHex(wanted));
  }
});
