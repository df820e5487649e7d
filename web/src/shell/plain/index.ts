/** The plain show: any game at a table, from its data alone. */
export { default as Board } from "./Board.svelte";
export { default as Tray } from "./Tray.svelte";
export const ownSeats = true;
