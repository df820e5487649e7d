/** What a phone beside a television holds at Vegas. */
import type { Cup, Purse } from "../../lib/contract";
import { groupsOf } from "./layout";
import type { VegasTable } from "./table";
import { tintOf } from "./tint";

/** Every roll begins a turn. */
export function cup({ picture, seat, card }: VegasTable): Cup | null {
  const { roll } = picture ?? {};
  if (!picture || !roll || seat === null || groupsOf(roll).length === 0) return null;
  return { player: tintOf(picture, seat, card?.colours), dice: roll.dice.length };
}

export function purse({ picture, seat }: Pick<VegasTable, "picture" | "seat">): Purse | null {
  const holder = seat === null ? undefined : picture?.holders[seat];
  const bills = holder?.won ?? picture?.mine?.won;
  if (!bills) return null;
  const hidden = holder?.won === undefined;
  return { hidden, bills, money: bills.reduce((sum, bill) => sum + bill, 0) };
}
