/** A table where people take the places of bots; it notes what is done. */
import { initialsOf } from "../src/kit/draw";
import type { Card, Place } from "../src/protocol";

export class Seated {
  card = $state.raw<Card>({} as Card);
  seat = $state<number | null>(null);
  problem = $state<string | null>(null);
  readonly sending = false;
  readonly acts: unknown[] = [];
  /** What the next act is refused with. */
  refuses: string | null = null;

  constructor(places: readonly Partial<Place>[], more: Partial<Card> = {}) {
    this.card = { phase: "playing", places, ...more } as Card;
  }
  get names(): readonly string[] {
    return this.card.places.map((place) => place?.name ?? "");
  }
  get initials(): readonly string[] {
    return initialsOf(this.names);
  }

  /** Somebody takes a place. */
  take(seat: number, name: string): void {
    const took = this.names[seat] ?? "";
    this.card = { ...this.card, places: this.card.places.with(seat, { name, person: name, took }) };
  }

  async act(act: unknown): Promise<boolean> {
    this.acts.push(act);
    this.problem = this.refuses;
    return this.refuses === null;
  }
}
