/** Vegas Royale: its door, and its table once it is opened. */
import type { Drawn } from "../../lib/contract";
import Door from "./Door.svelte";

/** Machines that are understood at first sight: a throw, a count, and who is first. */
const GENTLE = ["A2", "D1", "C1"];

export const drawn: Drawn = { Door, heat: 3, first: { tiles: GENTLE }, score: "money", parts: () => import("./parts") };
