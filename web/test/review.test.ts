/** A review as the server told it, recorded from a real game: see tests/server/thought/record_review.py. */
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { mayHint } from "../src/lib/api";
import { textOf } from "../src/lib/offers";
import { read } from "../src/lib/router.svelte";
import { words } from "../src/lib/words.svelte";
import type { ReviewJob } from "../src/openapi";
import Review from "../src/pages/Review.svelte";
import { change, percent } from "../src/pages/review/numbers";
import { apart, pathOf, roundsOf, scale } from "../src/pages/review/plot";
import { chaptersOf, chosenFrom, hitBy, isWrong, momentsOf, standingAt, talliesOf, verdictOf } from "../src/pages/review/reading";
import type { Card, Place } from "../src/protocol";
import recorded from "./fixtures/review.json";
import { english } from "./speaking";

const job = recorded as unknown as ReviewJob;
const review = job.review ?? expect.fail("no review");
const moments = momentsOf(review, job.told);
const speaker = english(review.seats.map(({ name }) => name));
const { say } = speaker;
const FRAME = { width: 400, height: 200, top: 0, right: 0, bottom: 0, left: 0 };

beforeAll(async () => words.speak("en"));

describe("moments", () => {
  it("are all choices and all rolls, in their order, with words", () => {
    expect(moments).toHaveLength(review.decisions.length + review.lucks.length);
    expect(moments.map(({ version }) => version)).toEqual(moments.map(({ version }) => version).toSorted((one, other) => one - other));
    expect(moments.filter(({ lines }) => lines.length === 0)).toEqual([]);
  });

  it("name every option, and mark the one that was played", () => {
    for (const moment of moments) {
      if (moment.kind !== "choice") continue;
      expect(moment.options.filter(({ played }) => played)).toHaveLength(1);
      expect(moment.options.filter(({ said }) => !textOf(said, speaker))).toEqual([]);
      expect(moment.options[0]?.win).toBeGreaterThanOrEqual(moment.options.at(-1)?.win ?? 1);
    }
  });

  it("stand between two places of the curve", () => {
    const last = moments.at(-1);
    expect(last?.after).toEqual(review.curve.at(-1)?.win);
    expect(moments[0]?.before).toEqual(review.curve[0]?.win);
    expect(standingAt(review.curve, 10_000)).toEqual(review.seats.map(({ result }) => result));
  });

  it("carry the numbers of the turning points", () => {
    expect(moments.flatMap(({ turning }) => turning ?? [])).toEqual(review.turning.map((_, place) => place + 1));
  });

  it("can be chosen by player and by kind", () => {
    const of = (kind: Parameters<typeof chosenFrom>[2], seat: number | null = null) => chosenFrom(moments, seat, kind);
    expect(of("all")).toEqual(moments);
    expect(of("choice").length + of("chance").length).toBe(moments.length);
    expect(of("choice", 1).every(({ seat }) => seat === 1)).toBe(true);
    expect(of("wrong")).toHaveLength(review.decisions.filter(({ grade }) => isWrong(grade)).length);
    expect(of("wrong").length).toBeGreaterThan(0);
    expect(of("key").length).toBeLessThan(moments.length);
    expect(of("wrong").every((moment) => of("key").includes(moment))).toBe(true);
  });

  it("are parted as the game is", () => {
    const chapters = chaptersOf(moments, say);
    expect(chapters.flatMap((chapter) => chapter.moments)).toEqual(moments);
    expect(chapters.map(({ name }) => name)).toContain("Turn 1");
  });
});

describe("luck", () => {
  const roll = { kind: "chance", version: 3, seat: 0, heading: "", lines: [], before: [], after: [], turning: null } as const;

  it("is told of the one who rolled, unless it hit another much harder", () => {
    expect(hitBy({ ...roll, luck: [0.1, -0.08, -0.02] }, 1)).toEqual([{ seat: 0, luck: 0.1 }]);
    expect(hitBy({ ...roll, luck: [0.01, -0.3, 0.29] }, 2).map(({ seat }) => seat)).toEqual([1, 2]);
  });

  it("and the result make the verdict", () => {
    const seat = review.seats[0] ?? expect.fail("nobody sat there");
    expect(verdictOf({ ...seat, luck: 0.4, result: 1 })).toEqual({ ending: "won", luck: "kind" });
    expect(verdictOf({ ...seat, luck: -0.4, result: 0.5 })).toEqual({ ending: "shared", luck: "cruel" });
    expect(verdictOf({ ...seat, luck: 0.01, result: 0 })).toEqual({ ending: "lost", luck: "fair" });
  });

  it("leaves the grades of the choices, which add up", () => {
    const all = review.seats.flatMap((_, seat) => Object.values(talliesOf(review.decisions, seat)));
    expect(all.reduce((sum, count) => sum + count, 0)).toBe(review.decisions.length);
  });
});

