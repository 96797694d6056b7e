// The panels of each phase; those that come late are fetched ahead, as a hand must not wait for what follows it.

import type { TableView } from '@kalpler/engine';
import { useEffect } from 'react';
import { loadScoreSheet } from '../scores/ScoreSheet.tsx';
import { lazyResource, partOf } from '../state/lazy-resource.ts';
import { loadTexts } from '../state/texts.ts';

export { GivePanel } from './GivePanel.tsx';

const ROUND_END = lazyResource(() => import('./RoundEndPanel.tsx'));

export const RoundEndPanel = partOf(ROUND_END, (parts) => parts.RoundEndPanel);

/** Fetches the end of a deal and the score sheet when its first trick has been taken. */
export function useRoundEndAhead({ deal, options }: TableView): void {
  const { game } = options;
  const isUnderWay = deal !== null && deal.takers.length > 0;
  useEffect(() => {
    if (isUnderWay) void Promise.allSettled([ROUND_END.load(), loadScoreSheet(game)]);
  }, [isUnderWay, game]);
}

const MATCH_END = lazyResource(async () => {
  const [parts] = await Promise.all([import('./match-end-parts.ts'), loadTexts('match-end')]);
  return parts;
});

export const GameEnd = partOf(MATCH_END, (parts) => parts.GameEnd);
export const RematchVote = partOf(MATCH_END, (parts) => parts.RematchVote);

/** Fetches the end of the match once a deal has been played, when the browser has nothing else to do. */
export function useEndAhead(view: TableView): void {
  const isUnderWay = view.results.length > 0 && !view.awaitsPause;
  useEffect(() => {
    if (!isUnderWay || !navigator.onLine) return;
    // Not every browser says when it is idle.
    const wait = globalThis.requestIdleCallback ?? ((act: () => void) => setTimeout(act, 1000));
    wait(() => void MATCH_END.load());
  }, [isUnderWay]);
}
