import { Refusal } from "../lib/api";
import { say, words } from "../lib/words.svelte";

/** Why something was refused, in a sentence; a code without words is named. */
export function refusal(code: string): string {
  const id = `web-refused-${code.replace("/", "-")}`;
  return words.has(id) ? say(id) : say("web-refused-other", { code });
}

/** Why a request failed, in a sentence; what is no refusal is an accident. */
export function refusalOf(error: unknown): string {
  return refusal(error instanceof Refusal ? error.code : "server/broken");
}
