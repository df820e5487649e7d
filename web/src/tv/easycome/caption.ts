/** What is said of the roll that is being shown, or of what it led to. */
import { showOf } from "../../games/easycome/show.svelte";
import type { EasyComeLive } from "../../games/easycome/table";

export function captionOf(table: EasyComeLive): string {
  const { happening } = table;
  if (!happening) return "";
  const { roll } = showOf(table);
  const about = happening.captions.filter(({ text }, place) => {
    const event = happening.events[place];
    const rolled = event?.type === "dice_rolled" ? event.seat : null;
    return text && (roll ? rolled === roll.seat : rolled === null);
  });
  return about[0]?.text ?? "";
}
