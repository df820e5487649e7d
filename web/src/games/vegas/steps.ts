/** What happened, cut into moments that are shown one after the other. */
import { vegas as LASTS } from "../../lasts.json";
import type { Caption } from "../../lib/phrases";
import type { VegasCasinoPaid, VegasEvent, VegasPicture } from "../../protocol";
import { BARE } from "./layout";
import type { Front, Pair, Roll, Stack } from "./table";

/** Milliseconds of what is shorter than it can be: dice that tie with nobody, a casino that pays nobody. */
export const SHORT = { place: 340, bare: 420 } as const;

/** Every moment has the board as it is once it is over, and the sentence about it. */
interface Moment {
  readonly fronts: readonly Front[];
  readonly roll: Roll | null;
  readonly line: string;
  readonly ms: number;
}
export interface RollStep extends Moment {
  readonly kind: "roll";
}
export interface PlaceStep extends Moment {
  readonly kind: "place";
  /** Casino, colour and number of the dice that fly. */
  readonly flights: readonly { readonly casino: number; readonly colour: number; readonly dice: number }[];
  /** Casinos where somebody cancels now who did not before. */
  readonly ties: readonly number[];
}
export interface PayStep extends Moment {
  readonly kind: "pay";
  readonly event: VegasCasinoPaid;
  readonly front: Front;
}
export interface SayStep extends Moment {
  readonly kind: "deal" | "say" | "end";
}
export type Step = RollStep | PlaceStep | PayStep | SayStep;

/** The casino as it stood when it was paid: everything about it is in the event. */
export function paidFront(event: VegasCasinoPaid): Front {
  const wins = new Map(event.wins.map((win) => [win.colour, win.bill.value ?? undefined]));
  const bills = [...wins.values(), ...(event.returned.value ?? [])].filter((bill) => bill !== undefined);
  const stacks: Stack[] = event.dice.map((dice, colour) => ({
    colour,
    dice,
    weight: dice,
    tied: event.tied.includes(colour),
    ...takes(wins.get(colour)),
  }));
  return {
    bills: bills.sort((one, other) => other - one),
    stacks: stacks.filter((stack) => stack.dice > 0).sort((one, other) => other.weight - one.weight),
  };
}

/** What a stack takes, if that may be seen. */
const takes = (bill: number | undefined) => (bill === undefined ? {} : { bill });

function newTies(before: readonly Front[], after: readonly Front[]): number[] {
  const tied = (front: Front | undefined) => front?.stacks.filter((stack) => stack.tied).length ?? 0;
  return after.map((_, place) => place + 1).filter((casino) => tied(after[casino - 1]) > tied(before[casino - 1]));
}

function counted(faces: readonly number[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const face of faces) counts.set(face, (counts.get(face) ?? 0) + 1);
  return counts;
}

/** What is left of a roll in the tray once its dice have gone to these casinos. */
function without(roll: Roll | null, flights: PlaceStep["flights"]): Roll | null {
  const dice = roll?.dice.filter(([, face]) => flights.every((flight) => flight.casino !== face)) ?? [];
  return roll && dice.length > 0 ? { ...roll, dice } : null;
}

/** Builds the moments of one happening, from what was drawn before to the picture after it. */
class Cutter {
  readonly steps: Step[] = [];
  #fronts: readonly Front[];
  #roll: Roll | null;
  readonly #paid: readonly VegasCasinoPaid[];
  /** The colour of nobody's dice. */
  readonly #neutral: number;

  constructor(
    before: VegasPicture | null,
    readonly after: VegasPicture,
    events: readonly VegasEvent[],
  ) {
    this.#fronts = before ? Object.values(before.casinos) : Object.values(after.casinos).map(() => BARE);
    this.#roll = before?.roll ?? null;
    this.#neutral = Object.keys(after.holders).length;
    this.#paid = events.filter((event) => event.type === "casino_paid");
  }

