/** The arena in three dimensions: it draws what the stage says, and tells what is under a finger. */

import * as THREE from "three";
import type { StrikeBowl } from "../../../protocol";
import type { Point, Point3 } from "../aim";
import { topOf } from "../motion";
import type { Drawn } from "../poses";
import { type Colours, makeBowl } from "./bowl";
import { edgeAt, makeCamera, pointAt } from "./camera";
import { makeFaces, makeGeometry, makeGlow } from "./die";
import { isOver } from "./gaze";
import { Sweep } from "./sweep";

const MM = 1_000;
const DOTS = 24;
/** Millimetres from dot to dot. */
const GAP = 6;

/** What lies under a finger: a die, and the point on the floor. */
export interface Under {
  readonly die: number | null;
  readonly floor: Point;
}

/** A die in the arena: where its middle is in the box, and how long an edge of it is there, in pixels. */
export interface Lying {
  readonly die: number;
  readonly face: number;
  readonly left: number;
  readonly top: number;
  readonly edge: number;
}

export interface Frame {
  readonly dice: readonly Drawn[];
  readonly targets: ReadonlySet<number>;
  readonly path: readonly Point3[];
  /** The die in the hand: where it is, or nothing. */
  readonly hand: Point3 | null;
  readonly drag: { readonly die: number; readonly x: number; readonly y: number; readonly free: boolean } | null;
  /** The dice that are looked at first. */
  readonly matter: ReadonlySet<number>;
  /** Somebody aims, and wants to see the whole arena. */
  readonly whole: boolean;
}

interface Body {
  readonly mesh: THREE.Mesh;
  readonly halo: THREE.Sprite;
  readonly ring: THREE.Mesh;
}

export class Arena {
  readonly #renderer: THREE.WebGLRenderer;
  readonly #scene = new THREE.Scene();
  readonly #world = new THREE.Group();
  readonly #camera = makeCamera();
  /** Aims are measured where the camera goes for them, from the first moment. */
  readonly #aiming = makeCamera();
  readonly #faces: THREE.MeshStandardMaterial[];
  readonly #geometry: THREE.BufferGeometry;
  readonly #ringGeometry = new THREE.RingGeometry(11.8, 13.6, 40);
  readonly #bodies = new Map<number, Body>();
  readonly #dots: THREE.InstancedMesh;
  readonly #touch: THREE.Mesh;
  readonly #held: THREE.Mesh;
  readonly #gold = makeGlow("#FFB02E");
  readonly #fire = makeGlow("#FF4D6D");
  readonly #bowl: StrikeBowl;
  readonly #colours: Colours;
  #frame: Frame | null = null;
  readonly #drawn: () => void;
  #waiting = 0;
  #sweep: Sweep;

