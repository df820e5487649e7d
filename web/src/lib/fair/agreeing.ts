/** What a client can check of an agreement before it gives anything to the dice. */
import type { Begun, Card, Pace } from "../../protocol";
import { type Agreement, nameHash } from "./beginning";
import { same } from "./equal";
import type { Contradiction } from "./receipt";

/** What a card leaves out where it is as usual. */
export const USUAL: Required<Pace> = { kind: "live", seconds: 60 };

/** Everything in it that is not as it was shown. */
export function faultsOf(begun: Begun, place: number, card: Card, promise: string | null): Contradiction[] {
  const agreement = JSON.parse(begun.agreement) as Agreement;
  const faults: Contradiction["what"][] = [];
  if (!isOurs(agreement, place, card)) faults.push("agreement");
  if (place === 0 && promise !== null && agreement.promise !== promise) faults.push("promise");
  if (!hasNames(agreement, begun, card)) faults.push("names");
  return faults.map((what) => ({ what, number: place, shown: begun.agreement }));
}

/** It is about this table, its game and those who sit there. */
function isOurs(agreement: Agreement, place: number, card: Card): boolean {
  const { flambeur, dice, table, beginning, game, options, seats } = agreement;
  const [pace, hints] = [agreement.terms["pace"], agreement.terms["hints"]];
  return (
    same([flambeur, dice, table, beginning, game], [2, card.board ? "day" : "table", card.table, place, card.game]) &&
    same([pace, hints], [{ ...USUAL, ...card.pace }, card.hints]) &&
    agree(card.options, options) &&
    (agreement.start !== undefined) === (card.played_on ?? false) &&
    same(
      seats.map(({ kind, level }) => [kind, level ?? null]),
      card.places.map((one) => (one?.bot ? ["bot", one.bot] : ["person", null])),
    )
  );
}

/** What the table had left open, such as how a lone player plays, follows at the start. */
function agree(shown: Readonly<Record<string, unknown>>, agreed: Readonly<Record<string, unknown>>): boolean {
  const names = Object.keys(shown);
  return (
    same(Object.keys(agreed).sort(), names.toSorted()) && names.every((name) => shown[name] === null || same(shown[name], agreed[name]))
  );
}

function hasNames({ seats }: Agreement, { names, salts }: Begun, card: Card): boolean {
  const shown = card.places.map((one) => one?.name);
  return same(names, shown) && seats.every(({ name }, seat) => nameHash(salts[seat] ?? "", names[seat] ?? "") === name);
}
