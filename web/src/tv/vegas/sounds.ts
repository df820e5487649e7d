/** What is heard of a moment of Vegas. */
import type { Step } from "../../games/vegas/steps";
import { play } from "../../lib/sound";

export function sounds(step: Step): void {
  if (step.kind === "roll") play("roll");
  if (step.kind === "deal") play("bill", 0.4);
  if (step.kind === "end") play("win");
  if (step.kind !== "place") return;
  play("place", Math.min(1, (step.flights[0]?.dice ?? 1) / 8));
  if (step.ties.length) setTimeout(() => play("tie"), 300);
}
