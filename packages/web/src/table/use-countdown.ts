// The clock of the moment, read again a few times a second by whoever shows it, and by nobody else.

import { useEffect, useState } from 'react';
import { useClient } from '../state/client.tsx';
import { type Clock, type Countdown, countdownOf } from './countdown.ts';

const PACE = 250;

/** Null where no clock runs, or where it is not shown. */
export function useCountdown(clock: Clock | null, isShown: boolean): Countdown | null {
  const { clockSkew } = useClient().state;
  const [now, setNow] = useState(() => Date.now() + clockSkew);
  const isRunning = isShown && clock !== null;
  useEffect(() => {
    if (!isRunning) return;
    const tick = () => setNow(Date.now() + clockSkew);
    tick();
    const timer = setInterval(tick, PACE);
    return () => clearInterval(timer);
  }, [isRunning, clockSkew]);
  return isRunning ? countdownOf(clock, now) : null;
}
