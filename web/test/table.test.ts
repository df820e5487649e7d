import { beforeEach, describe, expect, test, vi } from "vitest";
import { api, Refusal } from "../src/lib/api";
import { History, MOST } from "../src/lib/history.svelte";
import { settings } from "../src/lib/settings.svelte";
import type { Act, Follower, Socket } from "../src/lib/socket";
import { Table } from "../src/lib/table.svelte";
import type { Done, Told, Update } from "../src/protocol";
import { wander } from "../src/shell/keys";

/** The socket's side of a table, in the hands of the test. */
class FakeLine {
  follower!: Follower;
  acts: Act[] = [];
  refreshed = 0;
  answer: () => Promise<Done> = () => Promise.resolve(done(0));
  follow(_: string, follower: Follower): () => void {
    this.follower = follower;
    return () => {};
  }
  refresh(): void {
    this.refreshed += 1;
  }
  do(_: string, act: Act): Promise<Done> {
    this.acts.push(act);
    return this.answer();
  }
  react(): void {}
  tell(part: Partial<Update>): void {
    this.follower.onUpdate({ ...BLANK, ...part } as Update);
  }
}

const card = {
  table: "t",
  game: "vegas/2018@1",
  phase: "playing",
  places: [{ name: "Ana" }, { name: "Ben" }],
  host: "me",
  pace: {},
} as unknown as Update["card"];
const at = (version: number, seat: number, heading = "h") =>
  ({ awaited: { version, seat }, picture: { version, heading } }) as unknown as Partial<Update>;
const offer = { key: "3", move: { type: "place", face: 3 }, what: "three" };
const spoken = { ...offer, brings: "", text: "three" };
const BLANK: Update = {
  type: "update",
  table: "t",
  since: 0,
  seq: 1,
  seat: 0,
  card: null,
  view: null,
  events: [],
  left: null,
  told: null,
  begun: null,
  line: 0,
  lines: [],
  seal: null,
} as unknown as Update;
const done = (seq: number): Done => ({ type: "done", key: "k", table: "t", seq });
const event = { type: "dice_rolled" } as unknown as Update["events"][number];
const told = (...lines: string[]): Told => ({ lines: lines.map((line) => [line, [0]]), question: ["?"], offers: [offer] });

let line: FakeLine;
let table: Table;

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  settings.oneTap = false;
  line = new FakeLine();
  table = new Table("t", line as unknown as Socket);
  line.tell({ since: 1, seq: 4, card, ...at(4, 1), told: told("Ana sits.", "Ben rolls.") });
});

