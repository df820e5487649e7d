/** Vegas Royale at a table. */

export { default as Option } from "../vegas/Option.svelte";
export { isOut } from "../vegas/out";
export { default as Board } from "./Board.svelte";
export { cup, purse } from "./beside";
export { default as Haul } from "./Haul.svelte";
export * as hidden from "./hidden";
export { default as Phone } from "./Phone.svelte";
export { paying as moment } from "./paying";
export { default as Seat } from "./Seat.svelte";
export { default as Tray } from "./Tray.svelte";
export const decisive = ["casino_paid", "fist_opened", "box_opened", "fined", "game_ended"] as const;
export const rolls = ["hand_rolled"] as const;
