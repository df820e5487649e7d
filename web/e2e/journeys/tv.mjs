// A television and a game night: nobody touches it, and everybody can read it.
import assert from "node:assert/strict";
import { faults, gather, watch } from "../evening.mjs";

const WIDE = { width: 1920, height: 1080 };
const SMALL = { width: 1280, height: 720 };
const LONG = 240_000;

/** Open a television, and read the code on it. */
async function turnOn(people, url, given) {
  const tv = await people.come({ viewport: WIDE, ...given });
  await tv.page.goto(`${url}/tv`);
  await tv.page.locator(".code b").first().waitFor();
  const code = (await tv.page.locator(".code b").allInnerTexts()).join("");
  assert.match(code, /^[A-Z]{4}$/);
  return { ...tv, code };
}

/** Nothing on the stage lies outside the screen, and nothing can be scrolled. */
async function fills(page, { width, height }) {
  const box = await page.locator(".stage").boundingBox();
  assert.deepEqual([box.x, box.y, box.width, box.height].map(Math.round), [0, 0, width, height]);
  assert.ok(
    await page.evaluate(() => document.documentElement.scrollHeight <= innerHeight && document.documentElement.scrollWidth <= innerWidth),
  );
}

/** A phone whose hands are a script: it comes in, begins a game, and in its turn shows a move and says something. */
function think([code, game]) {
  const ask = async (path, asked) => {
    const headers = { "Content-Type": "application/json" };
    const answer = await fetch(`/api${path}`, asked && { method: "POST", headers, body: JSON.stringify(asked) });
    return answer.ok ? answer.json() : Promise.reject(new Error(await answer.text()));
  };
  const turn = async (table) => {
    for (;;) {
      const { seat, view } = await ask(`/tables/${table}`);
      if (view?.turn.type === "choice" && view.turn.seat === seat) return view;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  };
  const show = (table, { version, turn }) => {
    const socket = new WebSocket(`${location.origin.replace("http", "ws")}/socket/${table}`);
    const [move] = turn.moves;
    socket.onmessage = ({ data }) => {
      if (JSON.parse(data).type !== "hello") return;
      socket.send(JSON.stringify({ type: "gesture", table, version, kind: "consider", move }));
      socket.send(JSON.stringify({ type: "react", table, reaction: "wow" }));
    };
    return move;
  };
  return (async () => {
    const { night } = await ask(`/codes/${code}`);
    const act = (act) => ask(`/nights/${night}/acts`, { act, key: crypto.randomUUID() });
    await act({ type: "enter", name: "Ana" });
    await act({ type: "begin", game, bots: 2 });
    const { table } = (await ask(`/nights/${night}`)).night;
    return show(table, await turn(table));
  })();
}

/** A game for a while, then it is broken off. */
async function sample({ page }, guests, game, board) {
  await guests[0].act({ type: "begin", game });
  let over = false;
  const playing = Promise.all(guests.map((guest) => guest.play(() => !over)));
  await page.locator(board).first().waitFor({ timeout: 30_000 });
  await watch(page, page.waitForTimeout(6000));
  over = true;
  await playing;
  await guests[0].breakOff();
  await page.locator(board).first().waitFor({ state: "detached", timeout: 60_000 });
}

export const journeys = {
  async "a night from an empty screen to the score, and the same one after switching off"({ people, server }) {
    const tv = await turnOn(people, server.first, { language: "de" });
    await fills(tv.page, WIDE);
    assert.deepEqual(await faults(tv.page), []);
    await tv.page.getByText("Für Ton eine beliebige Taste").waitFor();
    await tv.page.keyboard.press("Enter");
    assert.equal(await tv.page.getByText("Für Ton eine beliebige Taste").count(), 0);
    const guests = await gather(server.second, tv.code, ["Ana", "", "Benedikt"], "vegas/2018@1");
    await tv.page.getByText("Gast 2").waitFor();
    await tv.page.locator(".vote.leading").waitFor();
    assert.deepEqual(await faults(tv.page), []);
    await guests[0].act({ type: "begin", bots: 1 });
    await tv.page.locator(".casino").first().waitFor({ timeout: 30_000 });
    const choices = await watch(tv.page, Promise.all(guests.map((guest) => guest.play())));
    await watch(tv.page, tv.page.locator(".bars").waitFor({ timeout: LONG }));
    const { people: members, games } = await guests[0].room();
    const totals = await tv.page.locator(".bars .total").allInnerTexts();
    const points = members.map(({ points }) => points).sort((one, other) => other - one);
    assert.deepEqual(totals.map(Number), points);
    assert.equal(games.length, 1);
    // Whoever opens it again comes back to the same night, by its code or by what was remembered.
    for (const path of [`/tv/${tv.code}`, "/tv"]) {
      await tv.page.goto(server.second + path);
      await tv.page.locator(".bars").waitFor();
      assert.equal(await tv.page.locator(".join b").innerText(), tv.code);
    }
    return `${choices.join(", ")} choices`;
  },

  async "Royale, Easy Come and Strike on a small television, in Russian"({ people, server }) {
    const tv = await turnOn(people, server.first, { viewport: SMALL, language: "ru", motion: "no-preference" });
    await fills(tv.page, SMALL);
    const guests = await gather(server.first, tv.code, ["Ана", "Константин", ""], "vegas/royale@1");
    await sample(tv, guests, "vegas/royale@1", ".machine-card");
    await sample(tv, guests, "easycome@1", ".owner");
    await sample(tv, guests, "strike@1", ".arena");
    await guests[0].act({ type: "close" });
    await tv.page.locator(".closing").waitFor();
    assert.deepEqual(await faults(tv.page), []);
  },

  async "what somebody thinks of is seen before they do it, and reactions fly over the table"({ people, server }) {
    const tv = await turnOn(people, server.first, { motion: "no-preference" });
    const phone = await people.come();
    await phone.page.goto(`${server.first}/settings`);
    const { face } = await phone.page.evaluate(think, [tv.code, "vegas/2018@1"]);
    await tv.page.locator(".reaction").waitFor();
    await tv.page.locator(`.casino.pick[data-casino="${face}"] .plus`).first().waitFor();
    await tv.page.getByText("Ana thinks of this").waitFor();
    await tv.page.locator(`.group.lifted[data-group="${face}"]`).waitFor();
    assert.deepEqual(await faults(tv.page), []);
  },

  async "dice are in the cup until the phone tips it"({ people, server }) {
    const tv = await turnOn(people, server.first, { motion: "no-preference" });
    const phone = await people.come({ viewport: { width: 390, height: 664 }, touch: true, oneTap: true, name: "Ana" });
    await phone.page.goto(`${server.first}/join/${tv.code}`);
    const { night } = await phone.page.evaluate(async (code) => (await fetch(`/api/codes/${code}`)).json(), tv.code);
    await phone.page.goto(`${server.first}/n/${night}`);
    await phone.page.locator(".night footer .btn.hot").tap();
    await phone.page.locator(".votes button", { hasText: "Vegas" }).tap();
    await phone.page.locator(".night footer .btn.hot").tap();
    // The first time nobody knows yet that there is a cup.
    await phone.page.locator(".hand .roll").tap({ timeout: LONG });
    await phone.page.locator(".hand .heap").first().tap();
    await phone.page.locator(".hand .roll").waitFor({ timeout: LONG });
    await tv.page.getByText("Ana has the dice in the cup").waitFor();
    await tv.page.locator(".felt > .cup").waitFor();
    assert.equal(await tv.page.locator(".felt .one").count(), 0, "dice are seen before they fall");
    assert.deepEqual(await faults(tv.page), []);
    await phone.page.locator(".hand .roll").tap();
    await tv.page.locator(".felt .one").first().waitFor();
    assert.equal(await tv.page.locator(".felt > .cup").count(), 0);
  },

  async "a code that leads nowhere is said so"({ people, server }) {
    const tv = await people.come({ viewport: WIDE });
    await tv.page.goto(`${server.first}/tv/ZZZZ`);
    await tv.page.getByText("There is no game night with the code ZZZZ").waitFor();
    people.problems = people.problems.filter((problem) => !problem.includes("/api/codes/ZZZZ"));
  },
};
