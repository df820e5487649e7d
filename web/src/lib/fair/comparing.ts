/** What a client kept, compared with the record. */

import { openHash } from "./chain";
import { CHECKS, type Check, checkRecord, type Verdict2 } from "./checking";
import { same } from "./equal";
import { toHex } from "./hashing";
import type { Contradiction, Kept, Receipt } from "./receipt";
import { headsOf, type Record2, readRecord } from "./record";
import { ready } from "./signing";

export interface Judgement {
  /** It agrees and proves the dice to us; it agrees, but our nonce is not in the key; or something cannot be. */
  readonly verdict: "agrees" | "unproven" | "contradicts";
  readonly contradictions: readonly Contradiction[];
  /** How often the table had begun anew. */
  readonly anew: number;
}

/** As what a check that failed is told. */
const FAILED: Readonly<Record<Check, Contradiction["what"]>> = {
  promise: "promise",
  names: "names",
  commitments: "nonce",
  anew: "agreement",
  outcomes: "dice",
  chain: "chain",
  signatures: "signature",
};

/** Judge the dice of a finished game; who kept nothing can still compute everything, but it is not proven to them. */
export async function judge({ receipt, promise, contradictions }: Kept, text: string): Promise<Judgement> {
  // Games from before are not proven to anybody.
  if (receipt.beginnings.length === 0 && text.startsWith('{"flambeur":1,')) return { verdict: "unproven", contradictions: [], anew: 0 };
  await ready();
  try {
    const record = readRecord(text);
    const found = [...contradictions, ...failed(await checkRecord(record)), ...differences(receipt, promise, record)];
    const proven = receipt.beginnings.length === record.beginnings.length && receipt.beginnings.at(-1)?.nonce != null;
    return {
      verdict: found.length > 0 ? "contradicts" : proven ? "agrees" : "unproven",
      contradictions: found,
      anew: record.beginnings.length - 1,
    };
  } catch {
    // Everything that could be out of reach is there, so it is the record that makes no sense.
    return { verdict: "contradicts", contradictions: [...contradictions, { what: "record" }], anew: 0 };
  }
}

function failed({ checks }: Verdict2): Contradiction[] {
  return CHECKS.filter((check) => !checks[check]).map((check) => ({ what: FAILED[check] }));
}

export function differences(receipt: Receipt, promise: string | null, record: Record2): Contradiction[] {
  const found: Contradiction[] = [];
  if (promise !== null && record.beginnings[0]?.agreement.promise !== promise) found.push({ what: "promise" });
  receipt.beginnings.forEach(({ agreement, list, nonce }, number) => {
    const told = record.beginnings[number];
    if (told?.text !== agreement) return found.push({ what: "agreement", number });
    if (list && !same(told.made.list, list)) found.push({ what: "list", number });
    // A nonce that was never revealed broke the beginning off, which is checked elsewhere.
    const silent = told.made.silent?.includes(receipt.seat ?? -1);
    if (nonce && !silent && told.made.nonces[receipt.seat ?? -1] !== nonce) found.push({ what: "nonce", number });
    return undefined;
  });
  for (const [number, hash] of Object.entries(receipt.lines)) {
    const line = record.lines[Number(number) - 1];
    if (!line || toHex(openHash(line.open)) !== hash) found.push({ what: "line", number: Number(number), shown: line?.open });
  }
  const heads = headsOf(record).map(toHex);
  for (const { sealed, head } of [...receipt.seals, ...receipt.shortened])
    if (heads[sealed] !== head) found.push({ what: "chain", number: sealed });
  return found;
}
