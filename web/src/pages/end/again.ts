/** Another game with the same people: what somebody at the end of one is asked or told about it. */
import type { Card } from "../../protocol";

export type Again =
  /** Nobody has asked for another game. */
  | { readonly kind: "quiet" }
  /** Somebody has, and I have not answered. */
  | { readonly kind: "invited"; readonly by: readonly number[] }
  /** I have joined, and these are waited for. */
  | { readonly kind: "waiting"; readonly missing: readonly number[]; readonly alone: boolean }
  /** It has begun: with me, with a bot in my seat, or before my eyes. */
  | { readonly kind: "begun"; readonly table: string; readonly as: "player" | "absent" | "onlooker" };

export function againOf(card: Card, seat: number | null): Again {
  const { again } = card;
  const joined = seat !== null && again.includes(seat);
  if (card.rematch) return { kind: "begun", table: card.rematch, as: seat === null ? "onlooker" : joined ? "player" : "absent" };
  if (joined) return { kind: "waiting", missing: missingOf(card), alone: again.length === 1 };
  return again.length > 0 && seat !== null ? { kind: "invited", by: again } : { kind: "quiet" };
}

/** Who could still join: bots play for those who had left. */
function missingOf({ places, again }: Card): number[] {
  return places.flatMap((place, seat) => {
    const there = place?.person && !place.away && !place.resigned;
    return there && !again.includes(seat) ? [seat] : [];
  });
}
