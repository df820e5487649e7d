/** Where things stand on the board: arrangement only, all results come with the picture. */
import type { Face } from "../../kit/draw";
import type { VegasCasinoPaid } from "../../protocol";
import type { Front, Pair, Roll, Stack } from "./table";

/** Dice of a roll that show the same face. */
export interface Group {
  readonly face: Face & number;
  readonly colours: readonly number[];
  /** Whose big dice show it, too. */
  readonly big?: readonly number[];
}

/** Group a roll by face, the lowest first. */
export function groupsOf(roll: Roll | null): Group[] {
  const groups = new Map<number, number[]>();
  for (const [colour, face] of roll?.dice ?? []) {
    groups.set(face, [...(groups.get(face) ?? []), colour]);
  }
  return [...groups].sort(([one], [other]) => one - other).map(([face, colours]) => ({ face: face as Group["face"], colours }));
}

/** A name for a roll: dice of another roll are other dice. */
export function nameOf(roll: Roll | null): string {
  return roll ? `${roll.seat}: ${roll.dice.join(" ")}` : "";
}

/** Stacks that cancel each other stand close together, all others alone. */
export function clustersOf(stacks: readonly Stack[]): Stack[][] {
  const clusters: Stack[][] = [];
  for (const stack of stacks) {
    const last = clusters.at(-1);
    const first = last?.[0];
    if (last && first?.tied && stack.tied && first.weight === stack.weight) last.push(stack);
    else clusters.push([stack]);
  }
  return clusters;
}

/** Who would take each bill now, or nobody. */
export function pinsOf(bills: readonly number[], stacks: readonly Stack[]): (number | null)[] {
  const takers = stacks.filter((stack) => stack.bill !== undefined);
  return bills.map((_, place) => takers[place]?.colour ?? null);
}

/** How far apart the notes of a fan lie, so that the lowest still ends above the towers. */
export function stepOf(bills: number): { down: number; across: number } {
  if (bills > 4) return { down: 19, across: 14 };
  if (bills > 3) return { down: 25, across: 18 };
  if (bills > 2) return { down: 34, across: 25 };
  return { down: 37, across: 36 };
}

/** How high a tower may grow before its levels are pressed together: the most dice of a front. */
export function tallest(stacks: readonly Stack[]): number {
  return Math.max(1, ...stacks.map((stack) => stack.dice + (stack.black ?? 0) + 3 * (stack.big ?? 0)));
}

/** Dice that just came to a casino, or would: the number of them by colour. */
export function gained(placed: readonly Pair[], colour: number): number {
  return placed.find(([whose]) => whose === colour)?.[1] ?? 0;
}

/** Whether the counter is full, so that everything on it moves closer together. */
export function isTight(stacks: readonly Stack[], placed: readonly Pair[]): boolean {
  return stacks.length + placed.length > 4;
}

/** A front without anything on it. */
export const BARE: Front = { bills: [], stacks: [] };

/** A note and who takes it; nobody, if it goes back. */
export interface Take {
  readonly colour: number | null;
  /** Not told to those who may not know any more. */
  readonly bill: number | null;
}

/** All notes that leave a casino, those that are won first. */
export function takesOf(event: VegasCasinoPaid): Take[] {
  const { returned } = event;
  const back = returned.value ?? Array.from({ length: returned.count ?? 0 }, () => null);
  return [
    ...event.wins.map((win) => ({ colour: win.colour, bill: win.bill.value ?? null })),
    ...back.map((bill) => ({ colour: null, bill })),
  ];
}