describe("what is shown", () => {
  test("begins with everything that was said, without playing it", () => {
    expect(table.log).toEqual(["Ana sits.", "Ben rolls."]);
    expect(table.happening).toBeNull();
    expect([table.awaited, table.mine]).toEqual([1, false]);
    expect(table.initials).toEqual(["A", "B"]);
  });

  test("plays one happening after the other, each with its own picture", () => {
    line.tell({ since: 4, seq: 5, ...at(5, 1), events: [event], told: told("one") });
    line.tell({ since: 5, seq: 6, ...at(6, 0), events: [event], told: told("two") });
    expect([table.happening?.seq, table.behind, (table.picture as { version: number }).version]).toEqual([5, 1, 5]);
    expect((table.before as { version: number }).version).toBe(4);
    table.shown();
    expect([table.happening?.seq, table.behind]).toEqual([6, 0]);
    expect(table.offers).toEqual([]);
    table.shown();
    expect(table.happening).toBeNull();
    expect([table.settled, table.mine, table.offers]).toEqual([true, true, [spoken]]);
  });

  test("says nothing, names nobody and counts no time before it is shown", () => {
    line.tell({ since: 4, seq: 5, ...at(5, 0, "Round 2"), events: [event], left: 60, told: told("one") });
    expect([table.log.at(-1), table.news, table.heading, table.awaited, table.left]).toEqual(["Ben rolls.", [], ["h"], 1, null]);
    table.shown();
    expect([table.log.at(-1), table.news, table.heading, table.awaited, table.left]).toEqual(["one", ["one"], ["Round 2"], 0, 60]);
  });

  test("does not wait for a board that never says that it is done", () => {
    vi.useFakeTimers();
    line.tell({ since: 4, seq: 5, ...at(5, 0), events: [event], told: told() });
    expect(table.happening).not.toBeNull();
    vi.advanceTimersByTime(1500 + 900);
    expect(table.happening).toBeNull();
    vi.useRealTimers();
  });

  test("plays nothing for those who want less motion, and still tells it", () => {
    settings.speed = "instant";
    line.tell({ since: 4, seq: 5, ...at(5, 0), events: [event], told: told("one") });
    expect(table.happening).toBeNull();
    expect(table.log.at(-1)).toBe("one");
    settings.speed = "normal";
  });

  test("plays what decides something to those who want to slow down for it", () => {
    settings.speed = "instant";
    settings.slowsDown = true;
    table.decisive = ["casino_paid"];
    const paid = { type: "casino_paid" } as unknown as Update["events"][number];
    line.tell({ since: 4, seq: 5, ...at(5, 0), events: [event], told: told("one") });
    expect([table.happening, settings.tempo]).toEqual([null, "instant"]);
    line.tell({ since: 5, seq: 6, ...at(6, 0), events: [event, paid], told: told("two") });
    expect([table.happening?.seq, settings.tempo]).toEqual([6, "normal"]);
    table.shown();
    expect([table.happening, settings.tempo]).toEqual([null, "instant"]);
    settings.slowsDown = false;
    line.tell({ since: 6, seq: 7, ...at(7, 0), events: [paid], told: told("three") });
    expect(table.happening).toBeNull();
    settings.speed = "normal";
  });

  test("does not play how the table was laid to those who came while the dice were agreed", () => {
    line.tell({ since: 1, seq: 4, card: { ...card, phase: "beginning" } as Update["card"], told: told() });
    line.tell({ since: 4, seq: 5, card, ...at(5, 1), events: [event], told: told("one") });
    expect([table.happening, table.log, table.news]).toEqual([null, ["one"], ["one"]]);
    line.tell({ since: 5, seq: 6, ...at(6, 0), events: [event], told: told("two") });
    expect(table.happening?.seq).toBe(6);
  });

  test("hurries when too much has come", () => {
    for (let seq = 5; seq < 25; seq++) line.tell({ since: seq - 1, seq, ...at(seq, 1), events: [event], told: told(`${seq}`) });
    expect(table.behind).toBeLessThanOrEqual(12);
    while (table.happening) table.shown();
    expect(table.log.slice(2)).toEqual(Array.from({ length: 20 }, (_, place) => `${place + 5}`));
  });
});

describe("what was missed", () => {
  test("is asked for again when there is a gap, and then replaces the log", () => {
    line.tell({ since: 7, seq: 8, ...at(8, 1), told: told("late") });
    expect(line.refreshed).toBe(1);
    expect(line.follower.since()).toBe(1);
    line.tell({ since: 1, seq: 8, ...at(8, 1), told: told("all", "of", "it") });
    expect(table.log).toEqual(["all", "of", "it"]);
    expect(line.follower.since()).toBe(8);
  });

  test("may be less than was known, when the database went back", () => {
    line.tell({ since: 2, seq: 2, ...at(2, 1), told: told("again") });
    expect([table.log, line.follower.since()]).toEqual([["again"], 2]);
  });
});

describe("choosing", () => {
  beforeEach(() => line.tell({ since: 4, seq: 5, ...at(5, 0), told: told() }));

  test("takes two taps, or one if that is wanted", () => {
    table.tap(spoken);
    expect([table.looked, line.acts]).toEqual([spoken, []]);
    table.tap(spoken);
    expect(line.acts).toEqual([{ type: "play", version: 5, move: offer.move }]);
    settings.oneTap = true;
    line.tell({ since: 5, seq: 6, ...at(6, 0), told: told() });
  });

  test("keeps the choice closed until its update is there", async () => {
    line.answer = () => Promise.resolve(done(6));
    await table.choose(offer.move);
    expect([table.sending, table.offers]).toEqual([true, []]);
    line.tell({ since: 5, seq: 6, ...at(6, 0), told: told() });
    expect([table.sending, table.offers]).toEqual([false, [spoken]]);
  });

  test("shows why a move was refused, and looks again if the table has moved on", async () => {
    line.answer = () => Promise.reject(new Refusal("move/stale", ""));
    await table.choose(offer.move);
    expect([table.problem, table.sending, line.refreshed]).toEqual(["move/stale", false, 1]);
  });
});

