/** Who can only watch the others. */
import type { StrikeLive } from "./table";

/** Whether one has no dice left, and is out of the round. */
export function isOut({ seat, picture }: Pick<StrikeLive, "seat" | "picture">): boolean {
  return seat !== null && picture?.reserves[seat]?.alive === false;
}
