/* Written by `npm run types` from docs/reference/openapi.json. Do not edit. */
import type {
  Answer,
  Attend,
  Back,
  Begin,
  Begun,
  Break,
  Card,
  Casino,
  Close,
  Commit,
  Continue,
  Depart,
  Enter,
  Faces,
  Hand,
  Line,
  Listed,
  Money,
  Night,
  NightNews,
  Pace,
  Play,
  Propose,
  Rematch,
  Resign,
  Reveal,
  Seat,
  SeatBot,
  Seek,
  SetDate,
  Sit,
  Stand,
  Start,
  Take,
  Tile,
  TipWinner,
  Update,
  Vote,
  Word
} from "./protocol";

/**
 * What an attempt at the board of a day came to.
 */
export interface BoardResult {
  day: string;
  table: string;
  money: number | null;
  par: number;
  people: number;
  rank: number | null;
}
/**
 * Somebody who has given all ten answers of a day plays its board.
 */
export interface NewBoard {
  day: string;
  name: string;
}
/**
 * Days that are over, the newest first.
 */
export interface Archive {
  days: PastDay[];
}
/**
 * A day that is over.
 */
export interface PastDay {
  day: string;
  number: number;
  cells: ("empty" | "full" | "half")[];
  score: number | null;
}
/**
 * A day that is over: its questions, and what everybody got.
 */
export interface ClosedDay {
  day: string;
  number: number;
  questions: PastQuestion[];
  result: DayResult | null;
  bots: BotScore[];
  people: number;
}
/**
 * A question of a day that is over, with what was best.
 */
export interface PastQuestion {
  question: DayQuestion;
  answered: Answered;
  given: boolean;
  position: string;
}
/**
 * A position to decide, without what is best.
 */
export interface DayQuestion {
  place: number;
  game: string;
  listed: boolean;
  update: Update;
}
/**
 * How good an answer was, and why.
 */
export interface Answered {
  chosen: number;
  cell: "empty" | "full" | "half";
  loss: number;
  options: WeighedOption[];
  why: (number | string | Seat | Money | Faces | Casino | Tile | Word | Listed | Line)[];
  wait: number;
}
/**
 * What could be done, and what it is worth.
 */
export interface WeighedOption {
  move: unknown;
  said: Described;
  win: number;
  money: number;
  doubt: number;
}
/**
 * What a move is, and what it would bring; nothing, if there are no words for it.
 */
export interface Described {
  what?: number | string | Seat | Money | Faces | Casino | Tile | Word | Listed | Line;
  brings?: (number | string | Seat | Money | Faces | Casino | Tile | Word | Listed | Line)[];
}
/**
 * What ten answers came to.
 */
export interface DayResult {
  score: number;
  like: string;
  bots: BotScore[];
  people: number;
  better: number | null;
}
/**
 * What a bot would have got.
 */
export interface BotScore {
  level: string;
  score: number;
}
/**
 * What somebody would do.
 */
export interface DayAnswer {
  day: string;
  place: number;
  move: unknown;
}
/**
 * How good an answer was, and how the day goes on.
 */
export interface DayAnswered {
  answered: Answered;
  today: Today;
}
/**
 * A day that is open, for the one who asks.
 */
export interface Today {
  day: string;
  number: number;
  next: number;
  next_promise: string;
  alone: boolean;
  begun: boolean;
  cells: ("empty" | "full" | "half")[];
  question: DayQuestion | null;
  result: DayResult | null;
  streak: Streak;
}
/**
 * The days in a row on which somebody gave all ten answers.
 */
export interface Streak {
  length: number;
  best: number;
  week: Match[];
}
/**
 * One day of a streak.
 */
export interface Match {
  day: string;
  match: "bridged" | "burnt" | "missed" | "unlit";
}
/**
 * Today, if there are questions.
 */
export interface DayNow {
  today: Today | null;
  soon: boolean;
}
/**
 * What was promised of a day, and once it has closed all that it came from.
 */
