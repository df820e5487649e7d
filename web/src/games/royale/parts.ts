/** Vegas Royale at a table. */

export { isOut } from "../vegas/out";
export { default as Board } from "./Board.svelte";
export { default as Haul } from "./Haul.svelte";
export { paying as moment } from "./paying";
export { default as Seat } from "./Seat.svelte";
export { default as Tray } from "./Tray.svelte";
export const decisive = ["casino_paid", "fist_opened", "box_opened", "fined", "game_ended"] as const;
