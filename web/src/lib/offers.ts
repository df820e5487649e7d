/** Offers in words, as trays, hints and reviews show them. */
import type { Described } from "../openapi";
import type { Offered } from "../protocol";
import type { Offer } from "./contract";
import { capital } from "./names";
import { DOT, type Phrase, type Speaker } from "./phrases";

/** Say what a move is and would bring, in one sentence. */
export function textOf({ what = "", brings = [] }: Described, speaker: Speaker): string {
  const said = speaker.say(what);
  const outcome = outcomeOf(brings, speaker);
  return outcome ? speaker.say(["line", "offer-brings", { what: said, outcome }]) : said;
}

/** Say an offer, whole and in its parts. */
export function spokenOffer(offer: Offered, speaker: Speaker): Offer {
  const { key, move, what, brings = [] } = offer;
  return { key, move, what: speaker.say(what), brings: capital(outcomeOf(brings, speaker)), text: textOf(offer, speaker) };
}

function outcomeOf(brings: readonly Phrase[], speaker: Speaker): string {
  return brings.map(speaker.say).join(DOT);
}
