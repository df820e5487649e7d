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

test("on plain http what is selected is copied, in a dialog, too", async () => {
  vi.stubGlobal("navigator", {});
  document.body.innerHTML = "<dialog open><button>Copy</button></dialog>";
  document.querySelector("button")?.focus();
  const copied: string[] = [];
  document.execCommand = () => {
    const field = document.activeElement as HTMLTextAreaElement;
    copied.push(`${field.parentElement?.tagName} ${field.value.slice(field.selectionStart, field.selectionEnd)}`);
    return true;
  };
  expect(await copy("link")).toBe(true);
  expect(copied).toEqual(["DIALOG link"]);
  expect(document.activeElement?.tagName).toBe("BUTTON");
  expect(document.querySelector("textarea")).toBe(null);
});
