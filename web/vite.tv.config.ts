/** The television: a page of its own beside the client, for browsers of some years ago. */
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

/** What sets from 2021 on have at least: Tizen 6.0 has Chromium 76, webOS 6 has 79. `test/tv.old.test.ts` holds it. */
const OLDEST = "chrome76";

export default defineConfig({
  plugins: [svelte()],
  // The client has put them there already.
  publicDir: false,
  build: {
    outDir: "../src/flambeur/server/web",
    emptyOutDir: false,
    target: OLDEST,
    cssTarget: OLDEST,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: "tv.html",
      output: {
        entryFileNames: "assets/tv-[hash].js",
        // Texts are the same files as those of the client.
        chunkFileNames: ({ facadeModuleId }) =>
          facadeModuleId?.includes(".ftl") ? "assets/[name]-[hash].js" : "assets/tv-[name]-[hash].js",
      },
    },
  },
});
