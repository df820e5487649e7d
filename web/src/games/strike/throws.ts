/** Which of the ready throws is meant by the dice that are aimed at and the style. */
import type { Chances, ReadyThrow, StrikeScene, StyleName } from "./scene";

/** The throw at exactly these dice; at none is at the middle. */
export function throwOf(scene: StrikeScene, style: StyleName, targets: ReadonlySet<number>): ReadyThrow | null {
  const wanted = scene.grand ? 0 : targets.size;
  return (
    scene.throws.find((ready) => ready.style === style && ready.dice.length === wanted && ready.dice.every((die) => targets.has(die))) ??
    null
  );
}

/** The share of throws that take something, in percent. */
export function percent(chances: Chances | null, language: string): string {
  return chances ? new Intl.NumberFormat(language, { style: "percent" }).format(chances.match) : "";
}
