/** Where things fly from and to, measured on the page: a board, a tray and a list of players that stand apart. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

function spotOf(element: Element | null): Spot | null {
  const box = element?.getBoundingClientRect();
  if (!box || (box.width === 0 && box.height === 0)) return null;
  return { x: box.left + box.width / 2, y: box.top + box.height / 2, size: Math.min(box.width, box.height) };
}

/** A group of the roll in the tray, or the middle of the tray. */
export function groupSpot(face: number): Spot | null {
  return spotOf(document.querySelector(`[data-group="${face}"]`) ?? document.querySelector(".tray"));
}

/** The tower of a colour, or the place at the counter where it will stand. */
export function towerSpot(casino: number, colour: number): Spot | null {
  const front = document.querySelector(`[data-casino="${casino}"]`);
  return spotOf(front?.querySelector(`[data-colour="${colour}"] .tower`) ?? front?.querySelector(".shelf") ?? null);
}

/** The place of a player, where bills go. */
export function seatSpot(colour: number): Spot | null {
  return spotOf(document.querySelector(`[data-holder="${colour}"]`) ?? document.querySelector(`[data-seat="${colour}"]`));
}
