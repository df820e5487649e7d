import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { feel } from "../src/lib/feel";
import { DURATION, isReduced, lasting, paced } from "../src/lib/motion";
import { SPEEDS, settings } from "../src/lib/settings.svelte";

beforeEach(() => vi.stubGlobal("matchMedia", () => ({ matches: false })));
afterEach(() => {
  settings.speed = "normal";
  settings.vibrates = true;
});

describe("the speed of the table", () => {
  it("makes everything last longer or shorter, in CSS, too", () => {
    const last = SPEEDS.map((speed) => {
      settings.speed = speed;
      expect(document.documentElement.style.getPropertyValue("--speed")).toBe(String(paced(1000) / 1000));
      return lasting("fly");
    });
    expect(last).toEqual([...last].sort((one, other) => other - one));
    expect([last[1], last[3]]).toEqual([DURATION.fly, 0]);
  });

  it("is without motion at once", () => {
    settings.speed = "instant";
    expect([isReduced(), document.documentElement.dataset["motion"]]).toEqual([true, "reduced"]);
  });
});

describe("a moment that matters", () => {
  it.each([
    ["calm", "calm"],
    ["normal", "normal"],
    ["brisk", "normal"],
    ["instant", "normal"],
  ] as const)("is never faster than usual: %s becomes %s", (chosen, tempo) => {
    settings.speed = chosen;
    settings.slowsDown = settings.matters = true;
    expect([settings.tempo, settings.speed]).toEqual([tempo, chosen]);
    expect(document.documentElement.style.getPropertyValue("--speed")).toBe(String(paced(1)));
    settings.slowsDown = settings.matters = false;
    expect(settings.tempo).toBe(chosen);
  });
});

describe("the hand that plays", () => {
  it("is the right one unless the left was chosen, and stays so", async () => {
    const anew = async () => {
      vi.resetModules();
      return (await import("../src/lib/settings.svelte")).settings.leftHand;
    };
    expect(await anew()).toBe(false);
    settings.leftHand = true;
    expect(await anew()).toBe(true);
    settings.leftHand = false;
    expect(await anew()).toBe(false);
  });
});

describe("what a hand feels", () => {
  it("trembles after the first tap, and only where it is wanted", () => {
    const vibrate = vi.fn();
    vi.stubGlobal("navigator", { vibrate, userActivation: { hasBeenActive: false } });
    feel("roll");
    expect(vibrate).not.toHaveBeenCalled();
    vi.stubGlobal("navigator", { vibrate, userActivation: { hasBeenActive: true } });
    feel("roll");
    feel("chip");
    settings.vibrates = false;
    feel("roll");
    expect(vibrate).toHaveBeenCalledTimes(1);
  });
});
