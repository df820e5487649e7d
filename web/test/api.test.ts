/** The first request makes somebody a guest; nobody may become two. */
import { afterEach, expect, test, vi } from "vitest";

afterEach(() => vi.unstubAllGlobals());

test("nothing else is asked before the first answer", async () => {
  const asked: string[] = [];
  let answer: (response: Response) => void = () => {};
  vi.stubGlobal("fetch", (path: string) => {
    asked.push(path);
    return asked.length === 1 ? new Promise<Response>((resolve) => (answer = resolve)) : Promise.resolve(Response.json({ table: "t" }));
  });
  const { api } = await import("../src/lib/api");
  const mine = api.myGames({ limit: 0 });
  const opened = api.open({ game: "vegas", chairs: 2 });
  await Promise.resolve();
  expect(asked).toEqual(["/api/me/games?limit=0"]);
  answer(Response.json({ count: 0 }));
  expect(await mine).toEqual({ count: 0 });
  expect(await opened).toBe("t");
});

test("what is given fills the path, and the rest is a question", async () => {
  const asked: string[] = [];
  vi.stubGlobal("fetch", (path: string, { method }: RequestInit) => {
    asked.push(`${method} ${path}`);
    return Promise.resolve(Response.json({ moments: [] }));
  });
  const { api } = await import("../src/lib/api");
  await api.moments("abc", 7);
  await api.askReview("abc");
  expect(asked).toEqual(["GET /api/tables/abc/moments?until=7", "POST /api/tables/abc/review"]);
});

test("a refusal keeps how long to wait", async () => {
  const busy = { type: "refused", code: "server/busy", message: "", wait: 2.5 };
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json(busy, { status: 503 })));
  const { api } = await import("../src/lib/api");
  await expect(api.me()).rejects.toMatchObject({ code: "server/busy", wait: 2.5 });
});
