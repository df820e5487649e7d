/** A sentence with the names in it found, so that they can stand out and the first one can lend its badge. */
export interface Part {
  readonly text: string;
  readonly seat: number | null;
}

const LETTER = "[\\p{L}\\p{N}]";
const ends = new RegExp(LETTER, "u");
/** One for each list of names, since a log has many sentences about the same people. */
const patterns = new WeakMap<readonly string[], RegExp>();

/** Longer names first, so that Anna is not taken for Ann; and whole ones only. */
function patternOf(names: readonly string[]): RegExp {
  const known = names.filter((name) => name !== "").sort((one, other) => other.length - one.length);
  const any = known.map((name) => name.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&")).join("|");
  return new RegExp(`(?:${any || "$^"})(?!${LETTER})`, "gu");
}

export function partsOf(sentence: string, names: readonly string[]): Part[] {
  let pattern = patterns.get(names);
  if (!pattern) patterns.set(names, (pattern = patternOf(names)));
  const parts: Part[] = [];
  let done = 0;
  for (const { 0: name, index } of sentence.matchAll(pattern)) {
    if (ends.test(sentence[index - 1] ?? " ")) continue;
    if (index > done) parts.push({ text: sentence.slice(done, index), seat: null });
    parts.push({ text: name, seat: names.indexOf(name) });
    done = index + name.length;
  }
  if (done < sentence.length) parts.push({ text: sentence.slice(done), seat: null });
  return parts;
}

/** Who a sentence is about: the first one it names. */
export function subjectOf(parts: readonly Part[]): number | null {
  return parts.find(({ seat }) => seat !== null)?.seat ?? null;
}
