/** What people choose once: remembered here, read everywhere. */
import { recall, remember } from "./memory";

export type Theme = "night" | "terrace";
export type Motion = "system" | "reduced";

class Settings {
  #name = $state(recall("name") ?? "");
  #sound = $state(recall("sound") !== "off");
  #oneTap = $state(recall("one-tap") === "on");
  #notices = $state(recall("notices") === "on");
  #motion = $state<Motion>(recall("motion") === "reduced" ? "reduced" : "system");
  #theme = $state<Theme>(document.documentElement.dataset["theme"] === "terrace" ? "terrace" : "night");

  constructor() {
    document.documentElement.dataset["motion"] = this.#motion;
  }

  get name(): string {
    return this.#name;
  }
  set name(value: string) {
    this.#name = value;
    remember("name", value || null);
  }

  get sound(): boolean {
    return this.#sound;
  }
  set sound(on: boolean) {
    this.#sound = on;
    remember("sound", on ? "on" : "off");
  }

  /** One tap plays; without it the first tap shows and the second plays. */
  get oneTap(): boolean {
    return this.#oneTap;
  }
  set oneTap(on: boolean) {
    this.#oneTap = on;
    remember("one-tap", on ? "on" : "off");
  }

  /** The browser says that it is one's turn while the page is hidden. */
  get notices(): boolean {
    return this.#notices;
  }
  set notices(on: boolean) {
    this.#notices = on;
    remember("notices", on ? "on" : "off");
  }

  get motion(): Motion {
    return this.#motion;
  }
  set motion(value: Motion) {
    this.#motion = value;
    document.documentElement.dataset["motion"] = value;
    remember("motion", value);
  }

  get theme(): Theme {
    return this.#theme;
  }
  set theme(value: Theme) {
    this.#theme = value;
    document.documentElement.dataset["theme"] = value;
    const ground = getComputedStyle(document.documentElement).getPropertyValue("--ground");
    document.querySelector('meta[name="theme-color"]')?.setAttribute("content", ground.trim());
    remember("theme", value);
  }
}

export const settings = new Settings();
