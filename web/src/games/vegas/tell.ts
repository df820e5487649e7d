/** The board in words: tags on it, and what a screen reader says of it. */
import { money, say } from "../../lib/words.svelte";
import type { Person } from "./people";
import type { Front, Outlook, Stack } from "./table";

/** The tag over a casino that a move is being looked at for. */
export function standingWords(outlook: Outlook): string {
  return say("web-vegas-would", { standing: outlook.standing, place: outlook.place });
}

function nameOf(people: readonly Person[], colour: number): string {
  return people[colour]?.name ?? "";
}

function tellStack(stack: Stack, people: readonly Person[]): string {
  const text = `${nameOf(people, stack.colour)} ${stack.weight}`;
  return stack.tied ? `${text} =` : text;
}

/** A casino in one sentence. */
export function tellFront(casino: number, front: Front, people: readonly Person[]): string {
  const bills = front.bills.map(money).join(", ");
  const dice = front.stacks.map((stack) => tellStack(stack, people)).join(", ");
  return dice ? say("web-vegas-front", { casino, bills, dice }) : say("web-vegas-front-empty", { casino, bills });
}

/** How one would stand, in a few words, with the bill or whom one ties with. */
export function tellStanding(outlook: Outlook, seat: number, people: readonly Person[]): string {
  const { standing, place, bill = 0 } = outlook;
  return say("tray-standing", { standing, place, money: money(bill), names: equalsOf(outlook, seat, people) });
}

function equalsOf({ stacks }: Outlook, seat: number, people: readonly Person[]): string {
  const mine = stacks.find((stack) => stack.colour === seat);
  const equals = stacks.filter((stack) => stack.colour !== seat && stack.tied && stack.weight === mine?.weight);
  return equals.map((stack) => nameOf(people, stack.colour)).join(", ");
}

/** Two words under a group of dice: the bill, or why there is none. */
export function tellOutlook(outlook: Outlook, seat: number, people: readonly Person[]): string {
  if (outlook.bill !== undefined) return money(outlook.bill);
  if (outlook.standing !== "ties") return say("web-vegas-hint", { standing: outlook.standing });
  return `= ${equalsOf(outlook, seat, people)}`;
}
