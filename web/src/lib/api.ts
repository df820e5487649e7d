/** Typed requests to the server; refusals come with a code of the protocol's closed list. */
import type { Begun, Card, Pace, Sit, Update } from "../protocol";

export interface GameInfo {
  readonly id: string;
  readonly seats: readonly number[];
  readonly bots: readonly string[];
  readonly options: Readonly<Record<string, unknown>>;
}

export interface NewTable {
  readonly game: string;
  readonly chairs: number;
  readonly options?: Record<string, unknown>;
  readonly pace?: Pace;
  readonly public?: boolean;
  /** All who play may ask the coach. */
  readonly hints?: boolean;
  readonly sit?: Sit;
  readonly bots?: readonly string[];
  readonly start?: boolean;
}

/** What proves the dice of a table; those of scheme 1 have nonces and a seed, the others what was begun. */
export interface Receipt {
  readonly table: string;
  readonly hash: string;
  readonly begun: readonly Begun[];
  readonly nonces: readonly string[];
  readonly seed: string | null;
}

export interface Me {
  readonly id: string;
  readonly name: string;
  readonly kind: "guest" | "account" | "bot";
}

/** For how many days things are kept by this server. */
export interface Kept {
  readonly tables: number;
  readonly accounts: number;
  readonly bots: number;
  readonly cookie: number;
}

export type Grade = "best" | "fine" | "slip" | "mistake" | "blunder";

/** A move and what it is worth to the one who chooses; win chances are shares from 0 to 1. */
export interface Weighed {
  readonly win: number;
  readonly money: number;
  readonly error: number;
}

/** A finished game looked at again: see docs/reference/coach.md. */
export interface Review {
  readonly game: string;
  readonly seats: readonly {
    name: string;
    result: number;
    money: number;
    luck: number;
    loss: number;
    adjusted: number;
    money_luck: number;
  }[];
  readonly decisions: readonly {
    version: number;
    seat: number;
    options: readonly Weighed[];
    chosen: number;
    loss: number;
    grade: Grade;
    exact: boolean;
  }[];
  readonly lucks: readonly { version: number; seat: number | null; win: readonly number[]; money: readonly number[] }[];
  readonly curve: readonly { version: number; win: readonly number[]; money: readonly number[] }[];
  readonly turning: readonly number[];
  readonly error: number;
}

/** An entry of the game in words; `version` is the number of entries before it. */
export interface ToldEntry {
  readonly version: number;
  readonly heading?: string;
  readonly lines?: readonly string[];
  readonly roll?: string;
  readonly options?: readonly string[];
}

export interface ReviewJob {
  readonly table: string;
  readonly state: "waiting" | "running" | "done" | "failed";
  readonly progress: number;
  readonly review: Review | null;
  readonly told: readonly ToldEntry[];
}

/** What the coach would do, the best first. */
export interface Hint {
  readonly version: number;
  readonly options: readonly (Weighed & { readonly move: unknown; readonly text: string })[];
}

export class Refusal extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

let first: Promise<Response> | null = null;

/**
 * The first answer of the server says who we are, in a cookie. Whatever is asked before that would make us a second
 * guest, who does not sit where the first one does: so it waits.
 */
async function ask(path: string, init?: RequestInit): Promise<Response> {
  if (first) {
    await first.catch(() => null);
    return send(path, init);
  }
  first = send(path, init);
  return first;
}

async function send(path: string, init: RequestInit = {}): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(path, { credentials: "same-origin", ...init });
  } catch {
    throw new Refusal("line/lost", "the server cannot be reached");
  }
  if (response.ok) return response;
  const said: unknown = await response.json().catch(() => null);
  const refused = said as { code?: string; message?: string } | null;
  throw new Refusal(refused?.code ?? "server/broken", refused?.message ?? response.statusText);
}

async function get<Answer>(path: string): Promise<Answer> {
  return (await (await ask(path)).json()) as Answer;
}

async function post<Answer>(path: string, body: unknown): Promise<Answer> {
  const init = { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) };
  return (await (await ask(path, init)).json()) as Answer;
}

export const api = {
  games: async () => (await get<{ games: GameInfo[] }>("/api/games")).games,
  me: () => get<Me>("/api/me"),
  /** Resolves once the server knows us, by the first answer or, if it has forgotten us, by another one. */
  known: async (again: boolean) => {
    await (first && !again ? first : ask("/api/me"));
  },
  kept: () => get<Kept>("/api/privacy"),
  forgetMe: async () => void (await ask("/api/me", { method: "DELETE" })),
  myTables: async () => (await get<{ tables: Card[] }>("/api/me/tables")).tables,
  openTables: async () => (await get<{ tables: Card[] }>("/api/tables?phase=open")).tables,
  open: async (wanted: NewTable) => (await post<{ table: string }>("/api/tables", wanted)).table,
  receipt: (table: string) => get<Receipt>(`/api/tables/${table}/receipt`),
  table: (table: string) => get<Update>(`/api/tables/${table}`),
  moments: async (table: string, until: number, language: string) =>
    (await get<{ moments: Update[] }>(`/api/tables/${table}/moments?until=${until}&language=${language}`)).moments,
  askReview: (table: string) => post<ReviewJob>(`/api/tables/${table}/review`, {}),
  review: (table: string, language: string) => get<ReviewJob>(`/api/tables/${table}/review?language=${language}`),
  hint: (table: string, language: string) => get<Hint>(`/api/tables/${table}/hint?language=${language}`),
  /** The keys that this server signs with, or has signed with; the newest first. */
  keys: async () => (await get<{ keys: string[] }>("/.well-known/flambeur-keys.json")).keys,
  record: async (table: string) => (await ask(`/api/tables/${table}/record`)).text(),
};

/** Whether one who sits there may ask the coach: hints are for all, or all others are bots. */
export function mayHint(card: Card, seat: number | null): boolean {
  if (seat === null || card.phase !== "playing") return false;
  return card.hints || card.places.every((place, at) => at === seat || !place || Boolean(place.bot));
}
