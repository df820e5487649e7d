// Easy Come and Strike to their ends.
import assert from "node:assert/strict";
import { PHONE } from "../browser.mjs";
import { loaded } from "../checks.mjs";
import { playOn } from "../play.mjs";

const SEEN = 2;
/** Every point of the window is drawn by the processor. */
const SMALL = { width: 800, height: 600 };
const door = (page, name) => page.locator(".door").filter({ has: page.locator(".name", { hasText: name }) });

export const journeys = {
  async "Easy Come with fingers on a phone"({ people, server }) {
    const mira = await people.come({ viewport: PHONE, touch: true });
    await mira.page.goto(server.first);
    await door(mira.page, "Easy Come").tap();
    return `${await playOn(mira)} answers`;
  },

  async "Strike in physics, with three dimensions"({ people, server }) {
    const mira = await people.come({ viewport: SMALL, motion: "no-preference" });
    await mira.page.goto(server.first);
    assert.ok(!(await loaded(mira.page)).some((name) => name.startsWith("three")), "the first page loads three.js");
    await door(mira.page, "Strike").click();
    await mira.page.locator(".space canvas").waitFor();
    assert.ok(
      (await loaded(mira.page)).some((name) => name.startsWith("three")),
      "three.js is not loaded",
    );
    // Drawn by the processor a throw takes many seconds: a few are seen, the rest are told.
    const each = async (_, count) => {
      if (count === SEEN) await mira.page.emulateMedia({ reducedMotion: "reduce" });
    };
    return `${await playOn(mira, { each })} throws`;
  },
};
