// Fair dice of scheme 2 a second time, written from docs/reference/fair-dice.md alone.
// Usage: node fair2_oracle.mjs fair2.json, prints the same file with every result computed anew.
import { createHash, createHmac, createPrivateKey, createPublicKey, sign } from "node:crypto";
import { readFileSync } from "node:fs";
import { rowOf, shuffled } from "./rows.mjs";

const bytes = (hex) => Buffer.from(hex, "hex");
const hex = (buffer) => buffer.toString("hex");
const sha256 = (data) => createHash("sha256").update(data).digest();

// A part is bytes, a text, or a number in decimal digits.
const part = (x) => (Buffer.isBuffer(x) ? x : Buffer.from(String(x), "utf8"));

function lp(...parts) {
  return Buffer.concat(
    parts.map(part).flatMap((x) => {
      const length = Buffer.alloc(4);
      length.writeUInt32BE(x.length);
      return [length, x];
    }),
  );
}

const H = (tag, ...parts) => sha256(lp(tag, ...parts));
const M = (key, tag, ...parts) => createHmac("sha256", key).update(lp(tag, ...parts)).digest();

const streamOf = (dice, place, stream) =>
  rowOf((block) => M(dice, "flambeur/2/block", place, stream, block));

const rolled = (row, count, faces) =>
  Array.from({ length: count }, () => row.below(faces) + 1).sort((a, b) => a - b);

const kinds = {
  dice({ groups, faces = 6, streams = ["own", "neutral", "big"] }, row) {
    const dice = groups.map((count, i) => rolled(row(streams[i]), count, faces));
    return { type: "rolled", dice };
  },
  value_dice({ count }, row) {
    return { type: "rolled", dice: [rolled(row("own"), count, 6).map((face) => face - 1)] };
  },
  shuffle({ cards }, row) {
    return shuffled(cards, row("own").below);
  },
  pick({ count }, row) {
    return { type: "picked", index: row("own").below(count) };
  },
  cast({ thrown, out, old, out_hit }, row) {
    const happens = (die, chance) => row(`die-${die}`).below(1000000) < chance;
    const lies = (die, chance) =>
      happens(die, chance)
        ? { die, at: "outside" }
        : { die, at: "in", face: row(`die-${die}`).below(6) + 1 };
    const dice = thrown.map((die) => lies(die, out));
    for (const [die, face, hit] of old) {
      dice.push(happens(die, hit) ? lies(die, out_hit) : { die, at: "in", face });
    }
    return { type: "landed", dice: dice.sort((a, b) => a.die - b.die) };
  },
};

function drawn(dice, { place, of }) {
  const rows = {};
  const outcome = kinds[of.type](of, (stream) => (rows[stream] ??= streamOf(dice, place, stream)));
  const refused = Object.values(rows).reduce((sum, row) => sum + row.refused(), 0);
  return { place, of, outcome, refused };
}

function firstBytes(dice, { place, stream, count }) {
  const row = streamOf(dice, place, stream);
  return { place, stream, count, bytes: hex(Buffer.from(Array.from({ length: count }, row.next))) };
}

function numbers(dice, { place, stream, bounds }) {
  const row = streamOf(dice, place, stream);
  const taken = bounds.map((bound) => row.below(bound));
  return { place, stream, bounds, numbers: taken, refused: row.refused() };
}

function chained(seed, starts, lines) {
  let h = Buffer.alloc(32);
  for (const { A, L } of starts) h = H("flambeur/2/begun", h, A, L);
  const links = [];
  lines.forEach(({ public: shown, hidden }, i) => {
    const salt = M(seed, "flambeur/2/salt", i + 1);
    const veil = hidden === null ? Buffer.alloc(0) : H("flambeur/2/hidden", salt, hidden);
    h = H("flambeur/2/line", h, sha256(part(shown)), veil);
    const secret = hidden === null ? {} : { salt: hex(salt) };
    links.push({ public: shown, hidden, ...secret, veil: hex(veil), head: hex(h) });
  });
  return links;
}

function keysOf(signing) {
  const der = Buffer.concat([bytes("302e020100300506032b657004220420"), bytes(signing)]);
  const secret = createPrivateKey({ key: der, format: "der", type: "pkcs8" });
  const spki = createPublicKey(secret).export({ format: "der", type: "spki" });
  return { secret, signer: hex(spki.subarray(-32)) };
}

function begun(beginning) {
  const { seed, salts, names, agreement, nonces } = beginning;
  const A = H("flambeur/2/agreement", agreement);
  const commit = (seat) => hex(H("flambeur/2/commit", A, seat, bytes(nonces[seat])));
  const list = JSON.stringify(nonces.map((nonce, seat) => (nonce === null ? null : commit(seat))));
  const L = H("flambeur/2/list", A, list);
  return {
    beginning: {
      seed,
      promise: hex(H("flambeur/2/promise", bytes(seed))),
      names,
      salts,
      name_hashes: names.map((name, seat) => hex(H("flambeur/2/name", bytes(salts[seat]), name))),
      agreement,
      A: hex(A),
      nonces,
      list,
      L: hex(L),
    },
    A,
    L,
  };
}

function recompute(vector) {
  const { title, signing } = vector;
  const { secret, signer } = keysOf(signing);
  const starts = vector.beginnings.map(begun);
  const { beginning, A, L } = starts.at(-1);
  const seed = bytes(beginning.seed);
  const nonces = beginning.nonces.map((nonce) => bytes(nonce ?? ""));
  const key = M(seed, "flambeur/2/key", A, L, ...nonces);
  const dice = M(key, "flambeur/2/dice");
  const bots = M(key, "flambeur/2/bots");
  const lines = chained(seed, starts, vector.lines);
  const signed = (tag, ...parts) => hex(sign(null, lp(`flambeur/2/${tag}`, ...parts), secret));
  const sealed = (tag) => ({ n }) => ({
    n,
    signature: signed(tag, A, n, bytes(lines[n - 1].head)),
  });
  return {
    title,
    signing,
    signer,
    beginnings: starts.map((start) => start.beginning),
    listed: signed("listed", L),
    revealed: vector.revealed.map(({ seat }) => ({
      seat,
      signature: signed("revealed", L, seat, nonces[seat]),
    })),
    key: hex(key),
    dice: hex(dice),
    bots: hex(bots),
    luck: vector.luck.map(({ seat, version }) => ({
      seat,
      version,
      luck: hex(M(bots, "flambeur/2/bot", seat, version)),
    })),
    bytes: vector.bytes.map((wanted) => firstBytes(dice, wanted)),
    numbers: vector.numbers.map((wanted) => numbers(dice, wanted)),
    outcomes: vector.outcomes.map((wanted) => drawn(dice, wanted)),
    start: hex(starts.reduce((h, { A, L }) => H("flambeur/2/begun", h, A, L), Buffer.alloc(32))),
    lines,
    seals: vector.seals.map(sealed("seal")),
    shortened: vector.shortened.map(sealed("shortened")),
  };
}

const given = JSON.parse(readFileSync(process.argv[2], "utf8"));
const parts = (wanted) => wanted.parts.map(bytes);
console.log(
  JSON.stringify({
    format: given.format,
    lp: given.lp.map((wanted) => ({ parts: wanted.parts, bytes: hex(lp(...parts(wanted))) })),
    H: given.H.map((wanted) => ({ ...wanted, hash: hex(H(wanted.tag, ...parts(wanted))) })),
    M: given.M.map((wanted) => ({
      ...wanted,
      hash: hex(M(bytes(wanted.key), wanted.tag, ...parts(wanted))),
    })),
    vectors: given.vectors.map(recompute),
  }),
);
