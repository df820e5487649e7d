import { flushSync, mount, unmount } from "svelte";
import { beforeAll, describe, expect, it } from "vitest";
import type { Table } from "../src/lib/table.svelte";
import { words } from "../src/lib/words.svelte";
import type { Review } from "../src/openapi";
import Merits from "../src/pages/end/Merits.svelte";

const table = { seat: 0, you: 0, initials: ["A", "B", "M"], names: ["Ana", "Ben", "Marie"] } as unknown as Table;
const seat = { result: 0, money: 0, luck: 0.12, loss: 0 };

describe("luck and skill", () => {
  beforeAll(() => words.speak("en"));

  it("are told in a line for each, with a sentence for those who ask", () => {
    const seats = ["Ana", "Ben", "Marie"].map((name, place) => ({ ...seat, name, skill: place ? 0.03 : -0.06 }));
    const shown = mount(Merits, { target: document.body, props: { table, review: { seats } as unknown as Review } });
    flushSync();
    expect(document.querySelector(".spoken")?.textContent).toBe("You: luck +12, skill −6 points of win chance");
    expect(document.body.textContent).toContain("The choices gave away 6 points more than those of the others on average.");
    void unmount(shown);
  });
});
