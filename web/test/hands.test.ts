/** What hands do: told at a pace that the server takes, and read from the sensor of a phone. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type Doing, Hands } from "../src/lib/hands.svelte";
import { askToSense, type Moved, maySense, Shaker } from "../src/lib/shake";
import type { Gestured } from "../src/protocol";

it("knows whose phones have a cup, and before which move it was tipped last", () => {
  const hands = new Hands(() => {});
  const gesture = { type: "gestured", table: "t", seat: 1 } as const;
  hands.hear({ ...gesture, version: 4, kind: "cup" } as Gestured);
  expect([hands.tipped, [...hands.trays]]).toEqual([null, []]);
  hands.hear({ ...gesture, version: 4, kind: "tip" } as Gestured);
  hands.hear({ ...gesture, seat: 2, version: 9, kind: "tip" } as Gestured);
  expect([hands.tipped, [...hands.trays]]).toEqual([9, [1, 2]]);
});

describe("telling", () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] }));
  afterEach(() => void vi.useRealTimers());

  function told(...times: readonly (readonly [Doing, number])[]): unknown[] {
    const sent: unknown[] = [];
    const hands = new Hands((gesture) => sent.push(gesture));
    for (const [doing, wait] of times) {
      hands.tell(7, doing);
      vi.advanceTimersByTime(wait);
    }
    vi.advanceTimersByTime(1000);
    return sent;
  }

  it("tells at most ten aims a second, and the last one for sure", () => {
    const pulls = Array.from({ length: 60 }, (_, strength) => [{ kind: "aim", angle: 90_000, strength }, 16] as const);
    const sent = told(...pulls) as { strength: number }[];
    expect(sent.length).toBeLessThanOrEqual(11);
    expect(sent.at(-1)?.strength).toBe(59);
  });

  it("tells at most five other things a second", () => {
    const looks = Array.from({ length: 40 }, (_, face) => [{ kind: "consider", move: { face } }, 25] as const);
    const sent = told(...looks);
    expect(sent.length).toBeLessThanOrEqual(6);
    expect(sent.at(-1)).toEqual({ version: 7, kind: "consider", move: { face: 39 } });
  });

  it("never lets dice wait", () => {
    expect(told([{ kind: "cup" }, 0], [{ kind: "tip" }, 0])).toEqual([
      { version: 7, kind: "cup" },
      { version: 7, kind: "tip" },
    ]);
  });

  it("tells nothing once the table is left", () => {
    const sent: unknown[] = [];
    const hands = new Hands((gesture) => sent.push(gesture));
    for (const face of [1, 2]) hands.tell(7, { kind: "consider", move: { face } });
    hands.rest();
    vi.advanceTimersByTime(1000);
    expect(sent.length).toBe(1);
  });

  it("remembers what was done last, and before which move dice fell", () => {
    const hands = new Hands(() => {});
    const seen = (kind: Gestured["kind"], version: number): Gestured => ({ type: "gestured", table: "t", seat: 1, kind, version });
    hands.hear(seen("tip", 4));
    hands.hear(seen("consider", 4));
    expect([hands.tipped, hands.seen?.kind]).toEqual([4, "consider"]);
  });
});

describe("shaking", () => {
  const REST = { x: 0, y: 2, z: 9.6 };
  const JERK = { x: 22, y: 4, z: 9 };
  const DOWN = { x: 0, y: -8, z: 5.6 };

  /** Feel what a sensor says every 20 milliseconds. */
  function felt(pulls: readonly (typeof REST)[]): Moved[] {
    const shaker = new Shaker();
    return pulls.map((pull, place) => shaker.feel(pull, place * 20));
  }
  const rest = (count: number) => Array.from({ length: count }, () => REST);
  const shakes = (count: number) => Array.from({ length: count }, () => [JERK, ...rest(6)]).flat();

  it("is three jerks or more, and ends when the cup stands still", () => {
    const moved = felt([...shakes(4), ...rest(60)]);
    expect(moved.filter((one) => one === "shaken").length).toBe(2);
    expect(moved.filter((one) => one === "tipped").length).toBe(1);
    expect(moved.indexOf("tipped")).toBeGreaterThan(moved.lastIndexOf("shaken") + 20);
  });

  it("ends at once when the cup is tipped", () => {
    const moved = felt([...shakes(4), DOWN, ...rest(60)]);
    expect(moved.indexOf("tipped")).toBe(shakes(4).length);
  });

  it.each([
    ["one that is put down", [JERK, ...rest(80)]],
    ["one that is carried about", Array.from({ length: 4 }, () => [JERK, ...rest(50)]).flat()],
    ["one that is only turned", [...rest(20), DOWN, DOWN, ...rest(60)]],
  ])("is not what happens to %s", (_, pulls) => {
    expect(felt(pulls).some(Boolean)).toBe(false);
  });
});

describe("a sensor", () => {
  afterEach(() => void vi.unstubAllGlobals());

  it("is not there on plain http", () => {
    vi.stubGlobal("isSecureContext", false);
    vi.stubGlobal("DeviceMotionEvent", class {});
    expect(maySense()).toBe("no");
  });

  it("speaks by itself, or asks its owner at a tap", async () => {
    vi.stubGlobal("isSecureContext", true);
    vi.stubGlobal("DeviceMotionEvent", class {});
    expect(maySense()).toBe("yes");
    const answers = ["granted", "denied"];
    vi.stubGlobal("DeviceMotionEvent", { requestPermission: () => Promise.resolve(answers.shift()) });
    expect([maySense(), await askToSense(), await askToSense()]).toEqual(["ask", "yes", "no"]);
  });
});
