/** Whether a server signed something; what checks it is loaded when it is needed first. */
import { type Bytes, fromHex, lp, type Part } from "./hashing";

const ed25519 = () => import("./ed25519");

/** Have the check ready before it is needed. */
export async function ready(): Promise<void> {
  await ed25519();
}

export async function isSigned(key: string, signature: string, tag: string, ...parts: readonly Part[]): Promise<boolean> {
  const { verify } = await ed25519();
  return verify(fromHex(signature), lp(tag, ...parts), fromHex(key));
}

/** Whether a server signed the lines of a game so far, or that it lost those after them. */
export function isSealed(key: string, agreed: Bytes, count: number, head: string, signature: string, tag: "seal" | "shortened" = "seal"): Promise<boolean> {
  return isSigned(key, signature, `flambeur/2/${tag}`, agreed, count, fromHex(head));
}
