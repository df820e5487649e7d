/** This client as a witness of a table: it gives its nonce to the dice, and keeps a receipt of what it is shown. */
import type { Begun, Card, Seal, Update } from "../../protocol";
import type { Act } from "../socket";
import { faultsOf } from "./agreeing";
import { type Agreement, agreementHash, listHash } from "./beginning";
import { openHash } from "./chain";
import { same } from "./equal";
import { type Bytes, fromHex, toHex } from "./hashing";
import { isOwnKey } from "./keys";
import { commit, nonceOf } from "./nonces";
import { blank, type Contradiction, type Kept, type KeptBeginning, type Receipt, read, write } from "./receipt";
import { isSealed, isSigned, ready } from "./signing";

/** What a witness asks of the server. */
export interface Means {
  /** Do something at the table; resolves with the server's signature if there is one. */
  readonly act: (act: Act) => Promise<string | null>;
  /** The keys that the server stands by. */
  readonly keys: () => Promise<readonly string[]>;
}

export class Witness {
  readonly table: string;
  readonly #means: Means;
  #kept: Kept = $state.raw(blank("", 0));
  /** The beginnings as they were told last, with names. */
  #begun = $state.raw<readonly Begun[]>([]);
  #work: Promise<void> = Promise.resolve();
  readonly #done = new Set<string>();
  /** Whether the server stands by the key, while it is asked. */
  #asked: Promise<boolean> | null = null;

  constructor(table: string, means: Means) {
    this.table = table;
    this.#means = means;
    this.#kept = read(table) ?? blank(table, Date.now());
  }

  get kept(): Kept {
    return this.#kept;
  }
  get begun(): readonly Begun[] {
    return this.#begun;
  }
  /** What is agreed now. */
  get agreement(): Agreement | null {
    const last = this.#begun.at(-1);
    return last ? (JSON.parse(last.agreement) as Agreement) : null;
  }
  get contradictions(): readonly Contradiction[] {
    return this.#kept.contradictions;
  }
  /** The server said that it lost moves. */
  get shortened(): boolean {
    return this.#kept.receipt.shortened.length > 0;
  }
  /** Our own nonce is among those that make the dice. */
  get gave(): boolean {
    return this.#kept.receipt.beginnings.at(-1)?.nonce != null;
  }
  /** Resolves when everything that came was looked at. */
  get settled(): Promise<void> {
    return this.#work;
  }

  /** Take in what the server tells, one update after the other. */
  see(update: Update, card: Card | null): void {
    this.#later(() => this.#see(update, card));
  }