export interface DayProof {
  flambeur_day: number;
  day: string;
  before: string | null;
  promise: string;
  seed_mark: string;
  marks: string[];
  nonces?: string[] | null;
  seed?: string | null;
  pool?: string[];
  questions?: number[];
}
/**
 * The people of a game night, the best first.
 */
export interface DayScores {
  day: string;
  people: DayScore[];
}
/**
 * How far somebody of a game night is today.
 */
export interface DayScore {
  name: string;
  score: number | null;
  you: boolean;
}
/**
 * Somebody begins a day, and may add to the choice of the next day's questions.
 */
export interface NewEntry {
  day: string;
  nonce?: string | null;
}
/**
 * A list of tables.
 */
export interface Cards {
  tables: Card[];
}
/**
 * The place in the table's log where an act stands.
 */
export interface Committed {
  seq: number;
  receipt?: string | null;
}
/**
 * All games that can be played here.
 */
export interface Games {
  games: GameInfo[];
}
/**
 * A game that can be played here, and all that a client need know to offer it.
 */
export interface GameInfo {
  id: string;
  built_in: boolean;
  words: string;
  show: string;
  seats: number[];
  bots: string[];
  options: Option[];
  chapters?: string[];
  rulebook?: boolean;
  judged?: boolean;
  lesson?: boolean;
  examples?: string[];
}
/**
 * Something that players agree on before a game, as they are asked for it.
 */
export interface Option {
  name: string;
  kind: "choice" | "list" | "number" | "seat" | "switch";
  usual: unknown;
  choices?: unknown[];
  names?: string[];
  least?: number;
  most?: number;
  seats?: number[];
  before?: unknown;
}
/**
 * A table to be opened.
 */
export interface NewTable {
  game: string;
  chairs: number;
  options?: {};
  pace?: Pace;
  public?: boolean;
  auto?: boolean;
  hints?: boolean;
  sit?: Sit | null;
  bots?: string[];
  start?: boolean;
  lesson?: boolean;
  chapter?: string;
  shared?: string[];
  gives?: boolean;
}
/**
 * The table that was opened or found.
 */
export interface Opening {
  table: string;
}
/**
 * A table of one's own that goes on from a moment of a finished game.
 */
export interface PlayOn {
  at: number;
  name: string;
  gives?: boolean;
}
/**
 * The keys with which this server signs.
 */
export interface PublicKeys {
  keys: string[];
}
/**
 * A game with whoever is there.
 */
export interface Quick {
  game: string;
  name: string;
  chairs?: number;
  gives?: boolean;
}
/**
 * What proves the dice of a table: its promise, and the seed once the game is over.
 */
export interface Receipt {
  table: string;
  hash: string;
  begun: Begun[];
  nonces: string[];
  seed: string | null;
}
/**
 * The rules of a game as its makers wrote them, in Markdown.
 */
export interface Rulebook {
  text: string;
}
/**
 * The games of the one who asks, the newest first; lessons are not among them.
 */
export interface MyGames {
  running: RunningGame[];
  finished: FinishedGame[];
  count: number;
}
/**
 * A table of the one who asks that is not over.
 */
export interface RunningGame {
  card: Card;
  seat: number;
  round: number;
  rounds: number;
  awaited: number | null;
  mine: boolean;
  since: number | null;
  left: number | null;
}
/**
 * A game that the one who asks played to its end.
 */
export interface FinishedGame {
  card: Card;
  seat: number;
  opened: number;
  luck: number | null;
  skill: number | null;
}
/**
 * What a code leads to.
 */
export interface Found {
  night: string;
  names: string[];
  known: boolean;
  phase: "closed" | "gathering" | "playing";
  game: string | null;
}
/**
 * The nights to which somebody came, the newest first.
 */
export interface MyNights {
  nights: Night[];
}
/**
 * A night to be opened: by a television, or by somebody who comes in at once.
 */
export interface NewNight {
  enter?: Enter | null;
}
/**
 * Something to do at a night, once for each key.
 */
export interface NightDoing {
  act: Enter | Depart | Vote | Begin | TipWinner | Break | Close | Continue | SetDate | Attend;
  key: string;
}
/**
 * The night that was opened.
 */
