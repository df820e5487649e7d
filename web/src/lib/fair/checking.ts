/** A record of format 2 checked: everything but what only the rules know, which are places, legality and the result. */
import { type Agreement, commitmentOf, keyOf, nameHash, promiseOf } from "./beginning";
import { same } from "./equal";
import { toHex } from "./hashing";
import { draw } from "./outcomes";
import { type Beginning, headsOf, lastOf, type Record2 } from "./record";
import { Rows } from "./rows";
import { isSealed, isSigned } from "./signing";

/** What is checked, in this order. */
export const CHECKS = ["promise", "names", "commitments", "anew", "outcomes", "chain", "signatures"] as const;
export type Check = (typeof CHECKS)[number];

export interface Computed {
  readonly place: string;
  readonly move: { readonly type: string };
  /** Null is an outcome that only the simulator can compute. */
  readonly same: boolean | null;
}

export interface Verdict2 {
  readonly checks: Readonly<Record<Check, boolean>>;
  readonly outcomes: readonly Computed[];
  /** So many names are withheld. */
  readonly withheld: number;
}

export async function checkRecord(record: Record2): Promise<Verdict2> {
  const { beginnings } = record;
  const outcomes = outcomesOf(record);
  return {
    checks: {
      promise: beginnings.every((one) => isPromised(one, seedOf(record, one))),
      names: beginnings.every(hasNames),
      commitments: beginnings.every(hasCommitments),
      anew: isInOrder(beginnings),
      outcomes: outcomes.every((one) => one.same !== false) && new Set(outcomes.map(({ place }) => place)).size === outcomes.length,
      chain: isChained(record),
      signatures: await areSigned(record),
    },
    outcomes,
    withheld: lastOf(record).made.names.filter((name) => name === null).length,
  };
}

export function isGood({ checks }: Verdict2): boolean {
  return CHECKS.every((check) => checks[check]);
}

/** What was promised of a day, only its proof tells. */
function isPromised({ agreement }: Beginning, seed: string): boolean {
  return agreement.dice === "day" || promiseOf(seed) === agreement.promise;
}

function seedOf({ seed }: Record2, { made }: Beginning): string {
  return made.seed ?? seed;
}

/** Every name that is not withheld belongs to its hash. */
function hasNames({ agreement, made }: Beginning): boolean {
  const { names, salts } = made;
  if (names.length !== agreement.seats.length || salts.length !== agreement.seats.length) return false;
  return agreement.seats.every(({ name }, seat) => {
    const [told, salt] = [names[seat] ?? null, salts[seat] ?? null];
    return told === null && salt === null ? true : told !== null && salt !== null && nameHash(salt, told) === name;
  });
}

/** Every nonce belongs to its commitment, and there is none without one. */
function hasCommitments({ agreement, agreed, made }: Beginning): boolean {
  const { list, nonces, silent = [] } = made;
  if (list.length !== agreement.seats.length || nonces.length !== list.length) return false;
  return list.every((commitment, seat) => {
    const nonce = nonces[seat] ?? null;
    if (nonce === null) return (commitment !== null) === silent.includes(seat);
    return commitment === commitmentOf(agreed, seat, nonce) && !silent.includes(seat);
  });
}

/** Each beginning but the last was broken off by somebody, who gives nothing later; all else that was agreed stays. */
function isInOrder(beginnings: readonly Beginning[]): boolean {
  const [first] = beginnings;
  const silent = new Set<number>();
  return beginnings.every(({ agreement, made }, place) => {
    const agrees =
      first !== undefined &&
      agreement.beginning === place &&
      same(lasting(agreement), lasting(first.agreement)) &&
      same(made.names, first.made.names);
    const allowed = made.list.every((commitment, seat) => commitment === null || (first?.made.list[seat] != null && !silent.has(seat)));
    made.silent?.forEach((seat) => silent.add(seat));
    const broken = (made.silent ?? []).length > 0;
    return agrees && allowed && broken === place < beginnings.length - 1;
  });
}

/** What beginning anew must not change; names are salted afresh. */
function lasting({ beginning: _, promise: __, seats, ...rest }: Agreement): object {
  return { ...rest, seats: seats.map((seat) => ({ ...seat, name: "" })) };
}

function outcomesOf(record: Record2): Computed[] {
  const { agreed, listed, made, agreement } = lastOf(record);
  const rows = new Rows(keyOf(record.seed, agreed, listed, made.nonces, agreement.dice));
  return record.lines.flatMap(({ entry: { seat, move, hidden, place, of } }) => {
    const shown = move ?? hidden;
    if (seat !== undefined || !shown) return [];
    if (!place || !of) return [{ place: place ?? "", move: shown, same: false }];
    const drawn = draw(rows, place, of);
    return [{ place, move: shown, same: drawn === null ? null : same(drawn, shown) }];
  });
}

/** Every seal is under the lines before it, and the last one under all. */
function isChained(record: Record2): boolean {
  const heads = headsOf(record).map(toHex);
  if (lastOf(record).agreement.signer === null) return record.seals.length === 0;
  return record.seals.every(({ sealed, head }) => heads[sealed] === head) && record.seals.at(-1)?.sealed === record.lines.length;
}

async function areSigned({ beginnings, seals }: Record2): Promise<boolean> {
  const { signer } = (beginnings[0] as Beginning).agreement;
  if (signer === null) return beginnings.every(({ made }) => made.signature === null);
  const { agreed } = beginnings.at(-1) as Beginning;
  const all = await Promise.all([
    ...beginnings.map(({ listed, made }) => isSigned(signer, made.signature ?? "", "flambeur/2/listed", listed)),
    ...seals.map(({ sealed, head, signature }) => isSealed(signer, agreed, sealed, head, signature)),
  ]);
  return all.every(Boolean);
}
