/** The keyboard at a table. */
import type { AnyTable } from "../lib/contract";
import type { Table } from "../lib/table.svelte";

const WAYS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Fields and dialogs keep their keys, and so does whoever has answered already. */
function isTaken({ defaultPrevented, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  if (defaultPrevented || ctrlKey || metaKey || altKey) return true;
  return target instanceof Element && target.closest("input, select, textarea, dialog") !== null;
}

/** Left and right walk through the moments of the game, Escape comes back to now; whether the key meant that. */
export function wander(table: Pick<Table, "past" | "walk" | "visit">, event: KeyboardEvent): boolean {
  if (isTaken(event)) return false;
  const way = WAYS[event.key];
  const home = event.key === "Escape";
  if (!table.past && way !== -1) return false;
  if (way !== undefined) table.walk(way);
  else if (home) table.visit(null);
  return way !== undefined || home;
}

/** A number looks at an offer and plays it the second time, Enter plays, Escape goes back; whether the key meant that. */
export function press(table: AnyTable, event: KeyboardEvent): boolean {
  if (isTaken(event)) return false;
  if (event.key === "Escape" && table.looked) {
    table.look(null);
    return true;
  }
  if (event.key === "Enter" && table.looked) {
    // Enter on a focused button is that button's own; only the ground of the page plays.
    if (event.target instanceof Element && event.target.closest("button, a") && !event.target.closest(".offer, .grp")) return false;
    void table.choose(table.looked.move);
    return true;
  }
  const offer = table.offers.find(({ key }) => key === event.key);
  if (!offer) return false;
  table.tap(offer);
  return true;
}