test("the clock counts down", () => {
  vi.useFakeTimers();
  const own = new Table("t", line as unknown as Socket);
  line.tell({ since: 1, seq: 4, card, ...at(4, 1), left: 60, told: told() });
  expect(own.left).toBe(60);
  vi.advanceTimersByTime(2000);
  expect(own.left).toBe(58);
  own.close();
  vi.useRealTimers();
});

test("the clock stands full while there is time to watch", () => {
  vi.useFakeTimers();
  const own = new Table("t", line as unknown as Socket);
  line.tell({ since: 1, seq: 4, card, ...at(4, 1), left: 66.5, told: told() });
  expect(own.left).toBe(60);
  vi.advanceTimersByTime(6000);
  expect(own.left).toBe(60);
  vi.advanceTimersByTime(2500);
  expect(own.left).toBe(58);
  own.close();
  vi.useRealTimers();
});

describe("patches", () => {
  const picture = () => table.picture as unknown;

  test("lead from one picture to the next, and leave the one before as it was", () => {
    line.tell({
      since: 4,
      seq: 5,
      awaited: { version: 5, seat: 0 },
      patch: { version: 5, roll: { seat: 0 } },
      events: [event],
      told: told("one"),
    });
    line.tell({ since: 5, seq: 6, awaited: { version: 6, seat: 1 }, patch: { roll: null }, told: told("two") });
    expect([table.before, picture()]).toEqual([
      { version: 4, heading: "h" },
      { version: 5, heading: "h", roll: { seat: 0 } },
    ]);
    table.shown();
    expect([picture(), table.awaited]).toEqual([{ version: 5, heading: "h" }, 1]);
  });

  test("that start elsewhere change nothing: the whole is asked for, once", () => {
    line.tell({ since: 7, seq: 8, awaited: { version: 8, seat: 0 }, patch: { version: 8 }, told: told("late") });
    line.tell({ since: 8, seq: 9, awaited: { version: 9, seat: 0 }, patch: { version: 9 }, told: told("later") });
    expect([picture(), line.refreshed]).toEqual([{ version: 4, heading: "h" }, 1]);
    line.tell({ since: 1, seq: 9, ...at(9, 0), told: told("all", "of", "it") });
    line.tell({ since: 9, seq: 10, awaited: { version: 10, seat: 1 }, patch: { version: 10 }, told: told("more") });
    expect([picture(), table.log]).toEqual([{ version: 10, heading: "h" }, ["all", "of", "it", "more"]]);
  });

  test("lead through the moments that are asked for", async () => {
    const first = { ...BLANK, seq: 2, ...at(2, 1), told: told("Ana sits.") };
    const next = { ...BLANK, since: 2, seq: 3, awaited: { version: 3 }, patch: { version: 3, over: true }, told: told("Ben rolls.") };
    vi.spyOn(api, "moments").mockResolvedValue([first, next, { ...next, since: 3, seq: 4, patch: {}, told: told() }] as Update[]);
    await table.recall();
    expect(table.history.moments.map(({ sight }) => sight.picture)).toEqual([
      { version: 2, heading: "h" },
      { version: 3, heading: "h", over: true },
    ]);
  });
});

