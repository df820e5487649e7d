import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Line } from "../src/lib/contract";
import { delayBefore, type Follower, Socket } from "../src/lib/socket";

/** A line whose other end is the test. */
class FakeSocket {
  static all: FakeSocket[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  sent: Record<string, unknown>[] = [];
  closed = false;
  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.closed = true;
  }
  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  hello(): void {
    this.say({ type: "hello", person: "me", name: "" });
  }
  drop(code = 1006): void {
    this.onclose?.({ code });
  }
}

const TABLE = "0123456789ab";
const latest = () => FakeSocket.all.at(-1) as FakeSocket;
let lines: Line[];

function start(): Socket {
  return new Socket({
    url: "ws://here/socket",
    table: TABLE,
    make: (url) => new FakeSocket(url) as unknown as WebSocket,
    random: () => 0.5,
    onLine: (line) => lines.push(line),
  });
}

function follower(since: number | null): Follower & { updates: unknown[]; at: number | null } {
  return {
    updates: [],
    at: since,
    since() {
      return this.at;
    },
    language: () => "en",
    onUpdate(update) {
      this.updates.push(update);
      this.at = update.seq;
    },
  };
}

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  lines = [];
});
afterEach(() => vi.useRealTimers());

describe("a game night", () => {
  const NIGHT = "zyxwvutsrqpo";
  const night = () => ({ news: [] as unknown[], refused: [] as unknown[] });
  const following = (heard: ReturnType<typeof night>) => ({
    onNews: (news: unknown) => heard.news.push(news),
    onRefused: (refused: unknown) => heard.refused.push(refused),
  });

  test("is asked for when the line is greeted, and again after it was lost", () => {
    const socket = start();
    const leave = socket.followNight(NIGHT, following(night()));
    latest().hello();
    const asked = { type: "follow", night: NIGHT, screen: false };
    expect(latest().sent).toEqual([asked]);
    latest().drop();
    vi.runOnlyPendingTimers();
    expect(latest().url).toBe(`ws://here/socket/${NIGHT}`);
    latest().hello();
    expect(latest().sent).toEqual([asked]);
    leave();
    expect(latest().sent.at(-1)).toEqual({ type: "unfollow", night: NIGHT });
  });

  test("tells its own follower, also that there is none", () => {
    const heard = night();
    const socket = start();
    socket.followNight(NIGHT, following(heard));
    latest().hello();
    const news = { type: "night_news", seq: 1, night: { night: NIGHT }, now: 0 };
    latest().say(news);
    latest().say({ ...news, night: { night: "another00000" } });
    latest().say({ type: "refused", code: "night/unknown", message: "", table: NIGHT });
    expect(heard.news).toEqual([news]);
    expect(heard.refused).toHaveLength(1);
  });

  test("hears an act once, also if the line was lost before the answer", async () => {
    const socket = start();
    latest().hello();
    const done = socket.doAtNight(NIGHT, { type: "vote", game: "strike@1" });
    const [first] = latest().sent;
    latest().drop();
    vi.runOnlyPendingTimers();
    latest().hello();
    expect(latest().sent).toEqual([first]);
    latest().say({ type: "done", key: first?.["key"], table: NIGHT, seq: 7 });
    expect((await done).seq).toBe(7);
  });
});

describe("who we are", () => {
  test("is settled over HTTP before the line is opened, and again when the session is void", async () => {
    const asked: boolean[] = [];
    const socket = new Socket({
      url: "ws://here/socket",
      table: TABLE,
      make: (url) => new FakeSocket(url) as unknown as WebSocket,
      random: () => 0.5,
      known: async (again) => asked.push(again),
    });
    expect(FakeSocket.all).toEqual([]);
    socket.wake();
    await vi.advanceTimersByTimeAsync(0);
    expect(FakeSocket.all).toHaveLength(1);
    latest().hello();
    latest().drop();
    await vi.advanceTimersByTimeAsync(1000);
    latest().drop(4401);
    await vi.advanceTimersByTimeAsync(5000);
    expect(FakeSocket.all).toHaveLength(3);
    expect(asked).toEqual([false, true]);
  });
});

