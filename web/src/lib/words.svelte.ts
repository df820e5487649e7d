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
const BOOKS = "../../../src/flambeur/locales";
const CATALOGUES = import.meta.glob<string>("../../../src/flambeur/locales/*/{web,common}.ftl", {
  query: "?raw",
  import: "default",
});
const RULES = import.meta.glob<string>("../../../src/flambeur/locales/*/rules-*.ftl", { query: "?raw", import: "default" });

const HELP = import.meta.glob<string>("../../../src/flambeur/locales/*/cli.ftl", { query: "?raw", import: "default" });

/** Messages with their ids in the order they are written. */
export interface Book {
  readonly bundle: FluentBundle;
  readonly ids: readonly string[];
}

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

  get language(): Language {
    return this.#language;
  }

  /** Whether there is anything to say yet. */
  get ready(): boolean {
    return this.#bundle !== null;
  }

  /** Read the texts of a language; what is on the page changes when they are there. */
  async speak(language: Language = this.#language): Promise<void> {
    const parts = await Promise.all(["common", "web"].map((book) => read(CATALOGUES, `${BOOKS}/${language}/${book}.ftl`)));
    const bundle = new FluentBundle(language, { useIsolating: false });
    parts.forEach((part) => bundle.addResource(part));
    this.#bundle = bundle;
    this.#language = language;
    document.documentElement.lang = language;
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

  /** The rules of a game, as a bundle of their own that only its page loads. */
  async rules(game: string, language: Language = this.#language): Promise<FluentBundle> {
    return (await this.book(game, language)).bundle;
  }

  /** The same with its ids in order, to be read from the first chapter to the last. */
  async book(game: string, language: Language = this.#language): Promise<Book> {
    return this.#open(await read(RULES, `${BOOKS}/${language}/rules-${game}.ftl`), language);
  }

  /** What each house rule changes, in a sentence: the same as in the terminal's help. */
  async options(language: Language = this.#language): Promise<FluentBundle> {
    return this.#open(await read(HELP, `${BOOKS}/${language}/cli.ftl`), language).bundle;
  }

  #open(resource: FluentResource, language: Language): Book {
    const bundle = new FluentBundle(language, { useIsolating: false });
    bundle.addResource(resource);
    return { bundle, ids: resource.body.map(({ id }) => id) };
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
