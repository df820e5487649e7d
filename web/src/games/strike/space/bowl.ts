/** The arena as shapes: felt floor, lacquer wall and rim, a brass line and a tube of light. In millimetres. */

import * as THREE from "three";
import type { StrikeBowl } from "../../../protocol";

export interface Colours {
  readonly felt: string;
  readonly felt2: string;
  readonly lacquer: string;
  readonly lacquer2: string;
  readonly brass: string;
  readonly tube: string;
  /** What is aimed at or moved. */
  readonly pilot: string;
  readonly night: boolean;
}

const AROUND = 128;
const MM = 1_000;
type Ring = readonly [wide: number, deep: number, high: number];

/** A skin over ellipses that lie above each other. */
function loft(rings: readonly Ring[]): THREE.BufferGeometry {
  const points: number[] = [];
  const faces: number[] = [];
  rings.forEach(([wide, deep, high]) => {
    for (let step = 0; step < AROUND; step++) {
      const angle = (2 * Math.PI * step) / AROUND;
      points.push(Math.cos(angle) * wide, Math.sin(angle) * deep, high);
    }
  });
  for (let ring = 0; ring + 1 < rings.length; ring++) {
    for (let step = 0; step < AROUND; step++) {
      const one = ring * AROUND + step;
      const next = ring * AROUND + ((step + 1) % AROUND);
      faces.push(one, one + AROUND, next, next, one + AROUND, next + AROUND);
    }
  }
  const geometry = new THREE.BufferGeometry();
  geometry.setAttribute("position", new THREE.Float32BufferAttribute(points, 3));
  geometry.setIndex(faces);
  geometry.computeVertexNormals();
  return geometry;
}

/** A thin tube along a part of an ellipse. */
function tube(wide: number, deep: number, high: number, from: number, to: number, thick: number): THREE.TubeGeometry {
  const points = Array.from({ length: 65 }, (_, step) => {
    const angle = from + ((to - from) * step) / 64;
    return new THREE.Vector3(Math.cos(angle) * wide, Math.sin(angle) * deep, high);
  });
  const closed = to - from >= 2 * Math.PI;
  return new THREE.TubeGeometry(new THREE.CatmullRomCurve3(closed ? points.slice(0, -1) : points, closed), 160, thick, 8, closed);
}

/** The floor fades from the middle to the wall, and has a fine ring. */
function feltTexture({ felt, felt2, night }: Colours): THREE.CanvasTexture {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = 512;
  const paint = canvas.getContext("2d");
  if (paint) {
    const fade = paint.createRadialGradient(256, 226, 20, 256, 256, 262);
    // Under warm light petrol turns grey, so the night's felt is a little bluer here.
    fade.addColorStop(0, night ? "#1e6c74" : "#dbeee7");
    fade.addColorStop(0.6, night ? "#0e3e49" : felt);
    fade.addColorStop(1, night ? "#08262f" : felt2);
    paint.fillStyle = fade;
    paint.fillRect(0, 0, 512, 512);
    paint.strokeStyle = night ? "rgb(88 213 255 / 14%)" : "rgb(11 95 134 / 20%)";
    paint.lineWidth = 2.5;
    paint.beginPath();
    paint.arc(256, 256, 190, 0, 2 * Math.PI);
    paint.stroke();
  }
  const texture = new THREE.CanvasTexture(canvas);
  texture.colorSpace = THREE.SRGBColorSpace;
  return texture;
}

/** Build the arena; the group owns all it needs. */
export function makeBowl(bowl: StrikeBowl, colours: Colours): THREE.Group {
  const group = new THREE.Group();
  const [wide, deep] = bowl.floor.map((axis) => axis / MM) as [number, number];
  const [lip, rim, high] = [bowl.lip / MM, bowl.rim / MM, bowl.height / MM];
  const at = (by: number, z: number): Ring => [wide + by, deep + by, z];

  const floor = new THREE.Mesh(
    new THREE.CircleGeometry(1, AROUND),
    new THREE.MeshStandardMaterial({ map: feltTexture(colours), roughness: 0.95 }),
  );
  floor.scale.set(wide + 0.5, deep + 0.5, 1);
  floor.receiveShadow = true;

  const inner = new THREE.Mesh(
    loft([at(0, 0), at(lip * 0.5, high * 0.5), at(lip, high)]),
    new THREE.MeshStandardMaterial({
      color: new THREE.Color(colours.lacquer2).multiplyScalar(0.8),
      roughness: 0.5,
      side: THREE.DoubleSide,
    }),
  );
  inner.receiveShadow = true;
  const lacquer = new THREE.MeshStandardMaterial({ color: colours.lacquer, roughness: 0.5, metalness: 0.05, side: THREE.DoubleSide });
  const top = new THREE.Mesh(
    loft([
      at(lip, high),
      at(lip + 1.5, high + 2),
      at(lip + rim * 0.5, high + 3.2),
      at(lip + rim - 1.5, high + 2),
      at(lip + rim + 0.5, high - 2),
    ]),
    lacquer,
  );
  const outer = new THREE.Mesh(
    loft([at(lip + rim + 0.5, high - 2), at(lip + rim + 2, high * 0.4), at(lip + rim - 4, -6)]),
    new THREE.MeshStandardMaterial({
      color: new THREE.Color(colours.lacquer2).multiplyScalar(0.6),
      roughness: 0.6,
      side: THREE.DoubleSide,
    }),
  );
  const line = new THREE.Mesh(
    tube(wide + lip + rim - 2.4, deep + lip + rim - 2.4, high + 2.6, 0, 2 * Math.PI, 0.42),
    new THREE.MeshStandardMaterial({
      color: colours.brass,
      roughness: 0.3,
      metalness: 0.7,
      emissive: colours.brass,
      emissiveIntensity: 0.25,
    }),
  );
  group.add(floor, inner, top, outer, line);
  if (colours.night) {
    const half = tube(wide + lip * 0.82, deep + lip * 0.82, high * 0.86, 0.06 * Math.PI, 0.94 * Math.PI, 1.05);
    const wideHalf = tube(wide + lip * 0.82, deep + lip * 0.82, high * 0.86, 0.06 * Math.PI, 0.94 * Math.PI, 3);
    group.add(
      new THREE.Mesh(half, new THREE.MeshBasicMaterial({ color: colours.tube })),
      new THREE.Mesh(wideHalf, new THREE.MeshBasicMaterial({ color: colours.tube, transparent: true, opacity: 0.22, depthWrite: false })),
    );
  }
  return group;
}
