/** From dice and cards to the moves that the server offers; what is not offered cannot be picked. */
import type { Offer } from "../../lib/contract";
import type { EasyComeNeed, EasyComeOutlook, EasyComePicture, EasyComePrize, EasyComePrizeCard } from "../../protocol";
import type { Move, Values } from "./table";

type Offers = readonly Offer<Move>[];

const alike = (one: Values, other: Values): boolean => one.length === other.length && one.every((value, place) => value === other[place]);

/** The offer that sets aside the dice at these places of the roll. */
export function keepOffer(offers: Offers, rolled: Values, picked: ReadonlySet<number>): Offer<Move> | null {
  const dice = rolled.filter((_, place) => picked.has(place)).sort((one, other) => one - other);
  return offers.find(({ move }) => move.type === "keep" && alike(move.dice, dice)) ?? null;
}

/** The offer that takes a prize. */
export function claimOffer(offers: Offers, prize: EasyComePrize): Offer<Move> | null {
  return offers.find(({ move }) => move.type === "claim" && move.prize === prize) ?? null;
}

export function claimsOf(offers: Offers): Offer<Move>[] {
  return offers.filter(({ move }) => move.type === "claim");
}

/** What the offer that is being looked at would lead to; nothing for a prize, which is certain. */
export function outlookOf(picture: EasyComePicture, looked: Offer<Move> | null): EasyComeOutlook | null {
  const move = looked?.move;
  if (move?.type !== "keep") return null;
  return picture.mine?.outlooks?.find(({ keep }) => alike(keep, move.dice)) ?? null;
}

/** The places of a roll that an offer keeps: the first die of each value, then the next. */
export function placesOf(rolled: Values, dice: Values): Set<number> {
  const places = new Set<number>();
  for (const value of dice) {
    const place = rolled.findIndex((shown, at) => shown === value && !places.has(at));
    if (place >= 0) places.add(place);
  }
  return places;
}

/** How a card looks: lit to be taken, near with what is missing, or quiet. */
export interface CardLook {
  readonly lit: boolean;
  readonly quiet: boolean;
  readonly stands: EasyComePrizeCard["stands"];
  readonly need: EasyComeNeed | null;
}

/** How a card looks now, or how it would look after the choice that is being looked at. */
export function lookOf(card: EasyComePrizeCard, outlook: EasyComeOutlook | null): CardLook {
  if (card.stands === "idle" || card.stands === "own" || card.stands === "closed") {
    return { lit: false, quiet: card.stands === "closed", stands: card.stands, need: null };
  }
  if (outlook === null) {
    const { stands, need } = card;
    return { lit: stands === "now" || need?.dice === 1, quiet: stands === "out", stands, need: need ?? null };
  }
  const need = outlook.hopes.find(({ prize }) => prize === card.prize)?.need ?? null;
  return { lit: need !== null, quiet: need === null, stands: need ? "near" : "out", need };
}
