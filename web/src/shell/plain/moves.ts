/** Many moves made few: first what kind, then field by field, each among what is still possible. */
import type { Offer } from "../../lib/contract";

type Fields = Readonly<Record<string, unknown>>;
/** A field of a move: its name, and the places inside it. */
export type Path = readonly (string | number)[];

export interface Step {
  /** The field that is decided; nothing for the kind of the move. */
  readonly path: Path;
  readonly values: readonly unknown[];
  /** The value that was picked, if one was. */
  readonly picked: unknown;
}

/** So many moves can simply be listed. */
export const FEW = 8;
const KIND: Path = [];

/** The steps up to the first that is not decided, and what is left after the picks. Where there is one value only, it is not asked for. */
export function stepsOf(offers: readonly Offer[], picks: readonly unknown[]): { steps: Step[]; left: readonly Offer[] } {
  const steps: Step[] = [];
  let left = offers;
  const decide = (path: Path): boolean => {
    const values = distinct(left.map(({ move }) => valueAt(move, path)));
    if (values.length < 2) return true;
    const given = picks[steps.length];
    const picked = values.find((value) => given !== undefined && isSame(value, given));
    steps.push({ path, values, picked });
    if (picked === undefined) return false;
    left = left.filter(({ move }) => isSame(valueAt(move, path), picked));
    return true;
  };
  if (decide(KIND)) pathsOf(left.map(({ move }) => move as Fields)).every(decide);
  return { steps, left };
}

/** The kind of a move, or the value of one of its fields. */
export function valueAt(move: unknown, path: Path): unknown {
  if (path.length === 0) return (move as Fields | null)?.["type"] ?? null;
  return path.reduce<unknown>((inner, key) => (inner as Fields | null | undefined)?.[key], move) ?? null;
}

/** The fields of moves of one kind, those of inner things one by one. */
export function pathsOf(moves: readonly Fields[]): Path[] {
  const names = distinct(moves.flatMap((move) => Object.keys(move))).filter((name) => name !== "type");
  return names.flatMap((name) => inside(moves, [name as string]));
}

function inside(moves: readonly Fields[], path: Path): Path[] {
  const values = moves.map((move) => valueAt(move, path));
  const shapes = distinct(values.map(shapeOf));
  const [keys] = shapes;
  if (shapes.length > 1 || !Array.isArray(keys) || keys.length === 0) return [path];
  return keys.flatMap((key: string | number) => inside(moves, [...path, key]));
}

/** What is inside a value, by keys; nothing if it is whole. */
function shapeOf(value: unknown): (string | number)[] | null {
  if (Array.isArray(value)) return value.map((_, place) => place);
  return typeof value === "object" && value !== null ? Object.keys(value).filter((key) => key !== "type") : null;
}

function isSame(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}

/** Each value once, numbers in their order. */
function distinct(values: readonly unknown[]): unknown[] {
  const found = [...new Map(values.map((value) => [JSON.stringify(value), value])).values()];
  return found.every((value) => typeof value === "number") ? found.sort((one, other) => one - other) : found;
}
