/** The words of the page in four languages, from the catalogues that the server's tellers use, too. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { recall, remember } from "./memory";

export const LANGUAGES = ["en", "fr", "ru", "de"] as const;
export type Language = (typeof LANGUAGES)[number];
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: "English",
  fr: "Français",
  ru: "Русский",
  de: "Deutsch",
};

type Load = () => Promise<string>;
/** What only some pages say. */
type Book = "me" | "night" | "practice" | "titles" | "today" | "tray" | "tv";
const BOOKS = "../../../src/flambeur/locales";
const CATALOGUES = import.meta.glob<string>("../../../src/flambeur/locales/*/{common,me,night,practice,titles,today,tray,tv,web}.ftl", {
  query: "?raw",
  import: "default",
});
const RULES = import.meta.glob<string>("../../../src/flambeur/locales/*/rules-*.ftl", { query: "?raw", import: "default" });
const HELP = import.meta.glob<string>("../../../src/flambeur/locales/*/cli.ftl", { query: "?raw", import: "default" });

/** Milliseconds after which words that did not come are asked for again. */
const AGAIN = 2000;

/** Catalogues of games by name and language, as the server gives them. */
type Fetch = (name: string, language: Language) => Promise<string>;

async function read(from: Record<string, Load>, path: string): Promise<FluentResource> {
  const load = from[path];
  if (!load) throw new Error(`no texts at ${path}`);
  return new FluentResource(await load());
}

function isLanguage(tag: string | null | undefined): tag is Language {
  return LANGUAGES.some((language) => language === tag);
}

/** The language to begin with: chosen before, or the first that the browser asks for. */
export function firstLanguage(chosen: string | null, wishes: readonly string[]): Language {
  if (isLanguage(chosen)) return chosen;
  return wishes.map((wish) => wish.slice(0, 2).toLowerCase()).find(isLanguage) ?? "en";
}

class Words {
  #language = $state<Language>(firstLanguage(recall("language"), navigator.languages ?? []));
  #bundle = $state.raw<FluentBundle | null>(null);
  #games = $state.raw<ReadonlyMap<string, FluentBundle>>(new Map());
  readonly #coming = new Set<string>();
  readonly #books = new Set(["common", "web"]);
  #more: Promise<void> = Promise.resolve();

  get language(): Language {
    return this.#language;
  }

  /** Whether there is anything to say yet. */
  get ready(): boolean {
    return this.#bundle !== null;
  }

  /** Read the texts of a language; what is on the page changes when they are there. */
  async speak(language: Language = this.#language): Promise<void> {
    const parts = await Promise.all([...this.#books].map((book) => read(CATALOGUES, `${BOOKS}/${language}/${book}.ftl`)));
    // Another book was asked for meanwhile: what was read later must not be forgotten for what was read sooner.
    if (parts.length < this.#books.size) return this.speak(language);
    const bundle = new FluentBundle(language, { useIsolating: false });
    parts.forEach((part) => bundle.addResource(part));
    this.#bundle = bundle;
    this.#language = language;
    document.documentElement.lang = language;
  }

  /** Speak with the words of more books from now on; resolves once they are there. */
  async also(...books: readonly Book[]): Promise<void> {
    if (books.some((book) => !this.#books.has(book))) {
      for (const book of books) this.#books.add(book);
      this.#more = this.speak();
    }
    await this.#more;
  }

  /** Change the language for good. */
  async choose(language: Language): Promise<void> {
    remember("language", language);
    await this.speak(language);
  }

  /** Say a message, `id` or `id.attribute`; an id without words is shown as it is. */
  say = (id: string, values: Record<string, FluentVariable> = {}): string => {
    return tell(this.#bundle, id, values) ?? id;
  };

  money = (amount: number): string => this.say("money", { amount });

  /** Whether there are words for this id. */
  has = (id: string): boolean => this.#bundle?.hasMessage(id) ?? false;

  /** The words of a game by the name that the server gave; until they are here, those of the last language, or nothing. */
  game(name: string | null, fetch: Fetch): FluentBundle | null {
    const key = `${name}/${this.#language}`;
    const found = this.#games.get(key);
    if (name && !found) void this.#fetch(name, this.#language, key, fetch);
    return found ?? [...this.#games].findLast(([known]) => known.startsWith(`${name}/`))?.[1] ?? null;
  }

  async #fetch(name: string, language: Language, key: string, fetch: Fetch): Promise<void> {
    if (this.#coming.has(key)) return;
    this.#coming.add(key);
    try {
      const bundle = new FluentBundle(language, { useIsolating: false });
      bundle.addResource(new FluentResource(await fetch(name, language)));
      this.#games = new Map([...this.#games, [key, bundle]]);
      this.#coming.delete(key);
    } catch {
      // How the line is, is shown elsewhere; a table must not stay without words for it.
      setTimeout(() => {
        this.#coming.delete(key);
        void this.#fetch(name, language, key, fetch);
      }, AGAIN);
    }
  }

  /** The rules of a game, as a bundle of their own that only its page loads. */
  async rules(game: string, language: Language = this.#language): Promise<FluentBundle> {
    return this.#open(RULES, `rules-${game}`, language);
  }

  /** What each house rule changes, in a sentence: the same as in the terminal's help. */
  async options(language: Language = this.#language): Promise<FluentBundle> {
    return this.#open(HELP, "cli", language);
  }

  async #open(from: Record<string, Load>, book: string, language: Language): Promise<FluentBundle> {
    const bundle = new FluentBundle(language, { useIsolating: false });
    bundle.addResource(await read(from, `${BOOKS}/${language}/${book}.ftl`));
    return bundle;
  }
}

/** Format a message or one of its attributes. */
export function tell(bundle: FluentBundle | null, id: string, values: Record<string, FluentVariable> = {}): string | null {
  const [name = "", attribute] = id.split(".");
  const message = bundle?.getMessage(name);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  return bundle && pattern ? bundle.formatPattern(pattern, values) : null;
}

export const words = new Words();
export const { say, money } = words;
