/** Where a caption stands: beside what it is about, over nothing that is to be tapped. */
import type { Tip } from "../protocol";

export interface Size {
  readonly width: number;
  readonly height: number;
}
export interface Box extends Size {
  readonly left: number;
  readonly top: number;
}
export type Side = "above" | "below" | "left" | "right";
export interface Placed {
  readonly left: number;
  readonly top: number;
  readonly side: Side;
  /** Where its arrow points, from its left edge. */
  readonly arrow: number;
}

/** What can be tapped next: the first tip whose thing is there and not yet done. */
export interface Found {
  readonly tip: Tip;
  readonly tap: Box;
  readonly light: Box;
}

const GAP = 20;
const MARGIN = 8;
/** An arrow stays away from the corners. */
const CORNER = 30;

function marked(mark: string): Element | null {
  return document.querySelector(`[data-mark="${mark}"]`);
}

function boxOf(element: Element): Box {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left, top, width, height };
}

function isOpen(element: Element): boolean {
  return !element.matches(":disabled") && element.getAttribute("aria-pressed") !== "true" && element.getClientRects().length > 0;
}

export function seek(tips: readonly Tip[]): Found | null {
  for (const tip of tips) {
    const tap = marked(tip.tap);
    if (!tap || !isOpen(tap)) continue;
    const light = (tip.light && marked(tip.light)) || tap;
    return { tip, tap: boxOf(tap), light: boxOf(light) };
  }
  return null;
}

function overlap(one: Box, other: Box): number {
  const width = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const height = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return Math.max(0, width) * Math.max(0, height);
}

function beside(size: Size, box: Box, side: Side): Pick<Box, "left" | "top"> {
  const middle = { left: box.left + (box.width - size.width) / 2, top: box.top + (box.height - size.height) / 2 };
  switch (side) {
    case "above":
      return { ...middle, top: box.top - size.height - GAP };
    case "below":
      return { ...middle, top: box.top + box.height + GAP };
    case "left":
      return { ...middle, left: box.left - size.width - GAP };
    case "right":
      return { ...middle, left: box.left + box.width + GAP };
  }
}

function within(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}

/** Of all places beside the light and the thing to tap, the first that covers neither; else the one that covers least. */
export function placeCaption(size: Size, { light, tap }: Pick<Found, "light" | "tap">, stage: Size): Placed {
  const up = light.top + light.height / 2 > stage.height / 2;
  const sides: readonly Side[] = up ? ["above", "below", "left", "right"] : ["below", "above", "left", "right"];
  let best: (Placed & { cost: number }) | null = null;
  for (const box of [light, tap])
    for (const side of sides) {
      const wished = beside(size, box, side);
      const left = within(wished.left, MARGIN, Math.max(MARGIN, stage.width - size.width - MARGIN));
      const top = within(wished.top, MARGIN, Math.max(MARGIN, stage.height - size.height - MARGIN));
      const lies = { ...size, left, top };
      // What is to be tapped matters most.
      const cost = 4 * overlap(lies, tap) + overlap(lies, light);
      const arrow = within(box.left + box.width / 2 - left, CORNER, size.width - CORNER);
      if (!best || cost < best.cost) best = { left, top, side, arrow, cost };
    }
  return best as Placed;
}

function holds(outer: Box, inner: Box): boolean {
  return overlap(outer, inner) >= inner.width * inner.height;
}

/** The windows in the veil: what is lit, and what is to be tapped if it lies elsewhere. */
export function windows({ light, tap }: Pick<Found, "light" | "tap">): string {
  return hole(light, RIM) + (holds(light, tap) ? "" : hole(tap, RIM, 24));
}

const RIM = 4;

/** A box with round corners, and a rim around it. */
export function hole({ left, top, width, height }: Box, by = RIM, corner = 18): string {
  const [x, y, w, h] = [left - by, top - by, width + 2 * by, height + 2 * by];
  const c = Math.min(corner, w / 2, h / 2);
  return `M${x + c} ${y}h${w - 2 * c}q${c} 0 ${c} ${c}v${h - 2 * c}q0 ${c} ${-c} ${c}h${2 * c - w}q${-c} 0 ${-c} ${-c}v${2 * c - h}q0 ${-c} ${c} ${-c}Z`;
}
