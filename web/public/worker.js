// Keeps files that never change and the page itself, so that it opens without a network and says that it has none.
// A notice that is tapped leads to its table.
const KEPT = "flambeur-1";

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== self.location.origin) return;
  if (url.pathname.startsWith("/assets/")) event.respondWith(fromKept(request));
  else if (request.mode === "navigate" && !url.pathname.startsWith("/api/")) event.respondWith(fresh(request));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(lead(event.notification.data));
});

async function lead(path) {
  const pages = await self.clients.matchAll({ type: "window" });
  const there = pages.find((page) => new URL(page.url).pathname.startsWith(path));
  await (there ? there.focus() : self.clients.openWindow(path));
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
