// The seconds until a moment of the server's clock, counted down while they are shown.

import { useEffect, useState } from 'react';

const TICK_MS = 250;

/** Null where there is no limit. */
export function useSecondsLeft(at: number | null, now: () => number): number | null {
  const [seconds, setSeconds] = useState(() => secondsUntil(at, now()));
  useEffect(() => {
    const tick = () => setSeconds(secondsUntil(at, now()));
    tick();
    if (at === null) return;
    const timer = setInterval(tick, TICK_MS);
    return () => clearInterval(timer);
  }, [at, now]);
  return seconds;
}

function secondsUntil(at: number | null, now: number): number | null {
  return at === null ? null : Math.max(0, Math.ceil((at - now) / 1000));
}
