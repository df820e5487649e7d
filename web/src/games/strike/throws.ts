/** Which of the ready throws is meant by the dice that are aimed at and the style. */
import type { StrikeChances, StrikePicture, StrikeReadyThrow } from "../../protocol";
import type { StyleName } from "./table";

/** The throw at exactly these dice; at none is at the middle. */
export function throwOf(picture: StrikePicture, style: StyleName, targets: ReadonlySet<number>): StrikeReadyThrow | null {
  const wanted = picture.grand ? 0 : targets.size;
  return (
    picture.mine?.throws?.find(
      (ready) => ready.style === style && ready.dice.length === wanted && ready.dice.every((die) => targets.has(die)),
    ) ?? null
  );
}

/** The share of throws that take something, in percent. */
export function percent(chances: StrikeChances | null, language: string): string {
  return chances ? new Intl.NumberFormat(language, { style: "percent" }).format(chances.match) : "";
}
