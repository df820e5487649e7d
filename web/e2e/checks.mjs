// What every page must be: open to people who listen or use keys, within its window, and still while it loads.
import assert from "node:assert/strict";
import axe from "axe-core";

/** Nothing that keeps people out who listen, or who use keys. */
export async function isAccessible(page, where) {
  assert.deepEqual(await violations(page, where), []);
}

/** The same as a list, for those who look at many pages before they judge. */
export async function violations(page, where) {
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate(() => globalThis.axe.run());
  return violations.map(
    ({ id, nodes }) =>
      `${where}: ${id}: ${nodes
        .slice(0, 3)
        .map(({ html, failureSummary }) => `${html.slice(0, 160)} -- ${failureSummary?.split("\n")[1]?.trim() ?? ""}`)
        .join(" | ")}`,
  );
}

/** The page is not wider than its window, and a table is not higher either. */
export async function fits(page, where, { height = false } = {}) {
  const size = await page.evaluate(() => ({
    w: document.documentElement.scrollWidth - innerWidth,
    h: document.documentElement.scrollHeight - innerHeight,
  }));
  assert.ok(size.w <= 0, `${where} is ${size.w} px too wide`);
  if (height) assert.ok(size.h <= 0, `${where} is ${size.h} px too high`);
}

/** How much has moved by itself since the page was opened. */
export function shift(page) {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        let sum = 0;
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) if (!entry.hadRecentInput) sum += entry.value;
        });
        observer.observe({ type: "layout-shift", buffered: true });
        setTimeout(() => resolve(sum), 200);
      }),
  );
}

/** The names of all files that a page has loaded. */
export function loaded(page) {
  return page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name.split("/").at(-1)));
}
