/** A table as it is followed in this tab: what the server said, in the order and at the pace it is shown. */
import { initialsOf } from "../kit/draw";
import type { Card, GamePicture, Note, Reacted, Tip, Told, Update } from "../protocol";
import { api, Refusal } from "./api";
import { connection } from "./connection.svelte";
import type { Happening, Line, LiveTable, Offer } from "./contract";
import { USUAL } from "./fair/agreeing";
import { Witness } from "./fair/witness.svelte";
import { withGuests } from "./guests";
import { type Doing, Hands } from "./hands.svelte";
import { History, type Moment } from "./history.svelte";
import { isReduced } from "./motion";
import { spokenOffer } from "./offers";
import { captionsOf, type Phrase, partsOf, Speaker } from "./phrases";
import { Reactions } from "./reactions.svelte";
import { settings } from "./settings.svelte";
import { headingOf, type Sight, seatOf, sightAfter } from "./sight";
import type { Act, Follower, Reaction, Socket } from "./socket";
import { withoutStrangers } from "./strangers";
import { veiled } from "./veil";
import { words } from "./words.svelte";

/** So many updates may wait to be shown; older ones are then told without being played. */
const PATIENCE = 12;
/** A batch of more events is a gap, not a scene: it is told, not played. */
const SCENE = 60;
/** A board that does not say that it is done is not waited for: so long for the batch, and for each event. */
const GRACE = { batch: 1500, event: 900 } as const;
const TICK = 250;
/** The log begins with the table being opened; everything worth telling comes after that. */
const BEGINNING = 1;

/** An update that waits to be shown, with what it leads to. */
interface Waiting {
  readonly update: Update;
  readonly sight: Sight;
}

export class Table implements LiveTable {
  readonly id: string;
  readonly history = new History();
  readonly reactions = new Reactions();
  readonly hands: Hands;
  readonly witness: Witness;
  /** Kinds of events that decide something in this game. */
  decisive: readonly string[] = [];
  /** Which parts of what one seat sees are for no other eyes; without a list, all of them. */
  hides = $state.raw<readonly string[] | null>(null);
  #seat = $state<number | null>(null);
  /** Where one device is handed round: whose it was before what is being shown. */
  #giver = $state<number | null>(null);
  /** The version of the hidden choice for which somebody has taken the device. */
  #taken = $state<number | null>(null);
  #held = $state(false);
  #card = $state.raw<Card | null>(null);
  #sight = $state.raw<Sight | null>(null);
  #before = $state.raw<Sight | null>(null);
  #told = $state.raw<Told | null>(null);
  #happening = $state.raw<Happening | null>(null);
  #looked = $state.raw<Offer | null>(null);
  #left = $state<number | null>(null);
  #sending = $state(false);
  #log = $state.raw<readonly Phrase[]>([]);
  /** So many sentences of the log are told; those of a happening wait for its end. */
  #said = $state(0);
  #heading = $state.raw<Phrase>("");
  #news = $state.raw<readonly Phrase[]>([]);
  #words = $state<string | null>(null);
  #queue = $state.raw<readonly Waiting[]>([]);
  #problem = $state<string | null>(null);
  readonly #shownCard = $derived(this.#card && withoutStrangers(withGuests(this.#card), connection.person));
  readonly #names = $derived((this.#shownCard?.places ?? []).map((place) => place?.name ?? ""));
  readonly #initials = $derived(initialsOf(this.#names));
  readonly #shared = $derived(this.#card?.shared === true && this.#seat !== null);
  readonly #speaker = $derived(new Speaker(words.game(this.#words, api.words), this.#names, this.#shared ? null : this.#seat));
  readonly #offers = $derived((this.#told?.offers ?? []).map((offer) => spokenOffer(offer, this.#speaker)));
  readonly #lines = $derived(this.#log.slice(0, this.#said));
  readonly #shown = $derived(this.history.at?.sight ?? this.#sight);
  readonly #drawn = $derived(this.held ? (this.#shown?.picture ?? null) : this.#veil(this.#shown));
  readonly #drawnBefore = $derived(this.#veil(this.#before));

