/** A drawing is the inside of an SVG and its box, so that a component can own the element around it. */
export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly body: string;
}

export const INK = "#170B22";
export const IVORY = "#FFF6E4";
export const TEXT_FONT = "Onest Variable,Onest,sans-serif";
export const DISPLAY_FONT = "Unbounded Variable,Unbounded,sans-serif";

let drawn = 0;

/** Clip paths need ids of their own: two dice on a page must not share one that is taken away. */
export function freshId(): string {
  drawn += 1;
  return `k${drawn}`;
}

const ESCAPES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** Names come from people and are put into markup. */
export function escape(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);
}

/** Short decimals keep the markup small. */
export function trim(value: number): number {
  return Math.round(value * 100) / 100;
}

export function toSvg(drawing: Drawing): string {
  const { width, height, body } = drawing;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${body}</svg>`;
}

/** The style of a thing in a still life: where it lies, and how it is turned. */
export function at(x: number, y: number, turn = 0): string {
  return `left:${x}px;top:${y}px;rotate:${turn}deg`;
}
