/** What people at a table say without words: each stays for a moment. */
import type { Reaction } from "./socket";

const STAYS = 3500;

export interface Gesture {
  readonly id: number;
  readonly reaction: Reaction;
  readonly seat: number | null;
}

export class Reactions {
  #shown = $state.raw<readonly Gesture[]>([]);
  #count = 0;

  get shown(): readonly Gesture[] {
    return this.#shown;
  }

  hear(reaction: Reaction, seat: number | null): void {
    const gesture = { id: (this.#count += 1), reaction, seat };
    this.#shown = [...this.#shown, gesture];
    setTimeout(() => (this.#shown = this.#shown.filter((one) => one !== gesture)), STAYS);
  }
}
