// How long bots thought: the only part of a result that no seed settles.

/** Milliseconds above which a decision is slow. */
const SLOW = 100;

export interface Pace {
  /** Milliseconds of all decisions together, and of the longest. */
  total: number;
  longest: number;
  slow: number;
}

export function emptyPace(): Pace {
  return { total: 0, longest: 0, slow: 0 };
}

export function addThought(pace: Pace, ms: number): void {
  pace.total += ms;
  pace.longest = Math.max(pace.longest, ms);
  if (ms > SLOW) pace.slow++;
}

export function addPace(sum: Pace, more: Pace): void {
  sum.total += more.total;
  sum.longest = Math.max(sum.longest, more.longest);
  sum.slow += more.slow;
}