  readonly #socket: Socket;
  #seq: number | null = null;
  /** What the last update led to, shown or not: where the next patch starts. */
  #latest: Sight | null = null;
  #until = 0;
  #retelling = false;
  /** Whoever comes while the dice are agreed comes to a laid table: what lays it is told, not played. */
  #laying = false;
  #deadline: number | null = null;
  #recalling: Promise<void> | null = null;
  #guard: ReturnType<typeof setTimeout> | undefined;
  readonly #clock: ReturnType<typeof setInterval>;
  readonly #unfollow: () => void;

  constructor(id: string, socket: Socket = connection.socketFor(id)) {
    this.id = id;
    this.#socket = socket;
    const act = async (act: Act) => (await socket.do(id, act)).receipt ?? null;
    this.hands = new Hands((gesture) => socket.gesture(id, gesture));
    this.witness = new Witness(id, { act, keys: api.keys });
    const follower: Follower = {
      since: () => (this.#retelling || this.#seq === null ? BEGINNING : this.#seq),
      language: () => words.language,
      onUpdate: (update) => this.#receive(update),
      onReacted: (reacted) => this.#hearReaction(reacted),
      onGestured: (gestured) => this.hands.hear(gestured),
      onRefused: (refused) => (this.#problem = refused.code),
    };
    this.#unfollow = socket.follow(id, follower);
    this.#clock = setInterval(() => this.#tick(), TICK);
  }

  get line(): Line {
    return connection.line;
  }
  /** The seat of the one who looks; of a device that is handed round, the seat in hand as far as it has been shown. */
  get seat(): number | null {
    return this.#shared && this.#happening ? this.#giver : this.#seat;
  }
  /** One device is handed round, and it is this one. */
  get shared(): boolean {
    return this.#shared;
  }
  /** Who is called `you`: nobody, where several look at one device. */
  get you(): number | null {
    return this.#shared ? null : this.#seat;
  }
  /** A hidden choice is due, and whoever makes it has not taken the device yet: nothing of it is shown. */
  get covered(): boolean {
    const awaited = this.#sight?.awaited;
    return this.#shared && this.called && awaited?.hidden === true && this.#taken !== awaited.version;
  }
  /** Whether the seat in hand has something that is shown only while it is held. */
  get hiding(): boolean {
    const mine = this.#sight?.picture?.mine;
    if (!this.#shared || !mine || !this.settled || this.covered) return false;
    return this.hides === null || this.hides.some((key) => key in mine);
  }
  /** It is held open now. */
  get held(): boolean {
    return this.#held && this.hiding;
  }
  /** What is held open. */
  get secret(): unknown {
    return this.held ? this.#sight?.picture?.mine : null;
  }
  get card(): Card | null {
    return this.#shownCard;
  }
  get picture(): unknown {
    return this.#drawn;
  }
  /** Whether what is on the table can be said. */
  get worded(): boolean {
    return this.#speaker.bundle !== null;
  }

  get speaker(): Speaker {
    return this.#speaker;
  }
  get asked(): readonly Phrase[] {
    if (this.#shared && (this.past || this.covered)) return [];
    return (this.history.at ? this.history.at.told : this.#told)?.question ?? [];
  }
  get question(): string {
    return this.asked.map(this.#speaker.say).join(" ");
  }
  get heading(): readonly string[] {
    const phrase = this.history.at ? headingOf(this.history.at.sight) : this.#heading;
    return partsOf(phrase).map(this.#speaker.say).filter(Boolean);
  }
  get past(): boolean {
    return this.history.at !== null;
  }
  get before(): unknown {
    return this.#drawnBefore;
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
  get log(): readonly Phrase[] {
    return this.history.at ? this.#lines.slice(0, this.history.at.until) : this.#lines;
  }
  get latest(): string {
    const last = this.log.at(-1);
    return last === undefined ? "" : this.#speaker.say(last);
  }
  /** Everything that was told, also while an earlier moment is looked at. */
  get lines(): readonly Phrase[] {
    return this.#lines;
  }
  get names(): readonly string[] {
    return this.#names;
  }
  get initials(): readonly string[] {
    return this.#initials;
  }

  /** What was said of this moment, for those who listen instead of looking. */
  get news(): readonly Phrase[] {
    return this.#news;
  }
  /** The code of the last refusal, until it is dismissed. */
  get problem(): string | null {
    return this.#problem;
  }
  /** Everything that came is on the table, and the table is what is looked at. */
  get settled(): boolean {
    return this.#happening === null && this.#queue.length === 0 && !this.past;
  }
  get awaited(): number | null {
    if (this.history.at) return seatOf(this.history.at.sight);
    if (this.#card?.phase !== "playing" && !this.#happening) return null;
    return seatOf(this.#happening && this.#before?.awaited ? this.#before : this.#sight);
  }
  /** The number of the move that is awaited. */
  get version(): number | null {
    return this.#sight?.awaited?.version ?? null;
  }
  get mine(): boolean {
    return this.called && !this.past;
  }
  /** It is this person's turn now, whatever they are looking at. */
  get called(): boolean {
    const playing = this.#happening === null && this.#card?.phase === "playing";
    return playing && this.#seat !== null && seatOf(this.#sight) === this.#seat;
  }
  get offers(): readonly Offer[] {
    const ready = this.mine && this.settled && !this.#sending && !this.covered;
    return ready ? this.#offers : [];
  }
  /** At a taught game, what leads to the next move. */
  get tips(): readonly Tip[] {
    return this.offers.length > 0 ? (this.#told?.tips ?? []) : [];
  }
  /** At an example of the rules, what it is about; once it is over, what came of it. */
  get note(): Note | null {
    return this.#told?.note ?? null;
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

  /** Look at the moment to which a step of the log led. */
  async turnTo(step: number): Promise<void> {
    await this.recall();
    const moment = this.history.after(step);
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
        const steps = await api.moments(this.id, oldest.seq);
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

  /** Whoever makes the hidden choice has the device now. */
  take(): void {
    this.#taken = this.#sight?.awaited?.version ?? null;
  }

  /** Cover everything that is hidden: nobody looks, or somebody else does. */
  cover(): void {
    this.#taken = null;
    this.#held = false;
  }

  /** Show what is hidden as long as it is held. */
  hold(open: boolean): void {
    this.#held = open && this.hiding;
  }

  /** A picture as it may stand on a device that several look at. */
  #veil(sight: Sight | null): GamePicture | null {
    const picture = sight?.picture ?? null;
    return picture && this.#shared ? veiled(picture, this.covered || this.past ? null : this.hides) : picture;
  }

  look(offer: Offer | null): void {
    this.#looked = offer;
  }

  tap(offer: Offer): void {
    if (settings.oneTap || this.#looked?.key === offer.key) void this.choose(offer.move);
    else this.#looked = offer;
  }

  async choose(move: unknown): Promise<void> {
    const awaited = this.#sight?.awaited;
    if (!awaited || this.#sending || this.past) return;
    await this.act({ type: "play", version: awaited.version, move } as Act);
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

  /** Show the others what one's hands do before the move that is awaited. */
  tell(doing: Doing): void {
    if (this.called && this.version !== null) this.hands.tell(this.version, doing);
  }

  dismiss(): void {
    this.#problem = null;
  }

  /** Have everything told again, from the beginning. */
  #retell(): void {
    this.#retelling = true;
    this.#socket.refresh(this.id);
  }

  /** What was being shown is over, or somebody has seen enough of it. */
  shown(): void {
    clearTimeout(this.#guard);
    this.#tell(this.#log.slice(this.#said));
    this.#happening = null;
    this.#next();
    this.#tick();
  }

  close(): void {
    clearInterval(this.#clock);
    clearTimeout(this.#guard);
    settings.matters = false;
    this.hands.rest();
    this.#unfollow();
  }

  #receive(update: Update): void {
    const known = this.#seq;
    this.#seq = update.seq;
    if (update.card) this.#card = update.card;
    if (update.words) this.#words = update.words;
    this.witness.see(update, this.#card);
    this.#deadline = update.left === null ? null : Date.now() + update.left * 1000;
    if (this.#sending && update.seq >= this.#until && this.#until > 0) this.#sending = false;
    const sight = sightAfter(update, this.#latest);
    // A patch that starts elsewhere: the whole is asked for, once.
    if (sight === null) return void (this.#retelling || this.#retell());
    this.#latest = sight;
    if (known === null || this.#retelling || update.since < known) this.#begin(update, sight);
    else this.#follow(update, sight, known);
    this.#tick();
  }

  #follow(update: Update, sight: Sight, known: number): void {
    // Something is missing between: the picture is right all the same, and the log is asked for again.
    if (update.since > known) this.#retell();
    this.#queue = [...this.#queue, { update, sight }];
    if (this.#happening === null) this.#next();
    else if (this.#queue.length > PATIENCE) this.shown();
  }

  /** Take a table as it stands, with everything that was said so far. */
  #begin(update: Update, sight: Sight): void {
    this.#retelling = false;
    clearTimeout(this.#guard);
    this.#queue = [];
    this.#happening = null;
    this.#before = null;
    this.#laying = this.#card?.phase === "beginning";
    this.#log = (update.told?.lines ?? []).map(([phrase]) => phrase);
    this.history.retold(update.seq, this.#log.length);
    // Of what was said before, only the last sentence is about the table as it stands.
    this.#draw(update, sight, this.history.moments.at(-1)?.until ?? Math.max(0, this.#log.length - 1));
    this.#tell([]);
  }

  #draw(update: Update, sight: Sight, from: number): void {
    this.#giver = this.#seat;
    this.#seat = update.seat;
    this.#held = false;
    this.#sight = sight;
    this.#told = update.told ?? null;
    this.#looked = null;
    const { seq } = update;
    this.history.keep({ seq, first: seq, sight, told: this.#told, from, until: this.#log.length });
  }

  /** What was shown is said, too. */
  #tell(lines: readonly Phrase[]): void {
    this.#said = this.#log.length;
    this.#heading = headingOf(this.#sight);
    if (lines.length > 0) this.#news = lines;
  }

  #next(): void {
    while (this.#queue.length > 0) {
      const [{ update, sight }, ...rest] = this.#queue as [Waiting, ...Waiting[]];
      const late = rest.length >= PATIENCE;
      this.#queue = rest;
      this.#before = this.#sight;
      const lines = (update.told?.lines ?? []).map(([phrase]) => phrase);
      const from = this.#log.length;
      this.#log = [...this.#log, ...lines];
      this.#draw(update, sight, from);
      const lays = this.#laying && update.events.length > 0;
      if (lays) this.#laying = false;
      if (!late && !lays && this.#isScene(update)) return this.#play(update);
      this.#tell(lines);
    }
    this.#happening = null;
    settings.matters = false;
  }

  #isScene(update: Update): boolean {
    settings.matters = update.events.some(({ type }) => this.decisive.includes(type));
    const count = update.events.length;
    return count > 0 && count <= SCENE && !isReduced() && !document.hidden && !this.past;
  }

  #play(update: Update): void {
    const captions = captionsOf(update.told?.lines ?? [], update.events.length, this.#speaker.say);
    this.#happening = { seq: update.seq, events: update.events, captions };
    clearTimeout(this.#guard);
    this.#guard = setTimeout(() => this.shown(), GRACE.batch + GRACE.event * update.events.length);
  }

  /** The clock of the next one stands until it is told whose turn it is, and full as long as there is time to watch. */
  #tick(): void {
    if (this.#happening) return;
    const left = this.#deadline === null ? null : Math.max(0, Math.ceil((this.#deadline - Date.now()) / 1000));
    const full = this.#card?.phase === "playing" ? (this.#card.pace.seconds ?? USUAL.seconds) : Number.POSITIVE_INFINITY;
    this.#left = left === null ? null : Math.min(left, full);
  }

  #hearReaction({ person, reaction }: Reacted): void {
    const seat = this.#card?.places.findIndex((place) => place?.person === person) ?? -1;
    this.reactions.hear(reaction, seat < 0 ? null : seat);
  }
}
