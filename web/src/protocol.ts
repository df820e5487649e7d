/* Written by `npm run types` from docs/reference/protocol.schema.json. Do not edit. */

/**
 * A casino, by its number.
 *
 * @minItems 2
 * @maxItems 2
 */
export type Casino = ["casino", number];
export type GameMove = VegasMove | RoyaleMove | EasyComeMove | StrikeMove;
export type VegasMove = VegasPicked | VegasPlace | VegasRolled | VegasShuffled;
export type RoyaleMove =
  | RoyaleActivate
  | RoyaleAddDice
  | RoyaleBet
  | RoyaleBlock
  | RoyaleChooseFace
  | RoyaleClose
  | RoyaleDecline
  | RoyaleGild
  | RoyaleGuess
  | RoyaleHide
  | RoyaleMoveDice
  | RoyalePark
  | RoyalePass
  | RoyalePayFine
  | RoyalePickPile
  | RoyalePickReward
  | RoyalePicked
  | RoyalePlace
  | RoyalePlayPower
  | RoyalePutDie
  | RoyalePutInBar
  | RoyaleReturnDie
  | RoyaleRollDice
  | RoyaleRolled
  | RoyaleShuffled
  | RoyaleSplit
  | RoyaleStop
  | RoyaleTakeGrey;
export type EasyComeMove = EasyComeClaim | EasyComeKeep | EasyComePicked | EasyComeRolled | EasyComeShuffled;
/**
 * A prize, in the order of the rules [E3].
 */
export type EasyComePrize =
  "FOUR_KIND" | "STRAIGHT" | "SUM_13" | "SUM_7" | "SUM_GE_17" | "SUM_LE_3" | "TRIPLE_EVEN" | "TRIPLE_ODD" | "TWO_PAIRS";
export type StrikeMove =
  | StrikeLanded
  | StrikeLaunch
  | StrikeLeave
  | StrikePicked
  | StrikeRegroup
  | StrikeReleased
  | StrikeRolled
  | StrikeShuffled
  | StrikeStop
  | StrikeThrow;
/**
 * A casino, by its number.
 *
 * @minItems 2
 * @maxItems 2
 */
export type EasyComeCasino = ["casino", number];
export type EasyComeEvent =
  | EasyComeDiceKept
  | EasyComeDiceRolled
  | EasyComeFirstPlayer
  | EasyComeGameWon
  | EasyComeHoldAdvanced
  | EasyComeHoldBroken
  | EasyComeHoldStarted
  | EasyComeOrderRolled
  | EasyComePrizeWon
  | EasyComeTurnEnded
  | EasyComeTurnStarted;
/**
 * What dice show, in order; the big ones come after the others.
 *
 * @minItems 2
 * @maxItems 3
 */
export type EasyComeFaces = ["faces", number[]] | ["faces", number[], number[]];
/**
 * A message by its id, with what is filled in.
 *
 * @minItems 3
 * @maxItems 3
 */
export type EasyComeLine = [
  "line",
  string,
  {
    [k: string]:
      | number
      | string
      | EasyComeSeat
      | EasyComeMoney
      | EasyComeFaces
      | EasyComeCasino
      | EasyComeTile
      | EasyComeWord
      | EasyComeListed
      | EasyComeLine;
  }
];
/**
 * Somebody at the table: a name, or `you`.
 *
 * @minItems 2
 * @maxItems 2
 */
export type EasyComeSeat = ["seat", number];
/**
 * An amount, as people write it.
 *
 * @minItems 2
 * @maxItems 2
 */
export type EasyComeMoney = ["money", number];
/**
 * A tile, such as `A1`, with the message of its name.
 *
 * @minItems 3
 * @maxItems 3
 */
export type EasyComeTile = ["tile", string, string];
/**
 * A name of the rules, such as a field: said in the reader's language where there is a word.
 *
 * @minItems 2
 * @maxItems 3
 */
export type EasyComeWord = ["word", string] | ["word", string, boolean];
/**
 * Several things one after the other: with commas, with `and` before the last, or apart.
 *
 * @minItems 3
 * @maxItems 3
 */
export type EasyComeListed = [
  "list",
  "and" | "comma" | "dot" | "space",
  (
    | number
    | string
    | EasyComeSeat
    | EasyComeMoney
    | EasyComeFaces
    | EasyComeCasino
    | EasyComeTile
    | EasyComeWord
    | EasyComeListed
    | EasyComeLine
  )[]
];
/**
 * What dice show, in order; the big ones come after the others.
 *
 * @minItems 2
 * @maxItems 3
 */
export type Faces = ["faces", number[]] | ["faces", number[], number[]];
export type FromClient = Watch | Resume | Unwatch | Do | React | Gesture | Follow | Unfollow | DoAtNight | Ping;
export type FromServer = Hello | Update | Done | Refused | Reacted | Gestured | NightNews | Pong | Moving;
export type GameView = VegasView | RoyaleView | EasyComeView | StrikeView;
export type VegasEvent =
  | VegasBillsDealt
  | VegasCasinoPaid
  | VegasColoursRolled
  | VegasDicePlaced
  | VegasDiceRolled
  | VegasGameEnded
  | VegasLeaderNamed
  | VegasLooseDicePlaced
  | VegasRivalPlaced
  | VegasRoundStarted;
export type RoyaleEvent =
  | RoyaleActivated
  | RoyaleBadLuckNoted
  | RoyaleBetSettled
  | RoyaleBillsDealt
  | RoyaleBoxOpened
  | RoyaleBoxSplit
  | RoyaleCasinoClosed
  | RoyaleCasinoPaid
  | RoyaleChipsGranted
  | RoyaleColoursRolled
  | RoyaleCounterMoved
  | RoyaleDicePlaced
  | RoyaleDiceRolled
  | RoyaleDieMoved
  | RoyaleExtraRolled
  | RoyaleFined
  | RoyaleFistClosed
  | RoyaleFistOpened
  | RoyaleGameEnded
  | RoyaleHandRolled
  | RoyaleLeaderNamed
  | RoyaleLooseDicePlaced
  | RoyalePassed
  | RoyaleRewarded
  | RoyaleRivalPlaced
  | RoyaleRoundStarted
  | RoyaleTilesLaid
  | RoyaleTokenTaken;
export type StrikeEvent =
  | StrikeArenaCleared
  | StrikeChoiceGiven
  | StrikeDiceTaken
  | StrikeDieLost
  | StrikeDieRerolled
  | StrikeEliminated
  | StrikeGameWon
  | StrikePlayerLeft
  | StrikeRegrouped
  | StrikeRoundStarted
  | StrikeRoundWon
  | StrikeSettled
  | StrikeStarterDrawn
  | StrikeStopped
  | StrikeThrown
  | StrikeTrajectory
  | StrikeTurnEnded
  | StrikeTurnStarted;
export type GameEvent = VegasEvent | RoyaleEvent | EasyComeEvent | StrikeEvent;
/**
 * What is said of some events of a step, which are named by their places in it.
 *
 * @minItems 2
 * @maxItems 2
 */
export type Said = [number | string | Seat | Money | Faces | Casino | Tile | Word | Listed | Line, number[]];
/**
 * Somebody at the table: a name, or `you`.
 *
 * @minItems 2
 * @maxItems 2
 */
export type Seat = ["seat", number];
/**
 * An amount, as people write it.
 *
 * @minItems 2
 * @maxItems 2
 */
export type Money = ["money", number];
/**
 * A tile, such as `A1`, with the message of its name.
 *
 * @minItems 3
 * @maxItems 3
 */
export type Tile = ["tile", string, string];
/**
 * A name of the rules, such as a field: said in the reader's language where there is a word.
 *
 * @minItems 2
 * @maxItems 3
 */
export type Word = ["word", string] | ["word", string, boolean];
/**
 * Several things one after the other: with commas, with `and` before the last, or apart.
 *
 * @minItems 3
 * @maxItems 3
 */
export type Listed = [
  "list",
  "and" | "comma" | "dot" | "space",
  (number | string | Seat | Money | Faces | Casino | Tile | Word | Listed | Line)[]
];
/**
 * A message by its id, with what is filled in.
 *
 * @minItems 3
 * @maxItems 3
 */
export type Line = [
  "line",
  string,
  {
    [k: string]: number | string | Seat | Money | Faces | Casino | Tile | Word | Listed | Line;
  }
];
export type GamePicture = VegasPicture | RoyalePicture | EasyComePicture | StrikePicture;
/**
 * Somebody at the table: a name, or `you`.
 *
 * @minItems 2
 * @maxItems 2
 */
export type VegasSeat = ["seat", number];
/**
 * An amount, as people write it.
 *
 * @minItems 2
 * @maxItems 2
 */
export type VegasMoney = ["money", number];
/**
 * What dice show, in order; the big ones come after the others.
 *
 * @minItems 2
 * @maxItems 3
 */
export type VegasFaces = ["faces", number[]] | ["faces", number[], number[]];
/**
 * A casino, by its number.
 *
 * @minItems 2
 * @maxItems 2
 */
export type VegasFlambeurProtocolLinesCasino = ["casino", number];
/**
 * A tile, such as `A1`, with the message of its name.
 *
 * @minItems 3
 * @maxItems 3
 */
export type VegasTile = ["tile", string, string];
/**
 * A name of the rules, such as a field: said in the reader's language where there is a word.
 *
 * @minItems 2
 * @maxItems 3
 */
export type VegasWord = ["word", string] | ["word", string, boolean];
/**
 * Several things one after the other: with commas, with `and` before the last, or apart.
 *
 * @minItems 3
 * @maxItems 3
 */
export type VegasListed = [
  "list",
  "and" | "comma" | "dot" | "space",
  (
    | number
    | string
    | VegasSeat
    | VegasMoney
    | VegasFaces
    | VegasFlambeurProtocolLinesCasino
    | VegasTile
    | VegasWord
    | VegasListed
    | VegasLine
  )[]
];
/**
 * A message by its id, with what is filled in.
 *
 * @minItems 3
 * @maxItems 3
 */
export type VegasLine = [
  "line",
  string,
  {
    [k: string]:
      | number
      | string
      | VegasSeat
      | VegasMoney
      | VegasFaces
      | VegasFlambeurProtocolLinesCasino
      | VegasTile
      | VegasWord
      | VegasListed
      | VegasLine;
  }
];
/**
 * Somebody at the table: a name, or `you`.
 *
 * @minItems 2
 * @maxItems 2
 */
export type RoyaleSeat = ["seat", number];
/**
 * An amount, as people write it.
 *
 * @minItems 2
 * @maxItems 2
 */
export type RoyaleMoney = ["money", number];
/**
 * What dice show, in order; the big ones come after the others.
 *
 * @minItems 2
 * @maxItems 3
 */
export type RoyaleFaces = ["faces", number[]] | ["faces", number[], number[]];
/**
 * A casino, by its number.
 *
 * @minItems 2
 * @maxItems 2
 */
export type RoyaleFlambeurProtocolLinesCasino = ["casino", number];
/**
 * A tile, such as `A1`, with the message of its name.
 *
 * @minItems 3
 * @maxItems 3
 */
export type RoyaleTile = ["tile", string, string];
/**
 * A name of the rules, such as a field: said in the reader's language where there is a word.
 *
 * @minItems 2
 * @maxItems 3
 */
export type RoyaleWord = ["word", string] | ["word", string, boolean];
/**
 * Several things one after the other: with commas, with `and` before the last, or apart.
 *
 * @minItems 3
 * @maxItems 3
 */
export type RoyaleListed = [
  "list",
  "and" | "comma" | "dot" | "space",
  (
    | number
    | string
    | RoyaleSeat
    | RoyaleMoney
    | RoyaleFaces
    | RoyaleFlambeurProtocolLinesCasino
    | RoyaleTile
    | RoyaleWord
    | RoyaleListed
    | RoyaleLine
  )[]
];
/**
 * A message by its id, with what is filled in.
 *
 * @minItems 3
 * @maxItems 3
 */
