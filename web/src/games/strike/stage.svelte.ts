/** The dice on the stage of one table: at rest as the picture says, or moving as it was thrown. */

import { isReduced, lasting, pause } from "../../lib/motion";
import { play as sound } from "../../lib/sound";
import { say } from "../../lib/words.svelte";
import type { StrikeEvent, StrikeLaunch, StrikePicture } from "../../protocol";
import { home, type Point3 } from "./aim";
import { clockOf } from "./clock";
import { faceOf } from "./face";
import { between, Motion, type Pose } from "./motion";
import { finalFace, orderOf, stepsOf, type ThrowStep } from "./plan";
import { type Drawn, lying, reserveSpot, restOf, ring } from "./poses";
import type { StrikeLive, StyleName } from "./table";

export interface Aim {
  readonly launch: StrikeLaunch;
  readonly path: readonly Point3[];
}
export interface Drag {
  readonly die: number;
  readonly x: number;
  readonly y: number;
  readonly free: boolean;
}
export interface Label {
  readonly text: string;
  readonly at: Point3;
}

/** A throw with the table before and after it. */
export interface Thrown {
  readonly before: StrikePicture;
  readonly after: StrikePicture;
  readonly events: readonly StrikeEvent[];
}

const HIGH = 60_000;
const ease = (share: number): number => 1 - (1 - share) ** 3;

export class Stage {
  dice = $state.raw<readonly Drawn[]>([]);
  label = $state.raw<Label | null>(null);
  aim = $state.raw<Aim | null>(null);
  drag = $state.raw<Drag | null>(null);
  /** The dice that are aimed at, and how the next one is thrown. */
  targets = $state.raw<ReadonlySet<number>>(new Set());
  style = $state<StyleName>("normal");
  busy = $state(false);
  /** The table before the throw that is being shown. */
  before = $state.raw<StrikePicture | null>(null);
  /** The last throw, to be watched again. */
  last = $state.raw<Thrown | null>(null);
  /** It is being watched again. */
  replaying = $state(false);
  /** Whose dice are in the air: what comes of it is not told before they lie. */
  flying = $state<number | null>(null);
  /** The dice that matter now: those in the air, then those that are taken. */
  matter = $state.raw<ReadonlySet<number>>(new Set());

  /** Lay everything where it is now. */
  settle(picture: StrikePicture): void {
    this.dice = restOf(picture);
    this.label = null;
    const there = new Set(Object.values(picture.dice).map(({ die }) => die));
    this.targets = new Set([...this.targets].filter((die) => there.has(die)));
  }

  toggle(die: number): void {
    const next = new Set(this.targets);
    if (!next.delete(die)) next.add(die);
    this.targets = next;
  }

  /** A die that cannot lie where it was let go returns to where it lay. */
  async springBack(from: Drag, picture: StrikePicture): Promise<void> {
    const rest = picture.dice[from.die];
    if (!rest) return;
    await animate(lasting("move"), new AbortController().signal, (share) => {
      const way = ease(share);
      this.drag = { ...from, x: from.x + (rest.x - from.x) * way, y: from.y + (rest.y - from.y) * way };
    });
    this.drag = null;
  }

  /** Play what happened; a signal that is aborted ends it at once. */
  async play(table: StrikeLive, after: StrikePicture, events: readonly StrikeEvent[], signal: AbortSignal): Promise<void> {
    const before = table.before ?? after;
    if (events.some(({ type }) => type === "thrown")) this.last = { before, after, events };
    await this.#show(table, { before, after, events }, signal);
    if (events.some(({ type }) => type === "game_won")) sound("win");
  }

  /** Show the last throw once more; a signal that is aborted ends it at once. */
  async again(table: StrikeLive, signal: AbortSignal): Promise<void> {
    if (!this.last || this.busy) return;
    this.replaying = true;
    await this.#show(table, this.last, signal);
  }

