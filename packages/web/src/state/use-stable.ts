// Values that are made anew in every render but are mostly the same: what has not changed stays the same object.

import { useRef } from 'react';

/** Small plain values only: they are compared by what they are made of. */
export function useStable<T>(value: T): T {
  const kept = useRef(value);
  if (JSON.stringify(kept.current) !== JSON.stringify(value)) kept.current = value;
  return kept.current;
}

/** A function that stays the same and always does what the newest one does. */
export function useSteadily<Args extends unknown[]>(
  act: (...args: Args) => void,
): (...args: Args) => void {
  const newest = useRef(act);
  newest.current = act;
  const steady = useRef((...args: Args) => newest.current(...args));
  return steady.current;
}