export type RoyaleLine = [
  "line",
  string,
  {
    [k: string]:
      | number
      | string
      | RoyaleSeat
      | RoyaleMoney
      | RoyaleFaces
      | RoyaleFlambeurProtocolLinesCasino
      | RoyaleTile
      | RoyaleWord
      | RoyaleListed
      | RoyaleLine;
  }
];
/**
 * Somebody at the table: a name, or `you`.
 *
 * @minItems 2
 * @maxItems 2
 */
export type StrikeSeat = ["seat", number];
/**
 * An amount, as people write it.
 *
 * @minItems 2
 * @maxItems 2
 */
export type StrikeMoney = ["money", number];
/**
 * What dice show, in order; the big ones come after the others.
 *
 * @minItems 2
 * @maxItems 3
 */
export type StrikeFaces = ["faces", number[]] | ["faces", number[], number[]];
/**
 * A casino, by its number.
 *
 * @minItems 2
 * @maxItems 2
 */
export type StrikeCasino = ["casino", number];
/**
 * A tile, such as `A1`, with the message of its name.
 *
 * @minItems 3
 * @maxItems 3
 */
export type StrikeTile = ["tile", string, string];
/**
 * A name of the rules, such as a field: said in the reader's language where there is a word.
 *
 * @minItems 2
 * @maxItems 3
 */
export type StrikeWord = ["word", string] | ["word", string, boolean];
/**
 * Several things one after the other: with commas, with `and` before the last, or apart.
 *
 * @minItems 3
 * @maxItems 3
 */
export type StrikeListed = [
  "list",
  "and" | "comma" | "dot" | "space",
  (
    | number
    | string
    | StrikeSeat
    | StrikeMoney
    | StrikeFaces
    | StrikeCasino
    | StrikeTile
    | StrikeWord
    | StrikeListed
    | StrikeLine
  )[]
];
/**
 * A message by its id, with what is filled in.
 *
 * @minItems 3
 * @maxItems 3
 */
export type StrikeLine = [
  "line",
  string,
  {
    [k: string]:
      | number
      | string
      | StrikeSeat
      | StrikeMoney
      | StrikeFaces
      | StrikeCasino
      | StrikeTile
      | StrikeWord
      | StrikeListed
      | StrikeLine;
  }
];

/**
 * Agree to what was proposed, or not.
 */
export interface Answer {
  type: "answer";
  yes: boolean;
  to?: number | null;
}
/**
 * What somebody proposed and who agreed so far.
 */
export interface Asked {
  what: "abandon" | "takeback";
  seat: number;
  agreed: number[];
  seq?: number;
}
/**
 * Say whether one will be there.
 */
export interface Attend {
  type: "attend";
  yes: boolean;
}
/**
 * What a game waits for: the number of its next move, and the seat that makes it, if any.
 */
export interface Awaited {
  version: number;
  seat?: number;
  hidden?: boolean;
}
/**
 * Take one's place back from the bot that stood in.
 */
export interface Back {
  type: "back";
}
/**
 * The host begins a game; without one, the one with most votes. Bots fill chairs if wanted.
 */
export interface Begin {
  type: "begin";
  game?: string | null;
  bots?: number;
}
/**
 * How far a table has begun, and what made the key of its dice.
 */
export interface Begun {
  agreement: string;
  names: string[];
  salts: string[];
  list: (string | null)[] | null;
  signature: string | null;
  nonces: (string | null)[] | null;
  silent: number[];
  seed: string | null;
}
/**
 * The board of a day, which has the same dice for everybody.
 */
export interface Board {
  day: string;
  closes: number;
}
/**
 * The host ends the game that is played; nobody scores.
 */
export interface Break {
  type: "break";
}
/**
 * The table as the lobby shows it.
 */
export interface Card {
  table: string;
  game: string;
  options: {};
  phase: "beginning" | "open" | "over" | "playing";
  places: (Place | null)[];
  host: string;
  pace: Pace;
  public: boolean;
  auto: boolean;
  hash: string;
  hints: boolean;
  asked: Asked | null;
  seeker: Seeker | null;
  outcome: Outcome | null;
  again: number[];
  rematch: string | null;
  lesson: boolean;
  chapter: string;
  played_on: boolean;
  night: string | null;
  colours: number[];
  shared: boolean;
  board: Board | null;
}
/**
 * Somebody at the table: a person or a bot.
 */
export interface Place {
  name: string;
  person?: string | null;
  bot?: string | null;
  away?: boolean;
  resigned?: boolean;
  took?: string | null;
  handed?: string | null;
}
/**
 * How long a player may think: seconds at a live table, days where people come and go.
 */
export interface Pace {
  kind?: "days" | "live";
  seconds?: number;
}
/**
 * Somebody who asked the host for the place of a person who is away.
 */
export interface Seeker {
  seat: number;
  name: string;
  person: string;
  seq: number;
  gives?: boolean;
}
/**
 * How a table ended; ranks and scores are there if the game was played to its end.
 */
export interface Outcome {
  ending: "abandoned" | "expired" | "finished";
  ranks?: number[];
  scores?: number[];
}
/**
 * The host ends the night; it can be continued by anybody of it.
 */
export interface Close {
  type: "close";
}
/**
 * The end of a night: who won it, and something for everybody.
 */
export interface Closing {
  totals: Total[];
  titles: Title[];
  reviewed: boolean;
}
/**
 * What a night brought to one person.
 */
export interface Total {
  person: string;
  points: number;
  money: number;
  luck: number | null;
  skill: number | null;
}
/**
 * One true thing about a person, from the logs of the night.
 */
export interface Title {
  person: string;
  title: string;
  count: number;
}
/**
 * Add a hash of one's nonce to the dice; the first one for a seat counts.
 */
export interface Commit {
  type: "commit";
  agreement: string;
  commitment: string;
}
/**
 * Go on with a closed night, by its old code if that is free.
 */
export interface Continue {
  type: "continue";
}
/**
 * Leave the night; one may come again.
 */
export interface Depart {
  type: "depart";
}
/**
 * Do something at a table; answered by `Done` or `Refused` with the same key.
 */
export interface Do {
  type: "do";
  table: string;
  act:
    | Sit
    | SeatBot
    | Stand
    | Start
    | Commit
    | Reveal
    | Play
    | Take
    | Seek
    | Hand
    | Back
    | Resign
    | Propose
    | Answer
    | Rematch;
  key: string;
}
/**
 * Take a place before the game; without a seat, the first that is free.
 */
export interface Sit {
  type: "sit";
  name: string;
  seat?: number | null;
  gives?: boolean;
}
/**
 * The host lets a bot take a place before the game.
 */
export interface SeatBot {
  type: "seat_bot";
  bot: string;
  seat?: number | null;
}
/**
 * Leave a place before the game; the host may clear any.
 */
export interface Stand {
  type: "stand";
  seat?: number | null;
}
/**
 * The host starts the game; places that are empty are taken away.
 */
export interface Start {
  type: "start";
}
/**
 * Show one's nonce, once one's commitment is in the list.
 */
export interface Reveal {
  type: "reveal";
  list: string;
  nonce: string;
}
/**
 * Make a move at this version of the game.
 */
export interface Play {
  type: "play";
  version: number;
  move: GameMove;
}
/**
 * The place of the picked one, counted from 0.
 */
export interface VegasPicked {
  type: "picked";
  index: number;
}
/**
 * Put all dice that show this face on the casino of that number [V5.3].
 */
export interface VegasPlace {
  type: "place";
  face: number;
}
/**
 * The faces of rolled dice, group by group; within a group dice are alike and sorted.
 */
export interface VegasRolled {
  type: "rolled";
  dice: number[][];
}
/**
 * Cards in their new order, the top one first.
 */
export interface VegasShuffled {
  type: "shuffled";
  cards: number[];
}
/**
 * Activate the tile of this casino.
 */
export interface RoyaleActivate {
  type: "activate";
  casino: number;
}
/**
 * Put these black dice into the casinos of their faces.
 */
export interface RoyaleAddDice {
  type: "add_dice";
  faces: number[];
}
/**
 * Bet that the next total is higher, or lower.
 */
export interface RoyaleBet {
  type: "bet";
  higher: boolean;
}
/**
 * Put a cluster of this size into this casino.
 */
export interface RoyaleBlock {
  type: "block";
  size: number;
  casino: number;
}
/**
 * Take the result of this face.
 */
export interface RoyaleChooseFace {
  type: "choose_face";
  face: number;
}
/**
 * Put the token on this casino.
 */
export interface RoyaleClose {
  type: "close";
  casino: number;
}
/**
 * Leave a tile's offer.
 */
export interface RoyaleDecline {
  type: "decline";
}
/**
 * Put a die on the golden space.
 */
export interface RoyaleGild {
  type: "gild";
  big: boolean;
}
/**
 * Name the number in the fist.
 */
export interface RoyaleGuess {
  type: "guess";
  count: number;
}
/**
 * Take so many tokens into the fist; nobody else sees how many.
 */
export interface RoyaleHide {
  type: "hide";
  count: number;
}
/**
 * Move so many dice to the tile; there is no way back.
 */
export interface RoyaleMoveDice {
  type: "move_dice";
  dice: number;
  big: number;
}
/**
 * Put a die that shows this face on its space.
 */
export interface RoyalePark {
  type: "park";
  face: number;
  big: boolean;
}
/**
 * Pay a chip and keep all dice [R4.5].
 */
export interface RoyalePass {
  type: "pass";
}
/**
 * Pay the fine with so many chips, and cards for the rest.
 */
export interface RoyalePayFine {
  type: "pay_fine";
  chips: number;
}
/**
 * Take a pile unseen: 1 or 2.
 */
export interface RoyalePickPile {
  type: "pick_pile";
  pile: number;
}
/**
 * Take the reward of this number (option `free_choice`).
 */
export interface RoyalePickReward {
  type: "pick_reward";
  count: number;
}
/**
 * The place of the picked one, counted from 0.
 */
export interface RoyalePicked {
  type: "picked";
  index: number;
}
/**
 * Put all dice that show this face on the casino of that number [V5.3].
 */
export interface RoyalePlace {
  type: "place";
  face: number;
}
/**
 * Take a die from the hand, set it to a face, and place it there.
 */
export interface RoyalePlayPower {
  type: "play_power";
  casino: number;
  big: boolean;
}
/**
 * Put a die from the hand into this casino; its tile is not activated.
 */
export interface RoyalePutDie {
  type: "put_die";
  casino: number;
  big: boolean;
}
/**
 * Put a die into the bar.
 */
export interface RoyalePutInBar {
  type: "put_in_bar";
  big: boolean;
}
/**
 * Take an own die out of this casino into the hand.
 */
export interface RoyaleReturnDie {
  type: "return_die";
  casino: number;
  big: boolean;
}
/**
 * Roll all dice in hand [R4.2].
 */
export interface RoyaleRollDice {
  type: "roll_dice";
}
/**
 * The faces of rolled dice, group by group; within a group dice are alike and sorted.
 */
export interface RoyaleRolled {
  type: "rolled";
  dice: number[][];
}
/**
 * Cards in their new order, the top one first.
 */
export interface RoyaleShuffled {
  type: "shuffled";
  cards: number[];
}
/**
 * Lay the tokens face down in two piles.
 */
export interface RoyaleSplit {
  type: "split";
  first: number[];
  second: number[];
}
/**
 * Take the reward under the counter.
 */
export interface RoyaleStop {
  type: "stop";
}
/**
 * Take a grey die from this casino and cover this space.
 */
export interface RoyaleTakeGrey {
  type: "take_grey";
  casino: number;
  space: "action" | "cash" | "chip";
}
/**
 * Take this prize; the turn is over [E14].
 */
export interface EasyComeClaim {
  type: "claim";
  prize: EasyComePrize;
}
/**
 * Set these dice of the latest roll aside, and roll the rest; values in ascending order.
 */
