/** SHA-256 and HMAC [FIPS 180-4, RFC 2104]. Browsers have them for https only, and an evening at home is plain http. */
type Bytes = Uint8Array<ArrayBuffer>;

const BLOCK = 64;
const PRIMES = firstPrimes(64);
const ROUNDS = Int32Array.from(PRIMES, (prime) => fraction(Math.cbrt(prime)));
const START = Int32Array.from(PRIMES.slice(0, 8), (prime) => fraction(Math.sqrt(prime)));
/** Used again for every block: a record has thousands of them. */
const WORDS = new Int32Array(64);

function firstPrimes(count: number): number[] {
  const found: number[] = [];
  for (let number = 2; found.length < count; number++) if (found.every((prime) => number % prime)) found.push(number);
  return found;
}

/** The first 32 bits behind the point. */
function fraction(root: number): number {
  return ((root % 1) * 2 ** 32) | 0;
}

function turn(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}

/** The message with a one, zeros, and its length in bits at the end of the last block. */
function padded(message: Bytes): DataView {
  const bytes = new Uint8Array(Math.ceil((message.length + 9) / BLOCK) * BLOCK);
  bytes.set(message);
  bytes[message.length] = 0x80;
  const view = new DataView(bytes.buffer);
  view.setBigUint64(bytes.length - 8, BigInt(message.length) * 8n);
  return view;
}

function schedule(view: DataView, at: number): void {
  for (let place = 0; place < 16; place++) WORDS[place] = view.getInt32(at + place * 4);
  for (let place = 16; place < 64; place++) {
    const [early, late] = [WORDS[place - 15] as number, WORDS[place - 2] as number];
    const small = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3);
    const large = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10);
    WORDS[place] = (WORDS[place - 16] as number) + small + (WORDS[place - 7] as number) + large;
  }
}

function compress(state: Int32Array): void {
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let place = 0; place < 64; place++) {
    const one =
      (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + (ROUNDS[place] as number) + (WORDS[place] as number)) | 0;
    const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + one) | 0;
    d = c;
    c = b;
    b = a;
    a = (one + two) | 0;
  }
  [a, b, c, d, e, f, g, h].forEach((word, place) => (state[place] = (state[place] as number) + word));
}

export function sha256(message: Bytes): Bytes {
  const view = padded(message);
  const state = START.slice();
  for (let at = 0; at < view.byteLength; at += BLOCK) {
    schedule(view, at);
    compress(state);
  }
  const hash = new DataView(new ArrayBuffer(32));
  state.forEach((word, place) => hash.setInt32(place * 4, word));
  return new Uint8Array(hash.buffer);
}

export function hmac(key: Bytes, message: Bytes): Bytes {
  const short = key.length > BLOCK ? sha256(key) : key;
  const pad = (mask: number) => Uint8Array.from({ length: BLOCK }, (_, place) => (short[place] ?? 0) ^ mask);
  return sha256(joined(pad(0x5c), sha256(joined(pad(0x36), message))));
}

function joined(one: Bytes, other: Bytes): Bytes {
  const both = new Uint8Array(one.length + other.length);
  both.set(one);
  both.set(other, one.length);
  return both;
}
