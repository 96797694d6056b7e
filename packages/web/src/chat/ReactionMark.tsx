// A reaction beside the tile of the player who sent it, shown for a moment over the edge of its container.

import type { Seat } from '@kalpler/engine';
import { useEffect, useState } from 'react';
import type { Reaction } from '../art/reactions.tsx';
import { lazyComponent } from '../state/lazy-resource.ts';
import { useTable } from '../state/table-session.ts';
import styles from './ReactionMark.module.css';

const ReactionIcon = lazyComponent(async () => (await import('../art/reactions.tsx')).ReactionIcon);

/** Its place is the upper right corner of the nearest box with a position. Screen readers get it from the chat. */
export function ReactionMark({ seat }: { readonly seat: Seat }) {
  const reaction = useFreshReaction(seat);
  if (reaction === null) return null;
  return (
    <span className={styles.mark} data-reaction={reaction} aria-hidden="true">
      <ReactionIcon reaction={reaction} />
    </span>
  );
}

/** How long it stays beside the seat, in milliseconds. */
const FRESH_MS = 2_500;

/** The reaction that a seat has shown just now. */
function useFreshReaction(seat: Seat): Reaction | null {
  const { chat, clockSkew, table } = useTable().state;
  const line = chat.findLast((one) => one.seat === seat && one.reaction !== undefined);
  const until = line === undefined ? 0 : line.timestamp + FRESH_MS - clockSkew;
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
