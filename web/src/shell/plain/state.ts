/** What lies on the table of a game that nobody has drawn. */
import type { AnyTable } from "../../lib/contract";

/** A row of one, since a patch replaces rows as a whole. */
interface Shown {
  readonly state: readonly [Readonly<Record<string, unknown>>];
}

/** The state as one may see it: what the plain board draws, and nothing else. */
export function stateOf({ picture }: AnyTable): Readonly<Record<string, unknown>> {
  const shown = picture as (Shown & { readonly mine?: Shown }) | null;
  return (shown?.mine ?? shown)?.state[0] ?? {};
}
