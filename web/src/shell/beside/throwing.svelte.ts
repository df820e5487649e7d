/** When one's dice are still in the cup on a phone, and when they lie open. */
import lasts from "../../lasts.json";
import type { Cup, GameParts } from "../../lib/contract";
import { familyOf } from "../../lib/games.svelte";
import { paced } from "../../lib/motion";
import type { Table } from "../../lib/table.svelte";

const LASTS: Readonly<Record<string, Readonly<Record<string, number>>>> = lasts;

/** Made while a component is made; it ends with the component. */
export class Throwing {
  readonly #table: Table;
  readonly #parts: () => GameParts;
  /** The move before which the dice were tipped. */
  #tipped = $state<number | null>(null);

  constructor(table: Table, parts: () => GameParts) {
    this.#table = table;
    this.#parts = parts;
    $effect(() => this.#wait());
  }

  /** The cup, as long as the dice are in it. */
  get cup(): Cup | null {
    const { mine, offers, version } = this.#table;
    if (!mine || offers.length === 0 || version === this.#tipped) return null;
    return this.#parts().cup?.(this.#table) ?? null;
  }

  /** Let the dice fall: here, and on the television. */
  tip(): void {
    if (!this.cup) return;
    this.#table.tell({ kind: "tip" });
    this.#tipped = this.#table.version;
  }

  /** What the television shows is waited for, without dice that fall: they wait for the cup. */
  #wait(): (() => void) | undefined {
    const { happening } = this.#table;
    if (!happening) return;
    const rolls: readonly string[] = this.#parts().rolls ?? [];
    const long = LASTS[familyOf(this.#table.card?.game ?? "")] ?? {};
    const kinds = happening.events.map((event) => (event as { type: string }).type).filter((type) => !rolls.includes(type));
    const timer = setTimeout(() => this.#table.shown(), paced(kinds.reduce((sum, type) => sum + (long[type] ?? 0), 0)));
    return () => clearTimeout(timer);
  }
}
