// The end of a deal and the score sheet, fetched when its first trick has been taken: a hand must not wait for what comes after it.

import type { TableView } from '@kalpler/engine';
import { useEffect } from 'react';
import { loadScoreSheet } from '../scores/index.ts';
import { lazyResource, partOf } from '../state/lazy-resource.ts';

const ROUND_END = lazyResource(() => import('./RoundEndPanel.tsx'));

export const RoundEndPanel = partOf(ROUND_END, (parts) => parts.RoundEndPanel);

export function useRoundEndAhead({ deal, options }: TableView): void {
  const { game } = options;
  const isUnderWay = deal !== null && deal.takers.length > 0;
  useEffect(() => {
    if (isUnderWay) void Promise.allSettled([ROUND_END.load(), loadScoreSheet(game)]);
  }, [isUnderWay, game]);
}
