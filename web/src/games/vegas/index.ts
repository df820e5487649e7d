/** Classic Vegas at a table. */
export { default as Board } from "./Board.svelte";
export { default as Haul } from "./Haul.svelte";
export { default as Seat } from "./Seat.svelte";
export { default as Tray } from "./Tray.svelte";
/** On a short phone the board needs the room more than the tray. */
export const tray = { phone: "clamp(236px, 35dvh, 292px)" };
