/** A table of Royale, and what is chosen from at it. */
import type { LiveTable, Offer } from "../../lib/contract";
import type { RoyaleEvent, RoyaleMove, RoyalePicture } from "../../protocol";

export type RoyaleTable = LiveTable<RoyalePicture, RoyaleMove, RoyaleEvent>;
export type RoyaleOffer = Offer<RoyaleMove>;
export type AnyTile = RoyalePicture["tiles"][number];
