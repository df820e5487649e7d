/** Whether a server signs with a key that it stands by: the one seen first, or one beside it in its list. */
import { recall, remember } from "../memory";

export async function isOwnKey(key: string, listed: () => Promise<readonly string[]>): Promise<boolean> {
  const first = recall("signer");
  if (key === first) return true;
  const keys = await listed();
  if (!keys.includes(key) || (first !== null && !keys.includes(first))) return false;
  if (first === null) remember("signer", key);
  return true;
}
