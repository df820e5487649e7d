// Fair dice a second time, written from docs/reference/fair-dice.md alone.
// Usage: node fair_oracle.mjs fair.json, prints the same file with every result computed anew.
import { createHash, createHmac } from "node:crypto";
import { readFileSync } from "node:fs";

function dice(vector, n) {
  const key = Buffer.from(vector.seed, "hex");
  let blocks = 0;
  let queue = [];
  let refused = 0;

  function next() {
    if (queue.length === 0) {
      const label = [vector.table, vector.nonces.join(","), n, blocks++].join("|");
      queue = [...createHmac("sha256", key).update(label, "ascii").digest()];
    }
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

  return { below, refused: () => refused };
}

const kinds = {
  dice({ groups, faces }, below) {
    const roll = (size) => Array.from({ length: size }, () => 1 + below(faces));
    return { type: "rolled", dice: groups.map((size) => roll(size).sort((a, b) => a - b)) };
  },
  shuffle({ cards }, below) {
    const pile = [...cards];
    for (let place = pile.length - 1; place >= 1; place--) {
      const other = below(place + 1);
      const card = pile[place];
      pile[place] = pile[other];
      pile[other] = card;
    }
    return { type: "shuffled", cards: pile };
  },
  pick({ count }, below) {
    return { type: "picked", index: below(count) };
  },
};

function recompute(vector) {
  const { seed, table, nonces } = vector;
  const commitment = createHash("sha256").update(Buffer.from(seed, "hex")).digest("hex");
  const outcomes = vector.outcomes.map(({ n, distribution }) => {
    const { below, refused } = dice(vector, n);
    const outcome = kinds[distribution.type](distribution, below);
    return { n, distribution, outcome, refused: refused() };
  });
  const streams = vector.streams.map(({ n, sides }) => {
    const { below, refused } = dice(vector, n);
    const rolls = sides.map((count) => 1 + below(count));
    return { n, sides, rolls, refused: refused() };
  });
  return { seed, table, nonces, commitment, outcomes, streams };
}

const { format, vectors } = JSON.parse(readFileSync(process.argv[2], "utf8"));
console.log(JSON.stringify({ format, vectors: vectors.map(recompute) }));
