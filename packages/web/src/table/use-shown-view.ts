// The view that is drawn: the newest, or one on the way to it while cards are still flying.

import type { TableView } from '@kalpler/engine';
import { useEffect, useReducer, useRef } from 'react';
import type { Settings } from '../state/settings.tsx';
import { FLIGHT, HOLD } from './pace.ts';

/** So many views behind, motion gives up and shows the newest. */
const MOST_BEHIND = 14;

/** Whether the trick of a view has just been completed. */
export function isFullTrick({ deal, players }: TableView): boolean {
  return deal !== null && deal.plays.length > 0 && deal.plays.length % players.length === 0;
}

/** How long a view is looked at before the next one may follow. */
function timeOf(before: TableView | null, view: TableView, speed: Settings['speed']): number {
  const plays = view.deal?.plays.length ?? 0;
  if (plays === 0 || plays === before?.deal?.plays.length) return 0;
  return isFullTrick(view) ? FLIGHT[speed] + HOLD[speed] : FLIGHT[speed];
}

/** `skip` goes on at once to what comes next. */
export function useShownView(
  recent: readonly TableView[],
  speed: Settings['speed'],
): { readonly view: TableView; readonly isBehind: boolean; skip(): void } {
  const [, redraw] = useReducer((n: number) => n + 1, 0);
  const newest = recent.at(-1)!;
  const shown = useRef(newest);
  const before = useRef<TableView | null>(null);
  const freeAt = useRef(0);
  const isSameMatch = recent.includes(shown.current);
  if (!isSameMatch || document.hidden) shown.current = newest;
  const next = recent[recent.indexOf(shown.current) + 1];
  const advance = () => {
    const behind = recent.length - 1 - recent.indexOf(shown.current);
    before.current = shown.current;
    shown.current = behind > MOST_BEHIND ? newest : (next ?? newest);
    freeAt.current = performance.now() + timeOf(before.current, shown.current, speed);
    redraw();
  };
  useEffect(() => {
    if (next === undefined) return;
    const wait = Math.max(0, freeAt.current - performance.now());
    const timer = setTimeout(advance, wait);
    return () => clearTimeout(timer);
  });
  return {
    view: shown.current,
    isBehind: shown.current !== newest,
    skip: () => {
      freeAt.current = 0;
      redraw();
    },
  };
}
