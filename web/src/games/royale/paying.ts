/** The payout, in the place of whose turn it is. */
import { payoutWords } from "../vegas/paying";
import { stageOf } from "./stage";
import type { RoyaleTable } from "./table";

export function paying(table: RoyaleTable): string | null {
  const { step, fronts } = stageOf(table);
  return payoutWords(step, fronts);
}
