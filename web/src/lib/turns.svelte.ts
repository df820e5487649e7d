/** Where somebody is told that it is their turn, and from which tables: one answer for every page that asks. */
import type { NewSubscription, Notices, Subscription } from "../openapi";
import { api } from "./api";
import { ownId, reader, subscribe, unsubscribe } from "./push";
import { reach } from "./reach";
import { settings } from "./settings.svelte";

class Turns {
  #all = $state.raw<Notices | null>(null);

  /** All places; nothing before the server has told them. */
  get places(): readonly Subscription[] {
    return this.#all?.subscriptions ?? [];
  }

  get loaded(): boolean {
    return this.#all !== null;
  }

  /** This browser, if it is told also when no page is open. */
  get here(): Subscription | undefined {
    const id = ownId();
    return this.places.find((place) => place.id === id);
  }

  isMuted(table: string): boolean {
    return this.#all?.muted.includes(table) ?? false;
  }

  async load(): Promise<void> {
    this.#all = await api.notices();
  }

  /** Tell me in this browser: by push if it can, else while a page is open; a browser asks its owner first. */
  async tellHere(): Promise<void> {
    if ((await Notification.requestPermission()) !== "granted") return;
    settings.notices = true;
    if (reach() === "push") await subscribe();
    await this.load();
  }

  async tellHereNoMore(): Promise<void> {
    settings.notices = false;
    if (this.here) await api.tellNoMore(this.here.id);
    await unsubscribe();
    await this.load();
  }

  /** Tell me at an address that this browser knows nothing of. */
  async tellAt(way: NewSubscription["way"], address: string): Promise<void> {
    await api.tellAt({ way, address, ...reader() });
    await this.load();
  }

  async remove(place: Subscription): Promise<void> {
    if (place.id === this.here?.id) return this.tellHereNoMore();
    await api.tellNoMore(place.id);
    await this.load();
  }

  async mute(table: string, on: boolean): Promise<void> {
    await api.mute(table, on);
    await this.load();
  }
}

export const turns = new Turns();
