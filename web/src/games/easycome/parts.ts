/** Easy Come at a table. */
export { default as Board } from "./Board.svelte";
export { cup } from "./beside";
export { default as Haul } from "./Haul.svelte";
export { default as Tray } from "./Tray.svelte";
export const ownSeats = true;
export const tray = { tall: "clamp(224px, 34cqh, 286px)", desk: "clamp(164px, 24cqh, 216px)" };
export const decisive = ["prize_won", "hold_broken", "game_won"] as const;
export const rolls = ["dice_rolled"] as const;
