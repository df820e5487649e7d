/** All drawings of the house: pure functions that give SVG, without the DOM. */
export { cup } from "./draw/cup";
export { BIG, badge, bigTower, type DieLook, die, type Face, tower } from "./draw/die";
export { type IconName, icon } from "./draw/icon";
export { logo, silhouette } from "./draw/logo";
export { type MatchLook, match } from "./draw/match";
export { bill, billBack, billSize, chip, FLAME, flame } from "./draw/money";
export { initialsOf, type Look, type Pattern, PLAYERS, type Player, pattern, playerOf } from "./draw/players";
export { HEAT, neon, sign } from "./draw/sign";
export { at, type Drawing, escape, toSvg } from "./draw/svg";
