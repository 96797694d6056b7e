// A hook that tells whether the page has been painted once: whatever the first frame does not show is fetched only then.

import { useEffect, useState } from 'react';

/** Milliseconds until it counts as painted in a hidden tab, where frames stop. */
const HIDDEN = 1_000;
const AFTER = 50;

export function usePainted(): boolean {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => {
    let timer = setTimeout(() => setPainted(true), HIDDEN);
    const frame = requestAnimationFrame(() => {
      clearTimeout(timer);
      timer = setTimeout(() => setPainted(true), AFTER);
    });
    return () => {
      clearTimeout(timer);
      cancelAnimationFrame(frame);
    };
  }, []);
  return isPainted;
}
