// Remembers what the server has promised at this table, for the page of the match.

import { useEffect } from 'react';
import { useClient } from '../state/client.tsx';
import { keepPromise } from './promises.ts';

export function useSeenPromise(): void {
  const { table, held } = useClient().state;
  const next = table?.commitment;
  const match = held?.match;
  const begun = held?.view.fairness?.commitment;
  const seat = held?.view.seat ?? undefined;
  useEffect(() => {
    if (next !== undefined) keepPromise({ commitment: next });
  }, [next]);
  useEffect(() => {
    if (match === undefined || begun === undefined) return;
    keepPromise({ commitment: begun, match, seat });
  }, [match, begun, seat]);
}
