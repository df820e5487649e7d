/** What happens by itself when nobody has touched the page for a while. */

/** So many milliseconds are enough to look at a podium. */
const LONG = 30_000;

/** Do something once nobody has touched anything for long; gives back how to stop. */
export function afterLingering(what: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const again = () => {
    clearTimeout(timer);
    timer = setTimeout(what, LONG);
  };
  const signs = ["pointerdown", "keydown", "wheel"] as const;
  for (const sign of signs) addEventListener(sign, again);
  again();
  return () => {
    clearTimeout(timer);
    for (const sign of signs) removeEventListener(sign, again);
  };
}
