/** Makes words as large as there is room for them, and no smaller than can be read from three metres. */

/** The least size of any letter on the stage. */
export const LEAST = 28;
const STEP = 2;
/** Lines end between two pixels. */
const ROUNDING = 4;

interface Fit {
  /** What is written: another text is measured anew. */
  readonly text: string;
  readonly largest: number;
}

export function fit(node: HTMLElement, given: Fit): { update: (given: Fit) => void } {
  const measure = ({ largest }: Fit) => {
    let size = largest;
    node.style.fontSize = `${size}px`;
    while (size > LEAST && (node.scrollHeight > node.clientHeight + ROUNDING || node.scrollWidth > node.clientWidth)) {
      size -= STEP;
      node.style.fontSize = `${size}px`;
    }
  };
  measure(given);
  // A font that comes later has other measures.
  void document.fonts?.ready.then(() => measure(given));
  return { update: measure };
}
