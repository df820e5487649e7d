/** Files that a person takes along. */
import type { Contradiction, Kept } from "./receipt";

function save(name: string, what: unknown): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(what)], { type: "application/json" }));
  const link = Object.assign(document.createElement("a"), { href: url, download: name });
  link.click();
  // The browser has it by then.
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}

/** The receipt alone, as docs/reference/fair-dice.md has it. */
export function saveReceipt({ receipt }: Kept): void {
  save(`${receipt.table}.receipt.json`, receipt);
}

/** What contradicts what: all that was kept, and the record if there is one. */
export function saveProof({ receipt, promise, revealed }: Kept, contradictions: readonly Contradiction[], record: string | null): void {
  save(`${receipt.table}.proof.json`, { server: location.origin, contradictions, receipt, promise, revealed, record });
}
