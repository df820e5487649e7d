import { readFileSync } from "node:fs";
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { home, launchOf, pathOf } from "../src/games/strike/aim";
import Board from "../src/games/strike/Board.svelte";
import { clockOf } from "../src/games/strike/clock";
import { apart, isFree, onFloor } from "../src/games/strike/floor";
import { between, FRAME, Motion, topOf } from "../src/games/strike/motion";
import { orderOf, stepsOf, type ThrowStep } from "../src/games/strike/plan";
import { lying, restOf } from "../src/games/strike/poses";
import { stageOf } from "../src/games/strike/stage.svelte";
import Tray from "../src/games/strike/Tray.svelte";
import type { Move } from "../src/games/strike/table";
import { throwOf } from "../src/games/strike/throws";
import { words } from "../src/lib/words.svelte";
import type { StrikeEvent, StrikePicture } from "../src/protocol";
import chance from "./fixtures/strike-chance.json";
import cases from "./fixtures/strike-floor.json";
import hand from "./fixtures/strike-hand.json";
import { type Recorded, Standing } from "./standing.svelte";

type Update = Recorded<StrikePicture, StrikeEvent>;
const HAND = hand as unknown as readonly Update[];
const CHANCE = chance as unknown as readonly Update[];
const MOTION = new Uint8Array(readFileSync("test/fixtures/strike-throw.bin")).buffer;
const last = HAND.at(-1)!;
const step = stepsOf(last.events).find((one): one is ThrowStep => one.kind === "throw")!;
const decision = HAND.find(({ picture }) => picture.mine?.hand !== undefined)!;
const { bowl } = decision.picture;
const there = Object.values(decision.picture.dice);

class Table extends Standing<StrikePicture, Move, StrikeEvent> {}

/** Many components are made in these tests. */
const SLOW = 30_000;

let app: Record<string, unknown> | null = null;
function show(component: typeof Board, table: Table): HTMLElement {
  app = mount(component, { target: document.body, props: { table } });
  flushSync();
  return document.body;
}

/** Here nothing has a size that could change. */
class Still {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

beforeAll(async () => {
  vi.stubGlobal("ResizeObserver", Still);
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null);
  await words.speak("en");
});
afterEach(() => {
  if (app) void unmount(app);
  app = null;
  document.body.innerHTML = "";
});

describe("the floor", () => {
  it("glows where the server refuses, and nowhere else", () => {
    for (const { one, two, on_floor, apart: far } of cases) {
      expect(onFloor(bowl, one)).toBe(on_floor);
      expect(apart(bowl, one, two)).toBe(far);
    }
  });

  it("lets a die stay where it is", () => {
    for (const die of there) expect(isFree(bowl, there, die.die, die)).toBe(true);
  });
});

describe("a motion", () => {
  const motion = new Motion(MOTION, orderOf(step));

  it("ends with the faces that were read", () => {
    for (const { die, at, face } of step.readings) {
      if (at !== "in") continue;
      expect(topOf(motion.still(motion.dice.indexOf(die), motion.frames - 1))).toBe(face);
    }
  });

  it("begins where the dice lay", () => {
    const before = new Map(Object.values(HAND.at(-2)!.picture.dice).map((die) => [die.die, die]));
    for (const [place, die] of motion.dice.entries()) {
      const lay = before.get(die);
      if (!lay) continue;
      const pose = motion.still(place, 0);
      expect(Math.hypot(pose.x - lay.x, pose.y - lay.y)).toBeLessThan(20);
      expect(topOf(pose)).toBe(lay.face);
    }
  });

  it("is smooth between two pictures, and stops at the end", () => {
    const [one, other] = [motion.still(0, 3), motion.still(0, 4)];
    expect(motion.at(0, 3.5 * FRAME)).toEqual(between(one, other, 0.5));
    expect(motion.at(0, 1e6)).toEqual(motion.still(0, motion.frames - 1));
  });

  it("is refused if it is of other dice", () => {
    expect(() => new Motion(MOTION.slice(2), [1])).toThrow();
  });
});

