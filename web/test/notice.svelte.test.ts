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
  const muted: string[] = [];
  beforeEach(() => {
    vi.clearAllMocks();
    muted.length = 0;
    vi.stubGlobal("fetch", async () => Response.json({ key: "", subscriptions: [], muted }));
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

  it("is not told of a table that is muted", async () => {
    muted.push(table.id);
    const looked = vi.fn();
    vi.stubGlobal("navigator", { serviceWorker: { getRegistration: looked } });
    come();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(looked).not.toHaveBeenCalled();
    expect(own).not.toHaveBeenCalled();
  });
});

describe("the worker", () => {
  type Listen = (event: object) => void;
  interface Page {
    url: string;
    focused?: boolean;
    visibilityState?: string;
    focus: () => void;
    navigate: (path: string) => Promise<unknown>;
    postMessage: (asked: string, ports: readonly MessagePort[]) => void;
  }

  const focus = vi.fn();
  const navigate = vi.fn(async () => ({ focus }));
  const opened = vi.fn();
  const show = vi.fn();
  const badge = vi.fn();
  const subscribe = vi.fn();
  /** A page that began elsewhere, and says where it is. */
  const at = (path: string, more: Partial<Page> = {}): Page => {
    const postMessage = (_: string, [port]: readonly MessagePort[]) => port?.postMessage(path);
    return { url: "https://club.example/", focus, navigate, postMessage, ...more };
  };
  beforeEach(() => {
    vi.clearAllMocks();
    return () => vi.unstubAllGlobals();
  });

  /** Load the worker among these open pages, and let something happen to it. */
  async function happen(kind: string, event: object, pages: readonly Page[]): Promise<void> {
    const heard = new Map<string, Listen>();
    const self = {
      addEventListener: (kind: string, listen: Listen) => heard.set(kind, listen),
      clients: { matchAll: async () => pages, openWindow: opened },
      registration: { showNotification: show, pushManager: { subscribe } },
      navigator: { setAppBadge: badge, language: "de-AT" },
    };
    new Function("self", readFileSync("public/worker.js", "utf8"))(self);
    let work: unknown;
    heard.get(kind)?.({ ...event, waitUntil: (given: unknown) => (work = given) });
    await work;
  }

  describe("when a notice is tapped", () => {
    const tap = (pages: readonly Page[]) => happen("notificationclick", { notification: { data: told.data, close: () => {} } }, pages);

    it("brings the table's page to the front, also at an earlier moment", async () => {
      await tap([at("/rules"), at("/t/0123456789ab/40")]);
      expect(focus).toHaveBeenCalledOnce();
      expect(navigate).not.toHaveBeenCalled();
      expect(opened).not.toHaveBeenCalled();
    });

    it("takes a page that sleeps for where it began", async () => {
      await tap([at("", { url: "https://club.example/t/0123456789ab", postMessage: () => {} })]);
      expect(focus).toHaveBeenCalledOnce();
      expect(navigate).not.toHaveBeenCalled();
    });

    it("leads another page of ours to the table", async () => {
      await tap([at("/rules")]);
      expect(navigate).toHaveBeenCalledExactlyOnceWith("/t/0123456789ab");
      expect(focus).toHaveBeenCalledOnce();
    });

    it("opens the table if no page of ours is open", async () => {
      await tap([]);
      expect(opened).toHaveBeenCalledExactlyOnceWith("/t/0123456789ab");
    });
  });

  describe("when a message is pushed", () => {
    const message = { title: "Your turn: Vegas", text: "With Ben.", tag: table.id, url: told.data, count: 2 };
    const push = (pages: readonly Page[]) => happen("push", { data: { json: () => message } }, pages);

    it("shows it, with the number on the icon", async () => {
      await push([at(told.data, { focused: false, visibilityState: "visible" }), at("/me", { focused: true, visibilityState: "visible" })]);
      const { body: _, ...rest } = told;
      expect(show).toHaveBeenCalledExactlyOnceWith(message.title, { ...rest, body: "With Ben.", badge: "/badge.png", renotify: true });
      expect(badge).toHaveBeenCalledExactlyOnceWith(2);
    });

    it("shows nothing to who has the table before their eyes", async () => {
      await push([at(told.data, { focused: true, visibilityState: "visible" })]);
      expect(show).not.toHaveBeenCalled();
      expect(badge).toHaveBeenCalledOnce();
    });
  });

  it("tells the server of another address that the browser has given", async () => {
    const fetched = vi.fn(async (_path: string, _init?: RequestInit) => Response.json({ key: "ours" }));
    vi.stubGlobal("fetch", fetched);
    const keys = { p256dh: "point", auth: "salt" };
    subscribe.mockResolvedValue({ toJSON: () => ({ endpoint: "https://push.example/2", keys }) });
    await happen("pushsubscriptionchange", { newSubscription: null }, []);
    expect(subscribe).toHaveBeenCalledExactlyOnceWith({ userVisibleOnly: true, applicationServerKey: "ours" });
    const [path, sent] = fetched.mock.lastCall ?? [];
    expect([path, sent?.method]).toEqual(["/api/me/notices", "POST"]);
    expect(JSON.parse(String(sent?.body))).toMatchObject({ way: "push", address: "https://push.example/2", language: "de", ...keys });
  });
});
