/** The colour and the pattern of a seat for what is styled, not drawn. */
import { PLAYERS, pattern, playerOf } from "../kit/draw";

/** `--seat` is the colour, `--on-seat` what is read on it, `--seat-band` a band of its pattern. */
export function lookOf(seat: number, seats: number): string {
  const look = PLAYERS[playerOf(seat, seats)];
  const square = `<rect width="64" height="64" fill="${look.colour}"/>${pattern(look.pattern, look.second)}`;
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${square}</svg>`;
  return `--seat: ${look.colour}; --on-seat: ${look.on}; --seat-lip: ${look.lip}; --seat-band: url("data:image/svg+xml,${encodeURIComponent(picture)}")`;
}