describe("the line", () => {
  test("asks for every table when it is greeted, and not before", () => {
    const socket = start();
    socket.follow(TABLE, follower(null));
    expect(latest().sent).toEqual([]);
    latest().hello();
    expect(latest().sent).toEqual([{ type: "watch", table: TABLE, language: "en" }]);
    expect(lines).toEqual(["open"]);
  });

  test("names the table it is made for, and later one that is followed", () => {
    const socket = start();
    expect(latest().url).toBe(`ws://here/socket/${TABLE}`);
    const leave = socket.follow(TABLE, follower(null));
    socket.follow("zz/2", follower(null));
    leave();
    latest().drop();
    vi.runOnlyPendingTimers();
    expect(latest().url).toBe("ws://here/socket/zz%2F2");
  });

  test("connects again and resumes after the last place it knows", () => {
    const socket = start();
    const one = follower(null);
    socket.follow(TABLE, one);
    latest().hello();
    latest().say({ type: "update", table: TABLE, since: 0, seq: 17 });
    latest().drop();
    expect(lines).toEqual(["open", "lost"]);
    vi.advanceTimersByTime(0);
    expect(FakeSocket.all.length).toBe(2);
    latest().hello();
    expect(latest().sent).toEqual([{ type: "resume", table: TABLE, since: 17, language: "en" }]);
    expect(lines).toEqual(["open", "lost", "open"]);
  });

  test("waits longer each time, and starts over when the network is back", () => {
    const socket = start();
    for (const wait of [0, 1000, 2000, 4000, 8000, 8000]) {
      const before = FakeSocket.all.length;
      latest().drop();
      if (wait > 0) vi.advanceTimersByTime(wait - 1);
      if (wait > 0) expect(FakeSocket.all.length).toBe(before);
      vi.advanceTimersByTime(1);
      expect(FakeSocket.all.length).toBe(before + 1);
    }
    latest().drop();
    const before = FakeSocket.all.length;
    socket.wake();
    expect(FakeSocket.all.length).toBe(before + 1);
  });

  test("is lost at once without a network, and soon if a move has no answer", () => {
    const socket = start();
    latest().hello();
    socket.lose();
    expect(lines.at(-1)).toBe("lost");
    expect(latest().closed).toBe(true);
    vi.advanceTimersByTime(1);
    latest().hello();
    void socket.do(TABLE, { type: "resign" });
    vi.advanceTimersByTime(7_999);
    expect(lines.at(-1)).toBe("open");
    vi.advanceTimersByTime(1);
    expect(lines.at(-1)).toBe("lost");
    socket.end();
  });

  test("sends what had no answer again, with the same key", async () => {
    const socket = start();
    latest().hello();
    const done = socket.do(TABLE, { type: "start" });
    const first = latest().sent[0];
    latest().drop();
    vi.advanceTimersByTime(0);
    latest().hello();
    expect(latest().sent).toEqual([first]);
    latest().say({ type: "done", key: first?.["key"], table: TABLE, seq: 9 });
    await expect(done).resolves.toMatchObject({ seq: 9 });
    latest().drop();
    vi.advanceTimersByTime(0);
    latest().hello();
    expect(latest().sent).toEqual([]);
  });

  test("gives a refusal to the one who asked, but tries again if it passes", async () => {
    const socket = start();
    latest().hello();
    const done = socket.do(TABLE, { type: "start" });
    const act = latest().sent[0];
    latest().say({ type: "refused", code: "server/unavailable", message: "", key: act?.["key"] });
    vi.advanceTimersByTime(1000);
    expect(latest().sent).toEqual([act, act]);
    const caught = expect(done).rejects.toMatchObject({ code: "table/host" });
    latest().say({ type: "refused", code: "table/host", message: "", key: act?.["key"] });
    await caught;
  });

  test("comes again when a busy server says so", () => {
    const socket = start();
    latest().hello();
    void socket.do(TABLE, { type: "start" });
    const act = latest().sent[0];
    latest().say({ type: "refused", code: "server/busy", message: "", key: act?.["key"], table: TABLE, wait: 3 });
    vi.advanceTimersByTime(2999);
    expect(latest().sent).toEqual([act]);
    vi.advanceTimersByTime(1);
    expect(latest().sent).toEqual([act, act]);
  });

  test("waits as long as a limit says before it sends again", async () => {
    const socket = start();
    latest().hello();
    const done = socket.do(TABLE, { type: "start" });
    const act = latest().sent[0];
    const key = act?.["key"];
    latest().say({ type: "refused", code: "request/too-many", message: "", key, table: TABLE, wait: 2.5 });
    vi.advanceTimersByTime(2499);
    expect(latest().sent).toEqual([act]);
    vi.advanceTimersByTime(1);
    expect(latest().sent).toEqual([act, act]);
    const caught = expect(done).rejects.toMatchObject({ code: "request/too-many" });
    latest().say({ type: "refused", code: "request/too-many", message: "", key, table: TABLE, wait: 600 });
    await caught;
  });

  test("asks for a table again when a limit allows it, and says when there is none", () => {
    const socket = start();
    const refused = vi.fn();
    socket.follow(TABLE, { ...follower(4), onRefused: refused });
    latest().hello();
    latest().say({ type: "refused", code: "request/too-many", message: "", table: TABLE, wait: 0.5 });
    vi.advanceTimersByTime(500);
    expect(latest().sent.map((message) => message["type"])).toEqual(["resume", "resume"]);
    expect(refused).not.toHaveBeenCalled();
    latest().say({ type: "refused", code: "table/unknown", message: "", table: TABLE });
    expect(refused).toHaveBeenCalledOnce();
  });

  test("says that the server moves, and follows it without a pause", () => {
    start();
    latest().hello();
    latest().say({ type: "moving" });
    latest().drop();
    vi.advanceTimersByTime(0);
    expect(FakeSocket.all.length).toBe(2);
    latest().hello();
    expect(lines).toEqual(["open", "moving", "open"]);
  });

  test("hangs up on a server that is silent", () => {
    start();
    latest().hello();
    const first = latest();
    vi.advanceTimersByTime(20_000);
    expect(first.sent).toEqual([{ type: "ping" }]);
    vi.advanceTimersByTime(8_000);
    expect(first.closed).toBe(true);
    vi.advanceTimersByTime(1);
    expect(FakeSocket.all.length).toBe(2);
  });

  test("stops following when nobody looks any more", () => {
    const socket = start();
    const stop = socket.follow(TABLE, follower(null));
    latest().hello();
    stop();
    expect(latest().sent.at(-1)).toEqual({ type: "unwatch", table: TABLE });
  });
});

test("attempts spread out around their step", () => {
  expect(delayBefore(0)).toBe(0);
  expect(delayBefore(2, () => 0)).toBe(1500);
  expect(delayBefore(2, () => 1)).toBe(2500);
  expect(delayBefore(99, () => 0.5)).toBe(8000);
});
