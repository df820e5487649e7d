/** All drawings of the house: pure functions that give SVG, without the DOM. */
export { badge, BIG, bigTower, die, type DieLook, type Face, tower } from "./draw/die";
export { icon, type IconName } from "./draw/icon";
export { logo } from "./draw/logo";
export { bill, billBack, billSize, chip, FLAME, flame } from "./draw/money";
export { initialsOf, type Look, type Pattern, pattern, type Player, playerOf, PLAYERS } from "./draw/players";
export { HEAT, neon, sign } from "./draw/sign";
export { type Drawing, escape, toSvg } from "./draw/svg";
