/** Classic Vegas at a table. */
export { default as Board } from "./Board.svelte";
export { cup, purse } from "./beside";
export { default as Haul } from "./Haul.svelte";
export * as hidden from "./hidden";
export { default as Option } from "./Option.svelte";
export { isOut } from "./out";
export { default as Phone } from "./Phone.svelte";
export { paying as moment } from "./paying";
export { rivals } from "./rivals";
export { default as Seat } from "./Seat.svelte";
export { default as Tray } from "./Tray.svelte";
export const decisive = ["casino_paid", "game_ended"] as const;
export const rolls = ["dice_rolled", "colours_rolled"] as const;