  take(event: VegasEvent, line: string, rest: readonly VegasEvent[]): void {
    switch (event.type) {
      case "dice_rolled":
        return this.#rolled(
          event,
          event.seat,
          [...event.own.map((face): Pair => [event.seat, face]), ...event.neutral.map((face): Pair => [this.#neutral, face])],
          line,
        );
      case "colours_rolled":
        return this.#rolled(
          event,
          0,
          event.colours.map((colour, place): Pair => [colour, event.faces[place] ?? 1]),
          line,
        );
      case "dice_placed":
        return this.#placed(
          event,
          event.dice.map(([colour, dice]) => ({ casino: event.casino, colour, dice })),
          line,
          rest,
        );
      case "loose_dice_placed":
        return this.#scattered(event, this.#neutral, event.faces, line, rest);
      case "rival_placed":
        return this.#scattered(event, event.colour, event.faces, line, rest);
      case "casino_paid":
        return this.#pay(event, line);
      case "bills_dealt":
        this.#fronts = Object.values(this.after.casinos).map((front) => ({ bills: front.bills, stacks: [] }));
        return this.#say("deal", line, event);
      case "game_ended":
        return this.#say("end", line, event);
      default:
        this.#roll = null;
        return this.#say("say", line, event);
    }
  }

  #say(kind: SayStep["kind"], line: string, { type }: VegasEvent): void {
    this.steps.push({ kind, fronts: this.#fronts, roll: this.#roll, line, ms: LASTS[type] });
  }

  #rolled({ type }: VegasEvent, seat: number, dice: readonly Pair[], line: string): void {
    this.#roll = { seat, dice };
    this.steps.push({ kind: "roll", fronts: this.#fronts, roll: this.#roll, line, ms: LASTS[type] });
  }

  #scattered(event: VegasEvent, colour: number, faces: readonly number[], line: string, rest: readonly VegasEvent[]): void {
    this.#placed(
      event,
      [...counted(faces)].map(([casino, dice]) => ({ casino, colour, dice })),
      line,
      rest,
    );
  }

  #placed({ type }: VegasEvent, flights: PlaceStep["flights"], line: string, rest: readonly VegasEvent[]): void {
    const before = this.#fronts;
    this.#fronts = this.#stand(flights, rest);
    const ties = newTies(before, this.#fronts);
    const ms = ties.length ? LASTS[type] : SHORT.place;
    // The dice that stay lie where they are until the next moment.
    this.steps.push({ kind: "place", flights, ties, fronts: this.#fronts, roll: this.#roll, line, ms });
    this.#roll = without(this.#roll, flights);
  }

  /** The last dice of a batch lead to a board that is known; before that, towers just grow. */
  #stand(flights: PlaceStep["flights"], rest: readonly VegasEvent[]): readonly Front[] {
    const more = rest.some((event) => /placed$/.test(event.type));
    const pays = rest.find((event) => event.type === "casino_paid");
    if (pays) return this.#paid.map(paidFront);
    if (!more) return Object.values(this.after.casinos);
    return this.#fronts.map((front, place) =>
      grown(
        front,
        flights.filter((one) => one.casino === place + 1),
      ),
    );
  }

  #pay(event: VegasCasinoPaid, line: string): void {
    const front = paidFront(event);
    this.#fronts = this.#fronts.map((one, place) => (place + 1 === event.casino ? BARE : one));
    const ms = front.stacks.length ? LASTS.casino_paid : SHORT.bare;
    this.steps.push({ kind: "pay", event, front, fronts: this.#fronts, roll: null, line, ms });
  }
}

/** Without a verdict about who takes what: that is not known until the last die lies. */
export function grown(front: Front, flights: PlaceStep["flights"]): Front {
  const dice = new Map(front.stacks.map((stack) => [stack.colour, stack.dice]));
  for (const flight of flights) dice.set(flight.colour, (dice.get(flight.colour) ?? 0) + flight.dice);
  const stacks = [...dice].map(([colour, count]): Stack => ({ colour, dice: count, weight: count }));
  return { bills: front.bills, stacks: stacks.sort((one, other) => other.weight - one.weight) };
}

export function stepsOf(
  before: VegasPicture | null,
  after: VegasPicture,
  events: readonly VegasEvent[],
  captions: readonly Caption[],
): Step[] {
  const cutter = new Cutter(before, after, events);
  events.forEach((event, place) => {
    const caption = captions[place];
    // What a roll leads to is not told before the dice are placed.
    cutter.take(event, caption?.whole ? caption.text : "", events.slice(place + 1));
  });
  return cutter.steps;
}
