// A hook that tells whether the page has been painted once: whatever the first frame does not show is fetched only then.

import { useEffect, useState } from 'react';

/** Milliseconds until it counts as painted in a hidden tab, where frames stop. */
const HIDDEN_MS = 1_000;
const AFTER_MS = 50;

export function usePainted(): boolean {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => {
    let timer = setTimeout(() => setPainted(true), HIDDEN_MS);
    const frame = requestAnimationFrame(() => {
      clearTimeout(timer);
      timer = setTimeout(() => setPainted(true), AFTER_MS);
    });
    return () => {
      clearTimeout(timer);
      cancelAnimationFrame(frame);
    };
  }, []);
  return isPainted;
}