export interface OpenedNight {
  night: string;
  code: string | null;
}
/**
 * Where somebody wants to be told; an address that is known already is changed.
 */
export interface NewSubscription {
  way: "ntfy" | "push" | "webhook";
  address: string;
  language: "de" | "en" | "fr" | "ru";
  zone: string;
  p256dh?: string | null;
  auth?: string | null;
}
/**
 * All that somebody has said about notices.
 */
export interface Notices {
  key: string;
  subscriptions: Subscription[];
  muted: string[];
}
/**
 * A place where somebody is told; the address itself stays a secret of who gave it.
 */
export interface Subscription {
  id: string;
  way: "ntfy" | "push" | "webhook";
  host: string;
  made: number;
}
/**
 * What makes another browser the one who asked, once.
 */
export interface AlongMade {
  secret: string;
  seconds: number;
}
/**
 * Another browser has the link.
 */
export interface AlongTaken {
  secret: string;
}
/**
 * What a browser needs to make a passkey or to use one.
 */
export interface Ceremony {
  options: {};
}
/**
 * Everything the server holds about a person.
 */
export interface Export {
  me: Me;
  seen: string | null;
  passkeys: PasskeyInfo[];
  tokens: TokenInfo[];
  tables: Card[];
  notices: Subscription[];
  muted: string[];
  nights?: Night[];
  cleared?: number;
  practice?: Practised[];
  days?: DayPlayed[];
}
/**
 * The one who asks.
 */
export interface Me {
  id: string;
  name: string;
  kind: "account" | "bot" | "guest";
  ratings: Skill[];
}
/**
 * How well somebody plays a game.
 */
export interface Skill {
  game: string;
  mu: number;
  sigma: number;
  games: number;
  score: number;
}
/**
 * What can be told of a passkey; times are seconds since 1970.
 */
export interface PasskeyInfo {
  id: string;
  name: string;
  made: number;
  used: number | null;
}
/**
 * What can be told of a token.
 */
export interface TokenInfo {
  name: string;
  person: string;
  bot: boolean;
}
/**
 * A position in somebody's deck; times are seconds since 1970.
 */
export interface Practised {
  game: string;
  theme: string;
  puzzle: string;
  own: boolean;
  due: number;
  seen: number;
}
/**
 * A day that somebody began.
 */
export interface DayPlayed {
  day: string;
  cells: ("empty" | "full" | "half")[];
  score: number | null;
}
/**
 * How well the one who asks chooses, the game played last first.
 */
export interface Forms {
  games: GameForm[];
}
/**
 * How well somebody chooses in one game.
 */
export interface GameForm {
  game: string;
  reviewed: number;
  missing: number;
  form: Measured | null;
  past: number[];
  marks: Mark[];
  waiting: string[];
}
/**
 * How well somebody chose: 100 gives nothing away, 0 as much as choosing at random.
 */
export interface Measured {
  value: number;
  low: number;
  high: number;
  games: number;
  decisions: number;
  given: number;
}
/**
 * Where a bot stands on the same scale.
 */
export interface Mark {
  level: string;
  form: Measured;
}
/**
 * All passkeys of the one who asks, the oldest first.
 */
export interface HeldPasskeys {
  passkeys: PasskeyInfo[];
}
/**
 * For how many days things are kept.
 */
export interface Kept {
  tables: number;
  accounts: number;
  bots: number;
  cookie: number;
}
/**
 * A token to be made; one of the same name is void from then on.
 */
export interface NewToken {
  name: string;
  bot?: boolean;
}
/**
 * Shows, once and for a short time, that a passkey of this account was just used.
 */
export interface Proof {
  proof: string;
}
/**
 * The passkey was made.
 */
export interface Registered {
  credential: NewPasskey;
  name?: string | null;
}
/**
 * A new passkey, as browsers write it down.
 */
export interface NewPasskey {
  id: string;
  rawId: string;
  type: "public-key";
  response: Attested;
  authenticatorAttachment?: ("cross-platform" | "platform") | null;
  clientExtensionResults?: {};
}
/**
 * What an authenticator says about a new passkey; only the first two are looked at.
 */
