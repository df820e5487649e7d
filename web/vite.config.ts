import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

/** Code that every page needs. */
const BASE = new RegExp(
  [
    "/src/(kit|styles)/",
    "/src/lib/(able|api|badge|colours|games|guests|learning|memory|motion|names|offers|phrases|reach|router|settings|sound|strangers|voice|words)\\.",
    "/src/games/([a-z]+/)?(index|Door)\\.",
    "/src/(pages/(start|DoorArt|Nothing|review/numbers)|shell/(Dialog|LanguageChoice|Waiting|refusal))\\.",
    "/node_modules/(svelte|@fluent)/",
  ].join("|"),
);
/** Code that every stage needs: tables, and positions that stand still. */
const STAGE = /\/src\/(shell\/((Players|Sentence|keys|PlayOn)\.|plain\/)|lib\/(connection|copy|sight)\.|pages\/options\.)/;
const TESTS = ["test/**/*.test.ts"];
/** Tests that build the client, which cannot be done in a window. */
const BUILDS = ["test/tv.old.test.ts"];
const SERVER = process.env["FLAMBEUR_SERVER"] ?? "http://127.0.0.1:8200";

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/flambeur/server/web",
    emptyOutDir: true,
    target: "es2022",
    // The content policy of the server allows no data: fonts, and hashed files are cached for good.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Those whose work is in the client ask for their notice to be passed on.
    license: { fileName: "notices.md" },
    rolldownOptions: {
      output: {
        // What every page needs is one file: a phone that waits for each of twenty small ones waits longest.
        codeSplitting: {
          groups: [
            { name: "three", test: /node_modules[\\/]three[\\/]/ },
            { name: "base", test: BASE },
            { name: "stage", test: STAGE },
          ],
        },
      },
    },
  },
  // The catalogues of texts lie beside the Python code that shares them.
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: SERVER, changeOrigin: true }, "/socket": { target: SERVER, ws: true } },
  },
  resolve: process.env["VITEST"] ? { conditions: ["browser"] } : {},
  test: {
    testTimeout: 30_000,
    projects: [
      // Each file has a window of its own; what windows are made of is loaded once, and not by every file.
      { extends: true, test: { name: "page", environment: "jsdom", pool: "vmThreads", include: TESTS, exclude: BUILDS } },
      { extends: true, test: { name: "build", environment: "node", include: BUILDS } },
    ],
  },
});
