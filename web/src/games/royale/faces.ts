import type { Face } from "../../kit/draw";

/** What a die shows; a number that is not there is a die that shows nothing yet. */
export function faceOf(face: number | undefined): Face {
  return face === undefined || face < 1 || face > 6 ? null : (face as Face);
}
