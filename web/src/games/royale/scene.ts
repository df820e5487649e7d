/** The scene of a table of Royale, as `server/scenes/royale.py` and `tiles.py` make it. */
import { type Player, playerOf } from "../../kit/draw";
import type { LiveTable, Offer } from "../../lib/contract";
import type { RoyaleEvent, RoyaleMove, RoyaleView } from "../../protocol";
import type { Front, Holder, Outlook, Shown, Stack } from "../vegas/scene";

export interface RoyaleStack extends Stack {
  readonly big: number;
  readonly black: number;
}

export interface RoyaleFront extends Front {
  readonly stacks: readonly RoyaleStack[];
  readonly closed: boolean;
}

export interface RoyaleHolder extends Holder {
  readonly big: number;
  readonly chips: number;
}

export interface RoyaleShown extends Shown {
  /** The faces of big dice. */
  readonly big: readonly number[];
}

export interface RoyaleOutlook extends Outlook {
  readonly stacks: readonly RoyaleStack[];
  readonly move: RoyaleMove;
  readonly big: number;
}

/** Chips or cash; neither is an empty space. */
export interface Prize {
  readonly chips: number;
  readonly cash: number;
}

export interface TileDice {
  readonly colour: number;
  readonly small: number;
  readonly big: number;
}

interface Tile<Kind extends string> {
  readonly type: Kind;
  /** Board and side, such as A1. */
  readonly id: string;
  readonly casino: number;
  /** The seat that this tile asks to decide, now. */
  readonly asks: number | null;
}

export interface LuckyPunchTile extends Tile<"lucky_punch"> {
  readonly prizes: readonly Prize[];
  readonly fist: number | null;
  readonly closed: boolean;
  /** Only its owner is told. */
  readonly hidden: number | null;
}
export interface JackpotTile extends Tile<"jackpot"> {
  readonly track: readonly Prize[];
  readonly at: number;
}
export interface PrimeTimeTile extends Tile<"prime_time"> {
  readonly leader: number | null;
  readonly faces: readonly number[];
}
export interface FiftyFiftyTile extends Tile<"fifty_fifty"> {
  readonly track: readonly Prize[];
  readonly at: number;
  readonly total: number;
  readonly higher: number;
  readonly lower: number;
  readonly equal: number;
  readonly throws: number;
}
export interface HighFiveTile extends Tile<"high_five"> {
  readonly prize: Prize;
  readonly need: number;
  readonly owner: number | null;
  readonly counts: readonly number[];
}
export interface BadLuckTile extends Tile<"bad_luck"> {
  readonly fine: number;
  readonly payers: readonly number[];
  readonly noted: boolean;
}
export interface PayDayTile extends Tile<"pay_day"> {
  readonly a_casino: number;
  readonly casinos: readonly (readonly number[])[];
}
export interface PowerPlayTile extends Tile<"power_play"> {
  readonly holder: number | null;
}
export interface NoEntryTile extends Tile<"no_entry"> {
  readonly track: readonly Prize[];
  readonly at: number;
  readonly closed: number | null;
}
export interface KnockoutTile extends Tile<"knockout"> {
  readonly places: number;
  readonly bar: readonly TileDice[];
}
export interface BlockItTile extends Tile<"block_it"> {
  readonly all: readonly number[];
  readonly clusters: readonly number[];
}
export interface Space {
  readonly kind: "chip" | "cash" | "action";
  readonly prize: Prize;
  readonly all: number;
  readonly free: number;
}
export interface HandicapTile extends Tile<"handicap"> {
  readonly spaces: readonly Space[];
}
export interface Pile {
  readonly size: number;
  /** Only the one who split is told. */
  readonly tokens: readonly number[] | null;
}
export interface BlackBoxTile extends Tile<"black_box"> {
  readonly tokens: readonly number[];
  readonly piles: readonly Pile[];
}
export interface DoubleDownTile extends Tile<"double_down"> {
  readonly prizes: readonly Prize[];
  readonly dice: readonly TileDice[];
  readonly counts: readonly number[];
  readonly tied: readonly number[];
  readonly winners: readonly number[];
}
export interface ParkedDie {
  readonly face: number;
  readonly colour: number;
  readonly big: number;
}
export interface NiceDiceTile extends Tile<"nice_dice"> {
  readonly track: readonly Prize[];
  readonly parked: readonly ParkedDie[];
}
export interface MyChoiceTile extends Tile<"my_choice"> {
  readonly track: readonly Prize[];
  readonly gold: TileDice | null;
  readonly golden: Prize;
  readonly faces: readonly number[];
}

export type AnyTile =
  | LuckyPunchTile
  | JackpotTile
  | PrimeTimeTile
  | FiftyFiftyTile
  | HighFiveTile
  | BadLuckTile
  | PayDayTile
  | PowerPlayTile
  | NoEntryTile
  | KnockoutTile
  | BlockItTile
  | HandicapTile
  | BlackBoxTile
  | DoubleDownTile
  | NiceDiceTile
  | MyChoiceTile;

export interface RoyaleScene {
  readonly round: number;
  readonly rounds: number;
  readonly seats: number;
  readonly starter: number | null;
  readonly casinos: readonly RoyaleFront[];
  readonly holders: readonly RoyaleHolder[];
  readonly roll: RoyaleShown | null;
  readonly outlooks: readonly RoyaleOutlook[];
  readonly tiles: readonly AnyTile[];
  readonly balance: null;
}

export type RoyaleTable = LiveTable<RoyaleView, RoyaleScene, RoyaleMove, RoyaleEvent>;
export type RoyaleOffer = Offer<RoyaleMove>;

/** What a thing on a tile is marked with: colour, pattern and initial. */
export interface Mark {
  readonly player: Player;
  readonly initial: string;
}

/** The mark of a colour: a seat, nobody's dice, or the grey ones that come after them. */
export function markOf(table: Pick<RoyaleTable, "initials" | "scene">, colour: number): Mark {
  const seats = table.scene?.seats ?? table.initials.length;
  if (colour < seats) return { player: playerOf(colour), initial: table.initials[colour] ?? "" };
  return { player: colour === seats ? "n" : "g", initial: "" };
}

/** What a machine is drawn with, besides its tile. */
export interface MachineProps<T extends AnyTile> {
  readonly tile: T;
  readonly mark: (colour: number) => Mark;
  /** Whose eyes these are, if anyone's at the table. */
  readonly seat: number | null;
}
