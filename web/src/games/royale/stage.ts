/** The stage of Vegas, with the moments of Royale. */
import type { RoyaleEvent, RoyalePicture } from "../../protocol";
import { Stage } from "../vegas/stage.svelte";
import { type RoyaleStep, stepsOf } from "./steps";

export type RoyaleStage = Stage<RoyalePicture, RoyaleEvent, RoyaleStep>;

const stages = new WeakMap<object, RoyaleStage>();

/** The board and the tray of a table share one stage. */
export function stageOf(table: object): RoyaleStage {
  let stage = stages.get(table);
  if (!stage) stages.set(table, (stage = new Stage<RoyalePicture, RoyaleEvent, RoyaleStep>(stepsOf)));
  return stage;
}
