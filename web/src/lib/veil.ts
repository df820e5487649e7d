/** What stands on a device that several look at: of what one seat sees, only what the others may see, too. */
import type { GamePicture } from "../protocol";

/** A picture without these parts of what one seat sees; without a list, without all of them. */
export function veiled(picture: GamePicture, hides: readonly string[] | null): GamePicture {
  if (!picture.mine) return picture;
  const open = hides ? Object.entries(picture.mine).filter(([key]) => !hides.includes(key)) : [];
  return { ...picture, mine: open.length > 0 ? Object.fromEntries(open) : undefined } as GamePicture;
}
