import { PLAYERS, type Player, pattern } from "./players";
import { type Drawing, escape, freshId, IVORY, TEXT_FONT } from "./svg";

/** What a die shows: pips, a zero, an X, or nothing (null: it lies in a hand). */
export type Face = 0 | 1 | 2 | 3 | 4 | 5 | 6 | "X" | null;

export interface DieLook {
  /** Stands on the lip of a large die. */
  readonly initial?: string | undefined;
  /** The double rim of a die that counts 2. */
  readonly big?: boolean | undefined;
}

const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[32, 32]],
  2: [
    [19, 19],
    [45, 45],
  ],
  3: [
    [18, 18],
    [32, 32],
    [46, 46],
  ],
  4: [
    [19, 19],
    [45, 19],
    [19, 45],
    [45, 45],
  ],
  5: [
    [18, 18],
    [46, 18],
    [32, 32],
    [18, 46],
    [46, 46],
  ],
  6: [
    [19, 16],
    [45, 16],
    [19, 32],
    [45, 32],
    [19, 48],
    [45, 48],
  ],
};
const STEP = 15;

function marks(face: Face, on: string): string {
  if (face === null) return "";
  if (face === "X") return `<path d="M20 20l24 24M44 20L20 44" stroke="${on}" stroke-width="9.5" stroke-linecap="round"/>`;
  if (face === 0) return `<ellipse cx="32" cy="32" rx="11" ry="14" fill="none" stroke="${on}" stroke-width="7"/>`;
  const radius = face === 1 ? 8 : 6.3;
  return (PIPS[face] ?? []).map(([x, y]) => `<circle cx="${x}" cy="${y}" r="${radius}"/>`).join("");
}

function body(face: Face, player: Player, { initial = "", big = false }: DieLook): string {
  const { colour, second, lip, on, pattern: kind } = PLAYERS[player];
  const id = freshId();
  const halo = on === IVORY ? lip : "rgba(255,246,228,.55)";
  const rim = `<rect x="4" y="4" width="56" height="56" rx="11.5" fill="none" stroke="${on}" stroke-width="3"/>`;
  const letter =
    `<text x="32" y="73" text-anchor="middle" font-family="${TEXT_FONT}" font-weight="800" font-size="11.5" ` +
    `fill="${IVORY}">${escape(initial)}</text>`;
  return (
    `<defs><clipPath id="${id}"><rect x="1" y="1" width="62" height="62" rx="14"/></clipPath></defs>` +
    `<rect x="1" y="13" width="62" height="62" rx="14" fill="${lip}"/>` +
    `<g clip-path="url(#${id})"><rect width="64" height="64" fill="${colour}"/>${pattern(kind, second)}` +
    `<path d="M4 20A16 16 0 0 1 20 3.5H46" fill="none" stroke="#fff" stroke-opacity=".45" stroke-width="3" stroke-linecap="round"/></g>` +
    (big ? rim : "") +
    `<g fill="${on}" stroke="${halo}" stroke-width="${typeof face === "number" && face > 0 ? 1.4 : 0}">${marks(face, on)}</g>` +
    (initial ? letter : "")
  );
}

/** A die: the face on top, a lip of 12 below. */
export function die(face: Face, player: Player = "n", look: DieLook = {}): Drawing {
  return { width: 64, height: 76, body: body(face, player, look) };
}

/** The sides of the dice under the topmost one, from the lowest up. */
function sides(player: Player, count: number): string {
  const { second, lip } = PLAYERS[player];
  let lower = "";
  for (let level = count; level >= 1; level--) {
    const y = level * STEP;
    lower +=
      `<rect x="1" y="${y + 13}" width="62" height="62" rx="14" fill="${level % 2 ? second : lip}"/>` +
      `<path d="M7 ${y + 66}q25 4 50 0" stroke="${IVORY}" stroke-opacity=".18" stroke-width="2" fill="none"/>`;
  }
  return lower;
}

/** Dice piled up, only the sides of the lower ones showing: the height is the count. */
export function tower(face: Face, player: Player, count: number): Drawing {
  return { width: 64, height: 76 + (count - 1) * STEP, body: sides(player, count - 1) + body(face, player, {}) };
}

/** How much larger a big die is drawn. */
export const BIG = 1.3;

/** A big die on so many ordinary ones. */
export function bigTower(face: Face, player: Player, below: number): Drawing {
  const [width, height] = [64 * BIG, 76 * BIG];
  return {
    width,
    height: height + below * STEP,
    body:
      `<g transform="translate(${(width - 64) / 2} ${height - 76})">${sides(player, below)}</g>` +
      `<g transform="scale(${BIG})">${body(face, player, { big: true })}</g>`,
  };
}

/** The mark of a player beside a name, on a stack, in the log. */
export function badge(player: Player, initial: string): Drawing {
  const { colour, second, on, pattern: kind } = PLAYERS[player];
  const id = freshId();
  const fill =
    kind === "frame" ? `<circle cx="32" cy="32" r="25" fill="none" stroke="${second}" stroke-width="8"/>` : pattern(kind, second);
  const text =
    `<text x="32" y="44" text-anchor="middle" font-family="${TEXT_FONT}" font-weight="800" font-size="35" fill="${on}" ` +
    `stroke="${colour}" stroke-width="7" stroke-linejoin="round" paint-order="stroke">${escape(initial)}</text>`;
  return {
    width: 64,
    height: 64,
    body:
      `<defs><clipPath id="${id}"><circle cx="32" cy="32" r="31"/></clipPath></defs>` +
      `<g clip-path="url(#${id})"><rect width="64" height="64" fill="${colour}"/>${fill}</g>${text}`,
  };
}
