/** Those against whom one plays alone. */
import type { VegasTable } from "./table";

/** All of them together, in the end; nobody where people play against each other. */
export function rivals({ picture }: VegasTable): { seats: readonly number[]; score: number } | null {
  if (!picture) return null;
  const seats = Object.keys(picture.holders).map(Number);
  const others = seats.filter((seat) => seat >= picture.seats);
  if (picture.seats > 1 || others.length === 0) return null;
  const score = others.flatMap((seat) => picture.holders[seat]?.won ?? []).reduce((sum, bill) => sum + bill, 0);
  return { seats: others, score };
}
