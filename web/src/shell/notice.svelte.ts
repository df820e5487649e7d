/** One's turn, told outside the page: in title and icon of the tab, by a sound, and by the browser if that is wanted. */
import { api } from "../lib/api";
import { countAwaited } from "../lib/badge";
import { settings } from "../lib/settings.svelte";
import { play } from "../lib/sound";
import type { Table } from "../lib/table.svelte";
import { say } from "../lib/words.svelte";

/** Call while a component is made; it ends with the component. */
export function noticeTurns(table: Table): void {
  let before = false;
  // Whoever has a device that is handed round sees it; only that it changes hands is worth a sound.
  let holder: number | null = null;
  $effect(() => {
    const called = table.called && table.behind === 0;
    if (called && table.shared && holder !== table.seat) {
      play("turn");
      holder = table.seat;
    }
    const mine = called && !table.shared;
    mark(mine);
    if (mine && !before) {
      play("turn");
      if (document.hidden && settings.notices && Notification.permission === "granted") void notify(table);
    }
    // The next one may be days away: until then no list of games would correct the number.
    if (before && !mine && table.card?.pace.kind === "days") void countAwaited().catch(() => {});
    before = mine;
  });
  $effect(() => () => mark(false));
}

/** What a tab shows among others. */
function mark(mine: boolean): void {
  document.title = mine ? say("web-turn-hidden") : say("web-title");
  document.querySelector('link[rel="icon"]')?.setAttribute("href", mine ? "/icon-turn.svg" : "/icon.svg");
}

/** A page may not show it by itself on Android; what was shown by the worker leads back to the table. */
async function notify(table: Table): Promise<void> {
  // Without an answer it is better told than not.
  const muted: readonly string[] = await api
    .notices()
    .then((all) => all.muted)
    .catch(() => []);
  if (muted.includes(table.id)) return;
  const told = { body: table.question || say("web-turn-yours"), tag: table.id, icon: "/icon-192.png", data: `/t/${table.id}` };
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker) await worker.showNotification("Flambeur", told);
  else new Notification("Flambeur", told);
}