export interface Attested {
  clientDataJSON: string;
  attestationObject: string;
  transports?: string[];
  authenticatorData?: string | null;
  publicKey?: string | null;
  publicKeyAlgorithm?: number | null;
}
/**
 * Somebody wants a passkey.
 */
export interface Registering {
  name?: string | null;
}
/**
 * What an account, or one of its passkeys, is called from now on.
 */
export interface Rename {
  name: string;
}
/**
 * The passkey was used, to sign in or to prove who one is.
 */
export interface SigningIn {
  credential: UsedPasskey;
}
/**
 * A passkey that was used, as browsers write it down.
 */
export interface UsedPasskey {
  id: string;
  rawId: string;
  type: "public-key";
  response: Asserted;
  authenticatorAttachment?: ("cross-platform" | "platform") | null;
  clientExtensionResults?: {};
}
/**
 * What an authenticator signs.
 */
export interface Asserted {
  clientDataJSON: string;
  authenticatorData: string;
  signature: string;
  userHandle?: string | null;
}
/**
 * The best in a game.
 */
export interface Standings {
  game: string;
  best: Standing[];
}
/**
 * A place in the list of the best.
 */
export interface Standing {
  person: string;
  name: string;
  skill: Skill;
}
/**
 * A new token, shown this once.
 */
export interface TokenMade {
  name: string;
  person: string;
  token: string;
}
/**
 * All tokens of the one who asks.
 */
export interface Tokens {
  tokens: TokenInfo[];
}
/**
 * A position, drawn for the seat that has to choose, with what each option is worth to it.
 */
export interface Judged {
  position: string;
  game: string;
  options: {};
  seats: number;
  seat: number;
  picture: unknown;
  question: (number | string | Seat | Money | Faces | Casino | Tile | Word | Listed | Line)[];
  roll: number | string | Seat | Money | Faces | Casino | Tile | Word | Listed | Line | null;
  odds: HintOption[];
  words: string;
}
/**
 * A move that could be made, and what it is worth to the one who asks.
 */
export interface HintOption {
  move: unknown;
  said: Described;
  win: number;
  money: number;
  error: number;
}
/**
 * A table of one's own that goes on from a position.
 */
export interface PlayFrom {
  position: string;
  name: string;
  gives?: boolean;
}
/**
 * What somebody would do.
 */
export interface NewAnswer {
  game: string;
  puzzle: string;
  move: unknown;
}
/**
 * The next position, or when there will be one.
 */
export interface NextQuestion {
  question: Question | null;
  wait: number | null;
}
/**
 * A position to decide, without what is best.
 */
export interface Question {
  game: string;
  theme: string;
  puzzle: string;
  own: boolean;
  again: boolean;
  listed: boolean;
  update: Update;
}
/**
 * What there is to practise.
 */
export interface Topics {
  topics: Topic[];
  own: number;
  own_due: number;
}
/**
 * Positions of one game that are about the same thing.
 */
export interface Topic {
  game: string;
  theme: string;
  count: number;
  seen: number;
  due: number;
}
/**
 * What the coach would do, the best first.
 */
export interface Hint {
  version: number;
  options: HintOption[];
}
/**
 * How far the review of a game is, and the review once it is done.
 */
export interface ReviewJob {
  table: string;
  state: "done" | "failed" | "running" | "waiting";
  progress: number;
  review: Review | null;
  told: ToldEntry[];
  words: string | null;
}
/**
 * A game looked at again.
 */
export interface Review {
  game: string;
  seats: SeatReview[];
  decisions: Decision[];
  lucks: Luck[];
  curve: Point[];
  turning: number[];
  error: number;
}
/**
 * How the game went for one seat.
 */
export interface SeatReview {
  name: string;
  result: number;
  money: number;
  luck: number;
  loss: number;
  adjusted: number;
  money_luck: number;
  skill?: number | null;
  best?: Highlight | null;
  costliest?: Highlight | null;
}
/**
 * A choice worth a look.
 */
