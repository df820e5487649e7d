/** Whether a move is one that puts dice somewhere: those are drawn, all others are told. */
export function isDrawn(move: unknown): boolean {
  return typeof move === "object" && move !== null && "face" in move;
}
