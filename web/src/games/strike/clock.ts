/** Slow motion: real time runs evenly, and the throw runs slowly where a match is decided. */

const BEFORE = 130;
const AFTER = 60;
const SLOW = 0.3;

export interface Clock {
  /** Milliseconds of real time that the whole throw takes. */
  readonly total: number;
  /** The moment of the throw at a moment of real time. */
  at(real: number): number;
}

/** A clock for a throw of this length that slows down around one moment, if there is one to wait for. */
export function clockOf(length: number, decisive: number | null): Clock {
  if (decisive === null || decisive <= 0) return { total: length, at: (real) => Math.min(real, length) };
  const start = Math.max(0, decisive - BEFORE);
  const end = Math.min(length, decisive + AFTER);
  const slow = (end - start) / SLOW;
  return {
    total: length + slow - (end - start),
    at: (real) => {
      if (real <= start) return real;
      if (real <= start + slow) return start + (real - start) * SLOW;
      return Math.min(length, real - slow + (end - start));
    },
  };
}
