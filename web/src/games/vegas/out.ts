/** Who has nothing to do until the payout. */
import type { Holders } from "./table";

interface Seen {
  readonly seat: number | null;
  readonly picture: { readonly holders: Holders } | null;
}

/** Whether one has no dice left while others still roll. */
export function isOut({ seat, picture }: Seen): boolean {
  const held = (one: Holders[string]) => one.dice + one.neutral;
  const holders = picture?.holders ?? {};
  const own = seat === null ? undefined : holders[seat];
  return own !== undefined && held(own) === 0 && Object.values(holders).some((one) => held(one) > 0);
}
