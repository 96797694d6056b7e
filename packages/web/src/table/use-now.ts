// The time of the server, read again a few times a second while somebody looks at a clock.

import { useEffect, useState } from 'react';
import { useClient } from '../state/client.tsx';

const PACE = 250;

export function useNow(isRunning: boolean): number {
  const { clockSkew } = useClient().state;
  const [now, setNow] = useState(() => Date.now() + clockSkew);
  useEffect(() => {
    if (!isRunning) return;
    const tick = () => setNow(Date.now() + clockSkew);
    tick();
    const timer = setInterval(tick, PACE);
    return () => clearInterval(timer);
  }, [isRunning, clockSkew]);
  return now;
}
