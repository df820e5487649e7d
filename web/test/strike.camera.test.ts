import * as THREE from "three";
import { describe, expect, it } from "vitest";
import { home } from "../src/games/strike/aim";
import { beside } from "../src/games/strike/away";
import { onFloor } from "../src/games/strike/floor";
import { LEAST } from "../src/games/strike/sight";
import { type Box, edgeAt, makeCamera, pointAt } from "../src/games/strike/space/camera";
import { gaze } from "../src/games/strike/space/gaze";
import { Glide } from "../src/games/strike/space/glide";
import { Sweep } from "../src/games/strike/space/sweep";
import type { StrikePicture } from "../src/protocol";
import hand from "./fixtures/strike-hand.json";

const { bowl } = (hand as unknown as readonly { picture: StrikePicture }[])[0]!.picture;
const MM = 1_000;
/** What the board has on phones of 390 x 664, 360 x 640, 667 x 375 and 844 x 390. */
const PHONES: readonly Box[] = [
  { width: 374, height: 332 },
  { width: 344, height: 308 },
  { width: 321, height: 363 },
  { width: 460, height: 378 },
];
const DESK: Box = { width: 880, height: 668 };
/** Where dice can lie, every other centimetre. */
const SPOTS = Array.from({ length: 9 }, (_, across) =>
  Array.from({ length: 7 }, (_, along) => ({ x: (across - 4) * 20, y: (along - 3) * 20 })),
)
  .flat()
  .filter(({ x, y }) => onFloor(bowl, { x: x * MM, y: y * MM, yaw: 0 }));

function seen(camera: THREE.PerspectiveCamera, box: Box, x: number, y: number, z: number) {
  const point = new THREE.Vector3(x, y, z).project(camera);
  return { left: ((point.x + 1) / 2) * box.width, top: ((1 - point.y) / 2) * box.height };
}

/** A camera that has come to rest, looking at a die or at the whole arena. */
function looking(box: Box, at: { x: number; y: number }, whole = false): THREE.PerspectiveCamera {
  const camera = makeCamera();
  const sweep = new Sweep(bowl, box, 0);
  sweep.watch([{ ...at, matters: false }], whole);
  sweep.move(camera, 0);
  return camera;
}

describe("the camera on a phone", () => {
  it("shows every die in sight as wide as a finger, wherever it looks", () => {
    for (const box of PHONES)
      for (const at of SPOTS) {
        const camera = looking(box, at);
        expect(beside(box, seen(camera, box, at.x, at.y, 8))).toBeNull();
        const others = SPOTS.filter(({ x, y }) => !beside(box, seen(camera, box, x, y, 8)));
        const least = Math.min(...others.map(({ x, y }) => edgeAt(camera, box, bowl, { x: x * MM, y: y * MM })));
        expect(least).toBeGreaterThanOrEqual(LEAST);
      }
  });

  it("shows the whole floor and the hand to whoever aims", () => {
    for (const box of PHONES) {
      const camera = looking(box, { x: 40, y: 20 }, true);
      for (const { x, y } of SPOTS) expect(beside(box, seen(camera, box, x, y, 8))).toBeNull();
      const { x, y } = home(bowl);
      expect(beside(box, seen(camera, box, x / MM, y / MM, bowl.height / MM))).toBeNull();
    }
  });

  it("measures an aim over the whole arena, while it is still near", () => {
    for (const box of PHONES) {
      const camera = makeCamera();
      new Sweep(bowl, box, 0).aim(camera);
      const { left, top } = seen(camera, box, 30, -50, 60);
      const { x, y } = pointAt(camera, box, { x: left, y: top }, 60 * MM);
      expect([x / MM, y / MM].map(Math.round)).toEqual([30, -50]);
    }
  });

  it("goes on until it is there, and no further", () => {
    const camera = makeCamera();
    const sweep = new Sweep(bowl, PHONES[0]!, 0);
    sweep.watch([{ x: 0, y: 0, matters: false }], false);
    expect(sweep.move(camera, 0)).toBe(false);
    sweep.watch([{ x: 80, y: 0, matters: true }], false);
    let now = 0;
    let last = camera.position.x;
    while (sweep.move(camera, (now += 16))) {
      expect(camera.position.x).toBeGreaterThanOrEqual(last);
      last = camera.position.x;
    }
    expect(now).toBeLessThan(2_000);
    expect(camera.position.x).toBeCloseTo(looking(PHONES[0]!, { x: 80, y: 0 }).position.x, 1);
  });
});

describe("the camera on a desk", () => {
  it("stands still, whatever happens", () => {
    const still = looking(DESK, { x: 0, y: 0 }, true).matrixWorld;
    for (const at of SPOTS) expect(looking(DESK, at).matrixWorld).toEqual(still);
  });
});

describe("the look", () => {
  const reach = { side: 50, down: 45, up: 45 };
  const from = { x: 0, y: 0 };
  const die = (x: number, y: number, matters = false) => ({ x, y, matters });

  it("rests while dice lie well", () => {
    expect(gaze(bowl, reach, from, [die(-20, 10), die(15, -20)])).toEqual(from);
    expect(gaze(bowl, reach, from, [])).toEqual(from);
  });

  it("has all dice in sight if it can", () => {
    const { x } = gaze(bowl, reach, from, [die(-10, 0), die(80, 0)]);
    expect(x + reach.side).toBeGreaterThanOrEqual(80);
    expect(x - reach.side).toBeLessThanOrEqual(-10);
  });

  it("leaves room for the others if it cannot", () => {
    const { x } = gaze(bowl, reach, { x: -60, y: 0 }, [die(-60, 0), die(60, 0)]);
    expect(x - reach.side).toBeLessThanOrEqual(-60);
    expect(x).toBeGreaterThan(-20);
  });

  it("has those in sight that matter if it cannot", () => {
    const { x } = gaze(bowl, reach, from, [die(-80, 0), die(-70, 20), die(85, 0, true)]);
    expect(x + reach.side).toBeGreaterThanOrEqual(85);
  });
});

describe("a glide", () => {
  it("does not jump after a frame that took long", () => {
    const glide = new Glide(0);
    glide.step(100, 16, 0.01);
    glide.step(100, 60_000, 0.01);
    expect(glide.at).toBeLessThan(20);
  });
});

describe("a die out of sight", () => {
  it("is told at the edge where it lies, and leaves the corner free", () => {
    const box = { width: 374, height: 332 };
    expect(beside(box, { left: 200, top: 100 })).toBeNull();
    expect(beside(box, { left: -60, top: 100 })).toEqual({ left: 17, top: 100 });
    expect(beside(box, { left: 500, top: 400 })).toEqual({ left: 357, top: 264 });
  });
});
