/** Who the colours of a table of Royale are: those of Vegas, and after them the grey dice. */
import { say } from "../../lib/words.svelte";
import { type Person, peopleOf as vegasPeopleOf } from "../vegas/people";
import type { RoyaleTable } from "./table";

export function peopleOf(table: Pick<RoyaleTable, "names" | "picture"> & Partial<Pick<RoyaleTable, "card">>): Person[] {
  const people = vegasPeopleOf(table);
  return people.length ? [...people, { player: "g", initial: "·", name: say("web-royale-grey") }] : people;
}
