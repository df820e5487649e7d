/** What the move that is looked at would change, and where. */
import type { RoyaleMove, RoyaleOutlook, RoyalePicture } from "../../protocol";
import type { Outlook } from "../vegas/table";

function same(one: RoyaleMove, other: RoyaleMove): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** The outlooks of a move, one for each casino it touches; what comes is told by what it counts. */
export function outlooksOf(picture: RoyalePicture | null, move: RoyaleMove | undefined): Outlook[] {
  if (!move) return [];
  return (picture?.mine?.outlooks ?? []).filter((outlook) => same(outlook.move, move)).map(weighed);
}

/** A big die counts 2, so that is what its coming is marked with. */
export function weighed(outlook: RoyaleOutlook): Outlook {
  return { ...outlook, placed: outlook.placed.map(([colour, dice]) => [colour, dice + 2 * outlook.big] as const) };
}
