/** From a hand that pulls back to a launch in whole numbers, and the path of the die until it first touches. */
import type { StrikeBowl, StrikeHand, StrikeLaunch } from "../../protocol";

export interface Point {
  readonly x: number;
  readonly y: number;
}
export interface Point3 extends Point {
  readonly z: number;
}

const TURN = 360_000;
const DEGREES = 180_000 / Math.PI;
/** A pull of so many thousandths of a millimetre is the strongest; a shorter one than the least is none. */
export const STRONGEST = 62_000;
const LEAST = 6_000;
/** From home a soft throw touches so far away, and a hard one so far. */
const NEAR = 45_000;
const FAR = 150_000;
const STEP = 0.002;
const LONGEST = 0.6;

const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));

/** Where the hand rests: just outside the near rim. */
export function home(bowl: StrikeBowl): Point {
  return { x: 0, y: -(bowl.floor[1] + bowl.lip + bowl.rim + 6_000) };
}

/** How quick and how steep a throw of this strength is, 0 to 1: from the soft style to a bit beyond the hard one. */
export function paceOf(hand: StrikeHand, strength: number): { speed: number; pitch: number } {
  const [soft, normal, hard] = hand.styles;
  if (!soft || !normal || !hard) return { speed: 0, pitch: hand.pitch[0] };
  const most = Math.min(hand.speed, hard.speed * 1.12);
  const speed = soft.speed + (most - soft.speed) * strength;
  const way = clamp((speed - soft.speed) / (normal.speed - soft.speed), 0, 1);
  return { speed, pitch: soft.pitch + (normal.pitch - soft.pitch) * way };
}

/** How far a die flies, over the ground, until it is half an edge above the floor. */
function reachOf(hand: StrikeHand, bowl: StrikeBowl, speed: number, pitch: number): number {
  const fall = speed * Math.sin(pitch / DEGREES);
  const drop = (hand.release - bowl.edge / 2) / 1_000;
  const seconds = (Math.sqrt(fall * fall + 2 * hand.gravity * drop) - fall) / hand.gravity;
  return 1_000 * speed * Math.cos(pitch / DEGREES) * seconds;
}

/** Where a hand that pulled from one point to another aims, and how hard, 0 to 1; nothing if it hardly moved. */
export function pullOf(from: Point, to: Point): { azimuth: number; strength: number } | null {
  const [dx, dy] = [from.x - to.x, from.y - to.y];
  const length = Math.hypot(dx, dy);
  if (length < LEAST) return null;
  const azimuth = ((Math.round(Math.atan2(dy / length, dx / length) * DEGREES) % TURN) + TURN) % TURN;
  return { azimuth, strength: clamp((length - LEAST) / (STRONGEST - LEAST), 0, 1) };
}

/** The launch of a hand that pulled from one point to another; nothing if it hardly moved. */
export function launchOf(hand: StrikeHand, bowl: StrikeBowl, from: Point, to: Point, atHome: boolean): StrikeLaunch | null {
  const pull = pullOf(from, to);
  if (!pull) return null;
  const { azimuth, strength } = pull;
  const { speed, pitch } = paceOf(hand, strength);
  const [dx, dy] = [from.x - to.x, from.y - to.y];
  const [right, ahead] = [dx / Math.hypot(dx, dy), dy / Math.hypot(dx, dy)];
  // From home a soft throw is dropped by a hand that reaches in; a hard one leaves it at the rim.
  const start = atHome ? NEAR + (FAR - NEAR) * strength - reachOf(hand, bowl, speed, pitch) : 0;
  const far = Math.hypot(from.x + right * start, from.y + ahead * start);
  const shrink = Math.min(1, (hand.reach - 1) / far);
  return {
    type: "launch",
    x: Math.trunc((from.x + right * start) * shrink),
    y: Math.trunc((from.y + ahead * start) * shrink),
    z: clamp(hand.release, ...hand.height),
    azimuth,
    pitch: clamp(Math.round(pitch), ...hand.pitch),
    speed: clamp(Math.round(speed), 0, hand.speed),
    all: hand.all,
  };
}

/** Whether a die at this point touches floor, wall, rim or table. */
function touches(bowl: StrikeBowl, { x, y, z }: Point3): boolean {
  const half = bowl.edge / 2;
  if (z <= half) return true;
  const inside = (by: number): boolean => (x / (bowl.floor[0] + by)) ** 2 + (y / (bowl.floor[1] + by)) ** 2 <= 1;
  if (z > bowl.height + half) return false;
  if (!inside(bowl.lip)) return inside(bowl.lip + bowl.rim);
  return z < bowl.height && !inside((bowl.lip * z) / bowl.height - half);
}

/** The path through the air until the first touch, and nothing beyond it: the rest is up to the dice. */
export function pathOf(launch: StrikeLaunch, bowl: StrikeBowl, gravity: number): Point3[] {
  const pitch = launch.pitch / DEGREES;
  const azimuth = launch.azimuth / DEGREES;
  const flat = launch.speed * Math.cos(pitch) * 1_000;
  const fall = launch.speed * Math.sin(pitch) * 1_000;
  const points: Point3[] = [];
  for (let time = 0; time < LONGEST; time += STEP) {
    const point = {
      x: launch.x + flat * Math.cos(azimuth) * time,
      y: launch.y + flat * Math.sin(azimuth) * time,
      z: launch.z - fall * time - (gravity * 1_000 * time * time) / 2,
    };
    points.push(point);
    if (touches(bowl, point)) break;
  }
  return points;
}
