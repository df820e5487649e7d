/** A die with our drawings on its faces, in the frame of the simulator. */
import * as THREE from "three";
import { RoundedBoxGeometry } from "three/addons/geometries/RoundedBoxGeometry.js";
import { die as drawing } from "../../../kit/draw";
import { faceOf } from "../face";

/** Which face is where, in the order of the sides of a box: both ends of x, y and z. */
const SIDES = [3, 4, 2, 5, 6, 1] as const;
const PIXELS = 192;
/** The middle of the drawing, without its round corners and its lip. */
const BOX = "5 5 54 54";

/** Make the six faces; pictures are read in the background, and `ready` is called when one is there. */
export function makeFaces(ready: () => void): THREE.MeshStandardMaterial[] {
  return SIDES.map((face) => {
    const canvas = document.createElement("canvas");
    canvas.width = canvas.height = PIXELS;
    const paint = canvas.getContext("2d");
    const texture = new THREE.CanvasTexture(canvas);
    texture.colorSpace = THREE.SRGBColorSpace;
    texture.anisotropy = 4;
    const image = new Image();
    image.onload = () => {
      paint?.drawImage(image, 0, 0, PIXELS, PIXELS);
      texture.needsUpdate = true;
      ready();
    };
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${BOX}" width="${PIXELS}" height="${PIXELS}">${drawing(faceOf(face), "n").body}</svg>`;
    image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
    return new THREE.MeshStandardMaterial({ map: texture, roughness: 0.42, metalness: 0.02 });
  });
}

export function makeGeometry(edge: number): THREE.BufferGeometry {
  return new RoundedBoxGeometry(edge, edge, edge, 4, edge * 0.17);
}

/** The flame over an X that burns away, and the light around dice that match. */
export function makeGlow(colour: string): THREE.CanvasTexture {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = 128;
  const paint = canvas.getContext("2d");
  if (paint) {
    const fade = paint.createRadialGradient(64, 64, 4, 64, 64, 62);
    fade.addColorStop(0, colour);
    fade.addColorStop(0.45, `${colour}88`);
    fade.addColorStop(1, `${colour}00`);
    paint.fillStyle = fade;
    paint.fillRect(0, 0, 128, 128);
  }
  const texture = new THREE.CanvasTexture(canvas);
  texture.colorSpace = THREE.SRGBColorSpace;
  return texture;
}
