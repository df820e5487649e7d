/** A table as it is followed in this tab: what the server said, in the order and at the pace it is shown. */
import { initialsOf } from "../kit/draw";
import type { Card, Reacted, Told, Update } from "../protocol";
import { api, Refusal } from "./api";
import { connection } from "./connection.svelte";
import type { Happening, Line, LiveTable, Offer, Picture } from "./contract";
import { Witness } from "./fair/witness.svelte";
import { History, type Moment } from "./history.svelte";
import { isReduced } from "./motion";
import { settings } from "./settings.svelte";
import type { Act, Follower, Reaction, Socket } from "./socket";
import { words } from "./words.svelte";

/** So many updates may wait to be shown; older ones are then told without being played. */
const PATIENCE = 12;
/** A batch of more events is a gap, not a scene: it is told, not played. */
const SCENE = 60;
/** A board that does not say that it is done is not waited for: so long for the batch, and for each event. */
const GRACE = { batch: 1500, event: 900 } as const;
const TICK = 250;
const REACTION_STAYS = 3500;
/** The log begins with the table being opened; everything worth telling comes after that. */
const BEGINNING = 1;

export interface Said {
  readonly id: number;
  readonly reaction: Reacted["reaction"];
  readonly seat: number | null;
}

type View = { readonly version: number; readonly turn: { readonly type: string; readonly seat?: number } };

export class Table implements LiveTable {
  readonly id: string;
  readonly history = new History();
  readonly witness: Witness;
  #seat = $state<number | null>(null);
  #card = $state.raw<Card | null>(null);
  #picture = $state.raw<Picture>({ view: null, scene: null });
  #before = $state.raw<Picture | null>(null);
  #told = $state.raw<Told | null>(null);
  #happening = $state.raw<Happening | null>(null);
  #looked = $state.raw<Offer | null>(null);
  #left = $state<number | null>(null);
  #sending = $state(false);
  #log = $state.raw<readonly string[]>([]);
  /** So many sentences of the log are told; those of a happening wait for its end. */
  #said = $state(0);
  #heading = $state("");
  #news = $state.raw<readonly string[]>([]);
  #queue = $state.raw<readonly Update[]>([]);
  #problem = $state<string | null>(null);
  #reactions = $state.raw<readonly Said[]>([]);
  readonly #names = $derived((this.#card?.places ?? []).map((place) => place?.name ?? ""));
  readonly #initials = $derived(initialsOf(this.#names));
  readonly #lines = $derived(this.#log.slice(0, this.#said));
  readonly #shown = $derived(this.history.at?.picture ?? this.#picture);

  readonly #socket: Socket;
  #seq: number | null = null;
  #until = 0;
  #retelling = false;
  /** Whoever comes while the dice are agreed comes to a laid table: what lays it is told, not played. */
  #laying = false;
  #deadline: number | null = null;
  #reacted = 0;
  #recalling: Promise<void> | null = null;
  #guard: ReturnType<typeof setTimeout> | undefined;
  readonly #clock: ReturnType<typeof setInterval>;
  readonly #unfollow: () => void;

