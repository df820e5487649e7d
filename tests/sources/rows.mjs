// Numbers from a row of bytes, which are made block by block: written from docs/reference/fair-dice.md alone.

export function rowOf(block) {
  let blocks = 0;
  let queue = [];
  let refused = 0;

  function next() {
    if (queue.length === 0) queue = [...block(blocks++)];
    return queue.shift();
  }

  function below(bound) {
    let width = 1;
    while (256 ** width < bound) width++;
    const limit = 256 ** width - (256 ** width % bound);
    for (;;) {
      let x = 0;
      for (let i = 0; i < width; i++) x = x * 256 + next();
      if (x < limit) return x % bound;
      refused++;
    }
  }

  return { next, below, refused: () => refused };
}

export function shuffled(cards, below) {
  const pile = [...cards];
  for (let place = pile.length - 1; place >= 1; place--) {
    const other = below(place + 1);
    [pile[place], pile[other]] = [pile[other], pile[place]];
  }
  return { type: "shuffled", cards: pile };
}
