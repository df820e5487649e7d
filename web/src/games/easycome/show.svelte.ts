/** The rolls of a happening, shown one after the other before the table goes on. */
import { lasting, pause } from "../../lib/motion";
import { play } from "../../lib/sound";
import type { EasyComeDiceRolled, EasyComeEvent, EasyComePicture } from "../../protocol";
import type { EasyComeLive, Values } from "./table";

/** Dice as they lie in the tray. */
export interface Lying {
  readonly seat: number;
  readonly kept: Values;
  readonly rolled: Values;
  /** Changes with every roll, so that dice tumble once each. */
  readonly id: string;
}

export class Show {
  /** The roll that is shown at this moment; nothing once all are over. */
  roll = $state.raw<Lying | null>(null);

  /** Play a happening; a signal that is aborted ends it at once. */
  async play(seq: number, events: readonly EasyComeEvent[], signal: AbortSignal): Promise<void> {
    const rolls = events.filter((event): event is EasyComeDiceRolled => event.type === "dice_rolled");
    if (events.some((event) => event.type === "prize_won")) play("bill", 0.5);
    if (events.some((event) => event.type === "game_won")) play("win");
    for (const { seat, kept, dice, number } of rolls) {
      if (signal.aborted) break;
      this.roll = { seat, kept, rolled: dice, id: `${seq}-${seat}-${number}` };
      play("roll");
      await pause(lasting("tumble"), signal);
    }
    if (rolls.length === 0) await pause(lasting("fly"), signal);
    this.roll = null;
  }
}

const shows = new WeakMap<object, Show>();

/** The show of a table: the board plays it, and the tray draws it. */
export function showOf(table: EasyComeLive): Show {
  let show = shows.get(table);
  if (!show) shows.set(table, (show = new Show()));
  return show;
}

/** What lies in the tray: the roll that is being shown, or the one to decide on. */
export function lyingOf(show: Show, picture: EasyComePicture | null): Lying | null {
  if (show.roll) return show.roll;
  if (picture?.roller === undefined) return null;
  const { roller: seat, kept, rolled, number } = picture;
  return { seat, kept, rolled, id: `${seat}-${number}` };
}
