/** The screen stays lit while the page is seen: by a lock where there is one, else by a video. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { stayAwake } from "../src/lib/awake";

const IPHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Version/17.5 Mobile/15E148 Safari/604.1";
const film = () => document.querySelector("video");
let hidden = false;

function show(seen: boolean): void {
  hidden = !seen;
  document.dispatchEvent(new Event("visibilitychange"));
}

beforeEach(() => {
  hidden = false;
  vi.spyOn(document, "hidden", "get").mockImplementation(() => hidden);
  vi.spyOn(HTMLMediaElement.prototype, "play").mockResolvedValue();
  vi.spyOn(HTMLMediaElement.prototype, "pause").mockReturnValue();
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test("a lock is held while the page is seen, and no longer than the game", async () => {
  const release = vi.fn();
  const request = vi.fn(async () => ({ release }));
  vi.stubGlobal("navigator", { wakeLock: { request } });
  const rest = stayAwake();
  document.dispatchEvent(new Event("click"));
  expect(request).toHaveBeenCalledTimes(1);
  show(false);
  await vi.waitFor(() => expect(release).toHaveBeenCalledTimes(1));
  show(true);
  expect(request).toHaveBeenCalledTimes(2);
  rest();
  await vi.waitFor(() => expect(release).toHaveBeenCalledTimes(2));
  show(true);
  expect(request).toHaveBeenCalledTimes(2);
  expect(film()).toBe(null);
});

test("a battery that is saved is left alone", async () => {
  const request = vi.fn().mockRejectedValue(new Error("no"));
  vi.stubGlobal("navigator", { wakeLock: { request } });
  stayAwake()();
  expect(request).toHaveBeenCalledTimes(1);
});

test("without a lock a mute video plays, and is gone with the page and the game", () => {
  vi.stubGlobal("navigator", { userAgent: "", maxTouchPoints: 5 });
  const rest = stayAwake();
  expect(film()).toMatchObject({ muted: true, loop: true, playsInline: true });
  show(false);
  expect(film()).toBe(null);
  show(true);
  expect(film()).not.toBe(null);
  rest();
  expect(film()).toBe(null);
});

test("an iPhone is kept awake by silence only, which must not loop; a tap starts what was refused", async () => {
  vi.stubGlobal("navigator", { userAgent: IPHONE, maxTouchPoints: 5 });
  const play = vi.mocked(HTMLMediaElement.prototype.play).mockRejectedValueOnce(new Error("tap first"));
  const rest = stayAwake();
  expect(film()).toMatchObject({ muted: false, loop: false, playsInline: true });
  document.dispatchEvent(new Event("click"));
  expect(play).toHaveBeenCalledTimes(2);
  const video = film() as HTMLVideoElement;
  video.currentTime = 6;
  video.dispatchEvent(new Event("timeupdate"));
  expect(video.currentTime).toBe(0);
  rest();
});
