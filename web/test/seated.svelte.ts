/** A table where people take the places of bots, and of those who are away; it notes what is done. */
import { initialsOf } from "../src/kit/draw";
import type { Card, Place } from "../src/protocol";

export class Seated {
  card = $state.raw<Card>({} as Card);
  seat = $state<number | null>(null);
  problem = $state<string | null>(null);
  readonly sending = false;
  hosting = false;
  /** Where this browser gave to the dice. */
  readonly witness: { readonly kept: { readonly receipt: { seat: number | null } } } = { kept: { receipt: { seat: null } } };
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

  /** Somebody asks for a place. */
  seek(seat: number, name: string): void {
    this.card = { ...this.card, seeker: { seat, name, person: name, seq: 7 } };
  }

  /** The host answers. */
  hand(yes: boolean): void {
    const { seeker, places } = this.card;
    if (!seeker) return;
    const { name, person, seat } = seeker;
    const handed = this.names[seat] ?? "";
    this.card = { ...this.card, seeker: null, places: yes ? places.with(seat, { name, person, handed }) : places };
  }

  async act(act: unknown): Promise<boolean> {
    this.acts.push(act);
    this.problem = this.refuses;
    return this.refuses === null;
  }
}
