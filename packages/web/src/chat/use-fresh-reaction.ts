// The reaction that a seat has shown just now.

import type { Seat } from '@kalpler/engine';
import { useEffect, useState } from 'react';
import type { Reaction } from '../art/reactions.tsx';
import { useClient } from '../state/client.tsx';

/** How long it stays beside the seat, in milliseconds. */
const FRESH = 2_500;

export function useFreshReaction(seat: Seat): Reaction | null {
  const { chat, clockSkew, table } = useClient().state;
  const line = chat.findLast((one) => one.seat === seat && one.reaction !== undefined);
  const until = line === undefined ? 0 : line.timestamp + FRESH - clockSkew;
  const [seen, setSeen] = useState(0);
  useEffect(() => {
    const left = until - Date.now();
    if (left <= 0) return;
    const timer = setTimeout(() => setSeen(until), left);
    return () => clearTimeout(timer);
  }, [until]);
  const isFresh = until > Date.now() && until !== seen;
  return isFresh && !table?.muted.includes(seat) ? (line?.reaction ?? null) : null;
}
