/** Where somebody stands between the bots: they keep their places on the tube, whatever a game's numbers are. */
import type { Mark } from "../../openapi";

/** The bots from novice to champion, in percent of the tube. */
export const PLACES = [8, 36, 66, 92] as const;
/** What their dice show. */
export const FACES = [1, 2, 4, 6] as const;
export const LEVELS = ["novice", "casual", "strong", "champion"] as const;
const FULL = 100;

/** The place of a value on the tube: between two bots as far as it is between their values. */
export function placeOf(value: number, marks: readonly Mark[]): number {
  const anchors = [[0, 0], ...marks.map((mark, at) => [mark.form.value, PLACES[at] ?? FULL]), [FULL, FULL]] as const;
  const after = Math.max(
    1,
    anchors.findIndex(([known]) => value <= (known ?? FULL)),
  );
  const [[low = 0, from = 0], [high = FULL, to = FULL]] = [anchors[after - 1] ?? [], anchors[after] ?? []];
  return high > low ? from + ((to - from) * (value - low)) / (high - low) : to;
}

/** The bot whose choices are nearest; none where nobody has measured them. */
export function nearest(value: number, marks: readonly Mark[]): string | null {
  const place = placeOf(value, marks);
  const away = marks.map((_, at) => Math.abs((PLACES[at] ?? FULL) - place));
  return marks[away.indexOf(Math.min(...away))]?.level ?? null;
}
