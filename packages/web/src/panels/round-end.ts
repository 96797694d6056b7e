// The end of a deal, fetched when its first trick has been taken: a hand must not wait for what comes after it.

import type { TableView } from '@kalpler/engine';
import { useEffect } from 'react';
import { later } from '../state/later.ts';
import { late } from '../ui/late.tsx';

const ROUND_END = later(() => import('./RoundEndPanel.tsx'));

export const RoundEndPanel = late(ROUND_END, (parts) => parts.RoundEndPanel);

export function useRoundEndAhead({ deal }: TableView): void {
  const isUnderWay = deal !== null && deal.takers.length > 0;
  useEffect(() => {
    if (isUnderWay) void ROUND_END.load().catch(() => {});
  }, [isUnderWay]);
}
