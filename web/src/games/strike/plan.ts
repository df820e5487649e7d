/** What happened, cut into throws and pushes that are shown one after the other. */
import type { StrikeEvent, StrikeReading, StrikeThrown } from "../../protocol";

export interface ThrowStep {
  readonly kind: "throw";
  readonly seat: number;
  readonly thrown: readonly number[];
  readonly move: StrikeThrown["move"];
  /** The name of the motion; none if the throw was not simulated. */
  readonly digest: string | null;
  readonly readings: readonly StrikeReading[];
  readonly rerolled: ReadonlyMap<number, number>;
  readonly lost: ReadonlyMap<number, string>;
  /** Face and dice of each group that is taken. */
  readonly taken: readonly { readonly face: number; readonly dice: readonly number[] }[];
}
export interface PushStep {
  readonly kind: "push";
}
export interface PauseStep {
  readonly kind: "pause";
}
export type Step = ThrowStep | PushStep | PauseStep;

type Draft = { -readonly [Key in keyof ThrowStep]: ThrowStep[Key] } & { rerolled: Map<number, number>; lost: Map<number, string> };

/** Cut events into steps; what nobody throws or pushes only takes a moment. */
export function stepsOf(events: readonly StrikeEvent[]): Step[] {
  const steps: Step[] = [];
  let draft: Draft | null = null;
  for (const event of events) {
    switch (event.type) {
      case "thrown":
        draft = {
          kind: "throw",
          seat: event.seat,
          thrown: event.dice,
          move: event.move,
          digest: null,
          readings: [],
          rerolled: new Map(),
          lost: new Map(),
          taken: [],
        };
        steps.push(draft);
        break;
      case "regrouped":
        steps.push({ kind: "push" });
        break;
      case "trajectory":
        if (draft) draft.digest = event.digest;
        break;
      case "settled":
        if (draft) draft.readings = event.dice;
        break;
      case "die_rerolled":
        draft?.rerolled.set(event.die, event.face);
        break;
      case "die_lost":
        draft?.lost.set(event.die, event.reason);
        break;
      case "dice_taken":
        if (draft) draft.taken = event.groups.map(([face, dice]) => ({ face, dice }));
        break;
    }
  }
  return steps.length > 0 ? steps : [{ kind: "pause" }];
}

/** The order in which a motion lists its dice: those of the arena by number, then those thrown. */
export function orderOf(step: ThrowStep): number[] {
  const arena = step.readings.map(({ die }) => die).filter((die) => !step.thrown.includes(die));
  return [...arena.sort((one, other) => one - other), ...step.thrown];
}

/** The face a die counts with after a throw: as read, or as rolled again; 0 if it does not count. */
export function finalFace(step: ThrowStep, reading: StrikeReading): number {
  return step.rerolled.get(reading.die) ?? reading.face ?? 0;
}
