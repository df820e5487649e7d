/** A state, read as things that lie somewhere: at a seat, or in common. It knows no game, only how data is written. */

export type Value =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "word"; readonly word: string }
  | { readonly kind: "number"; readonly number: number }
  | { readonly kind: "die"; readonly face: Face }
  | { readonly kind: "seat"; readonly seat: number }
  | { readonly kind: "hidden"; readonly count: number | null }
  | { readonly kind: "row"; readonly items: readonly Value[] }
  | { readonly kind: "things"; readonly things: readonly Thing[] }
  | { readonly kind: "nothing" };
export type Face = 1 | 2 | 3 | 4 | 5 | 6;

export interface Thing {
  /** As the field is called in the rules. */
  readonly name: string;
  readonly value: Value;
}

export interface Things {
  readonly seats: readonly (readonly Thing[])[];
  readonly common: readonly Thing[];
}

type Fields = Readonly<Record<string, unknown>>;

/** What every state has for itself: what is awaited, and what was said. */
const UNTOLD = ["stack", "said"];
const SECRET = ["value", "audience", "count", "fades"];
const SEAT = /(^|_)seat$/;
const DICE = /(^|_)(die|dice|face|faces|roll|rolled)$/;
const NOTHING: Value = { kind: "nothing" };

function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Secrets are written with their audience; those for everybody with their value alone. */
function isSecret(value: Fields): boolean {
  const keys = Object.keys(value);
  return keys.every((key) => SECRET.includes(key)) && (keys.includes("audience") || (keys.length === 1 && keys[0] === "value"));
}

/** Puts everything where it belongs: a row with an item for each seat is theirs, all else lies in common. */
export class Rows {
  /** A row that was once longer or shorter has an item for each seat by chance only. */
  readonly #chance = new Set<string>();

  things(state: Fields, seats: number): Things {
    const own: Thing[][] = Array.from({ length: seats }, () => []);
    const common: Thing[] = [];
    for (const [name, value] of Object.entries(state)) {
      if (UNTOLD.includes(name)) continue;
      const row = bySeat(value, seats);
      if (!row) this.#chance.add(name);
      if (row && !this.#chance.has(name)) own.forEach((things, seat) => things.push(...thingsAt(name, row[seat])));
      else common.push({ name, value: read(value, name) });
    }
    return { seats: own, common };
  }
}

function bySeat(value: unknown, seats: number): readonly unknown[] | null {
  if (Array.isArray(value)) return value.length === seats ? value : null;
  if (!isFields(value) || seats === 0) return null;
  const row = Array.from({ length: seats }, (_, seat) => value[seat]);
  return Object.keys(value).length === seats && row.every((item) => item !== undefined) ? row : null;
}

/** What a seat has: the fields of its struct, or the one thing there is. */
function thingsAt(name: string, value: unknown): Thing[] {
  if (isFields(value) && !isSecret(value)) return fieldsOf(value);
  return [{ name, value: read(value, name) }];
}

function fieldsOf(fields: Fields): Thing[] {
  return Object.entries(fields).flatMap(([name, value]) => (name === "type" ? [] : [{ name, value: read(value, name) }]));
}

/** Read a value; what it is called tells seats and dice from other numbers. */
export function read(value: unknown, name = ""): Value {
  if (value === null || value === undefined) return NOTHING;
  if (typeof value === "number") return readNumber(value, name);
  if (typeof value === "boolean") return { kind: "word", word: value ? "yes" : "no" };
  if (typeof value === "string") return { kind: "text", text: value };
  if (Array.isArray(value)) return value.length > 0 ? { kind: "row", items: value.map((item) => read(item, name)) } : NOTHING;
  if (!isFields(value)) return NOTHING;
  if (isSecret(value)) return readSecret(value, name);
  const things = fieldsOf(value);
  return things.length > 0 ? { kind: "things", things } : NOTHING;
}

function readNumber(number: number, name: string): Value {
  if (SEAT.test(name)) return { kind: "seat", seat: number };
  if (DICE.test(name) && Number.isInteger(number) && number >= 1 && number <= 6) return { kind: "die", face: number as Face };
  return { kind: "number", number };
}

function readSecret({ value, count }: Fields, name: string): Value {
  if (value !== undefined && value !== null) return read(value, name);
  if (count === 0) return NOTHING;
  return { kind: "hidden", count: typeof count === "number" ? count : null };
}