export interface EasyComeKeep {
  type: "keep";
  dice: number[];
}
/**
 * The place of the picked one, counted from 0.
 */
export interface EasyComePicked {
  type: "picked";
  index: number;
}
/**
 * The faces of rolled dice, group by group; within a group dice are alike and sorted.
 */
export interface EasyComeRolled {
  type: "rolled";
  dice: number[][];
}
/**
 * Cards in their new order, the top one first.
 */
export interface EasyComeShuffled {
  type: "shuffled";
  cards: number[];
}
/**
 * The outcome of a throw, dice in ascending order; the trace is there if it was simulated.
 */
export interface StrikeLanded {
  type: "landed";
  dice: StrikeReading[];
  trace?: StrikeTrace | null;
}
/**
 * One die at rest; the face is 0 where it does not count or cannot be told.
 */
export interface StrikeReading {
  die: number;
  at: "cocked" | "in" | "outside" | "rim";
  face?: number;
  x?: number;
  y?: number;
  yaw?: number;
}
/**
 * What the simulator leaves behind, so that the throw can be computed again [S33].
 */
export interface StrikeTrace {
  engine: string;
  platform: string;
  model: string;
  digest: string;
  frames: number;
}
/**
 * Throw with the hand: where the die leaves it, where to, how quick, with what spin [S32].
 */
export interface StrikeLaunch {
  type: "launch";
  x: number;
  y: number;
  z: number;
  azimuth: number;
  pitch: number;
  speed: number;
  /**
   * @minItems 3
   * @maxItems 3
   */
  axis?: [number, number, number];
  spin?: number;
  all?: boolean;
}
/**
 * Go for good; all dice of the reserve are lost [S51].
 */
export interface StrikeLeave {
  type: "leave";
}
/**
 * The place of the picked one, counted from 0.
 */
export interface StrikePicked {
  type: "picked";
  index: number;
}
/**
 * Push dice in the arena together or apart [S7, S31].
 */
export interface StrikeRegroup {
  type: "regroup";
  placements: StrikePlacement[];
}
/**
 * Where a die is pushed to; the face may be named, but not changed.
 */
export interface StrikePlacement {
  die: number;
  x: number;
  y: number;
  yaw: number;
  face?: number | null;
}
/**
 * The dice that are in the air now.
 */
export interface StrikeReleased {
  type: "released";
  bodies: StrikeBody[];
}
/**
 * A die as it leaves the hand: place, orientation, velocity and spin, all whole numbers.
 */
export interface StrikeBody {
  die: number;
  /**
   * @minItems 3
   * @maxItems 3
   */
  place: [number, number, number];
  /**
   * @minItems 4
   * @maxItems 4
   */
  turn: [number, number, number, number];
  /**
   * @minItems 3
   * @maxItems 3
   */
  velocity: [number, number, number];
  /**
   * @minItems 3
   * @maxItems 3
   */
  spin: [number, number, number];
}
/**
 * The faces of rolled dice, group by group; within a group dice are alike and sorted.
 */
export interface StrikeRolled {
  type: "rolled";
  dice: number[][];
}
/**
 * Cards in their new order, the top one first.
 */
export interface StrikeShuffled {
  type: "shuffled";
  cards: number[];
}
/**
 * Leave it at that and end the turn [S14].
 */
export interface StrikeStop {
  type: "stop";
}
/**
 * Throw in a style at some dice, or at none [S41].
 */
export interface StrikeThrow {
  type: "throw";
  style: string;
  targets?: number[];
  all?: boolean;
}
/**
 * Take a place over that a bot has played so far, in a running game.
 */
export interface Take {
  type: "take";
  seat: number;
  name: string;
  gives?: boolean;
}
/**
 * Ask the host for the place of somebody who is away, in a running game.
 */
export interface Seek {
  type: "seek";
  seat: number;
  name: string;
  gives?: boolean;
}
/**
 * The host hands the place of somebody who is away to the one who asked for it, or not.
 */
export interface Hand {
  type: "hand";
  yes: boolean;
  to: number;
}
/**
 * Leave a running game for good; a bot plays on.
 */
export interface Resign {
  type: "resign";
}
/**
 * Ask the others to abandon the game, or to take one's last move back.
 */
export interface Propose {
  type: "propose";
  what: "abandon" | "takeback";
}
/**
 * Ask the same people for another game after the end, or join those who asked.
 */
export interface Rematch {
  type: "rematch";
  now?: boolean;
}
/**
 * Do something at a night; answered by `Done` or `Refused` with the same key.
 */
export interface DoAtNight {
  type: "do_at_night";
  night: string;
  act: Enter | Depart | Vote | Begin | TipWinner | Break | Close | Continue | SetDate | Attend;
  key: string;
}
/**
 * Come in; without a name one is a guest with a number. A second time it changes the name.
 */
export interface Enter {
  type: "enter";
  name?: string;
  gives?: boolean;
}
/**
 * Choose what is played next; the last choice counts.
 */
export interface Vote {
  type: "vote";
  game: string;
}
/**
 * Whoever sits out names the winner of the game that is played; the last choice counts.
 */
export interface TipWinner {
  type: "tip_winner";
  person: string;
}
/**
 * The host says when it goes on.
 */
export interface SetDate {
  type: "set_date";
  at: number | null;
}
/**
 * The thing asked for is committed, at this place of the table's log.
 */
export interface Done {
  type: "done";
  key: string;
  table: string;
  seq: number;
  receipt?: string | null;
}
/**
 * Chance has to bring an outcome of this distribution.
 */
export interface EasyComeChance {
  type: "chance";
  distribution: EasyComeDice | EasyComePick | EasyComeShuffle | EasyComeValueDice;
  audience?: number[] | null;
}
/**
 * Groups of dice rolled together: `groups=(8, 2)` is eight alike and two of another kind.
 */
export interface EasyComeDice {
  type: "dice";
  groups: number[];
  faces?: number;
  streams?: string[];
}
/**
 * One of several, all equally likely.
 */
export interface EasyComePick {
  type: "pick";
  count: number;
}
/**
 * A pile of cards to be shuffled; equal cards are alike.
 */
export interface EasyComeShuffle {
  type: "shuffle";
  cards: number[];
}
/**
 * So many dice rolled together; the outcome holds what they show, 0 to 5, sorted.
 */
export interface EasyComeValueDice {
  type: "value_dice";
  count: number;
}
/**
 * This seat has to choose one of these moves, or one that has one of these forms.
 */
export interface EasyComeChoice {
  type: "choice";
  seat: number;
  moves: EasyComeMove[];
  audience?: number[] | null;
  forms?: {
    [k: string]: unknown;
  }[];
}
/**
 * The seat on turn claims a prize or sets dice aside [E10].
 */
export interface EasyComeChoose {
  type: "choose";
  number: number;
  kept: number[];
  rolled: number[];
}
/**
 * Somebody who holds three prizes, and how many turns they still have to survive.
 */
export interface EasyComeCrown {
  seat: number;
  left: number;
  of: number;
}
/**
 * Dice of the latest roll were set aside [E12].
 */
export interface EasyComeDiceKept {
  type: "dice_kept";
  seat: number;
  dice: number[];
}
/**
 * The dice that fell, those set aside before, and what can be claimed with them [E10].
 */
export interface EasyComeDiceRolled {
  type: "dice_rolled";
  seat: number;
  number: number;
  dice: number[];
  kept: number[];
  claimable: EasyComePrize[];
}
/**
 * Who takes the first turn [E2].
 */
export interface EasyComeFirstPlayer {
  type: "first_player";
  seat: number;
}
/**
 * The game is over [E24].
 */
export interface EasyComeGameWon {
  type: "game_won";
  seat: number;
  prizes: EasyComePrize[];
}
/**
 * A hold survived one more turn [E17].
 */
export interface EasyComeHoldAdvanced {
  type: "hold_advanced";
  seat: number;
  count: number;
}
/**
 * A holder lost a prize, and the hold with it [E19].
 */
export interface EasyComeHoldBroken {
  type: "hold_broken";
  seat: number;
  by: number;
  prize: EasyComePrize;
}
/**
 * A seat has three prizes, and must keep them through so many turns [E16].
 */
export interface EasyComeHoldStarted {
  type: "hold_started";
  seat: number;
  need: number;
}
/**
 * A seat rolled for the first turn [E2].
 */
export interface EasyComeOrderRolled {
  type: "order_rolled";
  seat: number;
  dice: number[];
  total: number;
}
/**
 * A prize went to a seat, from the centre or from the seat that is robbed [E6, E14].
 */
export interface EasyComePrizeWon {
  type: "prize_won";
  seat: number;
  prize: EasyComePrize;
  robbed: number | null;
}
/**
 * The turn is over, with a prize or without [E14, E15].
 */
export interface EasyComeTurnEnded {
  type: "turn_ended";
  seat: number;
  prize: EasyComePrize | null;
}
/**
 * A seat is on turn; a challenge turn has its number, 1 or 2 [E9, E20].
 */
export interface EasyComeTurnStarted {
  type: "turn_started";
  seat: number;
  challenge: number | null;
}
/**
 * A prize that dice may bring, if some are kept now.
 */
export interface EasyComeHope {
  prize: EasyComePrize;
  need: EasyComeNeed;
}
/**
 * What the dice that are still to be rolled must show for a prize.
 */
export interface EasyComeNeed {
  dice: number;
  kind: "dice" | "exact" | "least" | "most" | "pair" | "rolls";
  rolls?: number[][];
  total?: number;
  ways?: number;
}
/**
 * What only the one who decides is shown.
 */
export interface EasyComeMine {
  outlooks?: EasyComeOutlook[];
}
/**
 * What keeping these dice leads to.
 */
export interface EasyComeOutlook {
  keep: number[];
  dice: number;
  rolls: number;
  ways: number;
  hopes: EasyComeHope[];
}
/**
 * The longer hold with four players, and who begins.
 */
export interface EasyComeOptions {
  variant_full_round?: boolean;
  first_player?: number | "rolloff";
}
/**
 * The game has ended; rank 1 has won, equal ranks share a place.
 */
export interface EasyComeOver {
  type: "over";
  ranks: number[];
  scores: number[];
}
/**
 * The table as it is drawn.
 */
export interface EasyComePicture {
  type: "easycome";
  heading:
    | number
    | string
    | EasyComeSeat
    | EasyComeMoney
    | EasyComeFaces
    | EasyComeCasino
    | EasyComeTile
    | EasyComeWord
    | EasyComeListed
    | EasyComeLine;
  prizes: {
    [k: string]: EasyComePrizeCard;
  };
  roller?: number;
  number: number;
  kept: number[];
  rolled: number[];
  crowns: EasyComeCrown[];
  three: number;
  challenge?: number;
  ripe: number[];
  mine?: EasyComeMine;
}
/**
 * A prize as a card: what is drawn on it, whose it is, and how near it is to the roller.
 */
export interface EasyComePrizeCard {
  prize: EasyComePrize;
  owner?: number;
  sign: string;
  example: number[];
  stands: "closed" | "idle" | "near" | "now" | "out" | "own";
  need?: EasyComeNeed;
}
/**
 * The seat on turn rolls the dice that are not aside; a turn has one to four rolls [E12].
 */
export interface EasyComeRoll {
  type: "roll";
  number: number;
  kept?: number[];
}
/**
 * These seats roll one after the other; so far they have these totals.
 */
export interface EasyComeRollOff {
  type: "roll_off";
  seats: number[];
  totals?: number[];
}
/**
 * A game of Easy Come at one moment; nothing on it is hidden [E8].
 */
export interface EasyComeTable {
  stack: (EasyComeChoose | EasyComeRoll | EasyComeRollOff)[];
  said?: EasyComeEvent[];
  round?: number;
  options: EasyComeOptions;
  seats: number;
  owners: (number | null)[];
  holds: (number | null)[];
  first?: number;
  active?: number;
  turn_no?: number;
  challenge?: number | null;
  winner?: number | null;
}
/**
 * The table as one seat sees it, with its legal moves and what happened lately.
 */
