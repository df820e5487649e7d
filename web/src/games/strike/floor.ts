/** Whether a die may lie somewhere, by the measures that the server sends. It has the last word. */
import type { StrikeBowl, StrikeDieAt } from "../../protocol";
import type { Spot } from "./table";

const RADIANS = Math.PI / 180_000;

/** Whether all four corners are on the floor, a margin away from the wall. */
export function onFloor(bowl: StrikeBowl, { x, y, yaw }: Spot): boolean {
  const half = bowl.edge / 2;
  const sine = Math.sin(yaw * RADIANS);
  const cosine = Math.cos(yaw * RADIANS);
  const [wide, deep] = bowl.floor.map((axis) => axis - bowl.margin) as [number, number];
  return [-half, half].every((u) =>
    [-half, half].every((v) => {
      const across = (x + u * cosine - v * sine) / wide;
      const along = (y + u * sine + v * cosine) / deep;
      return across * across + along * along <= 1;
    }),
  );
}

/** Whether two dice keep the gap: some edge direction separates their squares. */
export function apart(bowl: StrikeBowl, one: Spot, other: Spot): boolean {
  const half = bowl.edge / 2;
  const between = (one.yaw - other.yaw) * RADIANS;
  const needed = bowl.gap + half + half * (Math.abs(Math.sin(between)) + Math.abs(Math.cos(between)));
  const dx = other.x - one.x;
  const dy = other.y - one.y;
  return [one.yaw, other.yaw].some((yaw) => {
    const up = Math.sin(yaw * RADIANS);
    const right = Math.cos(yaw * RADIANS);
    return Math.abs(dx * right + dy * up) >= needed || Math.abs(dy * right - dx * up) >= needed;
  });
}

/** Whether a die may be put there, with all others staying where they are. */
export function isFree(bowl: StrikeBowl, dice: readonly StrikeDieAt[], die: number, spot: Spot): boolean {
  return onFloor(bowl, spot) && dice.every((other) => other.die === die || apart(bowl, spot, other));
}
