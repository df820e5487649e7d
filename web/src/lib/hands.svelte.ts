/** What hands do at a table before a move: told by a phone, seen on a television. Nothing of it is kept. */
import type { Gesture, Gestured } from "../protocol";

/** What a phone tells of a hand. */
export type Doing =
  | { readonly kind: "cup" | "tip" }
  | { readonly kind: "consider"; readonly move?: unknown }
  | { readonly kind: "aim"; readonly angle: number; readonly strength: number };
export type Tell = (doing: Doing) => void;

/** Milliseconds between two words of a kind; the server passes on no more. */
const GAPS: Readonly<Record<Doing["kind"], number>> = { cup: 400, tip: 0, consider: 250, aim: 110 };

export class Hands {
  #seen = $state.raw<Gestured | null>(null);
  #tipped = $state<number | null>(null);
  #trays = $state.raw<ReadonlySet<number>>(new Set());
  readonly #send: (gesture: Omit<Gesture, "type" | "table">) => void;
  readonly #last = new Map<string, number>();
  readonly #waiting = new Map<string, ReturnType<typeof setTimeout>>();

  constructor(send: (gesture: Omit<Gesture, "type" | "table">) => void) {
    this.#send = send;
  }

  /** What was done last; it counts while the game waits for move `version`. */
  get seen(): Gestured | null {
    return this.#seen;
  }
  /** The move before which dice were last tipped out of the cup. */
  get tipped(): number | null {
    return this.#tipped;
  }

  /** The seats whose phones have a cup and tell of it. */
  get trays(): ReadonlySet<number> {
    return this.#trays;
  }

  hear(gestured: Gestured): void {
    this.#seen = gestured;
    if (gestured.kind !== "tip") return;
    this.#tipped = gestured.version;
    this.#trays = new Set([...this.#trays, gestured.seat]);
  }

  /** Tell it, or what comes of it: of words in quick succession the last one is told. */
  tell(version: number, doing: Doing): void {
    const { kind } = doing;
    clearTimeout(this.#waiting.get(kind));
    const wait = (this.#last.get(kind) ?? -GAPS[kind]) + GAPS[kind] - performance.now();
    const go = () => {
      this.#last.set(kind, performance.now());
      this.#send({ version, ...doing });
    };
    if (wait <= 0) go();
    else this.#waiting.set(kind, setTimeout(go, wait));
  }

  /** Nothing more is told. */
  rest(): void {
    for (const timer of this.#waiting.values()) clearTimeout(timer);
  }
}
