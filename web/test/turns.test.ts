/** Being told of one's turn: what a browser can, and what the server is told of it. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { remember } from "../src/lib/memory";
import { ownId, refresh, subscribe } from "../src/lib/push";
import { isInstalled, reach } from "../src/lib/reach";

const IPHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15";
const IPAD = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15";
const PIXEL = "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36";

interface Has {
  secure?: boolean;
  notices?: NotificationPermission | null;
  push?: boolean;
  agent?: string;
  touch?: number;
  standalone?: boolean;
}

function browser({ secure = true, notices = "default", push = true, agent = PIXEL, touch = 5, standalone = false }: Has): void {
  vi.stubGlobal("isSecureContext", secure);
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  vi.stubGlobal("navigator", { userAgent: agent, maxTouchPoints: touch, standalone, serviceWorker: {} });
  if (notices) vi.stubGlobal("Notification", { permission: notices });
  if (push) vi.stubGlobal("PushManager", class {});
}

beforeEach(() => {
  remember("push", null);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("a browser can push, or says why not", () => {
  browser({});
  expect(reach()).toBe("push");
  browser({ secure: false });
  expect(reach()).toBe("insecure");
  browser({ notices: "denied" });
  expect(reach()).toBe("blocked");
});

test("a browser without push tells while it is open", () => {
  browser({ push: false, agent: IPAD, touch: 0 });
  expect(reach()).toBe("open");
});

test.each([
  [IPHONE, 5, "install"],
  [IPAD, 5, "install"],
  [IPAD, 0, "none"],
  [PIXEL, 5, "none"],
])("a tab without notices in %s", (agent, touch, way) => {
  browser({ notices: null, push: false, agent, touch });
  expect(reach()).toBe(way);
});

test("an app on the home screen of an iPhone is told apart", () => {
  browser({ agent: IPHONE, standalone: true });
  expect(isInstalled()).toBe(true);
  expect(reach()).toBe("push");
});

/** A browser with a push service, and a server that notes what it is told. */
function served(person: string, listed: readonly string[] = ["id of https://push.example/1"]) {
  const told: object[] = [];
  const unsubscribe = vi.fn();
  let made = false;
  const subscription = {
    endpoint: "https://push.example/1",
    toJSON: () => ({ endpoint: "https://push.example/1", keys: {} }),
    unsubscribe,
  };
  const pushManager = {
    getSubscription: async () => (made ? subscription : null),
    subscribe: async () => {
      made = true;
      return subscription;
    },
  };
  const worker = { pushManager };
  vi.stubGlobal("navigator", { serviceWorker: { ready: Promise.resolve(worker), getRegistration: async () => worker } });
  const server = { person };
  vi.stubGlobal("fetch", async (path: string, { method, body }: RequestInit) => {
    if (path === "/api/me") return Response.json({ id: server.person });
    if (method === "GET") return Response.json({ key: "ours", subscriptions: listed.map((id) => ({ id })), muted: [] });
    const place = JSON.parse(String(body)) as { address: string };
    told.push(place);
    return Response.json({ id: `id of ${place.address}` });
  });
  return { told, server, unsubscribe };
}

test("the server is told once, and again when somebody else is here", async () => {
  const { told, server } = served("ana");
  await subscribe();
  expect(ownId()).toBe("id of https://push.example/1");
  await refresh();
  expect(told.length).toBe(1);
  server.person = "ben";
  await refresh();
  await refresh();
  expect(told.length).toBe(2);
});

test("a browser that was taken off the list elsewhere does not come back by itself", async () => {
  const { told, unsubscribe } = served("ana", []);
  await subscribe();
  vi.spyOn(Intl, "DateTimeFormat").mockReturnValue({ resolvedOptions: () => ({ timeZone: "Asia/Tokyo" }) } as Intl.DateTimeFormat);
  await refresh();
  expect(told.length).toBe(1);
  expect(unsubscribe).toHaveBeenCalledOnce();
  expect(ownId()).toBeNull();
});
