// What the film shows: Mira pulls back, lets go, and wins two pairs.
import assert from "node:assert/strict";

/** Of many scripts, one in which nothing is lost and four dice are won. */
const SCRIPT = "film0118yy";
/** Four dice side by side where the aim goes, in thousandths of millimetres. */
const SPOTS = [
  [6_000, 8_000],
  [23_000, 8_000],
  [40_000, 8_000],
  [23_000, 25_000],
].map(([x, y]) => ({ x, y, yaw: 0 }));
/** Directions of the throws that bring them there, one of which is lost. */
const THROWS = [70_000, 110_000, 90_000, 60_000];
/** Shares of the arena's box: where the finger comes from, where it takes the die, and where it lets it go. */
const [AWAY, HOME, BACK] = [
  [0.8, 1.15],
  [0.5, 0.93],
  [0.47, 1.16],
];

async function ask(request, address, data, headers) {
  const answer = await (data ? request.post(address, { data, headers }) : request.get(address));
  if (!answer.ok()) throw new Error(`${address}: ${await answer.text()}`);
  return answer.json();
}

/** A table of three at which Mira has four dice in the arena, pushed together. */
export async function prepare(request, url) {
  const wanted = {
    game: "strike",
    chairs: 3,
    sit: { type: "sit", name: "Mira" },
    bots: ["casual", "casual"],
    start: true,
    options: { starter: 0 },
    pace: { kind: "live", seconds: 120 },
  };
  const { table } = await ask(request, `${url}/api/tables`, wanted, { "Flambeur-Script": SCRIPT });
  const address = `${url}/api/tables/${table}`;
  const look = async () => (await ask(request, address)).view;
  const play = async (move) => {
    const { version } = await look();
    await ask(request, `${address}/acts`, { act: { type: "play", version, move }, key: `prepared-${version}` });
  };
  for (const azimuth of THROWS) await play({ type: "launch", x: 0, y: -80_000, z: 75_000, azimuth, pitch: 45_000, speed: 900 });
  const { arena } = (await look()).state;
  assert.equal(arena.length, SPOTS.length, "another simulator throws otherwise: look for another script");
  await play({ type: "regroup", placements: arena.map(({ die }, place) => ({ die, ...SPOTS[place] })) });
  return table;
}

/** Runs in the page: a ring where the finger is, smaller while it presses. */
function showFinger([x, y, pressed]) {
  const finger = document.getElementById("finger") ?? document.body.appendChild(document.createElement("div"));
  finger.id = "finger";
  finger.style.cssText = `position: fixed; z-index: 9999; left: ${x - 17}px; top: ${y - 17}px; width: 34px; height: 34px;
    box-sizing: border-box; border: 3px solid white; border-radius: 50%; background: rgb(255 255 255 / 0.3);
    box-shadow: 0 0 12px rgb(0 0 0 / 0.6); pointer-events: none; scale: ${pressed ? 0.8 : 1}`;
}

async function slide({ page, camera }, [fromX, fromY], [toX, toY], frames, pressed = false) {
  for (let frame = 1; frame <= frames; frame++) {
    const share = frame / frames;
    const way = share * share * (3 - 2 * share);
    const [x, y] = [fromX + (toX - fromX) * way, fromY + (toY - fromY) * way];
    await page.mouse.move(x, y);
    await page.evaluate(showFinger, [x, y, pressed]);
    await camera.shoot();
  }
}

/** Aim, let go, and watch until the dice are in the reserve. */
export async function aimAndThrow(page, camera) {
  const box = await page.locator(".space canvas").boundingBox();
  const [away, home, back] = [AWAY, HOME, BACK].map(([x, y]) => [box.x + box.width * x, box.y + box.height * y]);
  const given = { page, camera };
  await slide(given, away, away, 6);
  await slide(given, away, home, 12);
  await page.mouse.down();
  await slide(given, home, back, 16, true);
  await camera.shoot(6);
  const coming = page.waitForResponse((response) => response.url().includes("/throws/"));
  await page.mouse.up();
  await (await coming).finished();
  await page.evaluate(() => document.getElementById("finger").remove());
  const won = page.locator('[data-seat="0"]', { hasText: "You" });
  const before = await won.innerHTML();
  for (let frame = 0; (await won.innerHTML()) === before; frame++) {
    assert(frame < 200, "nothing was won");
    await camera.shoot();
  }
}
