/** Whether a server signed something. */
import { type Bytes, fromHex, lp, type Part } from "./hashing";

/** New browsers check it themselves in a moment, over https; for the others a slower check is loaded when it is needed. */
const ours = () => import("./ed25519");

/** Have the check ready before it is needed. */
export async function ready(): Promise<void> {
  if (!(await own(new Uint8Array(32)))) await ours();
}

export async function isSigned(key: string, signature: string, tag: string, ...parts: readonly Part[]): Promise<boolean> {
  const [signed, message, point] = [fromHex(signature), lp(tag, ...parts), fromHex(key)];
  const known = await own(point);
  if (known) return crypto.subtle.verify("Ed25519", known, signed, message);
  const { verify } = await ours();
  return verify(signed, message, point);
}

async function own(key: Bytes): Promise<CryptoKey | null> {
  return (await globalThis.crypto?.subtle?.importKey("raw", key, "Ed25519", false, ["verify"]).catch(() => null)) ?? null;
}

/** Whether a server signed the lines of a game so far, or that it lost those after them. */
export function isSealed(
  key: string,
  agreed: Bytes,
  count: number,
  head: string,
  signature: string,
  tag: "seal" | "shortened" = "seal",
): Promise<boolean> {
  return isSigned(key, signature, `flambeur/2/${tag}`, agreed, count, fromHex(head));
}
