/** The payout, in the place of whose turn it is. */
import { say } from "../../lib/words.svelte";
import { stageOf } from "./stage.svelte";
import type { Step } from "./steps";
import type { VegasTable } from "./table";

/** Say which casino is being paid out, if one is. */
export function payoutWords(step: Step | null, fronts: readonly unknown[]): string | null {
  return step?.kind === "pay" ? say("web-turn-payout", { casino: step.event.casino, casinos: fronts.length }) : null;
}

export function paying(table: VegasTable): string | null {
  const { step, fronts } = stageOf(table);
  return payoutWords(step, fronts);
}