  #later(what: () => Promise<void>): void {
    // What checks signatures may be out of reach; the end looks at all of them again.
    this.#work = this.#work.then(what).catch(() => {});
  }

  async #see(update: Update, card: Card | null): Promise<void> {
    const before = this.#kept;
    if (card?.phase === "open" && this.#kept.promise === null) this.#keep({ promise: card.hash });
    if (update.begun && card) await this.#begin(update.begun, update.seat, card);
    if (update.seal) await this.#seal(update.seal);
    if (update.lines.length > 0) this.#line(update);
    if (this.#kept !== before) write(this.#kept);
  }

  #keep(more: Partial<Kept>): void {
    this.#kept = { ...this.#kept, ...more };
  }

  #note(more: Partial<Receipt>): void {
    this.#keep({ receipt: { ...this.#kept.receipt, ...more } });
  }

  #contradict(...more: readonly Contradiction[]): void {
    const fresh = more.filter((one) => !this.#kept.contradictions.some((old) => same(old, one)));
    if (fresh.length > 0) this.#keep({ contradictions: [...this.#kept.contradictions, ...fresh] });
  }

  async #begin(all: readonly Begun[], seat: number | null, card: Card): Promise<void> {
    this.#begun = all;
    all.forEach((begun, place) => this.#meet(begun, place));
    const last = all.at(-1);
    if (!last) return;
    const faults = card.phase === "beginning" ? faultsOf(last, all.length - 1, card, this.#kept.promise) : [];
    this.#contradict(...faults);
    await this.#listen(last, all.length - 1);
    if (card.phase !== "beginning" || seat === null || this.contradictions.length > 0 || last.nonces) return;
    if (last.list === null) this.#commit(all, seat);
    else this.#reveal(last, seat);
  }

  /** Keep a beginning that is new; one that is known must not change. */
  #meet(begun: Begun, place: number): void {
    const { beginnings, signer } = this.#kept.receipt;
    const known = beginnings[place];
    if (known && known.agreement !== begun.agreement) return this.#contradict({ what: "agreement", number: place, shown: begun.agreement });
    if (known) return;
    const fresh: KeptBeginning = { agreement: begun.agreement, list: null, signature: null, nonce: null };
    this.#note({ beginnings: [...beginnings, fresh], signer: signer ?? (JSON.parse(begun.agreement) as Agreement).signer });
  }

  /** Keep the list, with our nonce if it is in there; a list that is known must not change. */
  async #listen(begun: Begun, place: number): Promise<void> {
    const known = this.#kept.receipt.beginnings[place];
    if (!begun.list || !known || known.agreement !== begun.agreement) return;
    if (known.list) {
      if (!same(known.list, begun.list)) this.#contradict({ what: "list", number: place, shown: begun.list });
      return;
    }
    const agreed = agreementHash(begun.agreement);
    if (!(await this.#isRight(begun, agreed))) return this.#contradict({ what: "signature", number: place, shown: begun.signature });
    const found = begun.list.map((commitment) => (commitment ? nonceOf(this.table, agreed, commitment) : null));
    const seat = found.findIndex((nonce) => nonce !== null);
    const beginnings = this.#kept.receipt.beginnings.with(place, {
      ...known,
      list: begun.list,
      signature: begun.signature,
      nonce: found[seat] ?? null,
    });
    this.#note({ beginnings, seat: seat < 0 ? this.#kept.receipt.seat : seat });
  }

  /** The list is signed, with a key that the server stands by. */
  async #isRight({ agreement, list, signature }: Begun, agreed: Bytes): Promise<boolean> {
    const { signer } = JSON.parse(agreement) as Agreement;
    if (signer === null || !list) return false;
    // A list that cannot be fetched now says nothing against the key.
    if (!(await this.#owns(signer).catch(() => true))) this.#contradict({ what: "key", shown: signer });
    return isSigned(signer, signature ?? "", "flambeur/2/listed", listHash(agreed, list));
  }

  /** One question at a time: it is asked when somebody commits, so that its answer is there when the list comes. */
  #owns(signer: string): Promise<boolean> {
    this.#asked ??= isOwnKey(signer, this.#means.keys).finally(() => (this.#asked = null));
    return this.#asked;
  }

  /** Whoever was silent once gives nothing any more, and restarts that need more people than there are are not ours. */
  #commit(all: readonly Begun[], seat: number): void {
    const last = all.at(-1) as Begun;
    const { seats, signer } = JSON.parse(last.agreement) as Agreement;
    const people = seats.filter(({ kind }) => kind === "person").length;
    if (all.length > people + 1 || all.some(({ silent }) => silent?.includes(seat))) return;
    // Whoever cannot load it now tries again when it is needed.
    void ready().catch(() => {});
    if (signer !== null) void this.#owns(signer).catch(() => {});
    const agreed = agreementHash(last.agreement);
    const commitment = commit(this.table, agreed, seat);
    void this.#once({ type: "commit", agreement: toHex(agreed), commitment });
  }

  #reveal({ agreement, list }: Begun, seat: number): void {
    const agreed = agreementHash(agreement);
    const { nonce } = this.#kept.receipt.beginnings.at(-1) ?? {};
    if (!nonce || !list) return;
    const listed = listHash(agreed, list);
    // What is revealed must be stored before it is sent.
    write(this.#kept);
    void this.#once({ type: "reveal", list: toHex(listed), nonce }).then((signature) => this.#acknowledge(signature, listed, seat, nonce));
  }

  /** Do it once for this page. What is refused came too late, or from another device of ours first. */
  async #once(act: Act): Promise<string | null> {
    const name = JSON.stringify(act);
    if (this.#done.has(name)) return null;
    this.#done.add(name);
    return this.#means.act(act).catch(() => null);
  }

  #acknowledge(signature: string | null, listed: Bytes, seat: number, nonce: string): void {
    const { signer } = this.#kept.receipt;
    if (signature === null || signer === null) return;
    this.#later(async () => {
      if (await isSigned(signer, signature, "flambeur/2/revealed", listed, seat, fromHex(nonce))) this.#keep({ revealed: signature });
      else this.#contradict({ what: "signature", shown: signature });
      write(this.#kept);
    });
  }

  async #seal({ count, head, signature, shortened = false }: Seal): Promise<void> {
    const agreement = this.#kept.receipt.beginnings.at(-1)?.agreement;
    const signer = agreement ? (JSON.parse(agreement) as Agreement).signer : null;
    if (!agreement || !signer) return;
    const sealed = { sealed: count, head, signature };
    const tag = shortened ? "shortened" : "seal";
    if (!(await isSealed(signer, agreementHash(agreement), count, head, signature, tag)))
      return this.#contradict({ what: "signature", number: count, shown: sealed });
    if (shortened) return this.#shorten(sealed);
    const known = this.#kept.receipt.seals.find((one) => one.sealed === count);
    if (!known) this.#note({ seals: [...this.#kept.receipt.seals, sealed] });
    else if (known.head !== head) this.#contradict({ what: "chain", number: count, shown: sealed });
  }

  /** The server lost lines and says so: they are forgotten here, too. */
  #shorten(sealed: Receipt["shortened"][number]): void {
    const { lines, seals, shortened } = this.#kept.receipt;
    if (shortened.some((one) => same(one, sealed))) return;
    const left = Object.entries(lines).filter(([number]) => Number(number) <= sealed.sealed);
    this.#note({
      lines: Object.fromEntries(left),
      seals: seals.filter((one) => one.sealed <= sealed.sealed),
      shortened: [...shortened, sealed],
    });
    this.#keep({ contradictions: this.#kept.contradictions.filter(({ what, number = 0 }) => what !== "line" || number <= sealed.sealed) });
  }

  #line({ line, lines }: Update): void {
    const known = this.#kept.receipt.lines;
    const fresh: Record<string, string> = {};
    lines.forEach((text, place) => {
      const number = line + place + 1;
      const hash = toHex(openHash(text));
      if (known[number] === undefined) fresh[number] = hash;
      else if (known[number] !== hash) this.#contradict({ what: "line", number, shown: text });
    });
    if (Object.keys(fresh).length > 0) this.#note({ lines: { ...known, ...fresh } });
  }
}