export interface EasyComeView {
  game: "easycome@1";
  seat: number | null;
  version: number;
  turn: EasyComeChance | EasyComeChoice | EasyComeOver;
  state: EasyComeTable;
  events?: EasyComeEvent[];
}
/**
 * Follow a night: it is sent as it stands, and again whenever it changes.
 */
export interface Follow {
  type: "follow";
  night: string;
  screen?: boolean;
}
/**
 * Follow a table; it is sent as it stands, and then whatever happens.
 */
export interface Watch {
  type: "watch";
  table: string;
  language?: ("de" | "en" | "fr" | "ru") | null;
}
/**
 * Follow a table again after a gap; what was missed is told from the log.
 */
export interface Resume {
  type: "resume";
  table: string;
  since: number;
  language?: ("de" | "en" | "fr" | "ru") | null;
}
/**
 * Follow a table no longer.
 */
export interface Unwatch {
  type: "unwatch";
  table: string;
}
/**
 * Say something without words; it is not kept.
 */
export interface React {
  type: "react";
  table: string;
  reaction: "cheer" | "hurry" | "laugh" | "ouch" | "thanks" | "think" | "wave" | "wow";
}
/**
 * Show the others what one's hands do before one moves; it is not kept, nor answered.
 */
export interface Gesture {
  type: "gesture";
  table: string;
  version: number;
  kind: "aim" | "consider" | "cup" | "tip";
  move?: unknown;
  angle?: number;
  strength?: number;
}
/**
 * Follow a night no longer.
 */
export interface Unfollow {
  type: "unfollow";
  night: string;
}
/**
 * Ask whether the line is alive.
 */
export interface Ping {
  type: "ping";
}
/**
 * The first word of the server: who it takes this client for.
 */
export interface Hello {
  type: "hello";
  person: string;
  name: string;
  protocol: number;
}
/**
 * A table as it stands at `seq`, and what happened after `since`.
 */
export interface Update {
  type: "update";
  table: string;
  since: number;
  seq: number;
  seat: number | null;
  card: Card | null;
  view: GameView | null;
  events: GameEvent[];
  left: number | null;
  told: Told | null;
  words: string | null;
  awaited?: Awaited;
  picture?: GamePicture;
  patch?: {
    [k: string]: unknown;
  };
  begun: Begun[] | null;
  line: number;
  lines: string[];
  seal: Seal | null;
}
/**
 * The table as one seat sees it, with its legal moves and what happened lately.
 */
export interface VegasView {
  game: "vegas/2018@1" | "vegas/2012@1";
  seat: number | null;
  version: number;
  turn: VegasChance | VegasChoice | VegasOver;
  state: VegasClassicTable;
  events?: VegasEvent[];
}
/**
 * Chance has to bring an outcome of this distribution.
 */
export interface VegasChance {
  type: "chance";
  distribution: VegasDice | VegasPick | VegasShuffle;
  audience?: number[] | null;
}
/**
 * Groups of dice rolled together: `groups=(8, 2)` is eight alike and two of another kind.
 */
export interface VegasDice {
  type: "dice";
  groups: number[];
  faces?: number;
  streams?: string[];
}
/**
 * One of several, all equally likely.
 */
export interface VegasPick {
  type: "pick";
  count: number;
}
/**
 * A pile of cards to be shuffled; equal cards are alike.
 */
export interface VegasShuffle {
  type: "shuffle";
  cards: number[];
}
/**
 * This seat has to choose one of these moves, or one that has one of these forms.
 */
export interface VegasChoice {
  type: "choice";
  seat: number;
  moves: VegasMove[];
  audience?: number[] | null;
  forms?: {
    [k: string]: unknown;
  }[];
}
/**
 * The game has ended; rank 1 has won, equal ranks share a place.
 */
export interface VegasOver {
  type: "over";
  ranks: number[];
  scores: number[];
}
/**
 * A game of classic Vegas at one moment.
 */
export interface VegasClassicTable {
  stack: (
    | VegasChoose
    | VegasChooseColours
    | VegasDeal
    | VegasDrawLeader
    | VegasEndRound
    | VegasNextTurn
    | VegasPayout
    | VegasRoll
    | VegasRollColours
    | VegasRollLoose
    | VegasRollRivals
    | VegasShufflePile
    | VegasSoloTurn
    | VegasStartRound
  )[];
  said?: VegasEvent[];
  round?: number;
  edition: "2012" | "2018";
  seats: number;
  rounds: number;
  hides_money: boolean;
  hands: VegasHand[];
  spare?: VegasHand;
  players: VegasPlayer[];
  casinos: VegasFlambeurGamesVegasTableCasino[];
  pile: VegasSecretTupleInt;
  loose?: VegasHand;
  leader?: number;
  next_leader?: number;
  options: VegasOptions;
}
/**
 * The player chooses one of the faces rolled [V5.2].
 */
export interface VegasChoose {
  type: "choose";
  seat: number;
  own: number[];
  neutral: number[];
}
/**
 * The player chooses one face and places all dice that show it, own and foreign [V12.5].
 */
export interface VegasChooseColours {
  type: "choose_colours";
  colours: number[];
  faces: number[];
}
/**
 * The casinos are funded from the top of the pile [V3.2, V7.1].
 */
export interface VegasDeal {
  type: "deal";
}
/**
 * The leader of the first round is drawn [V3.6].
 */
export interface VegasDrawLeader {
  type: "draw_leader";
}
/**
 * All dice return to their owners; then the next round, or the end [V6.12, V4.1, V10.1].
 */
export interface VegasEndRound {
  type: "end_round";
}
/**
 * The next player clockwise who has dice; if nobody has, the turns are over [V4.2 to V4.5].
 */
export interface VegasNextTurn {
  type: "next_turn";
  seat: number;
}
/**
 * The casinos are settled one by one, from 1 to 6 [V6.1].
 */
export interface VegasPayout {
  type: "payout";
}
/**
 * A player rolls everything left: own dice, then neutral ones [V5.1, V9.5].
 */
export interface VegasRoll {
  type: "roll";
  seat: number;
}
/**
 * The player rolls one die of each colour that has dice left [V12.4].
 */
export interface VegasRollColours {
  type: "roll_colours";
}
/**
 * Neutral dice in nobody's hand are rolled; each goes to its own face [V9.4, R6.1].
 */
export interface VegasRollLoose {
  type: "roll_loose";
}
/**
 * One rival colour, or two, rolls all dice at once before the first turn [V12.3, V12.9].
 */
export interface VegasRollRivals {
  type: "roll_rivals";
  colours: number[];
}
/**
 * All bills are shuffled into one face-down pile; nobody sees its order [V3.1, V11.5].
 */
export interface VegasShufflePile {
  type: "shuffle_pile";
}
/**
 * Turns go on until all dice of all colours are placed [V12.6].
 */
export interface VegasSoloTurn {
  type: "solo_turn";
}
/**
 * The marker moves on, and the steps of the round are lined up [V4.6, V4.7].
 */
export interface VegasStartRound {
  type: "start_round";
}
/**
 * The bills on each casino, in the order they were dealt [V3.2].
 */
export interface VegasBillsDealt {
  type: "bills_dealt";
  bills: VegasSecretTupleTupleInt;
}
/**
 * A hidden value; of a hidden row of things the number stays public.
 */
export interface VegasSecretTupleTupleInt {
  value?: number[][] | null;
  audience?: number[] | null;
  count?: number | null;
  fades?: boolean;
}
/**
 * A casino is settled: who cancels, who takes what, what goes back [V6].
 */
export interface VegasCasinoPaid {
  type: "casino_paid";
  casino: number;
  dice: number[];
  tied: number[];
  wins: VegasWin[];
  unpaid: number[];
  returned: VegasSecretTupleInt;
}
/**
 * A colour takes a bill.
 */
export interface VegasWin {
  type: "win";
  colour: number;
  bill: VegasSecretInt;
}
/**
 * A hidden value; of a hidden row of things the number stays public.
 */
export interface VegasSecretInt {
  value?: number | null;
  audience?: number[] | null;
  count?: number | null;
  fades?: boolean;
}
/**
 * A hidden value; of a hidden row of things the number stays public.
 */
export interface VegasSecretTupleInt {
  value?: number[] | null;
  audience?: number[] | null;
  count?: number | null;
  fades?: boolean;
}
/**
 * The solo player rolled one die of each colour left [V12.4].
 */
export interface VegasColoursRolled {
  type: "colours_rolled";
  colours: number[];
  faces: number[];
}
/**
 * Dice went to a casino: number by colour, and the seat's big die [V5.3, V12.5, R4.3].
 */
export interface VegasDicePlaced {
  type: "dice_placed";
  seat: number;
  casino: number;
  dice: [number, number][];
  big?: number;
}
/**
 * A player rolled all dice left, own and neutral [V5.1, V9.5].
 */
export interface VegasDiceRolled {
  type: "dice_rolled";
  seat: number;
  own: number[];
  neutral: number[];
}
/**
 * All money is counted [V10, V11.7].
 */
export interface VegasGameEnded {
  type: "game_ended";
  money: number[];
  bills: number[];
  ranks: number[];
}
/**
 * Who leads the first round [V3.6].
 */
export interface VegasLeaderNamed {
  type: "leader_named";
  seat: number;
}
/**
 * Neutral dice in nobody's hand went to the casinos of their faces [V9.4, R6.1].
 */
export interface VegasLooseDicePlaced {
  type: "loose_dice_placed";
  faces: number[];
  big?: number[];
}
/**
 * A rival of the solo player put down all dice at once [V12.3].
 */
export interface VegasRivalPlaced {
  type: "rival_placed";
  colour: number;
  faces: number[];
}
/**
 * A new round: what the last payout showed is covered now [V11.8].
 */
export interface VegasRoundStarted {
  type: "round_started";
  round: number;
  leader: number;
}
/**
 * Dice of one colour: ordinary ones, big ones, and neutral ones held by its player.
 */
export interface VegasHand {
  dice?: number;
  big?: number;
  neutral?: number;
}
/**
 * A colour with its dice in hand, its bills and its chips; a solo rival is one too.
 */
export interface VegasPlayer {
  bills: VegasSecretTupleInt;
  dice?: number;
  big?: number;
  neutral?: number;
  chips?: number;
}
/**
 * A casino: its bills in dealt order, its dice by colour, its tile.
 */
export interface VegasFlambeurGamesVegasTableCasino {
  bills: number[];
  dice: number[];
  big?: number[];
  extra?: number[];
  tile?: {
    [k: string]: unknown;
  } | null;
}
/**
 * The options of the classic editions.
 */
export interface VegasOptions {
  neutral_variant?: boolean;
  first_leader?: number | "random";
  money_visibility?: "hidden" | "open";
  solo?: VegasSolo | null;
}
/**
 * The solo game; what is left open follows from the level.
 */
export interface VegasSolo {
  level?: "expert" | "hard" | "master" | "normal";
  own_dice?: number | null;
  preplaced?: number | null;
  rounds?: number;
}
/**
 * The table as one seat sees it, with its legal moves and what happened lately.
 */
export interface RoyaleView {
  game: "vegas/royale@1" | "vegas/royale-base@1";
  seat: number | null;
  version: number;
  turn: RoyaleChance | RoyaleChoice | RoyaleOver;
  state: RoyaleTable;
  events?: RoyaleEvent[];
}
/**
 * Chance has to bring an outcome of this distribution.
 */
export interface RoyaleChance {
  type: "chance";
  distribution: RoyaleDice | RoyalePick | RoyaleShuffle;
  audience?: number[] | null;
}
/**
 * Groups of dice rolled together: `groups=(8, 2)` is eight alike and two of another kind.
 */
