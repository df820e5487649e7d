import { Refusal } from "../lib/api";
import { say, words } from "../lib/words.svelte";

/** Seconds to wait where nobody has said how many. */
const SOON = 3;

/** Why something was refused, in a sentence; a code without words is named. */
export function refusal(code: string, wait: number | null = null): string {
  const id = `web-refused-${code.replace("/", "-")}`;
  return words.has(id) ? say(id, { seconds: Math.ceil(wait ?? SOON) }) : say("web-refused-other", { code });
}

/** Why a request failed, in a sentence; what is no refusal is an accident. */
export function refusalOf(error: unknown): string {
  return error instanceof Refusal ? refusal(error.code, error.wait) : refusal("server/broken");
}
