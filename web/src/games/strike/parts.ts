/** Strike at a table. */
export { default as Board } from "./Board.svelte";
export { default as Haul } from "./Haul.svelte";
export { isOut } from "./out";
export { default as Phone } from "./Phone.svelte";
export { default as Seat } from "./Seat.svelte";
export { default as Tray } from "./Tray.svelte";
export const tray = { tall: "clamp(214px, 31cqh, 256px)", book: "226px", desk: "clamp(156px, 17cqh, 164px)" };
export const decisive = ["dice_taken", "eliminated", "round_won", "game_won"] as const;
