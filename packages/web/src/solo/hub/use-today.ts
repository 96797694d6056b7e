// The day that it is, and how long it lasts, told anew every minute.

import { useEffect, useState } from 'react';
import { type Day, dayOf, leftOf } from '../day.ts';

const MINUTE_MS = 60_000;

interface Today {
  readonly day: Day;
  readonly hours: number;
  readonly minutes: number;
}

export function useToday(): Today {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const look = () => setNow(Date.now());
    const timer = setInterval(look, MINUTE_MS);
    // Timers of hidden tabs are late.
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  const left = Math.ceil(leftOf(now) / MINUTE_MS);
  return { day: dayOf(now), hours: Math.floor(left / 60), minutes: left % 60 };
}
