import { INK, IVORY } from "./svg";

/** Whose a thing is: five seats, the house (k), nobody (n) and grey (g), which plays along at tiles. */
export type Player = "a" | "b" | "c" | "d" | "e" | "g" | "k" | "n";
export type Pattern = "frame" | "stripe" | "check" | "wave" | "lattice" | "plain";

export interface Look {
  readonly name: string;
  readonly pattern: Pattern;
  readonly colour: string;
  readonly second: string;
  readonly lip: string;
  readonly on: string;
}

const look = (name: string, pattern: Pattern, colour: string, second: string, lip: string, on: string): Look => ({
  name,
  pattern,
  colour,
  second,
  lip,
  on,
});

export const PLAYERS: Readonly<Record<Player, Look>> = {
  a: look("cherry", "frame", "#E23B4E", "#C22740", "#8C1730", IVORY),
  b: look("lagoon", "stripe", "#2563D9", "#1445A6", "#0F327F", IVORY),
  c: look("brass", "check", "#F5C63C", "#DDA51C", "#A87808", INK),
  d: look("mint", "wave", "#7FE0B5", "#52BD90", "#2F8A66", INK),
  e: look("lilac", "lattice", "#C99BFF", "#A873EC", "#7446B4", INK),
  g: look("grey", "plain", "#8D869B", "#746D83", "#4C465A", IVORY),
  k: look("black", "plain", "#332A3D", "#241C2C", "#0D0812", IVORY),
  n: look("neutral", "plain", "#E9E0CF", "#D3C7B1", "#9D917C", INK),
};

const SEATS: readonly Player[] = ["a", "b", "c", "d", "e"];

/**
 * The colour and pattern of a seat: those that the table gives it, or its own. Who plays alone is brass: the rivals of a solo game
 * have the other colours.
 */
export function playerOf(seat: number, seats = SEATS.length, colours: readonly number[] = []): Player {
  const given = colours[seat];
  return (seats === 1 && given === undefined ? "c" : SEATS[(given ?? seat) % SEATS.length]) ?? "n";
}

/** One letter for each name, different ones as far as the names allow. */
export function initialsOf(names: readonly string[]): string[] {
  const taken = new Set<string>();
  const all = names.map((name) => [...name.toLocaleUpperCase()].filter((sign) => /[\p{L}\p{N}]/u.test(sign)));
  return all.map((letters) => {
    // Names that differ by their number are told apart by it: Bot 1, Bot 2.
    const shared = all.filter((others) => others[0] === letters[0]).length > 1;
    const number = shared ? letters.filter((letter) => /\p{N}/u.test(letter)) : [];
    const free = [...number, ...letters].find((letter) => !taken.has(letter)) ?? letters[0] ?? "?";
    taken.add(free);
    return free;
  });
}

/** A pattern fills any 64 x 64 square; at most four repeats across, so that it survives at 16 px. */
export function pattern(kind: Pattern, fill: string): string {
  switch (kind) {
    case "stripe":
      return [-48, -24, 0, 24, 48].map((x) => `<path d="M${x} 64L${x + 64} 0h12L${x + 12} 64z" fill="${fill}"/>`).join("");
    case "check": {
      let squares = "";
      for (let y = 0; y < 4; y++) {
        for (let x = (y + 1) % 2; x < 4; x += 2) squares += `M${x * 16} ${y * 16}h16v16h-16z`;
      }
      return `<path d="${squares}" fill="${fill}"/>`;
    }
    case "wave":
      return [8, 29, 50]
        .map((y) => `<path d="M-2 ${y}q8.5-13 17 0t17 0t17 0t17 0" fill="none" stroke="${fill}" stroke-width="7"/>`)
        .join("");
    case "lattice": {
      let lines = "";
      for (let x = -64; x <= 128; x += 22) lines += `M${x} 0l64 64M${x} 64l64-64`;
      return `<path d="${lines}" fill="none" stroke="${fill}" stroke-width="4"/>`;
    }
    case "frame":
      return `<rect x="6.5" y="6.5" width="51" height="51" rx="9" fill="none" stroke="${fill}" stroke-width="7"/>`;
    case "plain":
      return "";
  }
}
