// Which of the views is drawn: each for as long as its motion takes, until the newest is reached.

import type { TableView } from '@kalpler/engine';
import { useEffect, useReducer, useRef } from 'react';
import type { Pace } from './pace.ts';
import { isFreshDeal, isSameDeal, timeOf } from './step.ts';

/** Further behind than this many views, motion is skipped and the newest is shown. */
const MOST_BEHIND = 14;

interface ShownView {
  readonly view: TableView;
  /** Whether there is a newer view that is not drawn yet. */
  readonly isBehind: boolean;
  /** Whether nothing moves any more and the view has been looked at long enough. */
  readonly isSettled: boolean;
  /** Goes on at once to what comes next. */
  skip(): void;
  /** Shows the newest at once. */
  hurry(): void;
}

/**
 * What is shown is worked out, and remembered, while the table is being drawn: an effect could show a view only after
 * another had been drawn in its place. Drawing twice finds the same view again, so it does no harm. A drawing that is
 * thrown away would: its view would count as seen. Neither Preact nor React throws one away on this page, which has no
 * transitions and no suspense.
 */
export function useShownView(recent: readonly TableView[], pace: Pace): ShownView {
  const [, redraw] = useReducer((n: number) => n + 1, 0);
  const newest = recent.at(-1)!;
  const shown = useRef<TableView | null>(null);
  const busyUntil = useRef(0);
  const show = (view: TableView, before: TableView | null) => {
    shown.current = view;
    const time = document.hidden ? 0 : timeOf(before, view, pace);
    busyUntil.current = performance.now() + time;
  };
  if (shown.current === null || !recent.includes(shown.current)) show(firstOf(recent), null);
  else if (document.hidden && shown.current !== newest) show(newest, newest);
  // Whatever nothing has to be waited for is shown at once, without drawing anything in between.
  let at = recent.indexOf(shown.current!);
  while (at < recent.length - 1 && performance.now() >= busyUntil.current) {
    show(recent[at + 1]!, recent[at]!);
    at++;
  }
  const view = shown.current!;
  const next = recent[at + 1];
  const isSettled = next === undefined && performance.now() >= busyUntil.current;
  useEffect(() => {
    if (isSettled) return;
    const wait = busyUntil.current - performance.now();
    // A timer and not a frame: frames stop in hidden tabs.
    const timer = setTimeout(
      () => {
        if (recent.length - 1 - at > MOST_BEHIND) show(newest, newest);
        redraw();
      },
      Math.max(0, wait),
    );
    return () => clearTimeout(timer);
  });
  return {
    view,
    isBehind: view !== newest,
    isSettled,
    skip: () => {
      // Drawing between a tap and what it changes would put a switch on the table back as it was.
      if (isSettled) return;
      busyUntil.current = 0;
      redraw();
    },
    hurry: () => {
      show(newest, newest);
      redraw();
    },
  };
}

/** Coming while cards are being dealt, one sees them dealt; later the newest view is soon enough. */
function firstOf(recent: readonly TableView[]): TableView {
  const newest = recent.at(-1)!;
  if ((newest.deal?.plays.length ?? 0) > 0) return newest;
  return recent.find((view) => isSameDeal(view, newest) && isFreshDeal(view)) ?? newest;
}
