/** A camera that shows the whole arena, however wide the page is. */

import * as THREE from "three";
import type { StrikeBowl } from "../../../protocol";

const MM = 1_000;
/** Degrees over the table: from a seat, high enough to see over the near wall; with a narrow page; from above. */
const SEATED = 64;
const NARROW = 68;
const ABOVE = 89;
/** So much of the box is left free at each side. */
const MARGIN = 0.985;

/** Put the camera where all of the rim and the hand before it are in the picture. */
export function fit(camera: THREE.PerspectiveCamera, bowl: StrikeBowl, aspect: number, above: number): void {
  const seated = aspect < 1 ? NARROW : SEATED;
  const height = ((seated + (ABOVE - seated) * above) * Math.PI) / 180;
  const points = outline(bowl);
  camera.aspect = aspect;
  camera.up.set(0, 0, 1);
  let distance = 500;
  let shift = 0;
  // Two or three rounds are enough; the picture changes little with each.
  for (let round = 0; round < 8; round++) {
    camera.position.set(0, shift - distance * Math.cos(height), distance * Math.sin(height));
    camera.lookAt(0, shift, 0);
    camera.updateProjectionMatrix();
    camera.updateMatrixWorld();
    const seen = points.map((point) => point.clone().project(camera));
    const wide = Math.max(...seen.map(({ x }) => Math.abs(x)));
    const [low, high] = [Math.min(...seen.map(({ y }) => y)), Math.max(...seen.map(({ y }) => y))];
    distance *= Math.max(wide, (high - low) / 2) / MARGIN;
    shift += (((high + low) / 2) * distance * Math.tan((camera.fov * Math.PI) / 360)) / Math.max(0.35, Math.sin(height));
  }
}

/** Points around the rim, and where the hand is; what is below the rim may be cut off. */
function outline(bowl: StrikeBowl): THREE.Vector3[] {
  const [wide, deep] = bowl.floor.map((axis) => (axis + bowl.lip + bowl.rim) / MM + 2) as [number, number];
  const top = bowl.height / MM + 4;
  const rim = Array.from({ length: 24 }, (_, step) => {
    const angle = (2 * Math.PI * step) / 24;
    return new THREE.Vector3(Math.cos(angle) * wide, Math.sin(angle) * deep, top);
  });
  return [...rim, new THREE.Vector3(0, -deep - 16, top)];
}
