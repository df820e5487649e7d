/** What a board of a game gets, and what it may ask for. A board draws pictures and contains no rules. */
import type { Component } from "svelte";
import type { Player } from "../kit/draw";
import type { Card, GameEvent } from "../protocol";
import type { Tell } from "./hands.svelte";
import type { Caption, Phrase, Speaker } from "./phrases";

/** The state of the line to the server, as people are told it. */
export type Line = "connecting" | "open" | "lost" | "moving";

/** Something that happened, to be shown once: the events of one update with their sentences. */
export interface Happening<Event = unknown> {
  readonly seq: number;
  readonly events: readonly Event[];
  /** What is said of each event. */
  readonly captions: readonly Caption[];
}

/** An offered move: the key for it, what it is, what it would bring, and both in one sentence. */
export interface Offer<Move = unknown> {
  readonly key: string;
  readonly move: Move;
  readonly what: string;
  readonly brings: string;
  readonly text: string;
}

/** A table as it is followed in this tab; every field is reactive. */
export interface LiveTable<Picture = unknown, Move = unknown, Event = unknown> {
  readonly id: string;
  readonly line: Line;
  readonly seat: number | null;
  /** Who is called `you`: nobody, where one device is handed round. */
  readonly you: number | null;
  readonly card: Card | null;
  /**
   * What to draw: the table as it is once the happening of this moment is over. Updates that came in the
   * meantime wait; without a happening this is the latest picture.
   */
  readonly picture: Picture | null;
  /** Says phrases to the one who looks, in their language. */
  readonly speaker: Speaker;
  /** What is to be decided, as it was sent and in words. */
  readonly asked: readonly Phrase[];
  readonly question: string;
  /** How far the game is, part by part: as far as it has been shown. */
  readonly heading: readonly string[];
  /** An earlier moment is being looked at: it stands still, and nothing can be chosen. */
  readonly past: boolean;
  /** What was drawn before this happening: where its animation starts. */
  readonly before: Picture | null;
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
  /** Seconds until a bot steps in, counted down once the clock runs. */
  readonly left: number | null;
  /** So many updates wait to be shown: hurry if there are some. */
  readonly behind: number;
  /** A move was sent and is not yet acknowledged. */
  readonly sending: boolean;
  /** What was said up to what is shown, the newest last; that of a happening comes when it is over. */
  readonly log: readonly Phrase[];
  /** The last of it in words. */
  readonly latest: string;
  /** What was said of this moment. */
  readonly news: readonly Phrase[];
  /** What the button says that makes a move, where it is no move but an answer. */
  readonly commits?: string;
  /** What would have been best, once an answer was given. */
  readonly best?: Move | null;
  look(offer: Offer<Move> | null): void;
  /** A tap on an offer: the first one looks, the second one chooses; one is enough for those who want that. */
  tap(offer: Offer<Move>): void;
  choose(move: Move): Promise<void>;
  shown(): void;
}

// A component takes one picture, and tables of all games come through here: only the game knows its types.
// biome-ignore lint/suspicious/noExplicitAny: see above
export type AnyTable = LiveTable<any, any, any>;

/** Dice that wait in a cup. */
export interface Cup {
  readonly player: Player;
  readonly dice: number;
}

/** What one holds; if it is hidden from the others, it is not shown to whoever looks over one's shoulder either. */
export interface Purse {
  readonly hidden: boolean;
  readonly bills: readonly number[];
  readonly money: number;
  /** What else nobody else knows. */
  readonly notes?: readonly string[];
}

/** A game that is drawn by hand: `web/src/games/<show>/index.ts` exports it as `drawn`. */
export interface Drawn {
  /** What stands on its door on the first page, in 150 by 130 pixels. */
  readonly Door: Component;
  /** The colour of its door, from 1 to 6. */
  readonly heat: number;
  /** What stands on the door lies lower, to leave room for the name. */
  readonly low?: boolean;
  /** So many sit down for a quick game, if the usual number does not suit. */
  readonly chairs?: number;
  /** The options of somebody's first game, if the usual ones are much at once. */
  readonly first?: Readonly<Record<string, unknown>>;
  /** What the scores of the rules are, where results are told: points, unless given; with places they are not shown. */
  readonly score?: "money" | "prizes" | "places";
  /** The table, loaded when one is opened. */
  readonly parts: () => Promise<GameParts>;
}

/** What a drawn game brings to the table: `web/src/games/<show>/parts.ts` exports these. */
export interface GameParts {
  readonly Board: Component<{ table: AnyTable }>;
  readonly Tray: Component<{ table: AnyTable }>;
  /** What stands under a name in the column of players, such as dice left and money; nothing if left out. */
  readonly Seat?: Component<{ table: AnyTable; seat: number }>;
  /** The board draws the players itself; then there is no column, and the board is as wide as the page. */
  readonly ownSeats?: boolean;
  /** The height of the tray, if the usual one does not suit: on a phone, on a tablet upright, at a desk. */
  readonly tray?: { readonly tall?: string; readonly book?: string; readonly desk?: string };
  /** Kinds of events that decide something: shown no faster than usual to those who want that. */
  readonly decisive?: readonly GameEvent["type"][];
  /** Whether the one who looks has nothing to do but to watch others. */
  readonly isOut?: (table: AnyTable) => boolean;
  /** What is being shown now, if that says more than whose turn it is. */
  readonly moment?: (table: AnyTable) => string | null;
  /** A move as a small drawing, in lists of options; in words, if left out or where it draws nothing. */
  readonly Option?: Component<{ table: AnyTable; move: unknown }>;
  /** What these players have in the end, over the name on the podium: bills, prizes, points. */
  readonly Haul?: Component<{ table: AnyTable; seats: readonly number[] }>;
  /** The decision on a phone beside a television, which has the board; the tray, unless there is something larger. */
  readonly Phone?: Component<{ table: AnyTable; tell: Tell }>;
  /** The cup in which one's dice are on that phone, before a roll that begins a turn; nothing if they lie open. */
  readonly cup?: (table: AnyTable) => Cup | null;
  /** Kinds of events in which dice fall that wait for the cup. */
  readonly rolls?: readonly GameEvent["type"][];
  /** What one holds, on that phone. */
  readonly purse?: (table: AnyTable) => Purse | null;
  /** What lies face down before one seat: the parts of `mine` that hold it, and how it is told while it is held. */
  readonly hidden?: { readonly keys: readonly string[]; readonly tell: (mine: unknown) => string };
  /** Those against whom one plays alone, all together; nobody elsewhere. */
  readonly rivals?: (table: AnyTable) => { readonly seats: readonly number[]; readonly score: number } | null;
}
