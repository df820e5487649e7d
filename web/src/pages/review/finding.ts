/** Where a move of a review stands in the log of its table. */
import { api, Refusal } from "../../lib/api";

/** A place behind the end of any log. */
const LAST = 2 ** 31 - 1;

/** The step after which a move was awaited; of a move that was taken back and made again, the later one. */
export async function stepBefore(table: string, version: number): Promise<number> {
  let until = LAST;
  for (;;) {
    const moments = await api.moments(table, until);
    const found = moments.findLast(({ awaited }) => awaited?.version === version);
    if (found) return found.seq;
    if (!moments[0]) throw new Refusal("request/not-found", "the log of this table has no such move");
    until = moments[0].seq - 1;
  }
}
