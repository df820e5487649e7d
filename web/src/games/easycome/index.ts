/** Easy Come: its door, and its table once it is opened. */
import type { Drawn } from "../../lib/contract";
import Door from "./Door.svelte";

export const drawn: Drawn = { Door, heat: 5, low: true, score: "prizes", parts: () => import("./parts") };
