/** A table of Easy Come, and what is chosen from at it. */
import type { LiveTable } from "../../lib/contract";
import type { EasyComeClaim, EasyComeEvent, EasyComeKeep, EasyComePicture } from "../../protocol";

export type Move = EasyComeClaim | EasyComeKeep;
export type EasyComeLive = LiveTable<EasyComePicture, Move, EasyComeEvent>;
export type Values = readonly number[];