describe("the curve", () => {
  it("runs from the left to the right, and stays inside", () => {
    const { x, y } = scale(review.curve, FRAME);
    expect([x(0), x(review.curve.at(-1)?.version ?? 0)]).toEqual([0, 400]);
    expect([y(0), y(1), y(1.5)]).toEqual([200, 0, 0]);
    expect(pathOf(review.curve, 0, FRAME)).toMatch(/^M0\.0 [\d.]+(L[\d.]+ [\d.]+)+$/);
  });

  it("has labels that do not hide each other", () => {
    const found = apart([100, 101, 5, 199], 20, 0, 200).toSorted((one, other) => one - other);
    found.slice(1).forEach((place, index) => expect(place - (found[index] ?? 0)).toBeGreaterThanOrEqual(20));
    expect(Math.max(...found)).toBeLessThanOrEqual(200);
  });

  it("shows rounds only where there are few", () => {
    const at = (version: number, heading: string) => ({ ...(moments[0] ?? expect.fail()), version, heading });
    expect(roundsOf(moments, say)).toEqual([]);
    expect(roundsOf([at(1, "Round 1"), at(40, "Round 1"), at(50, "Round 2"), at(99, "Round 2")], say)).toEqual([
      { version: 1, name: "Round 1" },
      { version: 50, name: "Round 2" },
    ]);
    expect(roundsOf([at(1, "Before"), at(2, "Round 1"), at(50, "Round 2"), at(99, "Round 2")], say).map(({ name }) => name)).toEqual([
      "Round 1",
      "Round 2",
    ]);
  });
});

describe("numbers", () => {
  it("are percents with their sign", () => {
    expect([percent(0.412), percent(0.004), percent(1)]).toEqual(["41%", "0.4%", "100%"]);
    expect([change(0.123), change(-0.034), change(0)]).toEqual(["+12%", "−3.4%", "0%"]);
  });
});

describe("the address and the coach", () => {
  it("a review has an address of its own", () => {
    expect(read("/t/0123456789ab/review")).toEqual({ page: "review", id: "0123456789ab" });
    expect(read("/t/0123456789ab/else")).toEqual({ page: "nothing" });
    expect(read("/t/short/review")).toEqual({ page: "nothing" });
  });

  it("hints are for those who play against bots, or where all have them", () => {
    const person = (name: string): Place => ({ name, person: name });
    const card = (hints: boolean, ...places: (Place | null)[]) => ({ phase: "playing", hints, places }) as unknown as Card;
    const bot: Place = { name: "Lumo", bot: "casual" };
    expect(mayHint(card(false, person("Ana"), bot), 0)).toBe(true);
    expect(mayHint(card(false, person("Ana"), person("Ben")), 0)).toBe(false);
    expect(mayHint(card(true, person("Ana"), person("Ben")), 0)).toBe(true);
    expect(mayHint(card(true, person("Ana"), bot), null)).toBe(false);
  });
});

describe("the page", () => {
  const asked: string[] = [];
  let states: Partial<ReviewJob>[] = [];
  let page: ReturnType<typeof mount> | null = null;

  function answer(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
    asked.push(`${init?.method ?? "GET"} ${String(input)}`);
    if (!String(input).includes("/review")) return Promise.resolve(Response.json({ seat: 0, games: [] }));
    return Promise.resolve(Response.json({ table: "t", progress: 0, review: null, told: [], ...(states.shift() ?? job) }));
  }

  /** There is no layout here, so nothing ever changes its size. */
  class Still {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  }

  function open(): HTMLElement {
    vi.stubGlobal("fetch", answer);
    vi.stubGlobal("ResizeObserver", Still);
    page = mount(Review, { target: document.body, props: { id: "0123456789ab" } });
    return document.body;
  }

  afterEach(() => {
    if (page) void unmount(page);
    document.body.innerHTML = "";
    vi.unstubAllGlobals();
  });

  it("asks, tells how far it is, and shows the review when it is there", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout"] });
    states = [{ state: "waiting" }, { state: "running", progress: 0.4 }];
    const body = open();
    await vi.waitFor(() => expect(body.querySelector("[role=status]")?.textContent).toContain("queue"));
    await vi.advanceTimersByTimeAsync(1000);
    await vi.waitFor(() => expect(body.querySelector("[role=progressbar]")?.getAttribute("aria-valuenow")).toBe("40"));
    await vi.advanceTimersByTimeAsync(1000);
    await vi.waitFor(() => expect(body.querySelector(".curve")).not.toBeNull());
    vi.useRealTimers();
    expect(asked.filter((path) => path.includes("/review"))).toEqual([
      "POST /api/tables/0123456789ab/review",
      "GET /api/tables/0123456789ab/review",
      "GET /api/tables/0123456789ab/review",
    ]);
    expect(body.querySelectorAll(".story ol li")).toHaveLength(review.turning.length);
    const wrong = [...body.querySelectorAll<HTMLButtonElement>(".filter button")].find((button) => button.textContent === "Mistakes");
    wrong?.click();
    flushSync();
    expect(body.querySelectorAll(".moments ol > li")).toHaveLength(chosenFrom(moments, null, "wrong").length);
  });

  it("says that it failed, and asks again", async () => {
    states = [{ state: "failed" }];
    const body = open();
    await vi.waitFor(() => expect(body.querySelector("[role=alert]")).not.toBeNull());
    [...body.querySelectorAll("button")].find((button) => button.textContent?.includes("Try again"))?.click();
    await vi.waitFor(() => expect(body.querySelector(".curve")).not.toBeNull());
  });
});
