import { beforeEach, describe, expect, test } from "vitest";
import { agreementHash, commitmentOf, freshNonce, listHash } from "../src/lib/fair/beginning";
import { checkRecord, isGood } from "../src/lib/fair/checking";
import { judge } from "../src/lib/fair/comparing";
import { toHex } from "../src/lib/fair/hashing";
import { blank, MOST, read, write } from "../src/lib/fair/receipt";
import { readRecord } from "../src/lib/fair/record";
import { Witness } from "../src/lib/fair/witness.svelte";
import type { Act } from "../src/lib/socket";
import type { Update } from "../src/protocol";
import { Server, SIGNER, TABLE } from "./fair2.server";

type Sent = Act & { agreement?: string; commitment?: string; list?: string; nonce?: string };

let server: Server;
let sent: Sent[];
let keys: readonly string[];

function witness(answer: (act: Sent) => Promise<string | null> = async () => null): Witness {
  const act = (act: Act) => {
    sent.push(act);
    return answer(act);
  };
  return new Witness(TABLE, { act, keys: async () => keys });
}

async function show(to: Witness, update: Update): Promise<void> {
  to.see(update, server.card);
  await to.settled;
}

/** The list with what was committed at seat 0, and a nonce of the other. */
const other = freshNonce();
function listed(): (string | null)[] {
  const agreed = agreementHash(server.begun.at(-1)?.agreement ?? "");
  return [sent.at(-1)?.commitment ?? null, commitmentOf(agreed, 1, other), null];
}

/** Begin, and have this one commit and reveal; gives back the nonce. */
async function begin(who: Witness): Promise<string> {
  await show(who, server.update());
  await show(who, server.begin());
  await show(who, server.list(listed()));
  const nonce = sent.at(-1)?.nonce ?? "";
  await show(who, server.open([nonce, other, null]));
  return nonce;
}

beforeEach(() => {
  localStorage.clear();
  server = new Server();
  sent = [];
  keys = [SIGNER];
});

