/** Where prizes lay, so that they can fly from there to where they lie now. */
import { cubicOut } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";
import { lasting } from "../../lib/motion";

const places = new Map<string, DOMRect>();

/** Note where every prize is drawn at this moment. */
export function notePlaces(board: HTMLElement | undefined): void {
  for (const node of board?.querySelectorAll<HTMLElement>("[data-prize]") ?? []) {
    places.set(node.dataset["prize"] ?? "", node.getBoundingClientRect());
  }
}

/** Fly from where this prize lay before; a card that was nowhere is simply there. */
export function arrive(node: Element, { prize }: { prize: string }): TransitionConfig {
  const from = places.get(prize);
  const to = node.getBoundingClientRect();
  if (!from || from.width === 0 || to.width === 0) return { duration: 0 };
  const [x, y] = [from.left - to.left, from.top - to.top];
  const [wide, high] = [from.width / to.width, from.height / to.height];
  const between = (share: number, one: number): number => 1 + (one - 1) * share;
  return {
    duration: lasting("fly"),
    easing: cubicOut,
    css: (_, left) =>
      `transform-origin: 0 0; z-index: 3; transform: translate(${x * left}px, ${y * left}px) scale(${between(left, wide)}, ${between(left, high)})`,
  };
}
