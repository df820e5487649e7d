/** English for tests, from the catalogues that the server gives to browsers. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { Speaker } from "../src/lib/phrases";

const CATALOGUES = import.meta.glob<string>("../../src/flambeur/locales/*/{common,plain,vegas,royale,easycome,strike}.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

export function bundleOf(language = "en"): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const [path, text] of Object.entries(CATALOGUES)) {
    if (path.includes(`/${language}/`)) bundle.addResource(new FluentResource(text));
  }
  return bundle;
}

export function english(names: readonly string[], you: number | null = null): Speaker {
  return new Speaker(bundleOf(), names, you);
}
