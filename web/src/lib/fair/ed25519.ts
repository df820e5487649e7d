/** Signatures of RFC 8032, with hashing of its own: browsers hash for https only. */
import * as ed from "@noble/ed25519";
import { sha512 } from "@noble/hashes/sha2.js";

ed.hashes.sha512 = sha512;

export function verify(signature: Uint8Array, message: Uint8Array, key: Uint8Array): boolean {
  try {
    return ed.verify(signature, message, key, { zip215: false });
  } catch {
    // Something of another length, or no point of the curve, is no signature either.
    return false;
  }
}
