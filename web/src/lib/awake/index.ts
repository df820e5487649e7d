/** The screen stays lit: by the lock of the browser or, where it has none, as over plain http, by a dark video without a sound. */
import { canStayLit } from "../able";
import { film } from "./film";
import { lock } from "./lock";

/** Something that keeps a screen lit; both may be asked again and again. */
export interface Keeper {
  hold(): void;
  rest(): void;
}

/** Keep the screen lit while the page is seen, until the function that comes back is called. */
export function stayAwake(): () => void {
  const keeper = canStayLit() ? lock() : film();
  const look = () => (document.hidden ? keeper.rest() : keeper.hold());
  // Some browsers allow a video only after a tap.
  const kinds = ["visibilitychange", "click", "keydown"];
  for (const kind of kinds) document.addEventListener(kind, look, { capture: true });
  look();
  return () => {
    for (const kind of kinds) document.removeEventListener(kind, look, { capture: true });
    keeper.rest();
  };
}
