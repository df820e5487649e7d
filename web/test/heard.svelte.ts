/** A table that only hears lines. */
import type { Phrase, Speaker } from "../src/lib/phrases";

export class Heard {
  log = $state.raw<readonly Phrase[]>(["before"]);
  sending = $state(false);
  constructor(readonly speaker: Speaker) {}
}
