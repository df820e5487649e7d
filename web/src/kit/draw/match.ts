import { FLAME } from "./money";
import type { Drawing } from "./svg";

/** A match: still new, lit right now, burnt on an earlier day, or a grey one in place of a day without. */
export type MatchLook = "new" | "lit" | "burnt" | "grey";

const STICK: Readonly<Record<MatchLook, string>> = { new: "#D9BE8C", lit: "#8A6A46", burnt: "#8A6A46", grey: "#8C8494" };
const HEAD: Readonly<Record<MatchLook, string>> = { new: "#B3163C", lit: "#1E0D14", burnt: "#1E0D14", grey: "#6B6374" };
const FIRE: Readonly<Record<MatchLook, string>> = {
  new: "",
  grey: "",
  lit:
    `<path d="${FLAME}" fill="#FF8A3D" transform="translate(10 14) scale(.72)"/>` +
    `<path d="${FLAME}" fill="#FFE27A" transform="translate(10.5 17) scale(.4)"/>`,
  burnt: `<path d="${FLAME}" fill="#FF6B4A" transform="translate(10 20) scale(.36)"/>`,
};

export function match(look: MatchLook): Drawing {
  const char = FIRE[look] && '<rect x="7.5" y="26" width="5" height="15" rx="1.5" fill="#3B2430"/>';
  const body =
    `<rect x="7.5" y="26" width="5" height="37" rx="1.5" fill="${STICK[look]}"/>${char}` +
    `<rect x="5.5" y="20" width="9" height="12" rx="4.5" fill="${HEAD[look]}"/>${FIRE[look]}`;
  return { width: 20, height: 64, body };
}
