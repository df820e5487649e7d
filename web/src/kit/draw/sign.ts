import type { Drawing } from "./svg";

/** The six casinos, from rose to white gold. */
export const HEAT: readonly string[] = ["", "#FF4D6D", "#FF6B4A", "#FF8A3D", "#FFA62E", "#FFC53A", "#FFE27A"];

/** One continuous tube each, in a 60 x 80 box. */
const DIGITS: readonly string[] = [
  "",
  "M20 24L35 11V69",
  "M14 27C14 15 22 11 30 11C40 11 46 18 46 27C46 42 22 52 14 69H47",
  "M15 11H45L28 34C40 33 47 41 47 51C47 62 39 69 29 69C21 69 15 65 12 59",
  "M39 69V11L12 51H50",
  "M44 11H19L16 36C20 33 25 31 30 31C40 31 47 39 47 50C47 61 39 69 29 69C21 69 16 66 12 60",
  "M39 11C22 20 13 34 13 50C13 62 21 69 30 69C40 69 47 61 47 51C47 41 40 34 31 34C22 34 15 40 13 49",
];

/** Six outlines, so that a casino is known by its shape before its number. */
const OUTLINES: readonly string[] = [
  "",
  "M14 110V56a46 46 0 0 1 92 0V110Z",
  "M60 8L76 22L97 20L99 41L114 56L106 76V110H14V76L6 56L21 41L23 20L44 22Z",
  "M60 6L110 56L98 110H22L10 56Z",
  "M14 110V46H28V30H42V14H78V30H92V46H106V110Z",
  "M12 110V50C12 26 30 36 34 22C38 8 52 6 60 14C68 6 82 8 86 22C90 36 108 26 108 50V110Z",
  "M14 110V54C14 42 22 38 22 22C32 28 37 34 38 42C46 34 56 22 52 4C70 10 80 24 80 40C85 36 89 30 89 24C99 32 106 42 106 56V110Z",
];

/** A digit as a neon tube, to be put into a drawing. */
export function neon(digit: number, colour = HEAT[digit] ?? ""): string {
  const tube = DIGITS[digit] ?? "";
  return (
    `<g fill="none" stroke-linecap="round" stroke-linejoin="round" class="neon">` +
    `<path d="${tube}" stroke="${colour}" stroke-opacity=".22" stroke-width="17"/>` +
    `<path d="${tube}" stroke="${colour}" stroke-width="9"/><path d="${tube}" stroke="#FFF8EC" stroke-width="3.2"/></g>`
  );
}

/** The sign over a casino; unlit tubes are still there. */
export function sign(digit: number, lit = true): Drawing {
  const colour = HEAT[digit] ?? "";
  const outline = OUTLINES[digit] ?? "";
  const bulbs = `transform="translate(60 62) scale(.86) translate(-60 -62)"`;
  return {
    width: 120,
    height: 120,
    body:
      `<path d="${outline}" fill="#2B0F26" stroke="#5A2140" stroke-width="9" stroke-linejoin="round"/>` +
      `<path d="${outline}" fill="none" stroke="${colour}" stroke-opacity="${lit ? 0.3 : 0.12}" stroke-width="8" stroke-linejoin="round"/>` +
      `<path d="${outline}" fill="none" stroke="${colour}" stroke-width="3" stroke-opacity="${lit ? 1 : 0.45}" stroke-linejoin="round"/>` +
      `<path d="${outline}" fill="none" stroke="#FFF3CF" stroke-width="5.5" stroke-linecap="round" stroke-dasharray="0 13.5" ${bulbs} stroke-opacity="${lit ? 0.95 : 0.35}"/>` +
      `<g transform="translate(${digit === 1 ? 32 : 31} 32) scale(.94)" opacity="${lit ? 1 : 0.5}">${neon(digit, colour)}</g>`,
  };
}
