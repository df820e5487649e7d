// Every table and every page in all sizes, languages and themes: `npm run sizes`, or `npm run sizes -- Strike` for some.
// SHOTS=<folder> keeps pictures, SIZES=390x664,844x390 and LANGUAGES=de,ru choose.
import { mkdir } from "node:fs/promises";
import { launch, People } from "./browser.mjs";
import { LANGUAGES, lookAtPages, lookAtTable, SIZES, THEMES } from "./looking.mjs";
import { positions } from "./positions.mjs";
import { serve } from "./server.mjs";

const wanted = process.argv[2] ?? "";
const { SHOTS: shots } = process.env;
const sizes = process.env.SIZES?.split(",") ?? SIZES;
const languages = process.env.LANGUAGES?.split(",") ?? LANGUAGES;
const themes = process.env.THEMES?.split(",") ?? THEMES;
const looks = languages.flatMap((language) => themes.map((theme) => ({ language, theme, sizes })));
if (shots) await mkdir(shots, { recursive: true });

const server = await serve();
const browser = await launch();
let wrong = 0;
try {
  for (const name of [...Object.keys(positions), "pages"].filter((one) => one.includes(wanted))) {
    const people = new People(browser);
    const found =
      name === "pages" ? await lookAtPages(people, server, looks, shots) : await lookAtTable(people, server, name, looks, shots);
    await people.leave();
    for (const fault of [...found, ...people.problems]) console.log(fault);
    console.log(`${found.length === 0 ? "ok    " : "failed"} ${name}`);
    wrong += found.length + people.problems.length;
  }
} finally {
  await browser.close();
  await server.stop();
}
console.log(wrong === 0 ? "all fits" : `${wrong} faults`);
process.exit(wrong === 0 ? 0 : 1);