export interface Highlight {
  version: number;
  win: number;
}
/**
 * A choice between several moves, the best first.
 */
export interface Decision {
  version: number;
  seat: number;
  options: Weighed[];
  chosen: number;
  loss: number;
  grade: "best" | "blunder" | "fine" | "mistake" | "slip";
  exact: boolean;
}
/**
 * What a move is worth to the seat that chooses.
 */
export interface Weighed {
  move: {};
  win: number;
  money: number;
  error: number;
  doubt?: number | null;
}
/**
 * What a chance event gave to each seat: the value after it, less what was to be expected.
 */
export interface Luck {
  version: number;
  seat: number | null;
  win: number[];
  money: number[];
}
/**
 * Where every seat stands after so many entries.
 */
export interface Point {
  version: number;
  win: number[];
  money: number[];
}
/**
 * What there is to say of one entry of the game.
 */
export interface ToldEntry {
  version: number;
  heading: number | string | Seat | Money | Faces | Casino | Tile | Word | Listed | Line;
  lines?: (number | string | Seat | Money | Faces | Casino | Tile | Word | Listed | Line)[];
  roll?: number | string | Seat | Money | Faces | Casino | Tile | Word | Listed | Line | null;
  options?: Described[];
  position?: string | null;
}
/**
 * The table after some steps, the oldest first.
 */
export interface Moments {
  moments: Update[];
}
/**
 * Something to do at a table, once for each key.
 */
export interface Doing {
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
export interface Answers {
  "GET /api/games": Games;
  "GET /api/games/{family}/rules": Rulebook;
  "POST /api/tables": Opening;
  "GET /api/tables": Cards;
  "POST /api/quick": Opening;
  "GET /api/me/tables": Cards;
  "GET /api/tables/{table}": Update;
  "POST /api/tables/{table}/acts": Committed;
  "GET /api/tables/{table}/receipt": Receipt;
  "POST /api/nights": OpenedNight;
  "GET /api/nights/{night}": NightNews;
  "POST /api/nights/{night}/acts": Committed;
  "GET /api/codes/{code}": Found;
  "GET /api/me/nights": MyNights;
  "GET /api/tables/{table}/moments": Moments;
  "POST /api/tables/{table}/moments": Opening;
  "GET /api/positions": Judged;
  "POST /api/positions": Opening;
  "POST /api/tables/{table}/review": ReviewJob;
  "GET /api/tables/{table}/review": ReviewJob;
  "GET /api/tables/{table}/hint": Hint;
  "GET /api/me": Me;
  "PUT /api/me": Me;
  "GET /api/me/export": Export;
  "GET /api/me/tokens": Tokens;
  "POST /api/me/tokens": TokenMade;
  "GET /api/me/games": MyGames;
  "POST /api/me/along": AlongMade;
  "POST /api/along": Me;
  "GET /api/me/form": Forms;
  "GET /api/me/notices": Notices;
  "POST /api/me/notices": Subscription;
  "GET /api/me/passkeys": HeldPasskeys;
  "POST /api/passkeys/prove/begin": Ceremony;
  "POST /api/passkeys/prove/finish": Proof;
  "POST /api/passkeys/register/begin": Ceremony;
  "POST /api/passkeys/register/finish": Me;
  "POST /api/passkeys/sign-in/begin": Ceremony;
  "POST /api/passkeys/sign-in/finish": Me;
  "GET /api/ratings": Standings;
  "GET /api/practice": Topics;
  "GET /api/practice/question": NextQuestion;
  "POST /api/practice/answer": Answered;
  "POST /api/today/board": Opening;
  "GET /api/days/{day}/board": BoardResult;
  "GET /api/today": DayNow;
  "POST /api/today": Today;
  "POST /api/today/answer": DayAnswered;
  "GET /api/nights/{night}/today": DayScores;
  "GET /api/days": Archive;
  "GET /api/days/{day}": ClosedDay;
  "GET /api/days/{day}/proof": DayProof;
  "GET /api/privacy": Kept;
  "GET /.well-known/flambeur-keys.json": PublicKeys;
}
