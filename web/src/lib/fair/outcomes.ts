/** What chance brings at a place, for the kinds that need neither rules nor simulator. */
import type { Rows, Stream } from "./rows";

/** What was drawn of, as a record tells it. */
export interface Drawn {
  readonly type: string;
  readonly groups?: readonly number[];
  readonly faces?: number;
  readonly streams?: readonly string[];
  readonly count?: number;
  readonly cards?: readonly number[];
  readonly thrown?: readonly number[];
  readonly out?: number;
  readonly old?: readonly (readonly [die: number, face: number, hit: number])[];
  readonly out_hit?: number;
}

const OWN = "own";
const STREAMS = [OWN, "neutral", "big"];
const FACES = 6;
const MILLION = 1_000_000;

/** The outcome, or null for a kind that is not computed here. */
export function draw(rows: Rows, place: string, of: Drawn): unknown {
  const row = (stream: string) => rows.of(place, stream);
  switch (of.type) {
    case "dice":
      return {
        type: "rolled",
        dice: (of.groups ?? []).map((count, at) => roll(row((of.streams ?? STREAMS)[at] ?? OWN), count, of.faces ?? FACES)),
      };
    case "value_dice":
      return { type: "rolled", dice: [roll(row(OWN), of.count ?? 0, FACES).map((face) => face - 1)] };
    case "shuffle":
      return { type: "shuffled", cards: shuffle(row(OWN), of.cards ?? []) };
    case "pick":
      return { type: "picked", index: row(OWN).below(of.count ?? 1) };
    case "cast":
      return { type: "landed", dice: cast(row, of) };
    default:
      return null;
  }
}

/** The first so many dice of a row, sorted. */
export function roll(row: Stream, count: number, faces: number): number[] {
  return Array.from({ length: count }, () => row.below(faces) + 1).sort((one, other) => one - other);
}

export function shuffle(row: Stream, before: readonly number[]): number[] {
  const cards = [...before];
  for (let place = cards.length - 1; place >= 1; place--) {
    const other = row.below(place + 1);
    [cards[place], cards[other]] = [cards[other] as number, cards[place] as number];
  }
  return cards;
}

/** A throw of Strike in the abstract form: which dice are lost, and what the others show. */
function cast(row: (stream: string) => Stream, { thrown = [], out = 0, old = [], out_hit = 0 }: Drawn): object[] {
  const happens = (die: Stream, chance: number) => die.below(MILLION) < chance;
  const fall = (number: number, die: Stream, chance: number) =>
    happens(die, chance) ? { die: number, at: "outside" } : { die: number, at: "in", face: die.below(FACES) + 1 };
  const landed = thrown.map((number) => fall(number, row(`die-${number}`), out));
  for (const [number, face, hit] of old) {
    const die = row(`die-${number}`);
    landed.push(happens(die, hit) ? fall(number, die, out_hit) : { die: number, at: "in", face });
  }
  return landed.sort((one, other) => one.die - other.die);
}
