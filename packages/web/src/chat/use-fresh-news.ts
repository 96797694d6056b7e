// The newest of what concerns everybody at the table: somebody left, lost the line or came back.

import { useEffect, useState } from 'react';
import { useClient } from '../state/client.tsx';
import type { News } from './news.ts';
import { useNews } from './news-keeper.ts';

/** How long it is said at the table; the chat keeps it. */
const FRESH = 6_000;
const SAID = new Set(['went', 'away', 'standIn', 'back']);

export function useFreshNews(): News | null {
  const { state } = useClient();
  const last = useNews(state).findLast(({ kind }) => SAID.has(kind)) ?? null;
  const [seen, setSeen] = useState<News | null>(null);
  useEffect(() => {
    if (last === null) return;
    const timer = setTimeout(() => setSeen(last), FRESH);
    return () => clearTimeout(timer);
  }, [last]);
  return last === seen ? null : last;
}
