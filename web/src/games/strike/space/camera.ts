/** Where the camera stands: over the whole arena, or near its dice where a finger is wider than one of them. */

import * as THREE from "three";
import type { StrikeBowl } from "../../../protocol";
import { home, type Point } from "../aim";
import { ASKED } from "../sight";

const MM = 1_000;
/** Degrees over the table: from a seat, high enough to see over the near wall; with a narrow page; near; from above. */
const SEATED = 64;
const NARROW = 68;
const STEEP = 84;
const ABOVE = 89;
/** So much of the box is left free at each side. */
const MARGIN = 0.985;
/** Boxes that are wider stand on a desk or in two hands: the whole arena is large enough there. */
const SMALL = 540;
/** Two or three rounds are enough; the picture changes little with each. */
const ROUNDS = 8;

export interface Box {
  readonly width: number;
  readonly height: number;
}

/** Millimetres on the table: what the camera looks at, how far it is from there, and how high it stands. */
export interface View {
  readonly x: number;
  readonly y: number;
  readonly distance: number;
  /** Degrees over the table. */
  readonly height: number;
}

/** How far from its middle a near view shows dice whole, in millimetres. */
export interface Reach {
  readonly side: number;
  readonly down: number;
  readonly up: number;
}

export function makeCamera(): THREE.PerspectiveCamera {
  return new THREE.PerspectiveCamera(30, 1, 10, 3_000);
}

/** Put the camera where a view is seen in a box. */
export function place(camera: THREE.PerspectiveCamera, { width, height }: Box, view: View): void {
  const angle = (view.height * Math.PI) / 180;
  camera.aspect = width / height;
  camera.up.set(0, 0, 1);
  camera.position.set(view.x, view.y - view.distance * Math.cos(angle), view.distance * Math.sin(angle));
  camera.lookAt(view.x, view.y, 0);
  camera.updateProjectionMatrix();
  camera.updateMatrixWorld();
}

/** The view with the whole arena and the hand before it; 0 is from a seat at the table, 1 from above. */
export function wholeView(bowl: StrikeBowl, box: Box, above: number): View {
  const camera = makeCamera();
  const seated = isSmall(box) ? STEEP : box.width < box.height ? NARROW : SEATED;
  const height = seated + (ABOVE - seated) * above;
  // In a small box the floor is what counts: dice are half as large again without the rim.
  const points = isSmall(box) ? floorline(bowl) : outline(bowl);
  let view: View = { x: 0, y: 0, distance: 500, height };
  for (let round = 0; round < ROUNDS; round++) {
    place(camera, box, view);
    const seen = points.map((point) => point.clone().project(camera));
    const wide = Math.max(...seen.map(({ x }) => Math.abs(x)));
    const [low, high] = [Math.min(...seen.map(({ y }) => y)), Math.max(...seen.map(({ y }) => y))];
    const distance = (view.distance * Math.max(wide, (high - low) / 2)) / MARGIN;
    const steep = Math.max(0.35, Math.sin((height * Math.PI) / 180));
    view = { ...view, distance, y: view.y + (((high + low) / 2) * distance * Math.tan((camera.fov * Math.PI) / 360)) / steep };
  }
  return view;
}

/** The view in which the least of the dice in sight is as wide as a finger; nothing where the whole arena is large enough. */
export function nearView(bowl: StrikeBowl, box: Box, above: number): View | null {
  if (!isSmall(box)) return null;
  const camera = makeCamera();
  let view: View = { x: 0, y: 0, distance: 250, height: STEEP + (ABOVE - STEEP) * above };
  for (let round = 0; round < ROUNDS; round++) {
    place(camera, box, view);
    // The farther, the smaller: the die at the upper edge is the least.
    const { y } = pointAt(camera, box, { x: box.width / 2, y: 0 }, bowl.edge);
    view = { ...view, distance: (view.distance * edgeAt(camera, box, bowl, { x: 0, y })) / ASKED };
  }
  return view;
}

/** How far a near view reaches, so that half a die more is in the box. */
export function reachOf(bowl: StrikeBowl, box: Box, view: View): Reach {
  const camera = makeCamera();
  place(camera, box, view);
  const half = (bowl.edge / MM) * Math.SQRT1_2;
  // The lower edge is the nearest, so the narrowest.
  const low = pointAt(camera, box, { x: box.width, y: box.height }, bowl.edge);
  const high = pointAt(camera, box, { x: box.width, y: 0 }, bowl.edge);
  return { side: low.x / MM - view.x - half, down: view.y - low.y / MM - half, up: high.y / MM - view.y - half };
}

/** From one view to another; a share of 0 is the one, 1 the other. */
export function mix(one: View, other: View, share: number): View {
  const between = (a: number, b: number): number => a + (b - a) * share;
  return {
    x: between(one.x, other.x),
    y: between(one.y, other.y),
    distance: between(one.distance, other.distance),
    height: between(one.height, other.height),
  };
}

/** How long the shortest edge on top of a die that lies there is in the box, in pixels, however it is turned. */
export function edgeAt(camera: THREE.PerspectiveCamera, box: Box, bowl: StrikeBowl, { x, y }: Point): number {
  const [across, along, half, top] = [x / MM, y / MM, bowl.edge / MM / 2, bowl.edge / MM];
  const long = (dx: number, dy: number): number => {
    const one = new THREE.Vector3(across - dx, along - dy, top).project(camera);
    const other = new THREE.Vector3(across + dx, along + dy, top).project(camera);
    return Math.hypot(((other.x - one.x) * box.width) / 2, ((other.y - one.y) * box.height) / 2);
  };
  return Math.min(long(half, 0), long(0, half));
}

/** Where in the arena a point of the box is, on the plane at a height: all in thousandths of a millimetre. */
export function pointAt(camera: THREE.PerspectiveCamera, box: Box, { x, y }: Point, height: number): Point {
  const ray = new THREE.Raycaster();
  ray.setFromCamera(new THREE.Vector2((x / box.width) * 2 - 1, 1 - (y / box.height) * 2), camera);
  const point = ray.ray.intersectPlane(new THREE.Plane(new THREE.Vector3(0, 0, 1), -height / MM), new THREE.Vector3());
  return point ? { x: point.x * MM, y: point.y * MM } : { x: 0, y: 0 };
}

const isSmall = ({ width }: Box): boolean => width <= SMALL;

/** Points around the rim, and where the hand is; what is below the rim may be cut off. */
function outline(bowl: StrikeBowl): THREE.Vector3[] {
  const [wide, deep] = bowl.floor.map((axis) => (axis + bowl.lip + bowl.rim) / MM + 2) as [number, number];
  const top = bowl.height / MM + 4;
  return [...oval(wide, deep, top), new THREE.Vector3(0, -deep - 16, top)];
}

/** Points around the floor, and where the hand is. */
function floorline(bowl: StrikeBowl): THREE.Vector3[] {
  const [wide, deep] = bowl.floor.map((axis) => axis / MM + 4) as [number, number];
  const { y } = home(bowl);
  return [...oval(wide, deep, 0), new THREE.Vector3(0, y / MM, bowl.height / MM)];
}

function oval(wide: number, deep: number, height: number): THREE.Vector3[] {
  return Array.from({ length: 24 }, (_, step) => {
    const angle = (2 * Math.PI * step) / 24;
    return new THREE.Vector3(Math.cos(angle) * wide, Math.sin(angle) * deep, height);
  });
}