describe("slow motion", () => {
  it("shows every moment once, and takes longer around the decisive one", () => {
    const clock = clockOf(1000, 600);
    let before = -1;
    for (let real = 0; real <= clock.total; real += 5) {
      expect(clock.at(real)).toBeGreaterThanOrEqual(before);
      before = clock.at(real);
    }
    expect(clock.total).toBeGreaterThan(1000);
    expect(clock.at(clock.total)).toBe(1000);
    expect(clockOf(1000, null).total).toBe(1000);
  });
});

describe("dice at rest", () => {
  it("are drawn with their faces up in both forms", () => {
    for (const { picture } of [...HAND, ...CHANCE]) {
      expect(restOf(picture).map(({ pose }) => topOf(pose))).toEqual(Object.values(picture.dice).map(({ face }) => face));
    }
    for (let face = 1; face <= 6; face++) expect(topOf(lying(bowl, face, { x: 0, y: 0, yaw: 77_000 }))).toBe(face);
  });
});

describe("a hand that pulls back", () => {
  const bounds = decision.picture.mine!.hand!;

  it("throws within what the server allows, from anywhere to anywhere", () => {
    for (let trial = 0; trial < 500; trial++) {
      const point = () => ({ x: (Math.sin(trial * 7.1) * 3 + Math.cos(trial)) * 70_000, y: Math.cos(trial * 3.3) * 230_000 });
      const launch = launchOf(bounds, bowl, point(), { x: trial * 400 - 100_000, y: 50_000 - trial * 500 }, trial % 2 === 0);
      if (!launch) continue;
      const { x, y, z, azimuth, pitch, speed } = launch;
      for (const number of [x, y, z, azimuth, pitch, speed]) expect(Number.isInteger(number)).toBe(true);
      expect(x * x + y * y).toBeLessThanOrEqual(bounds.reach ** 2);
      expect(azimuth).toBeGreaterThanOrEqual(0);
      expect(azimuth).toBeLessThan(360_000);
      expect(pitch).toBeGreaterThanOrEqual(bounds.pitch[0]);
      expect(speed).toBeLessThanOrEqual(bounds.speed);
    }
  });

  it("throws away from where it pulls to, farther the farther it pulls, and nothing if it hardly moves", () => {
    const from = home(bowl);
    const pulled = (by: number) => launchOf(bounds, bowl, from, { x: from.x, y: from.y - by }, true)!;
    expect(pulled(50_000).azimuth).toBe(90_000);
    const ends = [25_000, 50_000, 75_000].map((by) => pathOf(pulled(by), bowl, bounds.gravity).at(-1)!.y);
    expect(ends).toEqual([...ends].sort((one, other) => one - other));
    expect(launchOf(bounds, bowl, from, { ...from, y: from.y - 3_000 }, true)).toBeNull();
  });

  it("shows the path of a ready throw up to the floor at the die it is aimed at", () => {
    const [die] = there;
    const ready = throwOf(decision.picture, "normal", new Set([die!.die]))!;
    if (ready.move.type !== "launch") throw new Error("not by hand");
    const end = pathOf(ready.move, bowl, bounds.gravity).at(-1)!;
    expect(Math.hypot(end.x - die!.x, end.y - die!.y)).toBeLessThan(6_000);
  });
});

