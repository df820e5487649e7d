import { type Drawing, freshId } from "./svg";

const BODY =
  "M9 49V31C9 22 16 20 16 10C22 13 25.5 17.5 26 23C31 18 34 11 30.5 2C41.5 5.5 47 13.5 46 22.5C48 20.5 49.5 17.5 49.5 14C54 19 55 24.5 55 31V49A12 12 0 0 1 43 61H21A12 12 0 0 1 9 49Z";
const INNER =
  "M15 47V37C15 29 19 27 21 21C26 25 28 29 27 33C34 28 38 20 36.5 11C42 16 43 23 41 30C44 29 46.5 26.5 48 24C49.5 28 49 32 49 37V47A8 8 0 0 1 41 55H23A8 8 0 0 1 15 47Z";
const PIPS = [
  [21, 34],
  [43, 34],
  [32, 42.5],
  [21, 51],
  [43, 51],
] as const;
const FIRE = [
  [0, "#FFE27A"],
  [0.34, "#FFA62E"],
  [0.62, "#FF6B4A"],
  [1, "#E0264F"],
] as const;

/** A die that burns. */
export function logo(): Drawing {
  const id = freshId();
  const stops = FIRE.map(([at, colour]) => `<stop offset="${at}" stop-color="${colour}"/>`).join("");
  return {
    width: 64,
    height: 64,
    body:
      `<defs><linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stops}</linearGradient></defs>` +
      `<path d="${BODY}" fill="url(#${id})"/><path d="${INNER}" fill="#FFF3CF" fill-opacity=".16"/>` +
      `<g fill="#FFF8E8">${PIPS.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="4.3"/>`).join("")}</g>`,
  };
}

/** The same in white with pips cut out, for where only the shape counts. */
export function silhouette(): Drawing {
  const holes = PIPS.map(([x, y]) => `M${x - 4.3} ${y}a4.3 4.3 0 1 0 8.6 0a4.3 4.3 0 1 0-8.6 0z`).join("");
  return { width: 64, height: 64, body: `<path d="${BODY}${holes}" fill="#FFF" fill-rule="evenodd"/>` };
}
