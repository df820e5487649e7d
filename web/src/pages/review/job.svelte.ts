/** The review of a table: asked for, waited for, and told again when the language changes. */
import { api, Refusal, type ReviewJob } from "../../lib/api";
import type { Language } from "../../lib/words.svelte";

const EVERY = 1000;

export class Job {
  readonly id: string;
  #now = $state.raw<ReviewJob | null>(null);
  #problem = $state<string | null>(null);
  #language: Language;
  #over = false;

  constructor(id: string, language: Language) {
    this.id = id;
    this.#language = language;
    void this.ask();
  }

  get now(): ReviewJob | null {
    return this.#now;
  }

  /** The code of a refusal, if there was one. */
  get problem(): string | null {
    return this.#problem;
  }

  /** Ask for the review, and look again and again until it is there. */
  async ask(): Promise<void> {
    this.#problem = null;
    this.#now = null;
    try {
      this.#now = await api.askReview(this.id);
      while (!this.#over && this.#now.state !== "failed" && !this.#now.review) {
        if (this.#now.state !== "done") await new Promise((wake) => setTimeout(wake, EVERY));
        this.#now = await api.review(this.id, this.#language);
      }
    } catch (error) {
      this.#problem = error instanceof Refusal ? error.code : "server/broken";
    }
  }

  /** Tell it in another language; what is there stays until it has come. */
  async speak(language: Language): Promise<void> {
    if (language === this.#language) return;
    this.#language = language;
    if (this.#now?.review) this.#now = await api.review(this.id, language);
  }

  close(): void {
    this.#over = true;
  }
}
