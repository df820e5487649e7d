// All that a browser has for push except the service of its vendor, which no test can have: addresses are made up, keys are not.

/** Let a browser subscribe: replace what would ask the vendor, and nothing else. */
export async function havePush(context, origin) {
  await context.grantPermissions(["notifications"], { origin });
  await context.addInitScript(() => {
    const KEY = "push-of-the-vendor";
    const toText = (bytes) =>
      btoa(String.fromCharCode(...new Uint8Array(bytes)))
        .replaceAll("+", "-")
        .replaceAll("/", "_")
        .replaceAll("=", "");
    const asGiven = (kept) => ({
      endpoint: kept.endpoint,
      toJSON: () => kept,
      unsubscribe: async () => {
        localStorage.removeItem(KEY);
        return true;
      },
    });
    PushManager.prototype.getSubscription = async () => {
      const kept = localStorage.getItem(KEY);
      return kept && asGiven(JSON.parse(kept));
    };
    PushManager.prototype.subscribe = async (options) => {
      if (!options.userVisibleOnly || !/^[\w-]{87}$/.test(options.applicationServerKey)) throw new TypeError("no key of a server");
      const { publicKey } = await crypto.subtle.generateKey({ name: "ECDH", namedCurve: "P-256" }, false, ["deriveBits"]);
      const p256dh = toText(await crypto.subtle.exportKey("raw", publicKey));
      const auth = toText(crypto.getRandomValues(new Uint8Array(16)));
      const kept = { endpoint: `https://push.example/${crypto.randomUUID()}`, keys: { p256dh, auth } };
      localStorage.setItem(KEY, JSON.stringify(kept));
      return asGiven(kept);
    };
  });
}

/** What the vendor's service does: hand a message to the worker. Resolves to a function that does it. */
export async function vendorOf({ context, page }) {
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  const line = await context.newCDPSession(page);
  const origin = new URL(page.url()).origin;
  const registered = new Promise((resolve) => {
    line.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const found = registrations.find(({ scopeURL }) => scopeURL === `${origin}/`);
      if (found) resolve(found.registrationId);
    });
  });
  await line.send("ServiceWorker.enable");
  const registrationId = await registered;
  return (message) => line.send("ServiceWorker.deliverPushMessage", { origin, registrationId, data: JSON.stringify(message) });
}

/** What the system shows of ours now. */
export function shown(page) {
  return page.evaluate(async () => {
    const worker = await navigator.serviceWorker.ready;
    return (await worker.getNotifications()).map(({ title, body, tag, data }) => ({ title, body, tag, data }));
  });
}
