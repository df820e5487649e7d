/** Typed requests to the server; refusals come with a code of the protocol's closed list. */

import type { Answers, DayAnswer, NewAnswer, NewBoard, NewEntry, NewNight, NewSubscription, NewTable, PlayFrom, PlayOn } from "../openapi";
import type { Card } from "../protocol";

export class Refusal extends Error {
  constructor(
    readonly code: string,
    message: string,
    /** So many seconds later it may be tried again. */
    readonly wait: number | null = null,
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
  const refused = said as { code?: string; message?: string; wait?: number | null } | null;
  throw new Refusal(refused?.code ?? "server/broken", refused?.message ?? response.statusText, refused?.wait);
}

/** Ask for what the API describes; what is given and no part of the path goes after a question mark. */
async function answer<Way extends keyof Answers>(way: Way, given: Given = {}, body?: unknown, proof?: string): Promise<Answers[Way]> {
  const [method, path] = way.split(" ") as [string, string];
  return (await (await ask(filled(path, given), sent(method, body, proof))).json()) as Answers[Way];
}

/** What is sent; a proof shows that the owner of an account is there. */
function sent(method: string, body?: unknown, proof?: string): RequestInit {
  const headers = { ...(body !== undefined && { "Content-Type": "application/json" }), ...(proof && { "Flambeur-Proof": proof }) };
  return { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) };
}

type Given = Readonly<Record<string, string | number>>;

function filled(path: string, given: Given): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(given)) {
    if (path.includes(`{${name}}`)) path = path.replace(`{${name}}`, String(value));
    else query.set(name, String(value));
  }
  return [path, String(query)].filter(Boolean).join("?");
}

export const api = {
  games: async () => (await answer("GET /api/games")).games,
  rulebook: async (family: string) => (await answer("GET /api/games/{family}/rules", { family })).text,
  me: () => answer("GET /api/me"),
  /** Resolves once the server knows us, by the first answer or, if it has forgotten us, by another one. */
  known: async (again: boolean) => {
    await (first && !again ? first : ask("/api/me"));
  },
  form: () => answer("GET /api/me/form"),
  kept: () => answer("GET /api/privacy"),
  myGames: (page: { limit: number; skip?: number }) => answer("GET /api/me/games", page),
  forgetMe: async (proof?: string) => void (await ask("/api/me", sent("DELETE", undefined, proof))),
  signOut: async () => void (await ask("/api/me/sign-out", sent("POST"))),
  passkeys: async () => (await answer("GET /api/me/passkeys")).passkeys,
  namePasskey: async (id: string, name: string) => void (await ask(`/api/me/passkeys/${id}`, sent("PUT", { name }))),
  removePasskey: async (id: string, proof: string) => void (await ask(`/api/me/passkeys/${id}`, sent("DELETE", undefined, proof))),
  beginPasskey: (name: string) => answer("POST /api/passkeys/register/begin", {}, { name }),
  finishPasskey: (name: string, credential: object, proof?: string) =>
    answer("POST /api/passkeys/register/finish", {}, { credential, name }, proof),
  beginSignIn: () => answer("POST /api/passkeys/sign-in/begin"),
  finishSignIn: (credential: object) => answer("POST /api/passkeys/sign-in/finish", {}, { credential }),
  beginProof: () => answer("POST /api/passkeys/prove/begin"),
  finishProof: (credential: object) => answer("POST /api/passkeys/prove/finish", {}, { credential }),
  notices: () => answer("GET /api/me/notices"),
  tellAt: (place: NewSubscription) => answer("POST /api/me/notices", {}, place),
  tellNoMore: async (id: string) => void (await ask(`/api/me/notices/${id}`, sent("DELETE"))),
  mute: async (table: string, on: boolean) => void (await ask(`/api/me/muted/${table}`, sent(on ? "PUT" : "DELETE"))),
  /** What makes another browser the same person, once. */
  makeAlong: () => answer("POST /api/me/along"),
  takeAlong: (secret: string) => answer("POST /api/along", {}, { secret }),
  myTables: async () => (await answer("GET /api/me/tables")).tables,
  openTables: async () => (await answer("GET /api/tables", { phase: "open" })).tables,
  open: async (wanted: NewTable) => (await answer("POST /api/tables", {}, wanted)).table,
  openNight: (wanted: NewNight) => answer("POST /api/nights", {}, wanted),
  night: (night: string) => answer("GET /api/nights/{night}", { night }),
  myNights: async () => (await answer("GET /api/me/nights")).nights,
  /** What the four letters of a code lead to. */
  code: (code: string) => answer("GET /api/codes/{code}", { code: encodeURIComponent(code) }),
  receipt: (table: string) => answer("GET /api/tables/{table}/receipt", { table }),
  table: (table: string) => answer("GET /api/tables/{table}", { table }),
  moments: async (table: string, until: number) => (await answer("GET /api/tables/{table}/moments", { table, until })).moments,
  playOn: async (table: string, wanted: PlayOn) => (await answer("POST /api/tables/{table}/moments", { table }, wanted)).table,
  /** A position in one line, with the odds of every option. */
  position: (position: string) => answer("GET /api/positions", { position }),
  playFrom: async (wanted: PlayFrom) => (await answer("POST /api/positions", {}, wanted)).table,
  words: async (name: string, language: string) => (await ask(`/api/words/${name}/${language}`)).text(),
  askReview: (table: string) => answer("POST /api/tables/{table}/review", { table }, {}),
  review: (table: string) => answer("GET /api/tables/{table}/review", { table }),
  topics: () => answer("GET /api/practice"),
  question: (topic: { game?: string; theme?: string; own?: "true" }) => answer("GET /api/practice/question", topic),
  answer: (given: NewAnswer) => answer("POST /api/practice/answer", {}, given),
  /** Today's Ten, as far as we are; whoever waits for it has it made. */
  today: (wanted: boolean) => answer("GET /api/today", wanted ? { wanted: "true" } : {}),
  /** Begin it, and add to the choice of the next day's questions. */
  begin: (entry: NewEntry) => answer("POST /api/today", {}, entry),
  answerDay: (given: DayAnswer) => answer("POST /api/today/answer", {}, given),
  nightToday: async (night: string) => (await answer("GET /api/nights/{night}/today", { night })).people,
  days: async () => (await answer("GET /api/days")).days,
  day: (day: string) => answer("GET /api/days/{day}", { day }),
  /** Play the board of a day, once its ten answers are given; whoever has begun finds the same table. */
  board: async (wanted: NewBoard) => (await answer("POST /api/today/board", {}, wanted)).table,
  /** What an attempt came to, once it is over. */
  boardResult: (day: string) => answer("GET /api/days/{day}/board", { day }),
  hint: (table: string) => answer("GET /api/tables/{table}/hint", { table }),
  /** The keys that this server signs with, or has signed with; the newest first. */
  keys: async () => (await answer("GET /.well-known/flambeur-keys.json")).keys,
  record: async (table: string) => (await ask(`/api/tables/${table}/record`)).text(),
};

/** Whether one who sits there may ask the coach: hints are for all, or all others are bots; at the board of a day nobody. */
export function mayHint(card: Card, seat: number | null): boolean {
  if (seat === null || card.phase !== "playing" || card.board) return false;
  return card.hints || card.places.every((place, at) => at === seat || !place || Boolean(place.bot));
}
