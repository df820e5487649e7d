import { DISPLAY_FONT, type Drawing, escape, freshId, TEXT_FONT, trim } from "./svg";

export const FLAME = "M0 14C-9 14-13 7-11 0C-10-4-7-6-6-10C-3-8-2-6-2-4C1-8 2-12 0-17C7-13 12-6 11 2C10 9 6 14 0 14Z";

/** Paper and ink of each value, in thousands. */
const NOTES: Readonly<Record<number, readonly [paper: string, ink: string]>> = {
  10: ["#DDD5C4", "#857A63"],
  20: ["#CBD8B6", "#5F7A3A"],
  30: ["#B2D8C2", "#2F7E5B"],
  40: ["#A6CFDD", "#22708A"],
  50: ["#B3C0E8", "#3C52A8"],
  60: ["#CDB7E6", "#6F46A0"],
  70: ["#E9B4D2", "#A2367A"],
  80: ["#F5B0A2", "#B23A26"],
  90: ["#F7C180", "#A85A08"],
  100: ["#F8DC70", "#8F6A00"],
};
const PLAIN = ["#DDD5C4", "#857A63"] as const;

/** The box of a bill: dearer ones are larger. */
export function billSize(thousands: number): { width: number; height: number } {
  return { width: trim(92 + thousands * 0.44), height: trim(50 + thousands * 0.14) };
}

/** A bill of so many thousands; the number stands top left, so that a cascade shows every value. */
export function bill(thousands: number): Drawing {
  const { width: w, height: h } = billSize(thousands);
  const [paper, ink] = NOTES[thousands] ?? PLAIN;
  const id = freshId();
  const x = trim(w - 24);
  const y = trim(h / 2);
  let rosette = "";
  for (let turn = 0; turn < 9; turn++) {
    rosette += `<ellipse cx="${x}" cy="${y}" rx="${trim(h * 0.36)}" ry="${trim(h * 0.14)}" transform="rotate(${turn * 20} ${x} ${y})"/>`;
  }
  let lines = "";
  const quarter = trim(w / 4);
  for (let at = 5; at < h; at += 5) lines += `M4 ${at}q${trim(w / 8)}-4 ${quarter} 0t${quarter} 0t${quarter} 0t${quarter} 0`;
  const size = thousands >= 100 ? 24 : 25;
  return {
    width: w,
    height: h,
    body:
      `<defs><clipPath id="${id}"><rect x="4" y="4" width="${trim(w - 8)}" height="${trim(h - 8)}"/></clipPath></defs>` +
      `<rect x=".75" y=".75" width="${trim(w - 1.5)}" height="${trim(h - 1.5)}" rx="3" fill="${paper}" stroke="${ink}" stroke-width="1.5"/>` +
      `<g clip-path="url(#${id})"><path d="${lines}" fill="none" stroke="${ink}" stroke-opacity=".17" stroke-width="1"/></g>` +
      `<rect x="4" y="4" width="${trim(w - 8)}" height="${trim(h - 8)}" rx="1.5" fill="none" stroke="${ink}" stroke-opacity=".6" stroke-width="1"/>` +
      `<g fill="none" stroke="${ink}" stroke-opacity=".65" stroke-width=".9">${rosette}</g>` +
      `<circle cx="${x}" cy="${y}" r="${trim(h * 0.17)}" fill="${paper}"/>` +
      `<path d="${FLAME}" fill="${ink}" transform="translate(${x} ${y}) scale(${trim(h / 140)})"/>` +
      `<text x="9" y="${trim(h * 0.56)}" font-family="${DISPLAY_FONT}" font-weight="800" font-size="${size}" letter-spacing="-1.2" fill="#2A1436">${thousands}</text>` +
      `<text x="10" y="${trim(h - 9.5)}" font-family="${TEXT_FONT}" font-weight="700" font-size="11" letter-spacing=".6" fill="#2A1436">000</text>`,
  };
}

/** A bill that lies face down. */
export function billBack(): Drawing {
  const brass = "#E3B452";
  return {
    width: 56,
    height: 34,
    body:
      `<rect x=".75" y=".75" width="54.5" height="32.5" rx="2.5" fill="#5B3A24" stroke="${brass}" stroke-width="1.5"/>` +
      `<rect x="4.5" y="4.5" width="47" height="25" rx="1" fill="none" stroke="${brass}" stroke-opacity=".6"/>` +
      `<path d="M28 6L46 17L28 28L10 17Z" fill="none" stroke="${brass}" stroke-opacity=".6"/>` +
      `<path d="${FLAME}" fill="${brass}" transform="translate(28 18) scale(.42)"/>`,
  };
}

/** A brass chip, with a flame or a short label. */
export function chip(label = ""): Drawing {
  const id = freshId();
  let teeth = "";
  for (let turn = 0; turn < 8; turn++) {
    teeth += `<rect x="27.5" y="0" width="9" height="11" fill="#FFF1CC" transform="rotate(${turn * 45} 32 32)"/>`;
  }
  const text = `<text x="32" y="39" text-anchor="middle" font-family="${DISPLAY_FONT}" font-weight="800" font-size="18" fill="#3A2106">${escape(label)}</text>`;
  const flame = `<path d="${FLAME}" fill="#7A3A06" transform="translate(32 33) scale(.8)"/>`;
  return {
    width: 64,
    height: 70,
    body:
      `<defs><clipPath id="${id}"><circle cx="32" cy="32" r="31"/></clipPath></defs>` +
      `<circle cx="32" cy="38" r="31" fill="#7A5212"/><circle cx="32" cy="32" r="31" fill="#D9A441"/><g clip-path="url(#${id})">${teeth}</g>` +
      `<circle cx="32" cy="32" r="21.5" fill="#F0C668" stroke="#7A5212" stroke-width="2"/>` +
      `<circle cx="32" cy="32" r="17.5" fill="none" stroke="#9C6E1E" stroke-dasharray="2 3"/>` +
      (label ? text : flame),
  };
}

/** The flame of whoever leads. */
export function flame(): Drawing {
  return {
    width: 28,
    height: 35,
    body:
      `<g transform="translate(14 19)"><path d="${FLAME}" fill="#FF8A3D"/>` +
      `<path d="${FLAME}" fill="#FFE27A" transform="translate(1 5) scale(.55)"/></g>`,
  };
}