  /** `drawn` is called after every picture. */
  constructor(canvas: HTMLCanvasElement, bowl: StrikeBowl, colours: Colours, drawn: () => void) {
    this.#bowl = bowl;
    this.#colours = colours;
    this.#drawn = drawn;
    this.#sweep = new Sweep(bowl, { width: 1, height: 1 }, 0);
    this.#renderer = new THREE.WebGLRenderer({ canvas, antialias: true, alpha: true });
    this.#renderer.shadowMap.enabled = true;
    this.#renderer.shadowMap.type = THREE.PCFShadowMap;
    this.#renderer.toneMapping = THREE.NoToneMapping;
    this.#faces = makeFaces(() => this.#ask());
    this.#geometry = makeGeometry(bowl.edge / MM);
    this.#dots = new THREE.InstancedMesh(
      new THREE.SphereGeometry(1.3, 12, 8),
      new THREE.MeshBasicMaterial({ color: colours.pilot, depthTest: false }),
      DOTS,
    );
    this.#touch = new THREE.Mesh(
      new THREE.RingGeometry(5.6, 7.4, 40),
      new THREE.MeshBasicMaterial({ color: colours.pilot, side: THREE.DoubleSide, depthTest: false }),
    );
    this.#held = new THREE.Mesh(this.#geometry, this.#faces);
    this.#held.castShadow = true;
    this.#held.quaternion.set(-0.36, 0.08, 0.1, 0.92).normalize();
    this.#dots.frustumCulled = false;
    this.#dots.renderOrder = this.#touch.renderOrder = 2;
    this.#world.add(makeBowl(bowl, colours), this.#dots, this.#touch, this.#held, ...lights(colours.night));
    this.#scene.add(this.#world);
  }

  draw(frame: Frame): void {
    this.#frame = frame;
    this.#watch(frame);
    this.#ask();
  }

  /** Fit the view into a box; 0 is from a seat at the table, 1 from above. */
  look(width: number, height: number, above: number): void {
    this.#sweep = new Sweep(this.#bowl, { width, height }, above, this.#sweep);
    this.#sweep.aim(this.#aiming);
    if (this.#frame) this.#watch(this.#frame);
    this.#renderer.setPixelRatio(Math.min(2, devicePixelRatio));
    this.#renderer.setSize(width, height, false);
    this.#ask();
  }

  /** Where a point is in the box, in pixels. */
  project({ x, y, z }: Point3): { left: number; top: number } {
    const { width, height } = this.#sweep.box;
    const point = new THREE.Vector3(x / MM, y / MM, z / MM).project(this.#camera);
    return { left: ((point.x + 1) / 2) * width, top: ((1 - point.y) / 2) * height };
  }

  /** The dice in the arena as they are drawn. */
  lying(): Lying[] {
    return this.#there().map(({ die, pose }) => ({
      die,
      face: topOf(pose),
      edge: edgeAt(this.#camera, this.#sweep.box, this.#bowl, pose),
      ...this.project(pose),
    }));
  }

  under(at: Point): Under {
    const { width, height } = this.#sweep.box;
    const ray = new THREE.Raycaster();
    ray.setFromCamera(new THREE.Vector2((at.x / width) * 2 - 1, 1 - (at.y / height) * 2), this.#camera);
    const meshes = [...this.#bodies.entries()];
    const [hit] = ray.intersectObjects(
      meshes.map(([, { mesh }]) => mesh),
      false,
    );
    const die = meshes.find(([, { mesh }]) => mesh === hit?.object)?.[0] ?? null;
    return { die, floor: pointAt(this.#camera, this.#sweep.box, at, this.#bowl.edge / 2) };
  }

  /** Where a hand is that aims, at its height over the whole arena. */
  aimed(at: Point, height: number): Point {
    return pointAt(this.#aiming, this.#sweep.box, at, height);
  }

  dispose(): void {
    cancelAnimationFrame(this.#waiting);
    this.#scene.traverse((thing) => {
      if (thing instanceof THREE.Mesh) {
        thing.geometry.dispose();
        for (const material of [thing.material].flat()) material.dispose();
      }
    });
    for (const { map } of this.#faces) map?.dispose();
    this.#renderer.dispose();
  }

  /** Draw once for all that was said until the next picture. */
  #ask(): void {
    if (this.#waiting) return;
    this.#waiting = requestAnimationFrame((now) => {
      this.#waiting = 0;
      if (!this.#frame) return;
      this.#show(this.#frame);
      if (this.#sweep.move(this.#camera, now)) this.#ask();
      this.#renderer.render(this.#scene, this.#camera);
      this.#drawn();
    });
  }

  #watch({ matter, whole }: Frame): void {
    const dice = this.#there().map(({ die, pose }) => ({ x: pose.x / MM, y: pose.y / MM, matters: matter.has(die) }));
    this.#sweep.watch(dice, whole);
  }

  /** The dice that are over the arena, and stay. */
  #there(): Drawn[] {
    return this.#frame?.dice.filter(({ there, pose }) => there === 1 && isOver(this.#bowl, pose)) ?? [];
  }

  #show({ dice, targets, path, hand, drag }: Frame): void {
    const there = new Set(dice.map(({ die }) => die));
    for (const [die, body] of this.#bodies) if (!there.has(die)) this.#remove(die, body);
    for (const one of dice) this.#pose(one, targets.has(one.die), drag?.die === one.die ? drag : null);
    this.#held.visible = hand !== null;
    if (hand) this.#held.position.set(hand.x / MM, hand.y / MM, hand.z / MM);
    this.#trace(path);
  }

  #pose(one: Drawn, aimed: boolean, drag: Frame["drag"]): void {
    const { mesh, halo, ring } = this.#bodies.get(one.die) ?? this.#add(one.die);
    const { pose } = one;
    const [x, y, z] = drag ? [drag.x, drag.y, this.#lifted(drag)] : [pose.x, pose.y, pose.z];
    mesh.position.set(x / MM, y / MM, z / MM);
    mesh.quaternion.set(...pose.turn);
    mesh.scale.setScalar(Math.max(0.001, one.there));
    const fire = one.burn > 0;
    const light = fire ? Math.sin(Math.PI * Math.min(1, one.burn)) : drag && !drag.free ? 1 : one.glow;
    halo.visible = light > 0.01;
    halo.material.map = fire || drag ? this.#fire : this.#gold;
    halo.material.opacity = light * (drag ? 0.5 : 0.95);
    halo.position.set(x / MM, y / MM, z / MM + (fire ? 6 + one.burn * 10 : 0));
    halo.scale.setScalar(fire ? 34 + one.burn * 20 : 44);
    ring.visible = drag ? drag.free : aimed;
    ring.position.set(x / MM, y / MM, 0.4);
  }

  /** A die that is moved is held above whatever is there: the floor, or the rim. */
  #lifted({ x, y }: Point): number {
    const [wide, deep] = this.#bowl.floor;
    const inside = (x / wide) ** 2 + (y / deep) ** 2 <= 1;
    return this.#bowl.edge / 2 + (inside ? 5 * MM : this.#bowl.height + 6 * MM);
  }

  #add(die: number): Body {
    const mesh = new THREE.Mesh(this.#geometry, this.#faces);
    mesh.castShadow = mesh.receiveShadow = true;
    const halo = new THREE.Sprite(
      new THREE.SpriteMaterial({ transparent: true, depthWrite: false, depthTest: false, blending: THREE.AdditiveBlending }),
    );
    const ring = new THREE.Mesh(
      this.#ringGeometry,
      new THREE.MeshBasicMaterial({ color: this.#colours.pilot, transparent: true, opacity: 0.95 }),
    );
    const body = { mesh, halo, ring };
    this.#bodies.set(die, body);
    this.#world.add(mesh, halo, ring);
    return body;
  }

  #remove(die: number, { mesh, halo, ring }: Body): void {
    this.#world.remove(mesh, halo, ring);
    halo.material.dispose();
    (ring.material as THREE.Material).dispose();
    this.#bodies.delete(die);
  }

  /** Dots through the air, and a ring where the die would first touch. */
  #trace(path: readonly Point3[]): void {
    const end = path.at(-1);
    this.#dots.visible = this.#touch.visible = end !== undefined;
    if (!end) return;
    const place = new THREE.Matrix4();
    const dots = spaced(path);
    dots.forEach((point, dot) => this.#dots.setMatrixAt(dot, place.makeTranslation(point.x / MM, point.y / MM, point.z / MM)));
    this.#dots.count = dots.length;
    this.#dots.instanceMatrix.needsUpdate = true;
    this.#touch.position.set(end.x / MM, end.y / MM, Math.max(0.6, (end.z - this.#bowl.edge / 2) / MM + 0.6));
  }
}

/** Points of a path that are as far from each other as dots should be. */
function spaced(path: readonly Point3[]): Point3[] {
  const dots: Point3[] = [];
  for (const point of path) {
    const last = dots.at(-1);
    const far = last ? Math.hypot(point.x - last.x, point.y - last.y, point.z - last.z) : Infinity;
    if (far >= GAP * MM && dots.length < DOTS) dots.push(point);
  }
  return dots;
}

/** A soft light over the table, one that casts shadows, and the warmth of the tube. */
function lights(night: boolean): THREE.Light[] {
  const sky = new THREE.HemisphereLight("#ffffff", night ? "#4a2a48" : "#d9c0a4", night ? 1.7 : 1.45);
  sky.position.set(0, 0, 1);
  const key = new THREE.DirectionalLight("#fffaf2", night ? 2.1 : 1.6);
  key.position.set(-60, -70, 240);
  key.castShadow = true;
  key.shadow.mapSize.set(1024, 1024);
  key.shadow.radius = 4;
  key.shadow.bias = -0.002;
  Object.assign(key.shadow.camera, { left: -140, right: 140, top: 120, bottom: -120, near: 50, far: 500 });
  const tube = new THREE.PointLight("#FF8A3D", night ? 2_600 : 0, 0, 2);
  tube.position.set(0, 44, 78);
  return [sky, key, tube];
}