describe("the tray", () => {
  it("throws at the dice that are chosen, in the style that is chosen", () => {
    const table = new Table(decision, 5);
    const page = show(Tray as typeof Board, table);
    page.querySelector<HTMLButtonElement>(".targets .chip:nth-child(2)")!.click();
    page.querySelectorAll<HTMLButtonElement>(".style")[2]!.click();
    flushSync();
    page.querySelector<HTMLButtonElement>(".throw")!.click();
    const wanted = decision.picture.mine!.throws!.find(
      ({ style, dice }) => style === "hard" && dice.length === 1 && dice[0] === there[0]!.die,
    )!;
    expect(table.chosen).toEqual([wanted.move]);
  });

  it("says how likely a throw of the abstract form is", () => {
    const mine = CHANCE.find(({ picture }) => picture.mine?.throws?.length)!;
    const page = show(Tray as typeof Board, new Table(mine, 3));
    expect(page.querySelector(".style small")?.textContent).toMatch(/^\d+%$/);
  });

  it("pushes a die to a free place", () => {
    const table = new Table(decision, 5);
    const page = show(Tray as typeof Board, table);
    page.querySelector<HTMLButtonElement>(".more .btn")!.click();
    flushSync();
    page.querySelector<HTMLButtonElement>(".spot:not(:disabled)")!.click();
    flushSync();
    page.querySelector<HTMLButtonElement>(".push .pilot")!.click();
    expect(table.chosen.map(({ type }) => type)).toEqual(["regroup"]);
  });

  it("has the marks of the lesson, to push dice together", () => {
    const table = new Table(decision, 5);
    const page = show(Tray as typeof Board, table);
    page.querySelector<HTMLButtonElement>("[data-mark=regroup]")!.click();
    flushSync();
    page.querySelector<HTMLButtonElement>("[data-mark=together]")!.click();
    const [gathered] = table.offers.filter(({ move }) => move.type === "regroup");
    expect(table.chosen).toEqual([gathered!.move]);
  });
});

describe("the board", () => {
  it("is drawn flat without WebGL, with a button for every die one can aim at", () => {
    const table = new Table(decision, 5);
    const page = show(Board, table);
    const dice = page.querySelectorAll(".flat [role=button]");
    expect(dice).toHaveLength(there.length);
    dice[0]!.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    expect(stageOf(table).targets.size).toBe(1);
  });

  it("plays a throw to its end and says so", async () => {
    const table = new Table(last, 5, HAND.at(-2)!.picture);
    vi.stubGlobal("fetch", () => Promise.resolve(new Response(MOTION)));
    show(Board, table);
    await vi.waitFor(() => expect(table.ended).toBe(1), 8000);
    expect(stageOf(table).dice.map(({ die }) => die)).toEqual(Object.values(last.picture.dice).map(({ die }) => die));
  }, 10_000);

  it("goes on without a motion", async () => {
    const table = new Table(last, 5, HAND.at(-2)!.picture);
    vi.stubGlobal("fetch", () => Promise.reject(new Error("no line")));
    show(Board, table);
    await vi.waitFor(() => expect(table.ended).toBe(1), 4000);
  });

  it(
    "shows the last throw again, until that is enough",
    async () => {
      vi.stubGlobal("matchMedia", () => ({ matches: false }));
      // The frames of jsdom have a clock of their own.
      vi.stubGlobal("requestAnimationFrame", (callback: FrameRequestCallback) => setTimeout(() => callback(performance.now()), 5));
      const table = new Table(last, 5, HAND.at(-2)!.picture);
      const stage = stageOf(table);
      vi.stubGlobal("fetch", () => Promise.reject(new Error("no line")));
      const page = show(Board, table);
      expect(page.querySelector(".watch")).toBeNull();
      await vi.waitFor(() => expect(table.ended).toBe(1), 8000);
      flushSync();
      const button = page.querySelector<HTMLButtonElement>(".watch")!;
      button.click();
      expect([stage.replaying, stage.before]).toEqual([true, HAND.at(-2)!.picture]);
      button.click();
      expect([stage.replaying, stage.before, stage.busy]).toEqual([false, null, false]);
      button.click();
      await vi.waitFor(() => expect(stage.replaying).toBe(false), 8000);
      expect(stage.dice.map(({ die }) => die)).toEqual(Object.values(last.picture.dice).map(({ die }) => die));
      expect(table.ended).toBe(1);
    },
    SLOW,
  );

  it(
    "knows words for everything on it",
    () => {
      for (const component of [Board, Tray] as const) {
        for (const update of [HAND[0]!, HAND[3]!, decision, last, CHANCE[0]!, CHANCE[5]!, CHANCE.at(-1)!]) {
          const page = show(component as typeof Board, new Table(update, Object.keys(update.picture.reserves).length));
          expect(page.textContent).not.toMatch(/web-[a-z]/);
          void unmount(app!);
          app = null;
          page.innerHTML = "";
        }
      }
    },
    SLOW,
  );
});
