/** What tiles are called and how they work, from the chapter of the rules about them. */
import type { FluentBundle } from "@fluent/bundle";
import { type Language, tell, words } from "../../lib/words.svelte";

class TileBook {
  #bundle = $state.raw<FluentBundle | null>(null);
  #language: Language | null = null;

  /** Have the chapter read in a language, once. */
  async open(language: Language): Promise<void> {
    if (language === this.#language) return;
    this.#language = language;
    const bundle = await words.rules("royale", language);
    if (this.#language === language) this.#bundle = bundle;
  }

  /** The name alone: titles begin with the letter of the board, and some end with a bang. */
  name(id: string): string {
    const title = tell(this.#bundle, `rules-royale-${id.toLowerCase()}.title`) ?? id;
    return title.replace(/^[A-H][12]\s+/, "").replace(/\s*[!?]$/, "");
  }

  rule(id: string): string {
    return tell(this.#bundle, `rules-royale-${id.toLowerCase()}`)?.replace(/\s+/g, " ") ?? "";
  }
}

export const book = new TileBook();
