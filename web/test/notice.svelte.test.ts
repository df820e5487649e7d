import { readFileSync } from "node:fs";
import { flushSync } from "svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { settings } from "../src/lib/settings.svelte";
import type { Table } from "../src/lib/table.svelte";
import { noticeTurns } from "../src/shell/notice.svelte";

vi.mock("../src/lib/sound", () => ({ play: () => {} }));
const table = { id: "0123456789ab", called: true, behind: 0, question: "Which dice?" } as unknown as Table;
const told = { body: "Which dice?", tag: table.id, icon: "/icon-192.png", data: "/t/0123456789ab" };

function come(): void {
  const end = $effect.root(() => noticeTurns(table));
  flushSync();
  end();
}

describe("one's turn in a page that is hidden", () => {
  const shown = vi.fn();
  const own = vi.fn();
  beforeEach(() => {
    vi.clearAllMocks();
    settings.notices = true;
    vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    vi.stubGlobal("Notification", Object.assign(own, { permission: "granted" }));
    return () => vi.unstubAllGlobals();
  });

  it("is told by the worker, since pages may not on Android", async () => {
    vi.stubGlobal("navigator", { serviceWorker: { getRegistration: async () => ({ showNotification: shown }) } });
    come();
    await vi.waitFor(() => expect(shown).toHaveBeenCalledWith("Flambeur", told));
    expect(own).not.toHaveBeenCalled();
  });

  it("is told by the page where there is no worker", async () => {
    vi.stubGlobal("navigator", { serviceWorker: { getRegistration: async () => undefined } });
    come();
    await vi.waitFor(() => expect(own).toHaveBeenCalledWith("Flambeur", told));
  });
});

describe("a notice that is tapped", () => {
  type Listen = (event: { notification: { data: string; close: () => void }; waitUntil: (work: Promise<void>) => void }) => void;

  /** Load the worker among these open pages, and tap a notice of the table. */
  async function tap(pages: readonly { url: string; focus: () => void }[]): Promise<string[]> {
    const opened: string[] = [];
    const heard = new Map<string, Listen>();
    const clients = { matchAll: async () => pages, openWindow: async (path: string) => void opened.push(path) };
    const self = { addEventListener: (kind: string, listen: Listen) => heard.set(kind, listen), clients };
    new Function("self", readFileSync("public/worker.js", "utf8"))(self);
    let work: Promise<void> = Promise.resolve();
    heard.get("notificationclick")?.({ notification: { data: told.data, close: () => {} }, waitUntil: (given) => (work = given) });
    await work;
    return opened;
  }

  it("brings the table's page to the front, also at an earlier moment", async () => {
    const focus = vi.fn();
    expect(await tap([{ url: "https://club.example/t/0123456789ab/40", focus }])).toEqual([]);
    expect(focus).toHaveBeenCalledOnce();
  });

  it("opens the table if no page shows it", async () => {
    const focus = vi.fn();
    expect(await tap([{ url: "https://club.example/rules", focus }])).toEqual(["/t/0123456789ab"]);
    expect(focus).not.toHaveBeenCalled();
  });
});
