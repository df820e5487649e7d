import { mount } from "svelte";
import App from "./App.svelte";
import { recall } from "./lib/memory";
import { router } from "./lib/router.svelte";
import { listenForGesture } from "./lib/sound";
import { words } from "./lib/words.svelte";
import "./styles/base.css";
import "./styles/table.css";

/** Milliseconds after which nobody waits for a page any more. */
const LATER = 2000;

router.listen();
listenForGesture();
// The table is fetched while the words are, not after them.
if (router.route.page === "table") void import("./pages/Table.svelte");
await words.speak();
mount(App, { target: document.getElementById("app") ?? document.body });
// The page can be installed where browsers ask for a worker; it keeps nothing but the page itself.
if (import.meta.env.PROD && "serviceWorker" in navigator) void navigator.serviceWorker.register("/worker.js");
// The worker asks who has which table before their eyes; only the page itself knows where it is by now.
navigator.serviceWorker?.addEventListener("message", ({ ports }) => ports[0]?.postMessage(location.pathname));
// A browser that is told of turns may have another owner, language or zone by now.
if (recall("push")) setTimeout(() => void import("./lib/push").then(({ refresh }) => refresh()).catch(() => {}), LATER);