export interface RoyaleDice {
  type: "dice";
  groups: number[];
  faces?: number;
  streams?: string[];
}
/**
 * One of several, all equally likely.
 */
export interface RoyalePick {
  type: "pick";
  count: number;
}
/**
 * A pile of cards to be shuffled; equal cards are alike.
 */
export interface RoyaleShuffle {
  type: "shuffle";
  cards: number[];
}
/**
 * This seat has to choose one of these moves, or one that has one of these forms.
 */
export interface RoyaleChoice {
  type: "choice";
  seat: number;
  moves: RoyaleMove[];
  audience?: number[] | null;
  forms?: {
    [k: string]: unknown;
  }[];
}
/**
 * The game has ended; rank 1 has won, equal ranks share a place.
 */
export interface RoyaleOver {
  type: "over";
  ranks: number[];
  scores: number[];
}
/**
 * A game of Royale at one moment.
 */
export interface RoyaleTable {
  stack: (
    | RoyaleAdjust
    | RoyaleAfterPayout
    | RoyaleBeforePayout
    | RoyaleBeginTurn
    | RoyaleChooseChips
    | RoyaleChooseCluster
    | RoyaleChooseDice
    | RoyaleChooseForBar
    | RoyaleChooseGold
    | RoyaleChooseGrey
    | RoyaleChoosePark
    | RoyaleChoosePile
    | RoyaleChooseResult
    | RoyaleChooseReward
    | RoyaleChooseTile
    | RoyaleCloseCasino
    | RoyaleCollectFine
    | RoyaleDealPairs
    | RoyaleDrawBoards
    | RoyaleDrawLeader
    | RoyaleEndRound
    | RoyaleGrantChips
    | RoyaleGuessTokens
    | RoyaleHideTokens
    | RoyaleLayTiles
    | RoyaleNextTurn
    | RoyalePayCasino
    | RoyalePlaceOrPass
    | RoyaleRollHand
    | RoyaleRollLoose
    | RoyaleRollOrUse
    | RoyaleShufflePile
    | RoyaleSplitBox
    | RoyaleStartRound
    | RoyaleStopOrBet
    | RoyaleThrowForChoice
    | RoyaleThrowForJackpot
    | RoyaleThrowOn
    | RoyaleThrowPrime
    | RoyaleTileBeforePayout
    | RoyaleTurnSides
    | RoyaleUsePrime
  )[];
  said?: RoyaleEvent[];
  round?: number;
  edition: "royale" | "royale-base";
  seats: number;
  rounds: number;
  hides_money: boolean;
  hands: RoyaleHand[];
  spare?: RoyaleHand;
  players: RoyalePlayer[];
  casinos: RoyaleFlambeurGamesVegasTableCasino[];
  pile: RoyaleSecretTupleInt;
  loose?: RoyaleHand;
  leader?: number;
  next_leader?: number;
  options: RoyaleOptions;
  bank?: number[];
  promises?: RoyaleSecretTupleInt[];
  box?: number;
  used?: string[];
  last?: RoyaleLastRoll | null;
}
/**
 * The player puts one die, takes one back, or leaves it.
 */
export interface RoyaleAdjust {
  type: "adjust";
  seat: number;
}
/**
 * All casinos have paid; tiles speak a last time [R11.2].
 */
export interface RoyaleAfterPayout {
  type: "after_payout";
}
/**
 * All dice are placed; tiles speak in the order of their letters [R11.2].
 */
export interface RoyaleBeforePayout {
  type: "before_payout";
}
/**
 * A turn begins; a tile may offer something instead of the roll [R4.9].
 */
export interface RoyaleBeginTurn {
  type: "begin_turn";
  seat: number;
}
/**
 * The payer adds chips, so that no change is lost, or keeps them [RC2.8].
 */
export interface RoyaleChooseChips {
  type: "choose_chips";
  seat: number;
  casino: number;
  chips: number;
}
/**
 * The player must take one whole cluster [RF1.2, RF1.3].
 */
export interface RoyaleChooseCluster {
  type: "choose_cluster";
  seat: number;
  casino: number;
}
/**
 * The player may move any number of own dice, also none [RG2.2].
 */
export interface RoyaleChooseDice {
  type: "choose_dice";
  seat: number;
  casino: number;
}
/**
 * An opponent chooses which die goes into the bar [RE2.2, RE2.3].
 */
export interface RoyaleChooseForBar {
  type: "choose_for_bar";
  seat: number;
  casino: number;
}
/**
 * The player puts a die on the golden space; one already there goes home [RH2.8].
 */
export interface RoyaleChooseGold {
  type: "choose_gold";
  seat: number;
  casino: number;
}
/**
 * The player may take one grey die and one free space [RF2.2, RF2.3, RF2.5].
 */
export interface RoyaleChooseGrey {
  type: "choose_grey";
  seat: number;
  casino: number;
}
/**
 * The player may park one die, left over from the roll or just placed [RH1.2].
 */
export interface RoyaleChoosePark {
  type: "choose_park";
  seat: number;
  casino: number;
}
/**
 * The winner picks a pile unseen [RG1.3].
 */
export interface RoyaleChoosePile {
  type: "choose_pile";
  seat: number;
  first: RoyaleSecretTupleInt;
  second: RoyaleSecretTupleInt;
}
/**
 * A hidden value; of a hidden row of things the number stays public.
 */
export interface RoyaleSecretTupleInt {
  value?: number[] | null;
  audience?: number[] | null;
  count?: number | null;
  fades?: boolean;
}
/**
 * One of the two faces counts; a result that cannot be carried out is void [RH2.4].
 */
export interface RoyaleChooseResult {
  type: "choose_result";
  seat: number;
  casino: number;
  faces: number[];
}
/**
 * After a wrong guess the player picks any of the rewards (option).
 */
export interface RoyaleChooseReward {
  type: "choose_reward";
  seat: number;
}
/**
 * The player activates another tile as if a die had just been placed there [RH2.5].
 */
export interface RoyaleChooseTile {
  type: "choose_tile";
  seat: number;
  casino: number;
}
/**
 * The player closes a casino; once one is closed, it may also stay as it is [RE1.4].
 */
export interface RoyaleCloseCasino {
  type: "close_casino";
  seat: number;
  casino: number;
}
/**
 * A noted player pays; where chips would save change, it is asked about them first.
 */
export interface RoyaleCollectFine {
  type: "collect_fine";
  seat: number;
  casino: number;
}
/**
 * Six pairs of cards, sorted to the casinos; with tiles, the bank is laid out first [R10.1].
 */
export interface RoyaleDealPairs {
  type: "deal_pairs";
}
/**
 * The boards are mixed [R9.2].
 */
export interface RoyaleDrawBoards {
  type: "draw_boards";
}
/**
 * The leader of the first round is drawn [V3.6].
 */
export interface RoyaleDrawLeader {
  type: "draw_leader";
}
/**
 * All dice return to their owners; then the next round, or the end [V6.12, V4.1, V10.1].
 */
export interface RoyaleEndRound {
  type: "end_round";
}
/**
 * Everybody gets two chips, one at a time from the leader on [R3.5, R7.2, R2.5].
 */
export interface RoyaleGrantChips {
  type: "grant_chips";
}
/**
 * The left neighbour guesses; a wrong guess pays the player [RA1.3, RA1.4].
 */
export interface RoyaleGuessTokens {
  type: "guess_tokens";
  seat: number;
  hidden: RoyaleSecretInt;
}
/**
 * A hidden value; of a hidden row of things the number stays public.
 */
export interface RoyaleSecretInt {
  value?: number | null;
  audience?: number[] | null;
  count?: number | null;
  fades?: boolean;
}
/**
 * The player closes a fist [RA1.2].
 */
export interface RoyaleHideTokens {
  type: "hide_tokens";
  seat: number;
}
/**
 * The tiles that the players agreed on are laid.
 */
export interface RoyaleLayTiles {
  type: "lay_tiles";
}
/**
 * The next player clockwise who has dice; if nobody has, the turns are over [V4.2 to V4.5].
 */
export interface RoyaleNextTurn {
  type: "next_turn";
  seat: number;
}
/**
 * A casino pays its two cards, then its tile speaks [R5, R11.2].
 */
export interface RoyalePayCasino {
  type: "pay_casino";
  casino: number;
}
/**
 * The player places all dice of one face, or pays a chip and keeps them all [R4.3, R4.5].
 */
export interface RoyalePlaceOrPass {
  type: "place_or_pass";
  seat: number;
  small: number[];
  big: number[];
}
/**
 * The player rolls everything in hand: small dice, then the big one [R4.2].
 */
export interface RoyaleRollHand {
  type: "roll_hand";
  seat: number;
}
/**
 * Neutral dice in nobody's hand are rolled; each goes to its own face [V9.4, R6.1].
 */
export interface RoyaleRollLoose {
  type: "roll_loose";
}
/**
 * The player rolls, or uses what a tile offers [RD2.3].
 */
export interface RoyaleRollOrUse {
  type: "roll_or_use";
  seat: number;
}
/**
 * All bills are shuffled into one face-down pile; nobody sees its order [V3.1, V11.5].
 */
export interface RoyaleShufflePile {
  type: "shuffle_pile";
}
/**
 * The neighbour splits; nobody else sees what lies where [RG1.5].
 */
export interface RoyaleSplitBox {
  type: "split_box";
  seat: number;
  winner: number;
}
/**
 * The marker moves on, and the steps of the round are lined up [V4.6, V4.7].
 */
export interface RoyaleStartRound {
  type: "start_round";
}
/**
 * The player takes the reward or bets again [RB2.3].
 */
export interface RoyaleStopOrBet {
  type: "stop_or_bet";
  seat: number;
  casino: number;
}
/**
 * The player throws [RH2.2].
 */
export interface RoyaleThrowForChoice {
  type: "throw_for_choice";
  seat: number;
  casino: number;
}
/**
 * The player throws; no choice is involved [RA2.2, RA2.3].
 */
export interface RoyaleThrowForJackpot {
  type: "throw_for_jackpot";
  seat: number;
  casino: number;
}
/**
 * The player throws, the first time or on a bet [RB2.2, RB2.4].
 */
export interface RoyaleThrowOn {
  type: "throw_on";
  seat: number;
  casino: number;
  higher?: boolean | null;
}
/**
 * The leader of the casino throws [RB1.2].
 */
export interface RoyaleThrowPrime {
  type: "throw_prime";
  seat: number;
  casino: number;
}
/**
 * One tile speaks before the payout.
 */
export interface RoyaleTileBeforePayout {
  type: "tile_before_payout";
  casino: number;
}
/**
 * Every board falls on one of its two sides [R9.2].
 */
export interface RoyaleTurnSides {
  type: "turn_sides";
  order: number[];
}
/**
 * None, one or both count as dice of the player for this payout [RB1.3, RB1.4].
 */
export interface RoyaleUsePrime {
  type: "use_prime";
  seat: number;
  casino: number;
  faces: number[];
}
/**
 * A tile does its work for a player [R11.1].
 */
export interface RoyaleActivated {
  type: "activated";
  seat: number;
  casino: number;
  tile: string;
}
/**
 * These seats have fewest dice and will be fined [RC2.2].
 */
export interface RoyaleBadLuckNoted {
  type: "bad_luck_noted";
  seats: number[];
}
/**
 * A bet of Fifty Fifty is won or lost [RB2.4, RB2.5].
 */
export interface RoyaleBetSettled {
  type: "bet_settled";
  seat: number;
  higher: boolean;
  won: boolean;
}
/**
 * The bills on each casino, in the order they were dealt [V3.2].
 */
export interface RoyaleBillsDealt {
  type: "bills_dealt";
  bills: RoyaleSecretTupleTupleInt;
}
/**
 * A hidden value; of a hidden row of things the number stays public.
 */
export interface RoyaleSecretTupleTupleInt {
  value?: number[][] | null;
  audience?: number[] | null;
  count?: number | null;
  fades?: boolean;
}
/**
 * The winner took a pile and both are opened [RG1.3].
 */
