// Writes the icons of the page from the logo: `node tools/icons.mjs`, after the logo has changed.
import { writeFile } from "node:fs/promises";
import { chromium } from "playwright-core";
import { createServer } from "vite";

const vite = await createServer({ server: { middlewareMode: true }, appType: "custom", logLevel: "error" });
const { logo, silhouette, toSvg } = await vite.ssrLoadModule("/src/kit/draw.ts");
const drawing = toSvg(logo());
const cut = toSvg(silhouette());
await vite.close();
const file = (name) => new URL(`../public/${name}`, import.meta.url);
await writeFile(file("icon.svg"), `${drawing}\n`);

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu"],
});
for (const size of [192, 512]) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  // A ground around the logo, so that systems may cut the icon to any shape.
  await page.setContent(
    `<body style="margin:0;background:#160C21;display:grid;place-items:center;height:100vh"><div style="width:66%">${drawing}</div></body>`,
  );
  await writeFile(file(`icon-${size}.png`), await page.screenshot());
}
// What Android shows in its bar: only where a picture is opaque counts.
const small = await browser.newPage({ viewport: { width: 96, height: 96 } });
await small.setContent(`<body style="margin:0;display:grid;place-items:center;height:100vh"><div style="width:84%">${cut}</div></body>`);
await writeFile(file("badge.png"), await small.screenshot({ omitBackground: true }));
await browser.close();
