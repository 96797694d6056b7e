// The end of a match, fetched before it comes: a match is long, and its beginning must not wait for its end.

import type { TableView } from '@kalpler/engine';
import { useEffect } from 'react';
import { lazyResource, partOf } from '../state/lazy-resource.ts';
import { loadTexts } from '../state/texts.ts';

const END = lazyResource(async () => {
  const [parts] = await Promise.all([import('./match-end-parts.ts'), loadTexts('match-end')]);
  return parts;
});

export const GameEnd = partOf(END, (parts) => parts.GameEnd);
export const RematchVote = partOf(END, (parts) => parts.RematchVote);

/** Fetches the end once a deal has been played, when the browser has nothing else to do. */
export function useEndAhead(view: TableView): void {
  const isUnderWay = view.results.length > 0 && !view.awaitsPause;
  useEffect(() => {
    if (!isUnderWay || !navigator.onLine) return;
    // Not every browser tells when it is idle.
    const wait = globalThis.requestIdleCallback ?? ((act: () => void) => setTimeout(act, 1000));
    wait(() => void END.load());
  }, [isUnderWay]);
}
