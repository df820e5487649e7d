/** A server of scheme 2 for tests: it begins a table with whoever comes, plays a few lines and writes the record. */
import * as ed from "@noble/ed25519";
import { sha512 } from "@noble/hashes/sha2.js";
import { agreementHash, freshNonce, keyOf, listHash, nameHash, promiseOf, type Row } from "../src/lib/fair/beginning";
import { Chain, type Line } from "../src/lib/fair/chain";
import { type Bytes, fromHex, lp, type Part, toHex } from "../src/lib/fair/hashing";
import { type Drawn, draw } from "../src/lib/fair/outcomes";
import { Rows } from "../src/lib/fair/rows";
import type { Begun, Card, Seal, Update } from "../src/protocol";

ed.hashes.sha512 = sha512;
const SECRET = new Uint8Array(32).fill(7);
export const SIGNER = toHex(ed.getPublicKey(SECRET));
export const TABLE = "0123456789ab";

export function sign(tag: string, ...parts: readonly Part[]): string {
  return toHex(ed.sign(lp(tag, ...parts), SECRET));
}

const NAMES = ["Zoé", "Ben", "Ada"];
/** Fresh ones, so that no two tables of a test agree on the same. */
const saltsOf = () => NAMES.map(() => freshNonce().slice(0, 32));
const ROLL: Drawn = { type: "dice", groups: [8] };
const DEAL: Drawn = { type: "shuffle", cards: [1, 2, 3, 4, 5] };

export class Server {
  readonly seeds = ["11", "22", "33"].map((pair) => pair.repeat(32));
  card: Card = {
    table: TABLE,
    game: "vegas/2018@1",
    options: { neutral_variant: false },
    phase: "open",
    places: [
      { name: NAMES[0] ?? "", person: "z" },
      { name: NAMES[1] ?? "", person: "b" },
      { name: NAMES[2] ?? "", bot: "casual" },
    ],
    host: "z",
    pace: {},
    public: false,
    auto: false,
    hash: promiseOf(this.seeds[0] ?? ""),
    hints: false,
    asked: null,
    outcome: null,
    again: [],
    rematch: null,
    lesson: false,
    seeker: null,
    chapter: "",
    played_on: false,
    night: null,
    colours: [],
    shared: false,
    board: null,
  };
  salts: string[];
  begun: Begun[] = [];
  lines: Line[] = [];
  seals: Seal[] = [];
  #seq = 1;

  constructor(salts = saltsOf()) {
    this.salts = salts;
  }

  get #agreed(): Bytes {
    return agreementHash(this.begun.at(-1)?.agreement ?? "");
  }

  agreement(more: object = {}): string {
    const { game, options, hints } = this.card;
    const pace = { kind: "live", seconds: 60 };
    const beginning = this.begun.length;
    const [first, second, third] = NAMES.map((name, seat) => nameHash(this.salts[seat] ?? "", name));
    const seats = [
      { name: first, kind: "person" },
      { name: second, kind: "person" },
      { name: third, kind: "bot", level: "casual", data: "ab" },
    ];
    const promise = promiseOf(this.seeds[beginning] ?? "");
    return JSON.stringify({
      flambeur: 2,
      dice: "table",
      table: TABLE,
      beginning,
      promise,
      signer: SIGNER,
      game,
      options,
      terms: { pace, hints },
      seats,
      ...more,
    });
  }

  begin(more: object = {}): Update {
    this.card = { ...this.card, phase: "beginning" };
    const nothing = { list: null, signature: null, nonces: null, silent: [], seed: null };
    this.begun.push({ agreement: this.agreement(more), names: NAMES, salts: this.salts, ...nothing });
    return this.update({ begun: this.begun });
  }

  list(list: (string | null)[], signature = sign("flambeur/2/listed", listHash(this.#agreed, list))): Update {
    this.#change({ list, signature });
    return this.update({ begun: this.begun });
  }

  open(nonces: (string | null)[]): Update {
    this.card = { ...this.card, phase: "playing" };
    this.#change({ nonces });
    return this.update({ begun: this.begun });
  }

  /** Somebody was silent: once more. */
  anew(silent: number[], nonces: (string | null)[]): Update {
    this.#change({ silent, nonces, seed: this.seeds[this.begun.length - 1] ?? "" });
    this.salts = saltsOf();
    return this.begin();
  }

  #change(more: Partial<Begun>): void {
    this.begun = this.begun.with(-1, { ...(this.begun.at(-1) as Begun), ...more });
  }

  /** Roll, deal in secret, move and end. */
  play(): Update {
    const { nonces, list } = this.begun.at(-1) as Begun;
    const rows = new Rows(keyOf(this.#seed, this.#agreed, listHash(this.#agreed, list as Row), nonces as Row));
    const rolled = { move: draw(rows, "roll/1/0/0", ROLL), place: "roll/1/0/0", of: ROLL };
    this.lines = [
      { open: JSON.stringify(rolled), hidden: null },
      { open: JSON.stringify({ audience: [], place: "deal/1/-/0", of: DEAL }), hidden: JSON.stringify(draw(rows, "deal/1/-/0", DEAL)) },
      { open: JSON.stringify({ seat: 0, move: { type: "place", face: 3 } }), hidden: null },
      { open: JSON.stringify({ ending: "finished", ranks: [1, 2, 3], scores: [3, 2, 1] }), hidden: null },
    ];
    this.card = { ...this.card, phase: "over" };
    this.seals = [this.seal(2), this.seal(4)];
    return this.update({ line: 0, lines: this.lines.map(({ open }) => open), seal: this.seals[1] ?? null });
  }

  get #seed(): string {
    return this.seeds[this.begun.length - 1] ?? "";
  }

  seal(count: number, tag: "seal" | "shortened" = "seal"): Seal {
    const start = this.begun.reduce(
      (chain, { agreement, list }) => chain.begun(agreementHash(agreement), listHash(agreementHash(agreement), list as Row)),
      new Chain(),
    );
    const { head } = this.lines.slice(0, count).reduce((chain, line) => chain.after(line, this.#seed), start);
    return {
      count,
      head: toHex(head),
      signature: sign(`flambeur/2/${tag}`, this.#agreed, count, head),
      ...(tag === "shortened" && { shortened: true }),
    };
  }

  /** What the server signs under a nonce. */
  receipt(seat: number, nonce: string): string {
    return sign("flambeur/2/revealed", listHash(this.#agreed, this.begun.at(-1)?.list as Row), seat, fromHex(nonce));
  }

  record(): string {
    const beginnings = this.begun.flatMap(({ agreement, ...made }) => [agreement, JSON.stringify(made)]);
    const lines = this.lines.flatMap(({ open, hidden }, place) => {
      const seal = this.seals.find(({ count }) => count === place + 1);
      const whole = hidden === null ? open : `${open.slice(0, -1)},"hidden":${hidden}}`;
      return seal ? [whole, JSON.stringify({ sealed: seal.count, head: seal.head, signature: seal.signature })] : [whole];
    });
    return [...beginnings, ...lines, JSON.stringify({ seed: this.#seed })].map((line) => `${line}\n`).join("");
  }

  update(more: Partial<Update> = {}): Update {
    this.#seq += 1;
    const blank = {
      type: "update",
      table: TABLE,
      since: this.#seq - 1,
      seq: this.#seq,
      seat: 0,
      card: this.card,
      view: null,
      events: [],
      left: null,
      told: null,
      begun: null,
      line: 0,
      lines: [],
      seal: null,
    };
    return { ...blank, ...more } as Update;
  }
}
