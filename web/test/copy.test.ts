/** Links are copied with a clipboard and without one. */
import { afterEach, expect, test, vi } from "vitest";
import { copy } from "../src/lib/copy";

afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(document, "execCommand");
});

test("a clipboard takes the text, or refuses it", async () => {
  const writeText = vi.fn().mockResolvedValueOnce(undefined).mockRejectedValueOnce(new Error("no"));
  vi.stubGlobal("navigator", { clipboard: { writeText } });
  expect(await copy("one")).toBe(true);
  expect(await copy("two")).toBe(false);
  expect(writeText).toHaveBeenCalledWith("one");
});

test("on plain http the old command is given the text", async () => {
  vi.stubGlobal("navigator", {});
  const setData = vi.fn();
  document.execCommand = () => {
    document.dispatchEvent(Object.assign(new Event("copy"), { clipboardData: { setData } }));
    return true;
  };
  expect(await copy("link")).toBe(true);
  expect(setData).toHaveBeenCalledWith("text/plain", "link");
});
