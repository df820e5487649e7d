/** What a phone beside a television holds at Royale. */
import type { Cup, Purse } from "../../lib/contract";
import { money, say } from "../../lib/words.svelte";
import { purse as vegasPurse } from "../vegas/beside";
import { markOf } from "./mark";
import type { RoyaleTable } from "./table";

/** The dice of a roll, unless a tile asks something. */
export function cup(table: RoyaleTable): Cup | null {
  const { picture, seat } = table;
  const { roll, tiles = {} } = picture ?? {};
  if (!roll || seat === null || Object.values(tiles).some(({ asks }) => asks === seat)) return null;
  return { player: markOf(table, seat).player, dice: roll.dice.length + roll.big.length };
}

/** Money, and what is in one's fist or in the boxes one has filled. */
export function purse({ picture, seat }: Pick<RoyaleTable, "picture" | "seat">): Purse | null {
  const held = vegasPurse({ picture, seat } as Parameters<typeof vegasPurse>[0]);
  const { fist, piles = [] } = picture?.mine ?? {};
  const boxes = piles.map((pile, place) =>
    say("tray-box", { number: place + 1, money: money(pile.reduce((sum, token) => sum + token, 0)) }),
  );
  const notes = [...(fist === undefined ? [] : [say("tray-fist", { count: fist })]), ...boxes];
  return held && { ...held, hidden: held.hidden || notes.length > 0, notes };
}
