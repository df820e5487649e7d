/** The review of a table: asked for and waited for. */
import { api, Refusal } from "../../lib/api";
import type { ReviewJob } from "../../openapi";

const EVERY = 1000;

export class Job {
  readonly id: string;
  #now = $state.raw<ReviewJob | null>(null);
  #problem = $state<string | null>(null);
  #over = false;

  constructor(id: string) {
    this.id = id;
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
        this.#now = await api.review(this.id);
      }
    } catch (error) {
      this.#problem = error instanceof Refusal ? error.code : "server/broken";
    }
  }

  close(): void {
    this.#over = true;
  }
}
