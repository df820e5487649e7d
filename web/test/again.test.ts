import { describe, expect, it } from "vitest";
import { againOf } from "../src/pages/end/again";
import type { Card, Place } from "../src/protocol";

const person = (name: string, more: Partial<Place> = {}): Place => ({
  name,
  person: name,
  bot: null,
  away: false,
  resigned: false,
  ...more,
});
const bot: Place = { name: "Momo", person: null, bot: "casual", away: false, resigned: false };
const card = (more: Partial<Card>): Card =>
  ({ places: [person("Ana"), person("Ben"), person("Cleo", { resigned: true }), bot], again: [], rematch: null, ...more }) as Card;

describe("another game", () => {
  it("is offered to nobody before somebody asks", () => {
    expect(againOf(card({}), 0)).toEqual({ kind: "quiet" });
  });

  it("invites those who have not answered, and no onlookers", () => {
    expect(againOf(card({ again: [1] }), 0)).toEqual({ kind: "invited", by: [1] });
    expect(againOf(card({ again: [1] }), null)).toEqual({ kind: "quiet" });
  });

  it("waits for people who are there, not for bots and those who left", () => {
    expect(againOf(card({ again: [0] }), 0)).toEqual({ kind: "waiting", missing: [1], alone: true });
    expect(againOf(card({ again: [2, 0] }), 0)).toEqual({ kind: "waiting", missing: [1], alone: false });
  });

  it("has begun with me, without me, or before my eyes", () => {
    const begun = card({ again: [0], rematch: "n3kt6tdsra21" });
    const as = [0, 1, null].map((seat) => againOf(begun, seat));
    expect(as.map((one) => one.kind === "begun" && one.as)).toEqual(["player", "absent", "onlooker"]);
  });
});