export interface RoyaleBoxOpened {
  type: "box_opened";
  seat: number;
  pile: number;
  /**
   * @minItems 2
   * @maxItems 2
   */
  piles: [number[], number[]];
}
/**
 * The tokens of the Black Box lie in two piles of these sizes [RG1.2].
 */
export interface RoyaleBoxSplit {
  type: "box_split";
  seat: number;
  /**
   * @minItems 2
   * @maxItems 2
   */
  sizes: [number, number];
}
/**
 * No die may enter or leave this casino any more [RE1.2].
 */
export interface RoyaleCasinoClosed {
  type: "casino_closed";
  seat: number;
  casino: number;
}
/**
 * A casino is settled: who cancels, who takes what, what goes back [V6].
 */
export interface RoyaleCasinoPaid {
  type: "casino_paid";
  casino: number;
  dice: number[];
  tied: number[];
  wins: RoyaleWin[];
  unpaid: number[];
  returned: RoyaleSecretTupleInt;
}
/**
 * A colour takes a bill.
 */
export interface RoyaleWin {
  type: "win";
  colour: number;
  bill: RoyaleSecretInt;
}
/**
 * Everybody got chips at the start of the round; the number by seat [R3.5, R7.2].
 */
export interface RoyaleChipsGranted {
  type: "chips_granted";
  chips: number[];
}
/**
 * The solo player rolled one die of each colour left [V12.4].
 */
export interface RoyaleColoursRolled {
  type: "colours_rolled";
  colours: number[];
  faces: number[];
}
/**
 * The counter of a tile is on another space.
 */
export interface RoyaleCounterMoved {
  type: "counter_moved";
  tile: string;
  index: number;
}
/**
 * Dice went to a casino: number by colour, and the seat's big die [V5.3, V12.5, R4.3].
 */
export interface RoyaleDicePlaced {
  type: "dice_placed";
  seat: number;
  casino: number;
  dice: [number, number][];
  big?: number;
}
/**
 * A player rolled all dice left, own and neutral [V5.1, V9.5].
 */
export interface RoyaleDiceRolled {
  type: "dice_rolled";
  seat: number;
  own: number[];
  neutral: number[];
}
/**
 * Dice of a colour went from one place to another: a casino's face, a tile, or the hand.
 */
export interface RoyaleDieMoved {
  type: "die_moved";
  colour: number;
  dice: number;
  big: number;
  source: number | string;
  target: number | string;
  space?: number;
}
/**
 * The two black dice were thrown.
 */
export interface RoyaleExtraRolled {
  type: "extra_rolled";
  seat: number;
  tile: string;
  faces: number[];
}
/**
 * A player paid the fine: its cost, how many chips and cards, and the change in money.
 */
export interface RoyaleFined {
  type: "fined";
  seat: number;
  amount: number;
  chips: number;
  cards: number;
  change: number;
}
/**
 * A player hides tokens in the fist [RA1.2].
 */
export interface RoyaleFistClosed {
  type: "fist_closed";
  seat: number;
}
/**
 * The fist is opened after the guess [RA1.3].
 */
export interface RoyaleFistOpened {
  type: "fist_opened";
  seat: number;
  hidden: number;
  guess: number;
}
/**
 * All money is counted [V10, V11.7].
 */
export interface RoyaleGameEnded {
  type: "game_ended";
  money: number[];
  bills: number[];
  ranks: number[];
}
/**
 * A player rolled small dice and perhaps the big one [R4.2].
 */
export interface RoyaleHandRolled {
  type: "hand_rolled";
  seat: number;
  small: number[];
  big: number[];
}
/**
 * Who leads the first round [V3.6].
 */
export interface RoyaleLeaderNamed {
  type: "leader_named";
  seat: number;
}
/**
 * Neutral dice in nobody's hand went to the casinos of their faces [V9.4, R6.1].
 */
export interface RoyaleLooseDicePlaced {
  type: "loose_dice_placed";
  faces: number[];
  big?: number[];
}
/**
 * A player keeps all dice; a forced pass happens when every face is closed [R4.5, RE1.6].
 */
export interface RoyalePassed {
  type: "passed";
  seat: number;
  chips: number;
  forced?: boolean;
}
/**
 * A tile paid chips or cards; a promise is a virtual card [R10.3 to R10.5].
 */
export interface RoyaleRewarded {
  type: "rewarded";
  seat: number;
  tile: string;
  chips: number;
  cards: RoyaleSecretTupleInt;
  promised?: boolean;
}
/**
 * A rival of the solo player put down all dice at once [V12.3].
 */
export interface RoyaleRivalPlaced {
  type: "rival_placed";
  colour: number;
  faces: number[];
}
/**
 * A new round: what the last payout showed is covered now [V11.8].
 */
export interface RoyaleRoundStarted {
  type: "round_started";
  round: number;
  leader: number;
}
/**
 * The tiles of this round, from casino 1 up [R9.1].
 */
export interface RoyaleTilesLaid {
  type: "tiles_laid";
  tiles: string[];
}
/**
 * A token changed hands; without a seat it is back on the tile.
 */
export interface RoyaleTokenTaken {
  type: "token_taken";
  tile: string;
  seat: number | null;
}
/**
 * Dice of one colour: ordinary ones, big ones, and neutral ones held by its player.
 */
export interface RoyaleHand {
  dice?: number;
  big?: number;
  neutral?: number;
}
/**
 * A colour with its dice in hand, its bills and its chips; a solo rival is one too.
 */
export interface RoyalePlayer {
  bills: RoyaleSecretTupleInt;
  dice?: number;
  big?: number;
  neutral?: number;
  chips?: number;
}
/**
 * A casino: its bills in dealt order, its dice by colour, its tile.
 */
export interface RoyaleFlambeurGamesVegasTableCasino {
  bills: number[];
  dice: number[];
  big?: number[];
  extra?: number[];
  tile?:
    | (
        | RoyaleBadLuck
        | RoyaleBlackBox
        | RoyaleBlockIt
        | RoyaleDoubleDown
        | RoyaleFiftyFifty
        | RoyaleHandicap
        | RoyaleHighFive
        | RoyaleJackpot
        | RoyaleKnockout
        | RoyaleLuckyPunch
        | RoyaleMyChoice
        | RoyaleNiceDice
        | RoyaleNoEntry
        | RoyalePayDay
        | RoyalePowerPlay
        | RoyalePrimeTime
      )
    | null;
}
/**
 * The seats that will have to pay.
 */
export interface RoyaleBadLuck {
  type: "bad_luck";
  casino: number;
  payers?: number[];
}
/**
 * Six tokens; activating the tile does nothing [RG1.1].
 */
export interface RoyaleBlackBox {
  type: "black_box";
  casino: number;
}
/**
 * Nine grey dice in five clusters.
 */
export interface RoyaleBlockIt {
  type: "block_it";
  casino: number;
  clusters?: number[];
}
/**
 * An area for dice, ranked like a casino of its own [RG2.3].
 */
export interface RoyaleDoubleDown {
  type: "double_down";
  casino: number;
  dice?: [number, number, number][];
}
/**
 * A counter on a track of rewards, and the total to beat.
 */
export interface RoyaleFiftyFifty {
  type: "fifty_fifty";
  casino: number;
  index?: number;
  total?: number;
}
/**
 * The free spaces of each kind.
 */
export interface RoyaleHandicap {
  type: "handicap";
  casino: number;
  chip?: number;
  cash?: number;
  action?: number;
}
/**
 * A token for the first; nobody can take it away [RC1.3].
 */
export interface RoyaleHighFive {
  type: "high_five";
  casino: number;
  owner?: number | null;
}
/**
 * A counter on a track of amounts.
 */
export interface RoyaleJackpot {
  type: "jackpot";
  casino: number;
  index?: number;
}
/**
 * A bar; dice in it count nowhere and are not in hand [RE2.5, RE2.6].
 */
export interface RoyaleKnockout {
  type: "knockout";
  casino: number;
  bar?: [number, number, number][];
}
/**
 * A fist to guess.
 */
export interface RoyaleLuckyPunch {
  type: "lucky_punch";
  casino: number;
}
/**
 * A golden space: its owner, and whether the die is big.
 */
export interface RoyaleMyChoice {
  type: "my_choice";
  casino: number;
  gold?: [number, number] | null;
}
/**
 * Six spaces; a die on one counts in no casino [RH1.4].
 */
export interface RoyaleNiceDice {
  type: "nice_dice";
  casino: number;
  parked?: RoyaleParked[];
}
/**
 * A die on a space.
 */
export interface RoyaleParked {
  face: number;
  owner: number;
  big: number;
}
/**
 * A token that closes a casino, and a counter that runs round [RE1.5].
 */
export interface RoyaleNoEntry {
  type: "no_entry";
  casino: number;
  index?: number;
  closed?: number | null;
}
/**
 * Pays by presence; dice on tiles are in no casino [RD1.3].
 */
export interface RoyalePayDay {
  type: "pay_day";
  casino: number;
}
/**
 * A token for whoever leads here; it stays after use [RD2.5].
 */
export interface RoyalePowerPlay {
  type: "power_play";
  casino: number;
  holder?: number | null;
}
/**
 * Two black dice at hand.
 */
export interface RoyalePrimeTime {
  type: "prime_time";
  casino: number;
}
/**
 * The options of Royale, each with what it changes.
 */
export interface RoyaleOptions {
  start_player?: number | "random";
  tiles_per_round?: number;
  tile_reuse?: "no_repeat_side" | "no_repeat_tile" | "reshuffle";
  tiles?: string[] | null;
  chip_supply?: 20 | null;
  unclaimed_cards?: "bank" | "reserve_bottom";
  all_faces_closed?: "chip_first" | "free_pass" | "reroll";
  closed_blocks_activation?: boolean;
  lucky_punch_reward?: "by_count" | "free_choice";
  power_play_reuse?: "every_turn" | "once";
  bad_luck_timing?: "after_payout" | "before_payout";
  fine_change?: "exact" | "strict";
  start_fallback?: "best_real_at_casino" | "skip_casino";
  open_money?: boolean;
  pay_day_counts_activated?: boolean;
  fine_chips?: "choose" | "last";
}
/**
 * What the player on turn placed last, and what the other dice of that roll show.
 */
export interface RoyaleLastRoll {
  face: number;
  placed?: number;
  placed_big?: number;
  rest?: number[];
  rest_big?: number[];
}
/**
 * The table as one seat sees it, with its legal moves and what happened lately.
 */
export interface StrikeView {
  game: "strike@1";
  seat: number | null;
  version: number;
  turn: StrikeChance | StrikeChoice | StrikeOver;
  state: StrikeTable;
  events?: StrikeEvent[];
}
/**
 * Chance has to bring an outcome of this distribution.
 */
export interface StrikeChance {
  type: "chance";
  distribution: StrikeCast | StrikeDice | StrikeFlight | StrikePick | StrikeRelease | StrikeShuffle;
  audience?: number[] | null;
}
/**
 * Dice thrown at dice: each may be lost or get a new face.
 */
export interface StrikeCast {
  type: "cast";
  thrown: number[];
  out: number;
  old?: [number, number, number][];
  out_hit?: number;
}
/**
 * Groups of dice rolled together: `groups=(8, 2)` is eight alike and two of another kind.
 */
export interface StrikeDice {
  type: "dice";
  groups: number[];
  faces?: number;
  streams?: string[];
}
/**
 * Everything a simulator needs; it holds no chance any more.
 *
 *     Where there is no simulator, or it fails, `draw` stands in with the abstract form.
 */
export interface StrikeFlight {
  type: "flight";
  arena: StrikeLying[];
  bodies: StrikeBody[];
  tilt?: number;
  scene?: number;
}
/**
 * A die in the arena: its face (1 is the X) and, in the physics form, where it lies.
 */
