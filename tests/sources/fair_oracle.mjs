// Fair dice a second time, written from docs/reference/fair-dice.md alone.
// Usage: node fair_oracle.mjs fair.json, prints the same file with every result computed anew.
import { createHash, createHmac } from "node:crypto";
import { readFileSync } from "node:fs";
import { rowOf, shuffled } from "./rows.mjs";

function dice(vector, n) {
  const key = Buffer.from(vector.seed, "hex");
  const label = (block) => [vector.table, vector.nonces.join(","), n, block].join("|");
  return rowOf((block) => createHmac("sha256", key).update(label(block), "ascii").digest());
}

const kinds = {
  dice({ groups, faces }, below) {
    const roll = (size) => Array.from({ length: size }, () => 1 + below(faces));
    return { type: "rolled", dice: groups.map((size) => roll(size).sort((a, b) => a - b)) };
  },
  shuffle({ cards }, below) {
    return shuffled(cards, below);
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