describe("the beginning", () => {
  test("commits, finds its commitment in the signed list, and reveals; everything is stored before it is sent", async () => {
    const stored: (string | undefined)[] = [];
    const who = witness(async (act) => {
      stored.push(
        act.commitment
          ? Object.keys(localStorage).find((key) => key.endsWith(act.commitment ?? ""))
          : (read(TABLE)?.receipt.beginnings[0]?.nonce ?? undefined),
      );
      return act.type === "reveal" ? server.receipt(0, act.nonce) : null;
    });
    const nonce = await begin(who);
    await who.settled;
    const agreed = agreementHash(server.begun[0]?.agreement ?? "");
    const commitment = commitmentOf(agreed, 0, nonce);
    expect(sent).toEqual([
      { type: "commit", agreement: toHex(agreed), commitment },
      { type: "reveal", list: toHex(listHash(agreed, server.begun[0]?.list ?? [])), nonce },
    ]);
    expect(stored).toEqual([`flambeur.nonce.${TABLE}.${toHex(agreed)}.${commitment}`, nonce]);
    expect(who.contradictions).toEqual([]);
    expect([who.gave, who.kept.receipt.seat, who.kept.revealed]).toEqual([true, 0, server.receipt(0, nonce)]);
  });

  test("goes on after the page was loaded again, with the same nonce", async () => {
    await show(witness(), server.begin());
    const list = server.list(listed());
    const again = witness();
    await show(again, list);
    await show(witness(), list);
    expect(sent.map(({ type }) => type)).toEqual(["commit", "reveal", "reveal"]);
    expect(sent[1]?.nonce).toBe(sent[2]?.nonce);
    expect(localStorage.getItem(`flambeur.nonce.${TABLE}.${sent[0]?.agreement}.${sent[0]?.commitment}`)).toBe(sent[1]?.nonce);
    expect(commitmentOf(agreementHash(server.begun[0]?.agreement ?? ""), 0, sent[1]?.nonce ?? "")).toBe(sent[0]?.commitment);
  });

  test("says the same in two tabs, and once in each", async () => {
    const [one, two] = [witness(), witness()];
    const begun = server.begin();
    for (const who of [one, two, one]) await show(who, begun);
    expect(sent).toHaveLength(2);
    expect(sent[0]).toEqual(sent[1]);
  });

  test("reveals nothing on another device, whose commitment came too late", async () => {
    const who = witness(() => Promise.reject(new Error("refused")));
    await show(who, server.begin());
    const theirs = commitmentOf(agreementHash(server.begun[0]?.agreement ?? ""), 0, other);
    await show(who, server.list([theirs, null, null]));
    await show(who, server.open([other, null, null]));
    await show(who, server.play());
    expect(sent.map(({ type }) => type)).toEqual(["commit"]);
    expect([who.gave, who.contradictions]).toEqual([false, []]);
    expect(await judge(who.kept, server.record())).toEqual({ verdict: "unproven", contradictions: [], anew: 0 });
  });

  test("commits to nothing that is not as it was shown", async () => {
    const wrong: [string, object][] = [
      ["promise", { promise: "00".repeat(32) }],
      ["agreement", { table: "another" }],
      ["agreement", { beginning: 3 }],
      ["agreement", { start: {} }],
      ["agreement", { game: "vegas/2012@1" }],
      ["agreement", { options: { neutral_variant: true } }],
      ["agreement", { terms: { pace: { kind: "days", seconds: 60 }, hints: false } }],
    ];
    for (const [what, more] of wrong) {
      localStorage.clear();
      server = new Server();
      const who = witness();
      await show(who, server.update());
      await show(who, server.begin(more));
      expect(who.contradictions.map((one) => one.what)).toEqual([what]);
    }
    expect(sent).toEqual([]);
  });

  test("gives to a game that goes on from a moment of another one, if that was shown", async () => {
    server.card = { ...server.card, played_on: true };
    const who = witness();
    await show(who, server.update());
    await show(who, server.begin({ start: { round: 2 } }));
    await show(who, server.list(listed()));
    await show(who, server.open([sent.at(-1)?.nonce ?? "", other, null]));
    await show(who, server.play());
    expect([who.gave, who.contradictions]).toEqual([true, []]);
    expect(isGood(await checkRecord(readRecord(server.record())))).toBe(true);
    server = new Server();
    server.card = { ...server.card, played_on: true };
    localStorage.clear();
    const later = witness();
    await show(later, server.begin());
    expect(later.contradictions.map(({ what }) => what)).toEqual(["agreement"]);
  });

  test("commits to nobody's other names or bots", async () => {
    const who = witness();
    const update = server.begin();
    server.card = {
      ...server.card,
      places: [server.card.places[1] ?? null, server.card.places[0] ?? null, { name: "Ada", bot: "champion" }],
    };
    await show(who, update);
    expect([who.contradictions.map(({ what }) => what), sent]).toEqual([["agreement", "names"], []]);
  });

  test("reveals nothing to a list that is not signed", async () => {
    const who = witness();
    await show(who, server.begin());
    await show(who, server.list(listed(), "00".repeat(64)));
    expect(sent.map(({ type }) => type)).toEqual(["commit"]);
    expect(who.contradictions.map(({ what }) => what)).toEqual(["signature"]);
  });

  test("raises an alarm at a key that the server does not list, also if it lists another than before", async () => {
    keys = ["ab"];
    const who = witness();
    await show(who, server.begin());
    await show(who, server.list(listed()));
    expect([who.contradictions.map(({ what }) => what), sent.length]).toEqual([["key"], 1]);
    localStorage.clear();
    localStorage.setItem("flambeur.signer", "cd".repeat(32));
    keys = [SIGNER];
    const later = witness();
    await show(later, server.list(listed()));
    expect(later.contradictions.map(({ what }) => what)).toEqual(["key"]);
  });

  test("goes on with fresh nonces when others are silent, but not for ever, and not for one that was silent", async () => {
    const who = witness();
    const nonces: (string | undefined)[] = [];
    await show(who, server.begin());
    for (const silent of [1, 2]) {
      await show(who, server.list(listed()));
      nonces.push(sent.at(-1)?.nonce);
      await show(who, server.anew([silent], [nonces.at(-1) ?? null, null, null]));
    }
    expect(new Set(nonces).size).toBe(2);
    expect(sent.map(({ type }) => type)).toEqual(["commit", "reveal", "commit", "reveal", "commit"]);
    await show(who, server.list(listed()));
    await show(who, server.anew([1], [null, null, null]));
    expect(sent.at(-1)?.type).toBe("reveal");
    server = new Server();
    localStorage.clear();
    sent = [];
    server.begin();
    server.list([other, null, null]);
    await show(witness(), server.anew([0], [null, null, null]));
    expect(sent).toEqual([]);
  });
});

