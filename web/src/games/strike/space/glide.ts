/** A number that glides to its goal: it starts softly, never swings beyond, and is there in less than a second. */

const HASTE = 8;
/** A frame that took longer is not caught up with: nothing jumps. */
const LONGEST = 0.05;

export class Glide {
  #speed = 0;

  constructor(public at: number) {}

  /** Go on for so many milliseconds; tells whether it still moves. */
  step(goal: number, milliseconds: number, grain: number): boolean {
    const time = Math.min(milliseconds / 1_000, LONGEST);
    const off = this.at - goal;
    const push = (this.#speed + HASTE * off) * time;
    const fade = Math.exp(-HASTE * time);
    this.at = goal + (off + push) * fade;
    this.#speed = (this.#speed - HASTE * push) * fade;
    if (Math.abs(this.at - goal) > grain || Math.abs(this.#speed) > grain) return true;
    this.at = goal;
    this.#speed = 0;
    return false;
  }
}
