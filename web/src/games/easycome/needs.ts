/** What is still missing, and how likely it is, in words. */
import { say, words } from "../../lib/words.svelte";
import type { EasyComeNeed, EasyComeOutlook, EasyComePrize } from "../../protocol";

const SIDES = 6;

/** The name of a prize. */
export function prizeName(prize: EasyComePrize): string {
  return say(`web-easycome-prize-${prize.toLowerCase().replaceAll("_", "-")}`);
}

/** What the dice still to be rolled must show, short enough for a card. */
export function needWords(need: EasyComeNeed): string {
  switch (need.kind) {
    case "rolls": {
      const rolls = (need.rolls ?? []).map((roll) => roll.join("\u00a0"));
      return new Intl.ListFormat(words.language, { type: "disjunction" }).format(rolls);
    }
    case "pair":
      return say("web-easycome-need-pair");
    case "dice":
      return say("web-easycome-need-dice", { count: need.dice });
    default:
      return say(`web-easycome-need-${need.kind}`, { total: need.total ?? 0 });
  }
}

/** The chance of any prize: "2 in 6" for one die, else in percent. */
export function chanceWords({ ways, rolls }: EasyComeOutlook): string {
  if (rolls === SIDES) return say("web-easycome-chance", { ways, rolls });
  return new Intl.NumberFormat(words.language, { style: "percent" }).format(ways / rolls);
}
