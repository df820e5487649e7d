/** A phone that is shaken and tipped like a cup, where the device tells how it moves and its owner allows that. */

/** How a device is pulled, gravity included, in metres per second squared. */
export interface Pull {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/** What a hand does with the cup. */
export type Moved = "shaken" | "tipped" | null;

/** A jerk pulls so much more or less than gravity does. */
const JERK = 7;
const GRAVITY = 9.81;
/** So many jerks, none longer after the one before it, are shaking. */
const JERKS = 3;
const BREAK = 700;
/** One jerk is not counted twice. */
const APART = 90;
/** The upper edge points down: the dice fall. So they do when the cup has stood still for a while. */
const TIPPED = -5;
const STILL = 650;

/** Tells from what a sensor says whether a cup is shaken, and when it is tipped afterwards. */
export class Shaker {
  #jerks = 0;
  #last = Number.NEGATIVE_INFINITY;

  feel({ x, y, z }: Pull, now: number): Moved {
    const rest = now - this.#last;
    if (Math.abs(Math.hypot(x, y, z) - GRAVITY) > JERK) {
      if (rest < APART) return null;
      this.#jerks = rest > BREAK ? 1 : this.#jerks + 1;
      this.#last = now;
      return this.#jerks >= JERKS ? "shaken" : null;
    }
    if (this.#jerks < JERKS || (rest < STILL && y > TIPPED)) return null;
    this.#jerks = 0;
    return "tipped";
  }
}

/** What a device says of shaking: that it may be asked, that it does, or that it never will. */
export type Shaking = "ask" | "yes" | "no";

interface Asking {
  requestPermission?: () => Promise<"granted" | "denied">;
}

/** Some ask their owner first, and only at a tap. */
export function maySense(): Shaking {
  if (!globalThis.isSecureContext || typeof DeviceMotionEvent === "undefined") return "no";
  return (DeviceMotionEvent as Asking).requestPermission ? "ask" : "yes";
}

/** Ask the owner; call it while a tap is handled. */
export async function askToSense(): Promise<Shaking> {
  try {
    return (await (DeviceMotionEvent as Asking).requestPermission?.()) === "granted" ? "yes" : "no";
  } catch {
    return "no";
  }
}

/** Hear what hands do with the device; gives back how to stop. Devices without a sensor say nothing, or nothing real. */
export function sense(onmoved: (moved: Moved) => void): () => void {
  const shaker = new Shaker();
  const hear = ({ accelerationIncludingGravity: pull, timeStamp }: DeviceMotionEvent) => {
    if (pull?.x == null || pull.y === null || pull.z === null) return;
    onmoved(shaker.feel(pull as Pull, timeStamp));
  };
  addEventListener("devicemotion", hear);
  return () => removeEventListener("devicemotion", hear);
}
