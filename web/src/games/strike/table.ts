/** A table of Strike, and what is chosen from at it. */
import type { LiveTable } from "../../lib/contract";
import type {
  StrikeDieAt,
  StrikeEvent,
  StrikeLaunch,
  StrikeLeave,
  StrikePicture,
  StrikeRegroup,
  StrikeStop,
  StrikeThrow,
} from "../../protocol";

export type Move = StrikeLaunch | StrikeThrow | StrikeRegroup | StrikeStop | StrikeLeave;
export type StrikeLive = LiveTable<StrikePicture, Move, StrikeEvent>;
export const STYLES = ["soft", "normal", "hard"] as const;
export type StyleName = (typeof STYLES)[number];

/** Where a die lies flat; `yaw` in thousandths of a degree. */
export type Spot = Pick<StrikeDieAt, "x" | "y" | "yaw">;
