/** A roll with big dice in it, by face. */
import type { Face } from "../../kit/draw";
import { type Group, groupsOf as smallGroupsOf } from "../vegas/layout";
import type { Shown } from "../vegas/scene";
import type { RoyaleShown } from "./scene";

function isRoyale(roll: Shown): roll is RoyaleShown {
  return "big" in roll;
}

/** Group a roll by face, the lowest first; a big die may be alone in its group. */
export function groupsOf(roll: Shown | null): Group[] {
  const groups = smallGroupsOf(roll);
  if (!roll || !isRoyale(roll)) return groups;
  const faces = [...new Set([...groups.map((group) => group.face), ...roll.big])].sort((one, other) => one - other);
  return faces.map((face) => ({
    face: face as Face & number,
    colours: groups.find((group) => group.face === face)?.colours ?? [],
    big: roll.big.filter((big) => big === face).map(() => roll.seat),
  }));
}

/** For the room they take, big dice are dice like others. */
export function widened(groups: readonly Group[]): Group[] {
  return groups.map((group) => ({ face: group.face, colours: [...group.colours, ...(group.big ?? [])] }));
}
