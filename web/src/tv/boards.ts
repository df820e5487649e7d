/** How each game is drawn on a television; any other is shown plainly. */
import type { TvParts } from "./contract";
import { parts as easycome } from "./easycome";
import { parts as plain } from "./plain";
import { parts as royale } from "./royale";
import { parts as strike } from "./strike";
import { parts as vegas } from "./vegas";

const DRAWN: Readonly<Record<string, TvParts>> = { vegas, royale, easycome, strike };

export function partsFor(show: string): TvParts {
  return DRAWN[show] ?? plain;
}