describe("looking back", () => {
  const version = () => (table.picture as { version: number }).version;
  beforeEach(() => {
    vi.spyOn(api, "moments").mockResolvedValue([]);
    for (const [seq, words] of [
      [5, ["one", "two"]],
      [6, []],
      [7, ["three"]],
    ] as const) {
      line.tell({ since: seq - 1, seq, ...at(seq, 0), told: told(...words) });
    }
  });

  test("shows the table as it was, with what had been said, and offers nothing", () => {
    expect([table.offers, table.past]).toEqual([[spoken], false]);
    table.walk(-1);
    expect([table.past, version(), table.log.at(-1), table.lines.at(-1)]).toEqual([true, 6, "two", "three"]);
    expect([table.offers, table.mine, table.called, table.settled, table.left]).toEqual([[], false, true, false, null]);
    void table.choose(offer.move);
    expect(line.acts).toEqual([]);
    table.walk(1);
    expect([table.past, table.offers]).toEqual([false, [spoken]]);
  });

  test("goes to the moment of a sentence", () => {
    expect(table.history.of(0)).toBeNull();
    table.visit(table.history.of(2));
    expect([table.history.at?.seq, table.history.place, table.history.moments.length]).toEqual([6, 1, 3]);
    table.walk(-9);
    expect([version(), table.log]).toEqual([4, ["Ana sits.", "Ben rolls."]]);
    table.visit(null);
    expect([table.past, version()]).toEqual([false, 7]);
  });

  const step = (seq: number, ...words: string[]) => ({ ...BLANK, seq, ...at(seq, 1), told: told(...words) }) as Update;

  test("asks for what happened before this page was opened, and shows it moment by moment", async () => {
    const early = [step(2, "Ana sits."), step(3)];
    const pages = [[step(3), step(4, "Ben rolls.")], early, early];
    const asked = vi
      .mocked(api.moments)
      .mockClear()
      .mockImplementation(() => Promise.resolve(pages.shift() ?? []));
    table.walk(-3);
    expect(version()).toBe(4);
    await table.recall();
    expect([version(), table.log, table.history.whole]).toEqual([3, ["Ana sits."], true]);
    expect(asked.mock.calls.map(([, until]) => until)).toEqual([4, 3, 3]);
    expect(table.history.moments.map(({ seq, from, until }) => [seq, from, until])).toEqual([
      [3, 0, 1],
      [4, 1, 2],
      [6, 2, 4],
      [7, 4, 5],
    ]);
    table.walk(-9);
    expect([version(), asked.mock.calls.length]).toEqual([3, 3]);
  });

  test("goes to a sentence that was said before this page was opened, if the line holds", async () => {
    const asked = vi.mocked(api.moments).mockRejectedValue(new Refusal("line/lost", ""));
    await table.seek(0);
    expect([table.past, table.problem, table.history.whole]).toEqual([false, null, false]);
    asked.mockResolvedValueOnce([step(3, "Ana sits."), step(4, "Ben rolls.")]).mockResolvedValue([]);
    await table.seek(0);
    expect([table.past, version(), table.log]).toEqual([true, 3, ["Ana sits."]]);
  });

  test("turns to the moment of a step, as a link asks for, if the line holds", async () => {
    const asked = vi.mocked(api.moments).mockRejectedValue(new Refusal("line/lost", ""));
    await table.turnTo(3);
    expect(table.past).toBe(false);
    asked.mockResolvedValueOnce([step(3, "Ana sits."), step(4, "Ben rolls.")]).mockResolvedValue([]);
    const seen = [];
    for (const number of [1, 3, 5, 6, 7, 40]) {
      table.visit(null);
      await table.turnTo(number);
      seen.push(version());
    }
    expect(seen).toEqual([3, 3, 6, 6, 7, 7]);
    expect(table.past).toBe(false);
  });

  test("does not hold up the game, which goes on without being played", () => {
    line.tell({ since: 7, seq: 8, ...at(8, 1), events: [event], told: told("four") });
    table.walk(-1);
    expect([table.happening, version()]).toEqual([null, 7]);
    line.tell({ since: 8, seq: 9, ...at(9, 0), events: [event], told: told("five") });
    expect([table.happening, table.lines.at(-1), table.news, version()]).toEqual([null, "five", ["five"], 7]);
    table.visit(null);
    expect(version()).toBe(9);
  });

  test("keeps its moments when the log is told again, and forgets those of another log", () => {
    line.tell({ since: 1, seq: 7, ...at(7, 0), told: told("Ana s’assoit.", "Ben lance.", "un", "deux", "trois") });
    table.walk(-1);
    expect([version(), table.log.at(-1)]).toEqual([6, "deux"]);
    line.tell({ since: 2, seq: 2, ...at(2, 1), told: told("again") });
    expect([table.past, table.history.moments.length]).toEqual([false, 1]);
  });

  test("is walked with the arrows and left with Escape, but not from a field", () => {
    const strike = (key: string, target: HTMLElement = document.body) => {
      const event = new KeyboardEvent("keydown", { key, bubbles: true });
      let meant = false;
      const hear = (heard: KeyboardEvent) => (meant = wander(table, heard));
      addEventListener("keydown", hear);
      target.dispatchEvent(event);
      removeEventListener("keydown", hear);
      return meant;
    };
    expect([strike("ArrowRight"), strike("Escape")]).toEqual([false, false]);
    expect([strike("ArrowLeft"), version()]).toEqual([true, 6]);
    expect([strike("ArrowLeft"), strike("ArrowRight"), version()]).toEqual([true, true, 6]);
    expect([strike("Escape"), table.past]).toEqual([true, false]);
    const field = document.body.appendChild(document.createElement("input"));
    expect([strike("ArrowLeft", field), table.past]).toEqual([false, false]);
  });
});

