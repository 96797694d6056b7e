// The clock of the seat that is to act: the time left, as a fraction and in seconds.

import type { TableView } from '@kalpler/engine';
import { type Deadline, waitSeconds } from '@kalpler/protocol';
import { useEffect, useState } from 'react';
import { useTable } from '../../state/table-session.ts';

/** Until when, on the server's clock, and how many seconds there were in all. */
export interface Clock {
  readonly at: number;
  readonly whole: number;
}

interface Countdown {
  readonly part: number;
  readonly seconds: number;
  readonly isLow: boolean;
}

const LOW = 5;

export function clockOf(view: TableView, deadline: Deadline | null): Clock | null {
  if (deadline === null || deadline.kind === 'cleanup') return null;
  const whole = waitSeconds(deadline.kind, view.phase, view.options);
  return whole === null ? null : { at: deadline.at, whole };
}

function countdownOf({ at, whole }: Clock, now: number): Countdown {
  const left = Math.max(0, at - now) / 1000;
  const seconds = Math.ceil(left);
  return { part: Math.min(1, left / whole), seconds, isLow: seconds <= LOW };
}

const TICK_MS = 250;

/**
 * The clock of the moment, read again a few times a second by what shows it, and by nothing else. Null where no
 * clock runs, or where it is not shown.
 */
export function useCountdown(clock: Clock | null, isShown: boolean): Countdown | null {
  const { clockSkew } = useTable().state;
  const [now, setNow] = useState(() => Date.now() + clockSkew);
  const isRunning = isShown && clock !== null;
  useEffect(() => {
    if (!isRunning) return;
    const tick = () => setNow(Date.now() + clockSkew);
    tick();
    const timer = setInterval(tick, TICK_MS);
    return () => clearInterval(timer);
  }, [isRunning, clockSkew]);
  return isRunning ? countdownOf(clock, now) : null;
}
