/** The camera of a small box: near the dice, or back where the whole arena is seen, and damped on its way. */

import type * as THREE from "three";
import type { StrikeBowl } from "../../../protocol";
import type { Point } from "../aim";
import { type Box, mix, nearView, place, type Reach, reachOf, type View, wholeView } from "./camera";
import { gaze, type Watched } from "./gaze";
import { Glide } from "./glide";

/** Millimetres, and shares of the way, that nobody sees. */
const MILLIMETRES = 0.05;
const SHARE = 0.001;

export class Sweep {
  readonly #bowl: StrikeBowl;
  readonly #whole: View;
  readonly #near: { readonly view: View; readonly reach: Reach } | null;
  #goal: Point & { readonly near: number } = { x: 0, y: 0, near: 0 };
  #way: { readonly x: Glide; readonly y: Glide; readonly near: Glide } | null = null;
  #last = 0;

  constructor(
    bowl: StrikeBowl,
    readonly box: Box,
    above: number,
    last: Sweep | null = null,
  ) {
    this.#bowl = bowl;
    this.#whole = wholeView(bowl, box, above);
    const view = nearView(bowl, box, above);
    this.#near = view && { view, reach: reachOf(bowl, box, view) };
    if (last) this.#goal = last.#goal;
  }

  /** Look at these dice, or at the whole arena. */
  watch(dice: readonly Watched[], whole: boolean): void {
    if (!this.#near || whole) this.#goal = { ...this.#goal, near: 0 };
    else this.#goal = { ...gaze(this.#bowl, this.#near.reach, this.#goal, dice), near: 1 };
  }

  /** Put a camera where it is by now; tells whether it goes on. What is seen first is seen at once. */
  move(camera: THREE.PerspectiveCamera, now: number): boolean {
    const { x, y, near } = this.#goal;
    this.#way ??= { x: new Glide(x), y: new Glide(y), near: new Glide(near) };
    const spent = now - this.#last;
    this.#last = now;
    const moves = [
      this.#way.x.step(x, spent, MILLIMETRES),
      this.#way.y.step(y, spent, MILLIMETRES),
      this.#way.near.step(near, spent, SHARE),
    ];
    place(camera, this.box, this.#view(this.#way.x.at, this.#way.y.at, this.#way.near.at));
    return moves.includes(true);
  }

  /** Put a camera where one aims from: the whole arena is seen. */
  aim(camera: THREE.PerspectiveCamera): void {
    place(camera, this.box, this.#whole);
  }

  #view(x: number, y: number, near: number): View {
    return this.#near ? mix(this.#whole, { ...this.#near.view, x, y }, near) : this.#whole;
  }
}