test("no more moments are kept than a page can bear", () => {
  const history = new History();
  for (let seq = 1; seq <= MOST + 5; seq++)
    history.keep({ seq, first: seq, sight: { seq, picture: null, awaited: { version: seq } }, told: null, from: seq, until: seq + 1 });
  expect([history.moments.length, history.moments[0]?.seq]).toEqual([MOST, 6]);
});

describe("a device that is handed round", () => {
  const mine = { money: 90_000, outlooks: [1] };
  const held = (version: number, seat: number, hidden = false) =>
    ({ seat, awaited: { version, seat, hidden }, picture: { version, heading: "h", mine } }) as unknown as Partial<Update>;
  const seen = () => (table.picture as { mine?: Record<string, unknown> }).mine;

  beforeEach(() => {
    table.hides = ["money"];
    line.tell({ since: 4, seq: 5, card: { ...card, shared: true } as Update["card"], ...held(5, 0), told: told() });
  });

  test("calls nobody you, and shows hidden money only while it is held", () => {
    expect([table.shared, table.seat, table.you]).toEqual([true, 0, null]);
    expect([table.hiding, seen()]).toEqual([true, { outlooks: [1] }]);
    table.hold(true);
    expect([table.secret, seen()]).toEqual([mine, mine]);
    table.hold(false);
    expect([table.secret, seen()]).toEqual([null, { outlooks: [1] }]);
  });

  test("covers what was held when the next one has it", () => {
    table.hold(true);
    line.tell({ since: 5, seq: 6, ...held(6, 1), told: told() });
    expect([table.held, seen()]).toEqual([false, { outlooks: [1] }]);
  });

  test("belongs to the one before as long as their move is shown", () => {
    line.tell({ since: 5, seq: 6, ...held(6, 1), events: [event], told: told() });
    expect([table.seat, table.hiding]).toEqual([0, false]);
    table.shown();
    expect([table.seat, table.hiding]).toEqual([1, true]);
  });

  test("shows nothing of a hidden choice before it is taken, nor after it was put away", () => {
    line.tell({ since: 5, seq: 6, ...held(6, 1, true), told: told() });
    table.hold(true);
    expect([table.covered, table.offers, table.asked, seen()]).toEqual([true, [], [], undefined]);
    table.take();
    expect([table.covered, table.offers, table.asked]).toEqual([false, [spoken], ["?"]]);
    table.cover();
    expect([table.covered, table.offers]).toEqual([true, []]);
  });

  test("shows nothing private of an earlier moment", () => {
    line.tell({ since: 5, seq: 6, ...held(6, 1), told: told("one") });
    table.walk(-1);
    table.hold(true);
    expect([table.past, table.asked, seen()]).toEqual([true, [], undefined]);
  });
});
