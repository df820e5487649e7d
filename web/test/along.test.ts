/** Whose seat a link takes along, and what passkeys are written in. */
import { afterEach, expect, test, vi } from "vitest";
import { nameAmong, pathIn, personIn } from "../src/lib/along";
import { Refusal } from "../src/lib/api";
import { fromText, signIn, toText } from "../src/lib/passkeys";
import { read } from "../src/lib/router.svelte";
import type { Card } from "../src/protocol";

afterEach(() => vi.unstubAllGlobals());

const at = (...names: [string, string][]) => ({ places: [null, ...names.map(([person, name]) => ({ person, name }))] }) as unknown as Card;

test("the name at the newest table where the person of the link sits", () => {
  const cards = [at(["bb", "Ben"]), at(["bb", "Ben"], ["aa", "Ana"]), at(["aa", "Anna"])];
  expect(nameAmong(cards, personIn("aa.guest.0.c2VjcmV0"))).toBe("Ana");
  expect(nameAmong(cards, personIn("cc.guest.0.c2VjcmV0"))).toBe("");
});

test("a link leads to a page of its own, with or without a table", () => {
  expect(read("/along")).toEqual({ page: "along", id: "" });
  expect(read("/along/0123456789ab")).toEqual({ page: "along", id: "0123456789ab" });
  expect(read("/along/no-table")).toEqual({ page: "nothing" });
});

test("a link that was pasted leads to the same page here, whatever stands around it", () => {
  expect(pathIn(" https://club.example/along#aa.guest.0.c2VjcmV0\n")).toBe("/along#aa.guest.0.c2VjcmV0");
  expect(pathIn("http://192.168.1.7:8000/along/0123456789ab#aa.guest.0.c2V")).toBe("/along/0123456789ab#aa.guest.0.c2V");
  expect(pathIn("https://club.example/along")).toBeNull();
  expect(pathIn("https://club.example/t/0123456789ab#secret")).toBeNull();
});

test("bytes are written as the server reads them", () => {
  const bytes = Uint8Array.from([251, 255, 190, 0, 1]);
  expect(toText(bytes.buffer)).toBe("-_--AAE");
  expect(fromText("-_--AAE")).toEqual(bytes);
});

test("a browser that has no passkey to give is a refusal with words, not an accident", async () => {
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json({ options: { challenge: "AAAA" } })));
  vi.stubGlobal("navigator", {});
  const refused = await signIn().catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(Refusal);
  expect(refused).toMatchObject({ code: "passkey/none" });
});
