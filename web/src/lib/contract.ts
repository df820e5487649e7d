/** What a board of a game gets, and what it may ask for. A board draws views and contains no rules. */
import type { Component } from "svelte";
import type { Card, Told } from "../protocol";

/** The state of the line to the server, as people are told it. */
export type Line = "connecting" | "open" | "lost" | "moving";

/** Something that happened, to be shown once: the events of one update with their sentences. */
export interface Happening<Event = unknown> {
  readonly seq: number;
  readonly events: readonly Event[];
  readonly lines: readonly string[];
}

/** An offered move: the key for it, and a sentence about what it would bring. */
export interface Offer<Move = unknown> {
  readonly key: string;
  readonly move: Move;
  readonly text: string;
}

/** A view with its scene. */
export interface Picture<View = unknown, Scene = unknown> {
  readonly view: View | null;
  readonly scene: Scene | null;
}

/** A table as it is followed in this tab; every field is reactive. */
export interface LiveTable<View = unknown, Scene = unknown, Move = unknown, Event = unknown> {
  readonly id: string;
  readonly line: Line;
  readonly seat: number | null;
  readonly card: Card | null;
  /**
   * What to draw: the table as it is once the happening of this moment is over. Updates that came in the
   * meantime wait; without a happening this is the latest view.
   */
  readonly view: View | null;
  readonly scene: Scene | null;
  readonly told: Told | null;
  /** How far the game is, in a few words: as far as it has been shown. */
  readonly heading: string;
  /** An earlier moment is being looked at: it stands still, and nothing can be chosen. */
  readonly past: boolean;
  /** What was drawn before this happening: where its animation starts. */
  readonly before: Picture<View, Scene> | null;
  /** The players by seat, and one letter for each. */
  readonly names: readonly string[];
  readonly initials: readonly string[];
  /** Whose turn it is, or null; during a happening, whose turn it was. */
  readonly awaited: number | null;
  readonly mine: boolean;
  readonly offers: readonly Offer<Move>[];
  /** The offer that was tapped once and is being looked at. */
  readonly looked: Offer<Move> | null;
  /** What is being shown right now; a board calls `shown()` when its animation is over. */
  readonly happening: Happening<Event> | null;
  /** Seconds until a bot steps in, counted down. */
  readonly left: number | null;
  /** So many updates wait to be shown: hurry if there are some. */
  readonly behind: number;
  /** A move was sent and is not yet acknowledged. */
  readonly sending: boolean;
  /** Sentences up to what is shown, the newest last; those of a happening come when it is over. */
  readonly log: readonly string[];
  look(offer: Offer<Move> | null): void;
  /** A tap on an offer: the first one looks, the second one chooses; one is enough for those who want that. */
  tap(offer: Offer<Move>): void;
  choose(move: Move): Promise<void>;
  shown(): void;
}

// A component takes one view, and tables of all games come through here: only the game knows its types.
// biome-ignore lint/suspicious/noExplicitAny: see above
export type AnyTable = LiveTable<any, any, any, any>;

/** What a game brings to the table: `web/src/games/<game>/index.ts` exports these. */
export interface GameParts {
  readonly Board: Component<{ table: AnyTable }>;
  readonly Tray: Component<{ table: AnyTable }>;
  /** What stands under a name in the column of players, such as dice left and money; nothing if left out. */
  readonly Seat?: Component<{ table: AnyTable; seat: number }>;
  /** The board draws the players itself; then there is no column, and the board is as wide as the page. */
  readonly ownSeats?: boolean;
  /** The height of the tray, if the usual 204px at a desk and 292px on a phone do not suit. */
  readonly tray?: { readonly desk?: string; readonly phone?: string };
  /** What a player has in the end, over the name on the podium: bills, prizes, points. */
  readonly Haul?: Component<{ table: AnyTable; seat: number }>;
}