export interface StrikeLying {
  die: number;
  face: number;
  x?: number;
  y?: number;
  yaw?: number;
}
/**
 * One of several, all equally likely.
 */
export interface StrikePick {
  type: "pick";
  count: number;
}
/**
 * A launch that is committed, and the dice it is for; the error is not drawn yet.
 */
export interface StrikeRelease {
  type: "release";
  dice: number[];
  launch: StrikeLaunch;
}
/**
 * A pile of cards to be shuffled; equal cards are alike.
 */
export interface StrikeShuffle {
  type: "shuffle";
  cards: number[];
}
/**
 * This seat has to choose one of these moves, or one that has one of these forms.
 */
export interface StrikeChoice {
  type: "choice";
  seat: number;
  moves: StrikeMove[];
  audience?: number[] | null;
  forms?: (StrikeAnyLaunch | StrikeAnyRegroup)[];
}
/**
 * A throw of one die, or of all, within what a hand can do.
 */
export interface StrikeAnyLaunch {
  type: "any_launch";
  all: boolean;
  reach?: number;
  /**
   * @minItems 2
   * @maxItems 2
   */
  height?: [number, number];
  /**
   * @minItems 2
   * @maxItems 2
   */
  pitch?: [number, number];
  speed?: number;
  spin?: number;
}
/**
 * Dice pushed to any free places on the floor.
 */
export interface StrikeAnyRegroup {
  type: "any_regroup";
  arena: StrikeLying[];
  /**
   * @minItems 2
   * @maxItems 2
   */
  floor?: [number, number];
  margin?: number;
  edge?: number;
  gap?: number;
}
/**
 * The game has ended; rank 1 has won, equal ranks share a place.
 */
export interface StrikeOver {
  type: "over";
  ranks: number[];
  scores: number[];
}
/**
 * A game of Strike at one moment.
 */
export interface StrikeTable {
  stack: (
    | StrikeAct
    | StrikeDrawFace
    | StrikeDrawStarter
    | StrikeEndRound
    | StrikeEndTurn
    | StrikeFly
    | StrikeLayFirst
    | StrikeLetGo
    | StrikeNextTurn
    | StrikeRollAgain
    | StrikeStartRound
    | StrikeTumble
  )[];
  said?: StrikeEvent[];
  round?: number;
  options: StrikeOptions;
  reserves: number[][];
  alive: boolean[];
  points: number[];
  arena?: StrikeLying[];
  flying?: number[];
  lost?: StrikeLost[];
  starter?: number;
  active?: number;
  must_grand?: boolean;
  throws?: number;
  winner?: number | null;
}
/**
 * A seat regroups, throws or, after its first throw, stops.
 */
export interface StrikeAct {
  type: "act";
  seat: number;
  first: boolean;
}
/**
 * Any face but the X, all equally likely [S4].
 */
export interface StrikeDrawFace {
  type: "draw_face";
}
/**
 * The first seat to start is drawn [S5].
 */
export interface StrikeDrawStarter {
  type: "draw_starter";
}
/**
 * One seat is left; the next round is started by the next seat [S20, S21].
 */
export interface StrikeEndRound {
  type: "end_round";
}
/**
 * Who has no dice now is out; then the next seat, or the end of the round [S16, S20].
 */
export interface StrikeEndTurn {
  type: "end_turn";
  seat: number;
}
/**
 * Physics form: the simulator tells where the dice come to rest [S33].
 */
export interface StrikeFly {
  type: "fly";
  seat: number;
  bodies: StrikeBody[];
}
/**
 * The first die lies in the middle; then the turns begin [S4, S5].
 */
export interface StrikeLayFirst {
  type: "lay_first";
  face: number;
}
/**
 * Physics form: chance adds orientation, spin and error once the launch is fixed [S32].
 */
export interface StrikeLetGo {
  type: "let_go";
  seat: number;
  move: StrikeLaunch;
}
/**
 * A seat begins its turn; alone, it has won [S6, S17].
 */
export interface StrikeNextTurn {
  type: "next_turn";
  seat: number;
}
/**
 * Unreadable dice are rolled outside the arena and put back where they lay [S11].
 */
export interface StrikeRollAgain {
  type: "roll_again";
  seat: number;
  dice: StrikeReading[];
}
/**
 * Dice are dealt, and one goes to the arena [S3, S4].
 */
export interface StrikeStartRound {
  type: "start_round";
  starter: number;
}
/**
 * Abstract form: the table of chances tells how the throw ends [S42].
 */
export interface StrikeTumble {
  type: "tumble";
  seat: number;
  move: StrikeThrow;
}
/**
 * No die is left in the arena [S17, S19].
 */
export interface StrikeArenaCleared {
  type: "arena_cleared";
  seat: number;
}
/**
 * Nothing was taken: the seat may throw once more or stop [S14].
 */
export interface StrikeChoiceGiven {
  type: "choice_given";
  seat: number;
}
/**
 * All equal dice go to the reserve: face and dice of each group [S13].
 */
export interface StrikeDiceTaken {
  type: "dice_taken";
  seat: number;
  groups: [number, number[]][];
}
/**
 * A die is out of the game [S10, S12].
 */
export interface StrikeDieLost {
  type: "die_lost";
  die: number;
  reason: string;
}
/**
 * An unreadable die was rolled outside the arena [S11].
 */
export interface StrikeDieRerolled {
  type: "die_rerolled";
  die: number;
  face: number;
}
/**
 * A seat without dice is out, with so many points [S16, S21].
 */
export interface StrikeEliminated {
  type: "eliminated";
  seat: number;
  points: number;
}
/**
 * The game is over; equal winners share it [S20, S21].
 */
export interface StrikeGameWon {
  type: "game_won";
  seats: number[];
  points: number[];
}
/**
 * A seat is empty now [S51].
 */
export interface StrikePlayerLeft {
  type: "player_left";
  seat: number;
}
/**
 * Dice were pushed together or apart [S7].
 */
export interface StrikeRegrouped {
  type: "regrouped";
  seat: number;
  placements: StrikePlacement[];
}
/**
 * A round begins with one die in the arena [S4].
 */
export interface StrikeRoundStarted {
  type: "round_started";
  round: number;
  starter: number;
  die: number;
  face: number;
}
/**
 * One seat is left [S20].
 */
export interface StrikeRoundWon {
  type: "round_won";
  seat: number;
}
/**
 * All dice are at rest [S9].
 */
export interface StrikeSettled {
  type: "settled";
  dice: StrikeReading[];
}
/**
 * Who starts the first round [S5].
 */
export interface StrikeStarterDrawn {
  type: "starter_drawn";
  seat: number;
}
/**
 * The seat has had enough [S14].
 */
export interface StrikeStopped {
  type: "stopped";
  seat: number;
}
/**
 * These dice are in the air, thrown like this [S24].
 */
export interface StrikeThrown {
  type: "thrown";
  seat: number;
  dice: number[];
  move: StrikeLaunch | StrikeThrow;
}
/**
 * The motion of this throw, known by its digest, is ready to be shown [S33].
 */
export interface StrikeTrajectory {
  type: "trajectory";
  digest: string;
  frames: number;
}
/**
 * The turn is over.
 */
export interface StrikeTurnEnded {
  type: "turn_ended";
  seat: number;
}
/**
 * A seat has to throw one die, or all of them [S6, S17].
 */
export interface StrikeTurnStarted {
  type: "turn_started";
  seat: number;
  must_grand: boolean;
}
/**
 * All options; the default of each comes first in the rules.
 */
export interface StrikeOptions {
  form?: "abstract" | "physics";
  edition?: "2012" | "2020";
  rounds?: "match" | "single";
  starter?: "random" | number;
  start_face?: "random" | number;
  on_self_emptied?: "choice" | "end_turn" | "throw_all";
  tilt_limit?: number;
  leavers?: "bot" | "out";
}
/**
 * A die that is out of the game, and why.
 */
export interface StrikeLost {
  die: number;
  reason: "X" | "left" | "outside" | "rim";
}
/**
 * What happened, and what there is to decide: to be said by the client.
 */
export interface Told {
  lines?: Said[];
  question?: (number | string | Seat | Money | Faces | Casino | Tile | Word | Listed | Line)[];
  offers?: Offered[];
  tips?: Tip[];
  note?: Note | null;
}
/**
 * A move that can be chosen: the key for it, what it is, and what it would bring.
 */
export interface Offered {
  key: string;
  move: unknown;
  what: number | string | Seat | Money | Faces | Casino | Tile | Word | Listed | Line;
  brings?: (number | string | Seat | Money | Faces | Casino | Tile | Word | Listed | Line)[];
}
/**
 * What a newcomer is told before a move: a headline, a sentence, and what to tap.
 */
export interface Tip {
  title: number | string | Seat | Money | Faces | Casino | Tile | Word | Listed | Line;
  text: number | string | Seat | Money | Faces | Casino | Tile | Word | Listed | Line;
  tap: string;
  light?: string;
}
/**
 * What an example of the rules is about, or what came of it: a headline and a text.
 */
export interface Note {
  title: number | string | Seat | Money | Faces | Casino | Tile | Word | Listed | Line;
  text: number | string | Seat | Money | Faces | Casino | Tile | Word | Listed | Line;
}
/**
 * A table of classic Vegas.
 */
export interface VegasPicture {
  type: "vegas";
  heading:
    | number
    | string
    | VegasSeat
    | VegasMoney
    | VegasFaces
    | VegasFlambeurProtocolLinesCasino
    | VegasTile
    | VegasWord
    | VegasListed
    | VegasLine;
  round: number;
  rounds: number;
  seats: number;
  casinos: {
    [k: string]: VegasFront;
  };
  holders: {
    [k: string]: VegasHolder;
  };
  starter?: number;
  roll?: VegasShown;
  balance?: VegasBalance;
  over?: boolean;
  mine?: VegasMine;
}
/**
 * A casino: its bills, the dearest first, and its stacks as a ranking.
 */
export interface VegasFront {
  bills: number[];
  stacks: VegasStack[];
}
/**
 * The dice of one colour at a casino.
 */
export interface VegasStack {
  colour: number;
  dice: number;
  weight: number;
  tied?: boolean;
  bill?: number;
}
/**
 * A colour with what it holds; what that is worth is there if everybody may know it.
 */
export interface VegasHolder {
  dice: number;
  neutral: number;
  hand: number;
  bills: number;
  won?: number[];
  money?: number;
  leads?: boolean;
}
/**
 * The roll on the table: colour and face of every die.
 */
export interface VegasShown {
  seat: number;
  dice: [number, number][];
}
/**
 * The solo player against all rivals, if the round ended now.
 */
export interface VegasBalance {
  own: number;
  rivals: number;
}
/**
 * What only one seat sees: bills that lie face down, and what its choices would bring.
 */
export interface VegasMine {
  won?: number[];
  money?: number;
  outlooks?: VegasOutlook[];
}
/**
 * What an offered face would bring if the round ended after it.
 */
export interface VegasOutlook {
  casino: number;
  placed: [number, number][];
  stacks: VegasStack[];
  standing: "absent" | "follows" | "leads" | "ties" | "unpaid";
  place: number;
  bill?: number;
}
/**
 * A table of Royale.
 */
export interface RoyalePicture {
  type: "royale";
  heading:
    | number
    | string
    | RoyaleSeat
    | RoyaleMoney
    | RoyaleFaces
    | RoyaleFlambeurProtocolLinesCasino
    | RoyaleTile
    | RoyaleWord
    | RoyaleListed
    | RoyaleLine;
  round: number;
  rounds: number;
  seats: number;
  casinos: {
    [k: string]: RoyaleFront;
  };
  holders: {
    [k: string]: RoyaleHolder;
  };
  tiles: {
    [k: string]:
      | RoyaleLuckyPunchTile
      | RoyaleJackpotTile
      | RoyalePrimeTimeTile
      | RoyaleFiftyFiftyTile
      | RoyaleHighFiveTile
      | RoyaleBadLuckTile
      | RoyalePayDayTile
      | RoyalePowerPlayTile
      | RoyaleNoEntryTile
      | RoyaleKnockoutTile
      | RoyaleBlockItTile
      | RoyaleHandicapTile
      | RoyaleBlackBoxTile
      | RoyaleDoubleDownTile
      | RoyaleNiceDiceTile
      | RoyaleMyChoiceTile
      | RoyalePlainTile;
  };
  starter?: number;
  roll?: RoyaleShown;
  over?: boolean;
  mine?: RoyaleMine;
}
/**
 * A casino; into a closed one no die goes, and none comes out.
 */
