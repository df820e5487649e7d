/** What tiles are called and how they work: from the rules, or from the words of the table for those that are not in there. */
import type { FluentBundle } from "@fluent/bundle";
import { Speaker } from "../../lib/phrases";
import { type Language, tell, words } from "../../lib/words.svelte";

class TileBook {
  #bundle = $state.raw<FluentBundle | null>(null);
  #language: Language | null = null;
  /** Who says what the table says. */
  speaker = $state.raw(new Speaker(null, [], null));

  /** Have the chapter read in a language, once. */
  async open(language: Language): Promise<void> {
    if (language === this.#language) return;
    this.#language = language;
    const bundle = await words.rules("royale", language);
    if (this.#language === language) this.#bundle = bundle;
  }

  /** The name alone: titles begin with the letter of the board, and some end with a bang. */
  name(id: string): string {
    const title = tell(this.#bundle, `rules-royale-${id.toLowerCase()}.title`);
    if (title === null) return this.speaker.say(["tile", id, `royale-tile-${id.toLowerCase()}`]);
    return title.replace(/^[A-H][12]\s+/, "").replace(/\s*[!?]$/, "");
  }

  /** What it is about in a few words; nothing if the rules do not hold it. */
  hook(id: string): string {
    return tell(this.#bundle, `rules-royale-${id.toLowerCase()}.hook`) ?? "";
  }

  /** How it works; nothing until the rules are there, since the words of the table may lack their amounts. */
  rule(id: string): string {
    if (!this.#bundle) return "";
    const chapter = tell(this.#bundle, `rules-royale-${id.toLowerCase()}`);
    // Spaces that hold a number together stay.
    return chapter?.replace(/[ \n]+/g, " ") ?? tell(this.speaker.bundle, `royale-rule-${id.toLowerCase()}`) ?? "";
  }
}

export const book = new TileBook();
