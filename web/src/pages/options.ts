/** The house rules that can be chosen where a table is opened: their values, the usual one first. */
import type { Door } from "./start";

export type Value = string | number | boolean | null;

export interface Option {
  readonly name: string;
  readonly values: readonly Value[];
}

const yesNo = (name: string, usual = false): Option => ({ name, values: [usual, !usual] });
const oneOf = (name: string, ...values: Value[]): Option => ({ name, values });

export const OPTIONS: Readonly<Record<Door, readonly Option[]>> = {
  vegas: [yesNo("neutral_variant"), oneOf("money_visibility", "hidden", "open")],
  royale: [
    oneOf("tiles_per_round", 3, 1, 2, 4, 5, 6, 0),
    oneOf("tile_reuse", "reshuffle", "no_repeat_side", "no_repeat_tile"),
    yesNo("open_money"),
    oneOf("chip_supply", null, 20),
    oneOf("unclaimed_cards", "reserve_bottom", "bank"),
    oneOf("all_faces_closed", "free_pass", "chip_first", "reroll"),
    oneOf("lucky_punch_reward", "by_count", "free_choice"),
    oneOf("power_play_reuse", "every_turn", "once"),
    oneOf("bad_luck_timing", "after_payout", "before_payout"),
    oneOf("fine_change", "strict", "exact"),
  ],
  strike: [
    oneOf("form", "physics", "abstract"),
    oneOf("rounds", "single", "match"),
    oneOf("on_self_emptied", "choice", "end_turn", "throw_all"),
    oneOf("leavers", "bot", "out"),
  ],
  easycome: [yesNo("variant_full_round")],
};

/** The id of the words for a value; numbers need none. */
export function valueId(value: unknown): string | null {
  if (value === null) return "web-value-none";
  if (typeof value === "boolean") return value ? "web-value-yes" : "web-value-no";
  return typeof value === "string" ? `web-value-${value.replaceAll("_", "-")}` : null;
}

/** The id of the sentence that says what an option changes. */
export function optionId(name: string): string {
  return `option-${name.replaceAll("_", "-")}`;
}
