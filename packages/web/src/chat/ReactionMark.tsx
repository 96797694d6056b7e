// A reaction beside the tile of whoever has shown it, for a moment; it lies over the edge of what holds it.

import type { Seat } from '@kalpler/engine';
import { Suspense } from 'react';
import { lazyComponent } from '../state/lazy-resource.ts';
import styles from './ReactionMark.module.css';
import { useFreshReaction } from './use-fresh-reaction.ts';

const ReactionIcon = lazyComponent(async () => (await import('../art/reactions.tsx')).ReactionIcon);

/** Its place is the upper right corner of the nearest box with a position. The chat says it to the ear. */
export function ReactionMark({ seat }: { readonly seat: Seat }) {
  const reaction = useFreshReaction(seat);
  if (reaction === null) return null;
  return (
    <span className={styles.mark} data-reaction={reaction} aria-hidden="true">
      <Suspense>
        <ReactionIcon reaction={reaction} />
      </Suspense>
    </span>
  );
}
