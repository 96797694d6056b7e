// Whether the page has been painted for the first time: what is not seen then is asked for only afterwards.

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
