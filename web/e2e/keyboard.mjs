// A person without a mouse: Tab to what is wanted, Enter to do it.
import assert from "node:assert/strict";

/** Walk with Tab to the control of this name, as far as a page may ask one to. */
export async function walkTo(page, name, most = 40) {
  for (let count = 0; count < most; count++) {
    await page.keyboard.press("Tab");
    const here = await page.evaluate(
      () => document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.textContent?.trim() ?? "",
    );
    if (here.startsWith(name)) return;
  }
  assert.fail(`Tab does not lead to ${name}`);
}

export async function press(page, name) {
  await walkTo(page, name);
  await page.keyboard.press("Enter");
}
