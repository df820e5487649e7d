/** Who the colours of a table are: a mark, a letter and a name for each. */

import { initialsOf, type Player } from "../../kit/draw";
import { say } from "../../lib/words.svelte";
import type { Card, VegasPicture } from "../../protocol";
import { tintOf } from "./tint";

export interface Person {
  readonly player: Player;
  readonly initial: string;
  readonly name: string;
}

interface Named {
  readonly names: readonly string[];
  readonly card?: Pick<Card, "colours"> | null;
  readonly picture: Pick<VegasPicture, "seats" | "holders"> | null;
}

/** The seats by name, the rivals of a solo game by colour, and last the neutral dice. */
export function peopleOf(table: Named): Person[] {
  const { picture } = table;
  if (!picture) return [];
  const rivals = Array.from({ length: Object.keys(picture.holders).length - picture.seats }, (_, rival) =>
    say(`web-vegas-colour-${rival + 1}`),
  );
  const names = [...table.names.slice(0, picture.seats), ...rivals];
  const initials = initialsOf(names);
  const people = names.map((name, colour) => ({
    player: tintOf(picture, colour, table.card?.colours),
    initial: initials[colour] ?? "?",
    name,
  }));
  return [...people, { player: "n", initial: "·", name: say("web-vegas-colour-neutral") }];
}
