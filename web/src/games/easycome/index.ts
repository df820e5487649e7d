/** Easy Come at a table. */
export { default as Board } from "./Board.svelte";
export { default as Haul } from "./Haul.svelte";
export { default as Tray } from "./Tray.svelte";
export const ownSeats = true;
export const tray = { desk: "216px", phone: "286px" };