  /** Nothing is in the air any more. */
  stop(): void {
    this.busy = false;
    this.before = null;
    this.flying = null;
    this.matter = new Set();
    this.replaying = false;
  }

  async #show(table: StrikeLive, { before, after, events }: Thrown, signal: AbortSignal): Promise<void> {
    this.busy = true;
    this.before = before;
    this.aim = null;
    this.drag = null;
    this.flying = null;
    this.settle(before);
    for (const step of stepsOf(events)) {
      if (signal.aborted) return;
      if (step.kind === "throw") await this.#throw(table, after, step, signal);
      else if (step.kind === "pause") await pause(lasting("move"), signal);
    }
    await this.#tidy(after, signal);
    if (!signal.aborted) this.stop();
  }

  async #throw(table: StrikeLive, picture: StrikePicture, step: ThrowStep, signal: AbortSignal): Promise<void> {
    this.flying = step.seat;
    this.matter = new Set(step.thrown);
    const motion = step.digest === null ? null : await fetchMotion(table.id, step, signal);
    if (signal.aborted) return;
    sound("roll");
    if (motion) await this.#follow(motion, step, signal);
    else await this.#tumble(picture, step, signal);
    this.flying = null;
    await this.#count(table, picture, step, signal);
  }

  /** Show the motion as it was computed, slowly where a match is decided. */
  async #follow(motion: Motion, step: ThrowStep, signal: AbortSignal): Promise<void> {
    const taken = step.taken.flatMap(({ dice }) => dice).map((die) => motion.turned(motion.dice.indexOf(die)));
    const clock = clockOf(motion.milliseconds, taken.length > 0 ? Math.max(...taken) : null);
    await animate(isReduced() ? 0 : clock.total, signal, (share, real) => {
      const moment = share === 1 ? motion.milliseconds : clock.at(real);
      this.dice = motion.dice.map((die, place) => drawn(die, motion.at(place, moment)));
    });
  }

  /** A throw that nobody computed: dice fly in an arc to where they count. */
  async #tumble(picture: StrikePicture, step: ThrowStep, signal: AbortSignal): Promise<void> {
    const start = new Map(this.dice.map(({ die, pose }) => [die, pose]));
    const inside = step.readings.filter(({ at }) => at !== "outside" && at !== "rim");
    const spots = ring(
      picture.bowl,
      inside.map(({ die }) => die),
    );
    const hand = { ...home(picture.bowl), z: HIGH, turn: [0.4, 0.3, 0.5, 0.7] as const };
    const ends = step.readings.map((reading) => {
      const { die, face = 0, x = 0, y = 0, yaw = 0 } = reading;
      const out = !inside.includes(reading);
      const spot = out
        ? { x: (die % 2 ? 1 : -1) * 150_000, y: 60_000, yaw: 0 }
        : picture.physical
          ? { x, y, yaw }
          : (spots.get(die) ?? { x, y, yaw });
      const from = start.get(die) ?? hand;
      return { die, from, to: lying(picture.bowl, face || 6, spot), flies: step.thrown.includes(die) || out };
    });
    await animate(lasting("tumble"), signal, (share) => {
      this.dice = ends.map(({ die, from, to, flies }) => {
        const pose = between(from, to, ease(share));
        return drawn(die, flies ? { ...pose, z: pose.z + HIGH * Math.sin(Math.PI * share) } : pose);
      });
    });
  }

  /** Lost dice go, equal ones glow, are counted, and slide to their owner. */
  async #count(table: StrikeLive, picture: StrikePicture, step: ThrowStep, signal: AbortSignal): Promise<void> {
    const taken = new Set(step.taken.flatMap(({ dice }) => dice));
    this.#reread(picture, step);
    if (step.lost.size > 0) {
      sound("out");
      await animate(lasting("fly"), signal, (share) => {
        this.dice = this.dice.map((one) => {
          const reason = step.lost.get(one.die);
          if (!reason) return one;
          return reason === "X" ? { ...one, burn: share, there: 1 - share ** 3 } : { ...one, there: 1 - share };
        });
      });
      this.dice = this.dice.filter(({ die }) => !step.lost.has(die));
    }
    if (taken.size === 0 || signal.aborted) return;
    this.label = this.#labelOf(table, step);
    this.matter = taken;
    sound("chip");
    await animate(lasting("fly"), signal, (share) => {
      this.dice = this.dice.map((one) => (taken.has(one.die) ? { ...one, glow: Math.min(1, share * 4) } : one));
    });
    const near = table.seat ?? table.names.length - 1;
    const goal = reserveSpot(picture.bowl, step.seat, near, table.names.length);
    const from = new Map(this.dice.map(({ die, pose }) => [die, pose]));
    await animate(lasting("move"), signal, (share) => {
      this.dice = this.dice.map((one) => {
        const start = from.get(one.die);
        if (!start || !taken.has(one.die)) return one;
        return { ...one, pose: between(start, { ...start, ...goal, z: HIGH }, share * share), there: 1 - share ** 4 };
      });
    });
    this.dice = this.dice.filter(({ die }) => !taken.has(die));
    this.label = null;
  }

  /** A die that leaned is laid flat with the face it was rolled to outside. */
  #reread(picture: StrikePicture, step: ThrowStep): void {
    const read = new Map(step.readings.map((reading) => [reading.die, reading]));
    this.dice = this.dice.map((one) => {
      const reading = read.get(one.die);
      if (!reading || !step.rerolled.has(one.die)) return one;
      const { x = 0, y = 0, yaw = 0 } = reading;
      return { ...one, pose: lying(picture.bowl, finalFace(step, reading), { x, y, yaw }) };
    });
  }

  #labelOf(table: StrikeLive, step: ThrowStep): Label | null {
    const [group] = step.taken;
    const first = this.dice.find(({ die }) => group?.dice.includes(die));
    if (!group || !first) return null;
    const text = step.taken.map(({ face, dice }) => `${dice.length} × ${faceOf(face)}`).join(" · ");
    const who = step.seat === table.you ? say("web-strike-yours") : (table.names[step.seat] ?? "");
    return { text: `${text} → ${who}`, at: { ...first.pose, z: first.pose.z + 26_000 } };
  }

  /** Push dice to where they lie now. */
  async #tidy(picture: StrikePicture, signal: AbortSignal): Promise<void> {
    const rest = restOf(picture);
    const from = new Map(this.dice.map(({ die, pose }) => [die, pose]));
    await animate(lasting("quick"), signal, (share) => {
      this.dice = rest.map((one) => {
        const start = from.get(one.die);
        return start ? { ...one, pose: between(start, one.pose, ease(share)) } : one;
      });
    });
    this.settle(picture);
  }
}

const drawn = (die: number, pose: Pose): Drawn => ({ die, pose, glow: 0, burn: 0, there: 1 });

/** Call for every picture with the share of time that has gone, 1 at the end, unless it was stopped. */
function animate(total: number, signal: AbortSignal, show: (share: number, real: number) => void): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const start = performance.now();
    const tick = (now: number): void => {
      if (signal.aborted) return resolve();
      const real = Math.max(0, now - start);
      if (real >= total) {
        show(1, total);
        return resolve();
      }
      show(real / total, real);
      requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
  });
}

/** Get the motion of a throw; without it, the dice simply fly to where they lie. */
async function fetchMotion(table: string, step: ThrowStep, signal: AbortSignal): Promise<Motion | null> {
  try {
    const response = await fetch(`/api/tables/${table}/throws/${step.digest}`, { signal });
    return response.ok ? new Motion(await response.arrayBuffer(), orderOf(step)) : null;
  } catch {
    return null;
  }
}

const stages = new WeakMap<object, Stage>();

/** The stage of a table: the board plays on it, and the tray aims on it. */
export function stageOf(table: StrikeLive): Stage {
  let stage = stages.get(table);
  if (!stage) stages.set(table, (stage = new Stage()));
  return stage;
}
