/** What a die shows, as it is drawn. */
export function faceOf(face: number): 2 | 3 | 4 | 5 | 6 | "X" {
  return face === 1 ? "X" : (face as 2 | 3 | 4 | 5 | 6);
}
