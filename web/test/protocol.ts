// Compiled, never run: the generated types tell messages, turns, moves and games apart.
import type { Do, FromClient, FromServer, GameView, Update } from "../src/protocol";

function never(value: never): never {
  throw new Error(JSON.stringify(value));
}

export function tell(message: FromServer): string {
  switch (message.type) {
    case "hello":
      return message.person;
    case "update":
      return `${message.seq} ${message.card?.phase ?? ""}`;
    case "done":
      return message.key;
    case "refused":
      return `${message.code}: ${message.message}`;
    case "reacted":
      return message.reaction;
    case "gestured":
      return message.kind;
    case "night_news":
      return message.night.phase;
    case "pong":
    case "moving":
      return message.type;
    default:
      return never(message);
  }
}

export function firstMove(update: Update): Do | null {
  const turn = update.view?.turn;
  if (!update.view || turn?.type !== "choice" || turn.seat !== update.seat) return null;
  const move = turn.moves[0];
  if (!move) return null;
  const act = { type: "play", version: update.view.version, move } as const;
  return { type: "do", table: update.table, act, key: `k${update.seq}` };
}

export function money(view: GameView): number {
  switch (view.game) {
    case "vegas/2012@1":
    case "vegas/2018@1":
      return view.state.casinos.length;
    case "vegas/royale@1":
    case "vegas/royale-base@1":
      return Object.keys(view.state).length;
    case "easycome@1":
    case "strike@1":
      return 0;
    default:
      return never(view);
  }
}

export const watch: FromClient = { type: "watch", table: "0123456789ab" };
// @ts-expect-error a message that does not exist
export const wrong: FromClient = { type: "listen", table: "0123456789ab" };
// @ts-expect-error a field that does not exist
export const more: FromClient = { type: "ping", now: 1 };
