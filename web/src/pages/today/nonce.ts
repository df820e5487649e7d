const BYTES = 32;

/** What a browser adds to the choice of the next day's questions, in hexadecimal. */
export function makeNonce(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(BYTES)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
