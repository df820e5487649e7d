// Keeps files that never change and the page itself, so that it opens without a network and says that it has none.
// It shows what is pushed to this browser, also when no page is open; a notice that is tapped leads to its table.
const KEPT = "flambeur-1";
/** Addresses of which the page that is kept is not the page: answers of the server, and televisions. */
const ELSEWHERE = /^\/(api\/|tv(\/|$))/;

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== self.location.origin) return;
  if (url.pathname.startsWith("/assets/")) event.respondWith(fromKept(request));
  else if (request.mode === "navigate" && !ELSEWHERE.test(url.pathname)) event.respondWith(fresh(request));
});

self.addEventListener("push", (event) => event.waitUntil(show(event.data.json())));
self.addEventListener("pushsubscriptionchange", (event) => event.waitUntil(renew(event.newSubscription)));
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(lead(event.notification.data));
});

/** Milliseconds in which a page that is awake says where it is. */
const PATIENCE = 500;

/** Where a page is by now; its url tells only where it began. */
function pathOf(page) {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data);
    setTimeout(() => resolve(new URL(page.url).pathname), PATIENCE);
    page.postMessage("where", [port2]);
  });
}

/** Our pages, those at this path apart. */
async function pagesAt(path) {
  const pages = await self.clients.matchAll({ type: "window" });
  const paths = await Promise.all(pages.map(pathOf));
  return { pages, there: pages.filter((_, place) => paths[place].startsWith(path)) };
}

async function show({ title, text, tag, url, count }) {
  // On an app that is installed; nought takes the number away.
  await self.navigator.setAppBadge?.(count);
  const { there } = await pagesAt(url);
  if (there.some((page) => page.focused && page.visibilityState === "visible")) return;
  const told = { body: text, tag, renotify: true, icon: "/icon-192.png", badge: "/badge.png", data: url };
  await self.registration.showNotification(title, told);
}

/** The table that is open, else any page of ours, else a new one. */
async function lead(path) {
  const { pages, there } = await pagesAt(path);
  if (there[0]) await there[0].focus();
  else if (pages[0]) await (await pages[0].navigate(path))?.focus();
  else await self.clients.openWindow(path);
}

/** The push service has given this browser another address. */
async function renew(given) {
  const { key } = await (await fetch("/api/me/notices")).json();
  const made = given ?? (await self.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }));
  const { endpoint: address, keys } = made.toJSON();
  // A worker cannot know which language was chosen; the next visit tells it again.
  const language = ["de", "fr", "ru"].find((one) => self.navigator.language.startsWith(one)) ?? "en";
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const body = JSON.stringify({ way: "push", address, language, zone, ...keys });
  await fetch("/api/me/notices", { method: "POST", headers: { "Content-Type": "application/json" }, body });
}

async function fromKept(request) {
  const kept = await caches.open(KEPT);
  const found = await kept.match(request);
  if (found) return found;
  const response = await fetch(request);
  if (response.ok) await kept.put(request, response.clone());
  return response;
}

async function fresh(request) {
  const kept = await caches.open(KEPT);
  try {
    const response = await fetch(request);
    // A picture that somebody opens is no page to fall back on.
    if (response.ok && response.headers.get("content-type")?.startsWith("text/html")) await kept.put("/", response.clone());
    return response;
  } catch (error) {
    const found = await kept.match("/");
    if (found) return found;
    throw error;
  }
}
