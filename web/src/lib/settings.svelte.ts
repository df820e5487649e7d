/** What people choose once: remembered here, read everywhere. */
import { recall, remember } from "./memory";

export type Theme = "night" | "terrace";
export const SPEEDS = ["calm", "normal", "brisk", "instant"] as const;
/** How fast the table shows what happens; at once means without motion. */
export type Speed = (typeof SPEEDS)[number];
/** How much longer than usual things last. */
export const LASTS: Readonly<Record<Speed, number>> = { calm: 1.5, normal: 1, brisk: 0.55, instant: 0 };

class Settings {
  #name = $state(recall("name") ?? "");
  #sound = $state(recall("sound") !== "off");
  #oneTap = $state(recall("one-tap") === "on");
  #leftHand = $state(recall("left-hand") === "on");
  #tips = $state(recall("tips") !== "off");
  #aloud = $state(recall("aloud") === "on");
  #notices = $state(recall("notices") === "on");
  #hidesNames = $state(recall("hide-names") === "on");
  #vibrates = $state(recall("vibrates") !== "off");
  #awake = $state(recall("awake") !== "off");
  #speed = $state<Speed>(SPEEDS.find((speed) => speed === recall("speed")) ?? "normal");
  #slowsDown = $state(recall("slow-down") === "on");
  /** Who can only watch the others does not want to, for now. */
  #hurries = $state(false);
  /** What is shown now decides something. */
  #matters = $state(false);
  #theme = $state<Theme>(document.documentElement.dataset["theme"] === "terrace" ? "terrace" : "night");

  constructor() {
    this.#move();
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
  /** The same as words take it. */
  get once(): "yes" | "no" {
    return this.#oneTap ? "yes" : "no";
  }
  set oneTap(on: boolean) {
    this.#oneTap = on;
    remember("one-tap", on ? "on" : "off");
  }

  /** On a phone on its side the tray stands at the left. */
  get leftHand(): boolean {
    return this.#leftHand;
  }
  set leftHand(on: boolean) {
    this.#leftHand = on;
    remember("left-hand", on ? "on" : "off");
  }

  /** A game that is new here is taught first, and machines that are new introduce themselves. */
  get tips(): boolean {
    return this.#tips;
  }
  set tips(on: boolean) {
    this.#tips = on;
    remember("tips", on ? "on" : "off");
  }

  /** The voice of the device says headlines. */
  get aloud(): boolean {
    return this.#aloud;
  }
  set aloud(on: boolean) {
    this.#aloud = on;
    remember("aloud", on ? "on" : "off");
  }

  /** The browser says that it is one's turn while the page is hidden. */
  get notices(): boolean {
    return this.#notices;
  }
  set notices(on: boolean) {
    this.#notices = on;
    remember("notices", on ? "on" : "off");
  }

  /** What strangers call themselves is not shown. */
  get hidesNames(): boolean {
    return this.#hidesNames;
  }
  set hidesNames(on: boolean) {
    this.#hidesNames = on;
    remember("hide-names", on ? "on" : null);
  }

  /** The device trembles when dice fall and when it is one's turn, if it can. */
  get vibrates(): boolean {
    return this.#vibrates;
  }
  set vibrates(on: boolean) {
    this.#vibrates = on;
    remember("vibrates", on ? "on" : "off");
  }

  /** The screen does not go dark while a game is played. */
  get awake(): boolean {
    return this.#awake;
  }
  set awake(on: boolean) {
    this.#awake = on;
    remember("awake", on ? "on" : "off");
  }

  get speed(): Speed {
    return this.#speed;
  }
  set speed(value: Speed) {
    this.#speed = value;
    this.#move();
    remember("speed", value);
  }

  get slowsDown(): boolean {
    return this.#slowsDown;
  }
  set slowsDown(value: boolean) {
    this.#slowsDown = value;
    this.#move();
    remember("slow-down", value ? "on" : null);
  }

  get hurries(): boolean {
    return this.#hurries;
  }
  set hurries(value: boolean) {
    this.#hurries = value;
    this.#move();
  }

  set matters(value: boolean) {
    this.#matters = value;
    this.#move();
  }

  /** How fast this moment is shown: as was chosen, or no faster than usual if it matters. */
  get tempo(): Speed {
    const wanted = this.#hurries ? "instant" : this.#speed;
    return this.#matters && this.#slowsDown && LASTS[wanted] < LASTS.normal ? "normal" : wanted;
  }

  /** What CSS moves is as fast. */
  #move(): void {
    const { dataset, style } = document.documentElement;
    dataset["motion"] = this.tempo === "instant" ? "reduced" : "system";
    style.setProperty("--speed", String(LASTS[this.tempo]));
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
