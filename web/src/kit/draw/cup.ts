import { PLAYERS, type Player, pattern } from "./players";
import { type Drawing, freshId } from "./svg";

/** How much of the pattern of a die is on the band of a cup, and how often. */
const SCALE = 0.53;
const TIMES = [0, 34, 68, 102];

/** The dice cup of a player: leather, a band in their colour, a brass rim. */
export function cup(player: Player): Drawing {
  const id = freshId();
  const { colour, second, pattern: kind } = PLAYERS[player];
  const band = TIMES.map((x) => `<g transform="translate(${x} 0) scale(${SCALE})">${pattern(kind, second)}</g>`).join("");
  const body =
    `<clipPath id="${id}"><path d="M10 20L22 118Q60 134 98 118L110 20Z"/></clipPath><g clip-path="url(#${id})">` +
    '<path d="M0 0h120v132H0z" fill="#5A1836"/><path d="M0 0h34v132H0z" fill="#fff" fill-opacity=".07"/>' +
    `<g transform="translate(0 56)"><path d="M0 0h120v34H0z" fill="${colour}"/>${band}</g>` +
    '<path d="M86 0h34v132H86z" fill="#000" fill-opacity=".22"/></g>' +
    '<ellipse cx="60" cy="20" rx="50" ry="15" fill="#E3B452"/><ellipse cx="60" cy="19" rx="43" ry="11" fill="#1B0712"/>';
  return { width: 120, height: 132, body };
}
