/** What browsers of televisions lack and our code uses; it comes before everything else. */
type Any = Record<string, unknown>;

function give(to: object, name: string, what: (this: never, ...given: never[]) => unknown): void {
  if (!(name in to)) Object.defineProperty(to, name, { value: what, configurable: true, writable: true });
}

function at<T>(this: ArrayLike<T>, place: number): T | undefined {
  return this[place < 0 ? this.length + place : place];
}

for (const kind of [Array, String, Uint8Array]) give(kind.prototype, "at", at as never);
give(Array.prototype, "findLast", function findLast<T>(this: T[], is: (one: T) => boolean): T | undefined {
  return this.slice().reverse().find(is);
} as never);
give(Array.prototype, "toReversed", function toReversed<T>(this: T[]): T[] {
  return this.slice().reverse();
} as never);
give(Array.prototype, "toSorted", function toSorted<T>(this: T[], by?: (one: T, other: T) => number): T[] {
  return this.slice().sort(by);
} as never);
give(Array.prototype, "with", function change<T>(this: T[], place: number, what: T): T[] {
  const copy = this.slice();
  copy[place < 0 ? copy.length + place : place] = what;
  return copy;
} as never);
give(String.prototype, "replaceAll", function replaceAll(this: string, what: string | RegExp, by: string): string {
  return typeof what === "string" ? this.split(what).join(by) : this.replace(what, by);
} as never);
give(globalThis, "reportError", ((error: unknown) => console.error(error)) as never);
give(Object, "hasOwn", ((of: Any, name: string) => Object.hasOwn(of, name)) as never);
