import { mount } from "svelte";
import App from "./App.svelte";
import { router } from "./lib/router.svelte";
import { listenForGesture } from "./lib/sound";
import { words } from "./lib/words.svelte";
import "./styles/base.css";
import "./styles/table.css";

router.listen();
listenForGesture();
// The table is fetched while the words are, not after them.
if (router.route.page === "table") void import("./pages/Table.svelte");
await words.speak();
mount(App, { target: document.getElementById("app") ?? document.body });
// The page can be installed where browsers ask for a worker; it keeps nothing but the page itself.
if (import.meta.env.PROD && "serviceWorker" in navigator) void navigator.serviceWorker.register("/worker.js");