  constructor(id: string, socket: Socket = connection.socketFor(id)) {
    this.id = id;
    this.#socket = socket;
    const act = async (act: Act) => (await socket.do(id, act)).receipt ?? null;
    this.witness = new Witness(id, { act, keys: api.keys });
    const follower: Follower = {
      since: () => (this.#retelling || this.#seq === null ? BEGINNING : this.#seq),
      language: () => words.language,
      onUpdate: (update) => this.#receive(update),
      onReacted: (reacted) => this.#hearReaction(reacted),
      onRefused: (refused) => (this.#problem = refused.code),
    };
    this.#unfollow = socket.follow(id, follower);
    this.#clock = setInterval(() => this.#tick(), TICK);
  }

  get line(): Line {
    return connection.line;
  }
  get seat(): number | null {
    return this.#seat;
  }
  get card(): Card | null {
    return this.#card;
  }
  get view(): unknown {
    return this.#shown.view;
  }
  get scene(): unknown {
    return this.#shown.scene;
  }
  get told(): Told | null {
    return this.history.at ? this.history.at.told : this.#told;
  }
  get heading(): string {
    return this.history.at ? (this.history.at.told?.heading ?? "") : this.#heading;
  }
  get past(): boolean {
    return this.history.at !== null;
  }
  get before(): Picture | null {
    return this.#before;
  }
  get happening(): Happening | null {
    return this.#happening;
  }
  get looked(): Offer | null {
    return this.#looked;
  }
  get left(): number | null {
    return this.past ? null : this.#left;
  }
  get behind(): number {
    return this.#queue.length;
  }
  get sending(): boolean {
    return this.#sending;
  }
  get log(): readonly string[] {
    return this.history.at ? this.#lines.slice(0, this.history.at.until) : this.#lines;
  }
  /** Everything that was told, also while an earlier moment is looked at. */
  get lines(): readonly string[] {
    return this.#lines;
  }
  get names(): readonly string[] {
    return this.#names;
  }
  get initials(): readonly string[] {
    return this.#initials;
  }

  /** The sentences of this moment, for those who listen instead of looking. */
  get news(): readonly string[] {
    return this.#news;
  }
  /** The code of the last refusal, until it is dismissed. */
  get problem(): string | null {
    return this.#problem;
  }
  get reactions(): readonly Said[] {
    return this.#reactions;
  }
  /** Everything that came is on the table, and the table is what is looked at. */
  get settled(): boolean {
    return this.#happening === null && this.#queue.length === 0 && !this.past;
  }
  get awaited(): number | null {
    if (this.history.at) return seatOf(this.history.at.picture);
    if (this.#card?.phase !== "playing" && !this.#happening) return null;
    return seatOf(this.#happening && this.#before?.view ? this.#before : this.#picture);
  }
  get mine(): boolean {
    return this.called && !this.past;
  }
  /** It is this person's turn now, whatever they are looking at. */
  get called(): boolean {
    const playing = this.#happening === null && this.#card?.phase === "playing";
    return playing && this.#seat !== null && seatOf(this.#picture) === this.#seat;
  }
  get offers(): readonly Offer[] {
    const ready = this.mine && this.settled && !this.#sending;
    return ready ? (this.#told?.offers ?? []) : [];
  }
  /** Whether this person opened the table. */
  get hosting(): boolean {
    return this.#card !== null && this.#card.host === connection.person;
  }

  /** Look at a moment, earlier or later; the last one is now. What goes on meanwhile is told, not played. */
  visit(moment: Moment | null): void {
    this.history.visit(moment);
    this.#leave();
  }

  /** Go so many moments forward, or back; those from before this page was opened are asked for. */
  walk(by: number): void {
    const more = Math.min(0, this.history.place + by);
    this.history.walk(by);
    this.#leave();
    if (more < 0 && !this.history.whole) void this.recall().then(() => this.history.walk(more));
  }

  /** Look at the moment in which a sentence was said. */
  async seek(sentence: number): Promise<void> {
    if (!this.history.of(sentence)) await this.recall();
    const moment = this.history.of(sentence);
    if (moment) this.visit(moment);
  }

  /** Ask for all that happened before this page was opened. */
  recall(): Promise<void> {
    this.#recalling ??= this.#recall().finally(() => (this.#recalling = null));
    return this.#recalling;
  }

  async #recall(): Promise<void> {
    try {
      while (!this.history.whole) {
        const [oldest] = this.history.moments;
        if (!oldest) return;
        const steps = await api.moments(this.id, oldest.seq, words.language);
        if (this.history.moments[0] === oldest) this.history.recall(steps);
      }
    } catch {
      // What this page has seen can be looked at all the same; how the line is, is shown elsewhere.
    }
  }

  /** Turn away from the choice, and from what is being shown. */
  #leave(): void {
    this.#looked = null;
    if (!this.past) return;
    if (this.#happening) this.shown();
    void this.recall();
  }

  look(offer: Offer | null): void {
    this.#looked = offer;
  }

  tap(offer: Offer): void {
    if (settings.oneTap || this.#looked?.key === offer.key) void this.choose(offer.move);
    else this.#looked = offer;
  }

  async choose(move: unknown): Promise<void> {
    const view = this.#picture.view as View | null;
    if (!view || this.#sending || this.past) return;
    await this.act({ type: "play", version: view.version, move } as Act);
  }

  /** Do anything at the table; a refusal is kept for the shell to show. */
  async act(act: Act): Promise<boolean> {
    this.#sending = true;
    this.#problem = null;
    try {
      this.#until = (await this.#socket.do(this.id, act)).seq;
      // The update may come after the answer; until then the old choice must not look open again.
      this.#sending = (this.#seq ?? 0) < this.#until;
      return true;
    } catch (error) {
      this.#problem = error instanceof Refusal ? error.code : "server/broken";
      this.#sending = false;
      if (this.#problem === "move/stale") this.#socket.refresh(this.id);
      return false;
    }
  }

  react(reaction: Reaction): void {
    this.#socket.react(this.id, reaction);
  }

  dismiss(): void {
    this.#problem = null;
  }

  /** Have everything told again, in the language that is spoken now. */
  retell(): void {
    if (this.#seq === null) return;
    this.#retelling = true;
    this.#socket.refresh(this.id);
  }

  /** What was being shown is over, or somebody has seen enough of it. */
  shown(): void {
    clearTimeout(this.#guard);
    this.#tell(this.#happening?.lines ?? []);
    this.#happening = null;
    this.#next();
    this.#tick();
  }

  close(): void {
    clearInterval(this.#clock);
    clearTimeout(this.#guard);
    this.#unfollow();
  }

  #receive(update: Update): void {
    const known = this.#seq;
    this.#seq = update.seq;
    if (update.card) this.#card = update.card;
    this.witness.see(update, this.#card);
    this.#deadline = update.left === null ? null : Date.now() + update.left * 1000;
    if (this.#sending && update.seq >= this.#until && this.#until > 0) this.#sending = false;
    if (known === null || this.#retelling || update.since < known) this.#begin(update);
    else this.#follow(update, known);
    this.#tick();
  }

  #follow(update: Update, known: number): void {
    // Something is missing between: the view is right all the same, and the log is asked for again.
    if (update.since > known) this.retell();
    this.#queue = [...this.#queue, update];
    if (this.#happening === null) this.#next();
    else if (this.#queue.length > PATIENCE) this.shown();
  }

  /** Take a table as it stands, with everything that was said so far. */
  #begin(update: Update): void {
    this.#retelling = false;
    clearTimeout(this.#guard);
    this.#queue = [];
    this.#happening = null;
    this.#before = null;
    this.#laying = this.#card?.phase === "beginning";
    this.#log = update.told?.lines ?? [];
    this.history.retold(update.seq, this.#log.length);
    // Of what was said before, only the last sentence is about the table as it stands.
    this.#draw(update, this.history.moments.at(-1)?.until ?? Math.max(0, this.#log.length - 1));
    this.#tell([]);
  }

  #draw(update: Update, from: number): void {
    this.#seat = update.seat;
    this.#picture = { view: update.view, scene: update.scene ?? null };
    this.#told = update.told ?? null;
    this.#looked = null;
    const { seq } = update;
    this.history.keep({ seq, first: seq, picture: this.#picture, told: this.#told, from, until: this.#log.length });
  }

  /** What was shown is said, too. */
  #tell(lines: readonly string[]): void {
    this.#said = this.#log.length;
    this.#heading = this.#told?.heading ?? "";
    if (lines.length > 0) this.#news = lines;
  }

  #next(): void {
    while (this.#queue.length > 0) {
      const [update, ...rest] = this.#queue as [Update, ...Update[]];
      const late = rest.length >= PATIENCE;
      this.#queue = rest;
      this.#before = this.#picture;
      const lines = update.told?.lines ?? [];
      const from = this.#log.length;
      this.#log = [...this.#log, ...lines];
      this.#draw(update, from);
      const lays = this.#laying && update.events.length > 0;
      if (lays) this.#laying = false;
      if (!late && !lays && this.#isScene(update)) return this.#play(update, lines);
      this.#tell(lines);
    }
    this.#happening = null;
  }

  #isScene(update: Update): boolean {
    const count = update.events.length;
    return count > 0 && count <= SCENE && !isReduced() && !document.hidden && !this.past;
  }

  #play(update: Update, lines: readonly string[]): void {
    this.#happening = { seq: update.seq, events: update.events, lines };
    clearTimeout(this.#guard);
    this.#guard = setTimeout(() => this.shown(), GRACE.batch + GRACE.event * update.events.length);
  }

  /** The clock of the next one stands until it is told whose turn it is. */
  #tick(): void {
    if (this.#happening) return;
    this.#left = this.#deadline === null ? null : Math.max(0, Math.ceil((this.#deadline - Date.now()) / 1000));
  }

  #hearReaction({ person, reaction }: Reacted): void {
    const seat = this.#card?.places.findIndex((place) => place?.person === person) ?? -1;
    const said = { id: (this.#reacted += 1), reaction, seat: seat < 0 ? null : seat };
    this.#reactions = [...this.#reactions, said];
    setTimeout(() => (this.#reactions = this.#reactions.filter((one) => one !== said)), REACTION_STAYS);
  }
}

/** Whom a picture waits for. */
function seatOf({ view }: Picture): number | null {
  const turn = (view as View | null)?.turn;
  return turn?.type === "choice" ? (turn.seat ?? null) : null;
}
