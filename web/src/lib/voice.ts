/** The voice of this device, for headlines; many have none, and then nothing is said. */
import { canSpeak } from "./able";
import { settings } from "./settings.svelte";
import { words } from "./words.svelte";

/** Say something, if that is wanted; what was being said is cut short. */
export function speak(text: string): void {
  if (!settings.aloud || !text || !canSpeak()) return;
  const said = new SpeechSynthesisUtterance(text);
  said.lang = words.language;
  speechSynthesis.cancel();
  speechSynthesis.speak(said);
}
