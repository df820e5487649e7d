/** What a game night adds to a table that stands in it. */
import type { Snippet } from "svelte";
import type { Table } from "../../lib/table.svelte";

export interface NightAround {
  /** Back to the room: what comes after the end of a game. */
  readonly onback: () => void;
  /** With a television in the room the phone is the tray: it shows what is one's own. */
  readonly tray: boolean;
  /** The code of the night, as it stands on the television. */
  readonly code: string | null;
  /** What else is to be told above the table. */
  readonly banner: Snippet<[Table]>;
  /** The host ends the game that is played; nobody else can. */
  readonly onbreak: (() => void) | undefined;
  /** Why one looks on; nothing if the banner says it. */
  readonly looking: string | null;
}