export interface RoyaleFront {
  bills: number[];
  stacks: RoyaleStack[];
  closed?: boolean;
}
/**
 * The dice of one colour at a casino, big and black ones apart.
 */
export interface RoyaleStack {
  colour: number;
  dice: number;
  weight: number;
  tied?: boolean;
  bill?: number;
  big?: number;
  black?: number;
}
/**
 * A colour with what it holds; promises of the bank are among its bills.
 */
export interface RoyaleHolder {
  dice: number;
  neutral: number;
  hand: number;
  bills: number;
  won?: number[];
  money?: number;
  leads?: boolean;
  big: number;
  chips: number;
}
/**
 * A fist: closed while somebody hides tokens in it.
 */
export interface RoyaleLuckyPunchTile {
  type: "lucky_punch";
  id: string;
  casino: number;
  asks?: number;
  prizes: RoyalePrize[];
  fist?: number;
  closed?: boolean;
}
/**
 * What a space pays: chips, or cash; neither is an empty space.
 */
export interface RoyalePrize {
  chips: number;
  cash: number;
}
/**
 * A counter on a track of amounts.
 */
export interface RoyaleJackpotTile {
  type: "jackpot";
  id: string;
  casino: number;
  asks?: number;
  track: RoyalePrize[];
  at: number;
}
/**
 * Two black dice, and who would throw them if the round ended now.
 */
export interface RoyalePrimeTimeTile {
  type: "prime_time";
  id: string;
  casino: number;
  asks?: number;
  leader?: number;
  faces: number[];
}
/**
 * A ladder: the rung reached, the total to bet on, and how often it comes again.
 */
export interface RoyaleFiftyFiftyTile {
  type: "fifty_fifty";
  id: string;
  casino: number;
  asks?: number;
  track: RoyalePrize[];
  at: number;
  total: number;
  equal: number;
  throws: number;
}
/**
 * A token for the first who counts enough.
 */
export interface RoyaleHighFiveTile {
  type: "high_five";
  id: string;
  casino: number;
  asks?: number;
  prize: RoyalePrize;
  need: number;
  owner?: number;
  counts: number[];
}
/**
 * A fine for whoever counts least.
 */
export interface RoyaleBadLuckTile {
  type: "bad_luck";
  id: string;
  casino: number;
  asks?: number;
  fine: number;
  payers: number[];
  noted: boolean;
}
/**
 * Money for presence.
 */
export interface RoyalePayDayTile {
  type: "pay_day";
  id: string;
  casino: number;
  asks?: number;
  a_casino: number;
  casinos: number[][];
}
/**
 * A token for whoever leads.
 */
export interface RoyalePowerPlayTile {
  type: "power_play";
  id: string;
  casino: number;
  asks?: number;
  holder?: number;
}
/**
 * A counter that runs round, and a token that closes a casino.
 */
export interface RoyaleNoEntryTile {
  type: "no_entry";
  id: string;
  casino: number;
  asks?: number;
  track: RoyalePrize[];
  at: number;
  closed?: number;
}
/**
 * A bar with places for every seat.
 */
export interface RoyaleKnockoutTile {
  type: "knockout";
  id: string;
  casino: number;
  asks?: number;
  places: number;
  bar: RoyaleTileDice[];
}
/**
 * Dice of one colour on a tile.
 */
export interface RoyaleTileDice {
  colour: number;
  small: number;
  big: number;
}
/**
 * Grey dice in clusters: all there were, and those that are left.
 */
export interface RoyaleBlockItTile {
  type: "block_it";
  id: string;
  casino: number;
  asks?: number;
  all: number[];
  clusters: number[];
}
/**
 * Spaces that grey dice cover.
 */
export interface RoyaleHandicapTile {
  type: "handicap";
  id: string;
  casino: number;
  asks?: number;
  spaces: RoyaleSpace[];
}
/**
 * Spaces of one kind: how many there are, and how many are free.
 */
export interface RoyaleSpace {
  kind: "action" | "cash" | "chip";
  prize: RoyalePrize;
  all: number;
  free: number;
}
/**
 * Six tokens, later in two piles.
 */
export interface RoyaleBlackBoxTile {
  type: "black_box";
  id: string;
  casino: number;
  asks?: number;
  tokens: number[];
  piles: number[];
}
/**
 * Dice that are ranked like those of a casino, the most first.
 */
export interface RoyaleDoubleDownTile {
  type: "double_down";
  id: string;
  casino: number;
  asks?: number;
  prizes: RoyalePrize[];
  dice: RoyaleTileDice[];
  counts: number[];
  tied: number[];
  winners: number[];
}
/**
 * Six spaces; the first is for ones.
 */
export interface RoyaleNiceDiceTile {
  type: "nice_dice";
  id: string;
  casino: number;
  asks?: number;
  track: RoyalePrize[];
  parked: RoyaleParkedDie[];
}
/**
 * A die on a space.
 */
export interface RoyaleParkedDie {
  face: number;
  colour: number;
  big: number;
}
/**
 * Six results, the last a golden space; and what was thrown.
 */
export interface RoyaleMyChoiceTile {
  type: "my_choice";
  id: string;
  casino: number;
  asks?: number;
  track: RoyalePrize[];
  gold?: RoyaleTileDice;
  golden: RoyalePrize;
  faces: number[];
}
/**
 * A tile that nobody has drawn: its state, in words.
 */
export interface RoyalePlainTile {
  type: "plain";
  id: string;
  casino: number;
  asks?: number;
  state?:
    | number
    | string
    | RoyaleSeat
    | RoyaleMoney
    | RoyaleFaces
    | RoyaleFlambeurProtocolLinesCasino
    | RoyaleTile
    | RoyaleWord
    | RoyaleListed
    | RoyaleLine;
}
/**
 * The roll on the table; the faces of big dice stand apart.
 */
export interface RoyaleShown {
  seat: number;
  dice: [number, number][];
  big: number[];
}
/**
 * What only one seat sees: what lies face down, and what its choices would bring.
 */
export interface RoyaleMine {
  won?: number[];
  money?: number;
  fist?: number;
  piles?: number[][];
  outlooks?: RoyaleOutlook[];
}
/**
 * What an offered move would change at one casino.
 */
export interface RoyaleOutlook {
  casino: number;
  placed: [number, number][];
  stacks: RoyaleStack[];
  standing: "absent" | "follows" | "leads" | "ties" | "unpaid";
  place: number;
  bill?: number;
  move: RoyaleMove;
  big: number;
}
/**
 * The arena as it is drawn.
 */
export interface StrikePicture {
  type: "strike";
  heading:
    | number
    | string
    | StrikeSeat
    | StrikeMoney
    | StrikeFaces
    | StrikeCasino
    | StrikeTile
    | StrikeWord
    | StrikeListed
    | StrikeLine;
  physical: boolean;
  bowl: StrikeBowl;
  dice: {
    [k: string]: StrikeDieAt;
  };
  reserves: {
    [k: string]: StrikeReserve;
  };
  lost: number;
  round: number;
  rounds: number;
  grand: boolean;
  first: boolean;
  mine?: StrikeMine;
}
/**
 * The measures of the arena, in thousandths of a millimetre.
 */
export interface StrikeBowl {
  /**
   * @minItems 2
   * @maxItems 2
   */
  floor: [number, number];
  lip: number;
  height: number;
  rim: number;
  edge: number;
  margin: number;
  gap: number;
}
/**
 * A die in the arena as it is drawn: its face, its place and how it is turned.
 */
export interface StrikeDieAt {
  die: number;
  face: number;
  x: number;
  y: number;
  yaw: number;
  /**
   * @minItems 4
   * @maxItems 4
   */
  turn: [number, number, number, number];
  place: number;
}
/**
 * What a seat has left.
 */
export interface StrikeReserve {
  seat: number;
  dice: number;
  alive: boolean;
  points: number;
}
/**
 * What only the one who decides is shown.
 */
export interface StrikeMine {
  throws?: StrikeReadyThrow[];
  places?: StrikePlace[];
  hand?: StrikeHand;
}
/**
 * A throw in a style at these dice; at none is at the middle.
 */
export interface StrikeReadyThrow {
  style: string;
  dice: number[];
  move: StrikeLaunch | StrikeThrow;
  chances?: StrikeChances;
}
/**
 * What a throw of the abstract form leads to: shares of 1, and dice on average.
 */
export interface StrikeChances {
  match: number;
  taken: number;
  empty: number;
  lost: number;
}
/**
 * One of the nine places that can be named, numbered as on a keypad.
 */
export interface StrikePlace {
  number: number;
  x: number;
  y: number;
}
/**
 * The bounds of a throw by hand, and what its path follows from.
 */
export interface StrikeHand {
  all: boolean;
  reach: number;
  /**
   * @minItems 2
   * @maxItems 2
   */
  height: [number, number];
  /**
   * @minItems 2
   * @maxItems 2
   */
  pitch: [number, number];
  speed: number;
  release: number;
  gravity: number;
  styles: StrikeStyle[];
}
/**
 * How quick and how steep a hand throws in a style.
 */
export interface StrikeStyle {
  name: string;
  speed: number;
  pitch: number;
}
/**
 * The server's signature under all lines of a game so far.
 */
export interface Seal {
  count: number;
  head: string;
  signature: string;
  shortened?: boolean;
}
/**
 * The thing asked for was not done; the code is one of a closed list.
 */
export interface Refused {
  type: "refused";
  code: string;
  message: string;
  key?: string | null;
  table?: string | null;
  wait?: number | null;
}
/**
 * Somebody at the table said something without words.
 */
export interface Reacted {
  type: "reacted";
  table: string;
  person: string;
  reaction: "cheer" | "hurry" | "laugh" | "ouch" | "thanks" | "think" | "wave" | "wow";
}
/**
 * What the hands of the one in turn do, as far as everybody may see it.
 */
export interface Gestured {
  type: "gestured";
  table: string;
  version: number;
  seat: number;
  kind: "aim" | "consider" | "cup" | "tip";
  move?: unknown;
  angle?: number;
  strength?: number;
}
/**
 * A night as it stands at `seq` of its log.
 */
export interface NightNews {
  type: "night_news";
  seq: number;
  night: Night;
  now: number;
}
/**
 * A night as everybody there may see it; it holds no secret of any game.
 */
export interface Night {
  night: string;
  code: string | null;
  renamed: boolean;
  phase: "closed" | "gathering" | "playing";
  host: string | null;
  people: Member[];
  games: PlayedGame[];
  table: string | null;
  game: string | null;
  votes: {
    [k: string]: string;
  };
  leading: string | null;
  tipped: string[];
  screens: number;
  date: number | null;
  coming: string[];
  closing: Closing | null;
}
/**
 * Somebody who came to the night; they stay in its list when they leave.
 */
export interface Member {
  person: string;
  name: string;
  number: number;
  here: boolean;
  points: number;
  sits_out: boolean;
}
/**
 * One game of the night.
 */
export interface PlayedGame {
  table: string;
  game: string;
  points: {
    [k: string]: number;
  };
  tips: {
    [k: string]: number;
  };
  bots: string[];
}
/**
 * The line is alive.
 */
export interface Pong {
  type: "pong";
}
/**
 * This server is about to restart: connect again, to any other, and resume.
 */
export interface Moving {
  type: "moving";
}
