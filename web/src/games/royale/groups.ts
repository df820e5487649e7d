/** A roll with big dice in it, by face. */

import type { Face } from "../../kit/draw";
import type { RoyaleShown } from "../../protocol";
import { type Group, groupsOf as smallGroupsOf } from "../vegas/layout";
import type { Roll } from "../vegas/table";

function isRoyale(roll: Roll): roll is RoyaleShown {
  return "big" in roll;
}

/** Group a roll by face, the lowest first; a big die may be alone in its group. */
export function groupsOf(roll: Roll | null): Group[] {
  const groups = smallGroupsOf(roll);
  if (!roll || !isRoyale(roll)) return groups;
  const faces = [...new Set([...groups.map((group) => group.face), ...roll.big])].sort((one, other) => one - other);
  return faces.map((face) => ({
    face: face as Face & number,
    colours: groups.find((group) => group.face === face)?.colours ?? [],
    big: roll.big.filter((big) => big === face).map(() => roll.seat),
  }));
}