describe("the receipt", () => {
  test("agrees with the record, and the record with itself", async () => {
    const who = witness();
    await begin(who);
    await show(who, server.play());
    expect(Object.keys(who.kept.receipt.lines)).toEqual(["1", "2", "3", "4"]);
    expect(isGood(await checkRecord(readRecord(server.record())))).toBe(true);
    expect(await judge(read(TABLE) ?? blank("", 0), server.record())).toEqual({ verdict: "agrees", contradictions: [], anew: 0 });
  });

  test("agrees after a beginning that was broken off", async () => {
    const who = witness();
    await show(who, server.begin());
    await show(who, server.list(listed()));
    await show(who, server.anew([1], [sent.at(-1)?.nonce ?? "", null, null]));
    await show(who, server.list([sent.at(-1)?.commitment ?? "", null, null]));
    await show(who, server.open([sent.at(-1)?.nonce ?? "", null, null]));
    await show(who, server.play());
    expect(await judge(who.kept, server.record())).toEqual({ verdict: "agrees", contradictions: [], anew: 1 });
    for (const [text, by] of [
      ['"silent":[1]', '"silent":[0]'],
      ['"beginning":1', '"beginning":2'],
      ['"game":"vegas/2018@1"', '"game":"vegas/2012@1"'],
    ] as const) {
      const record = server.record().split("\n");
      const at = record.findLastIndex((line) => line.includes(text));
      const { checks } = await checkRecord(readRecord(record.with(at, (record[at] ?? "").replace(text, by)).join("\n")));
      expect([checks.anew, checks.commitments], by).toContain(false);
    }
  });

  test("proves nothing to those who only look on", async () => {
    server.begin();
    server.list([null, listed()[1] ?? null, null]);
    server.open([null, other, null]);
    const onlooker = witness();
    await show(onlooker, { ...server.play(), begun: server.begun, seat: null });
    expect(await judge(onlooker.kept, server.record())).toMatchObject({ verdict: "unproven" });
  });

  test("is contradicted by a record in which anything was changed", async () => {
    const who = witness();
    const nonce = await begin(who);
    await show(who, server.play());
    const record = server.record();
    const bend = (text: string, by: string) => record.replace(text, by);
    const changed: [string, string][] = [
      ['"face":3', '"face":4'],
      ['"game":"vegas/2018@1"', '"game":"vegas/2012@1"'],
      [nonce, "ab".repeat(32)],
      ["Zoé", "Zoe"],
      ['"scores":[3', '"scores":[9'],
      ['"hidden":{"type":"shuffled","cards":[', '"hidden":{"type":"shuffled","cards":[9,'],
      [server.seeds[0] ?? "", "cd".repeat(32)],
    ];
    for (const [text, by] of changed) {
      expect(record).toContain(text);
      expect((await judge(who.kept, bend(text, by))).verdict, by).toBe("contradicts");
    }
  });

  test("is contradicted by a record that makes no sense, or is of the older kind", async () => {
    const who = witness();
    await begin(who);
    await show(who, server.play());
    for (const record of [
      "",
      "{}\n",
      '{"flambeur":1,"game":"vegas/2018@1"}\n{"seed":"00"}\n',
      server.record().replace('"list":', '"lost":'),
    ]) {
      expect(await judge(who.kept, record)).toMatchObject({ verdict: "contradicts", contradictions: [{ what: "record" }] });
    }
    expect(await judge(blank(TABLE, 0), '{"flambeur":1,"game":"vegas/2018@1"}\n')).toMatchObject({ verdict: "unproven" });
  });

  test("is contradicted by another game with the same promise, right in itself", async () => {
    const who = witness();
    const nonce = await begin(who);
    await show(who, server.play());
    const forged = new Server(server.salts);
    forged.begin();
    forged.list(server.begun[0]?.list ?? []);
    forged.open([nonce, other, null]);
    forged.play();
    expect((await judge(who.kept, forged.record())).verdict).toBe("agrees");
    forged.lines = [
      ...forged.lines.slice(0, 2),
      { open: JSON.stringify({ seat: 0, move: { type: "place", face: 6 } }), hidden: null },
      ...forged.lines.slice(3),
    ];
    forged.seals = [forged.seal(2), forged.seal(4)];
    expect(isGood(await checkRecord(readRecord(forged.record())))).toBe(true);
    const { verdict, contradictions } = await judge(who.kept, forged.record());
    expect([verdict, contradictions.map(({ what, number }) => [what, number])]).toEqual([
      "contradicts",
      [
        ["line", 3],
        ["chain", 4],
      ],
    ]);
  });

  test("notices at once when a line, a list or an agreement is told otherwise than before", async () => {
    const who = witness();
    await begin(who);
    await show(who, server.play());
    await show(who, server.update({ line: 2, lines: ['{"seat":1,"move":{"type":"place","face":3}}'] }));
    expect(who.contradictions).toMatchObject([{ what: "line", number: 3 }]);
    const [first] = server.begun;
    await show(who, server.update({ begun: [{ ...first, list: [null, null, null] }] as Update["begun"] }));
    await show(who, server.update({ begun: [{ ...first, agreement: server.agreement() }] as Update["begun"] }));
    expect(who.contradictions.map(({ what }) => what)).toEqual(["line", "list", "agreement"]);
  });

  test("forgets what the server says that it lost, and says so, too", async () => {
    const who = witness();
    await begin(who);
    const played = server.play();
    await show(who, played);
    await show(who, server.update({ seal: { ...server.seal(2, "shortened"), count: 1 } }));
    expect(who.contradictions.map(({ what }) => what)).toEqual(["signature"]);
    const lost = server.seal(2, "shortened");
    await show(who, server.update({ seal: lost, line: 2, lines: ['{"mark":"away","seat":0}'] }));
    expect(who.shortened).toBe(true);
    expect(Object.keys(who.kept.receipt.lines)).toEqual(["1", "2", "3"]);
    expect(who.contradictions.map(({ what }) => what)).toEqual(["signature"]);
    expect(who.kept.receipt.seals).toEqual([]);
  });

  test("is kept for the last tables only", () => {
    for (let number = 0; number < MOST + 3; number++) {
      localStorage.setItem(`flambeur.nonce.t${number}.a.b`, "n");
      write(blank(`t${number}`, number));
    }
    expect([
      read("t2"),
      read("t3")?.at,
      localStorage.getItem("flambeur.nonce.t2.a.b"),
      localStorage.getItem("flambeur.nonce.t3.a.b"),
    ]).toEqual([null, 3, null, "n"]);
  });
});
