/** The stage is 1920 by 1080, whatever the screen: one transform makes it fit, and measures on the page are told in its pixels. */
import type { Spot } from "../games/vegas/flights";

export const WIDTH = 1920;
export const HEIGHT = 1080;

class Scale {
  #factor = $state(1);
  #left = $state(0);
  #top = $state(0);

  constructor() {
    this.#measure();
    addEventListener("resize", () => this.#measure());
  }

  get transform(): string {
    return `translate(${this.#left}px, ${this.#top}px) scale(${this.#factor})`;
  }

  /** Where something is on the stage that was measured on the page. */
  spot({ x, y, size }: Spot): Spot {
    return { x: (x - this.#left) / this.#factor, y: (y - this.#top) / this.#factor, size: size / this.#factor };
  }

  #measure(): void {
    this.#factor = Math.min(innerWidth / WIDTH, innerHeight / HEIGHT);
    this.#left = (innerWidth - WIDTH * this.#factor) / 2;
    this.#top = (innerHeight - HEIGHT * this.#factor) / 2;
  }
}

export const scale = new Scale();
