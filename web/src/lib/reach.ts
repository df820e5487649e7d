/** How this browser can tell somebody of their turn. */
import { isApplePhone } from "./able";

/**
 * By push, also when no page is open; only while one is `open`; not while the browser is told to block us; only in the
 * app on the home screen, which is to `install`; not over plain http, which is `insecure`; or in no way.
 */
export type Reach = "push" | "open" | "blocked" | "install" | "insecure" | "none";

/** Whether this page is an app on the home screen. */
export function isInstalled(): boolean {
  return matchMedia("(display-mode: standalone)").matches || ("standalone" in navigator && navigator.standalone === true);
}

export function reach(): Reach {
  if (!isSecureContext) return "insecure";
  if (!("Notification" in globalThis)) return isApplePhone() && !isInstalled() ? "install" : "none";
  if (Notification.permission === "denied") return "blocked";
  return "PushManager" in globalThis && "serviceWorker" in navigator ? "push" : "open";
}
