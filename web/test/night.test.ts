import { describe, expect, test, vi } from "vitest";
import { withGuests } from "../src/lib/guests";
import { Night } from "../src/lib/night.svelte";
import type { NightAct, NightFollower, Socket } from "../src/lib/socket";
import { words } from "../src/lib/words.svelte";
import { afterLingering } from "../src/pages/end/lingering";
import { momentOf, typedOf } from "../src/pages/night/dates";
import { lettersOf } from "../src/pages/night/letters";
import { leadersOf, rowsOf } from "../src/pages/night/score";
import type { Card, Member, Night as Room } from "../src/protocol";

const member = (person: string, number: number, more: Partial<Member> = {}): Member => ({
  person,
  name: person,
  number,
  here: true,
  points: 0,
  sits_out: false,
  ...more,
});
const played = (game: string, points: Record<string, number>, tips: Record<string, number> = {}, bots: string[] = []) => ({
  table: "t",
  game,
  points,
  tips,
  bots,
});
const room = (more: Partial<Room>): Room =>
  ({ night: "n", code: "KAFE", phase: "gathering", host: "Ana", people: [], games: [], votes: {}, ...more }) as Room;

/** The socket's side of a night, in the hands of the test. */
class FakeLine {
  follower!: NightFollower;
  acts: NightAct[] = [];
  followNight(_: string, follower: NightFollower): () => void {
    this.follower = follower;
    return () => {};
  }
  doAtNight(_: string, act: NightAct): Promise<unknown> {
    this.acts.push(act);
    return Promise.resolve();
  }
  tell(seq: number, more: Partial<Room>): void {
    this.follower.onNews({ type: "night_news", seq, night: room(more), now: 0 });
  }
}

function follow(): { line: FakeLine; night: Night } {
  const line = new FakeLine();
  return { line, night: new Night("n", line as unknown as Socket) };
}

describe("a night that is followed", () => {
  test("gives its people letters and colours by their number, also to those without a name", async () => {
    await words.speak("en");
    await words.also("night");
    const { line, night } = follow();
    line.tell(1, { people: [member("Ana", 1), member("Abel", 2), member("x", 6, { name: "" })] });
    expect(["Ana", "Abel", "x"].map((person) => night.player(person))).toEqual(["a", "b", "a"]);
    expect(["Ana", "Abel", "x"].map((person) => night.initial(person))).toEqual(["A", "B", "G"]);
    expect(night.listed(["Ana", "x"])).toBe("Ana and Guest 6");
  });

  test("calls guests without a name at its tables as in its room, and leaves other tables alone", () => {
    const card = { night: "n", places: [{ name: "#3" }, null, { name: "Ana" }] } as unknown as Card;
    expect(withGuests(card).places.map((place) => place?.name)).toEqual(["Guest 3", undefined, "Ana"]);
    expect(withGuests({ ...card, night: null }).places[0]?.name).toBe("#3");
  });

  test("tells once that somebody else is host, and never of the first one", () => {
    const people = [member("Ana", 1), member("Ben", 2)];
    const { line, night } = follow();
    line.tell(1, { people, host: null });
    line.tell(2, { people });
    expect(night.change).toBeNull();
    line.tell(3, { people, host: "Ben" });
    expect(night.change).toEqual({ away: "Ana", host: "Ben" });
    night.dismiss();
    line.tell(4, { people, host: "Ben" });
    expect(night.change).toBeNull();
  });

  test("does not go back to what an older worker tells", () => {
    const { line, night } = follow();
    line.tell(5, { phase: "playing" });
    line.tell(4, { phase: "gathering" });
    expect(night.room?.phase).toBe("playing");
  });
});

describe("the running score", () => {
  const people = [member("Ana", 1, { points: 3 }), member("Ben", 2, { points: 6 }), member("Zoé", 3, { points: 6 })];
  const games = [played("vegas", { Ana: 3, Ben: 5 }, { Zoé: 1 }), played("strike@1", { Ana: 0, Ben: 1, Zoé: 5 }, {}, ["Ana"])];

  test("has one row a person with what each game brought, tips included", () => {
    const rows = rowsOf({ people, games });
    expect(rows.map(({ person }) => person)).toEqual(["Ben", "Zoé", "Ana"]);
    expect(rows[1]?.parts).toEqual([
      { game: "vegas", points: 1 },
      { game: "strike@1", points: 5 },
    ]);
    expect(rows.map(({ bots }) => bots)).toEqual([0, 0, 1]);
  });

  test("is led by all who have most, and by nobody before there are points", () => {
    expect(leadersOf(rowsOf({ people, games }))).toEqual(["Ben", "Zoé"]);
    expect(leadersOf([{ person: "Ana", points: 0 }])).toEqual([]);
  });
});

describe("a code", () => {
  test("is what was typed or pasted, in capitals and any letters", () => {
    expect(["ka", " k-a f3e! ", "кафе", "kafetier"].map(lettersOf)).toEqual(["KA", "KAFE", "КАФЕ", "KAFE"]);
  });
});

describe("the date of the next time", () => {
  test("is typed in one's own zone, and shown as it was typed", () => {
    const typed = "2026-11-27T20:00";
    expect(typedOf(momentOf(typed) ?? 0)).toBe(typed);
    expect(momentOf("")).toBeNull();
  });
});

describe("the end of a game of a night", () => {
  test("leads back by itself, but not while somebody touches the page", () => {
    vi.useFakeTimers();
    const back = vi.fn();
    const stop = afterLingering(back);
    vi.advanceTimersByTime(29_000);
    dispatchEvent(new Event("pointerdown"));
    vi.advanceTimersByTime(29_000);
    expect(back).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1_000);
    expect(back).toHaveBeenCalledOnce();
    stop();
    vi.useRealTimers();
  });
});
