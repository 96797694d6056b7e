// A match that was read: all parts side by side on wide screens, one after the other on small ones.

import type { Seat } from '@kalpler/engine';
import { useState, useSyncExternalStore } from 'react';
import { useClient } from '../state/client.tsx';
import { carryingAddress } from './address.ts';
import { FairPart } from './FairPart.tsx';
import { MatchStrip } from './MatchStrip.tsx';
import styles from './MatchView.module.css';
import { loadPromises } from './promises.ts';
import { ReplayPart } from './ReplayPart.tsx';
import { ResultPart } from './ResultPart.tsx';
import { ReviewPart } from './ReviewPart.tsx';
import type { MatchReader } from './reader.ts';
import type { MatchSummary } from './record.ts';
import { SharePart } from './SharePart.tsx';
import { type Place, searchOf } from './steps.ts';
import { useLink } from './use-link.ts';
import type { Whence } from './use-match.ts';
import { usePart } from './use-part.ts';
import { useReplay } from './use-replay.ts';
import { useReview } from './use-review.ts';

const WIDE = '(min-width: 1100px)';

function listen(notify: () => void): () => void {
  const query = matchMedia(WIDE);
  query.addEventListener('change', notify);
  return () => query.removeEventListener('change', notify);
}

interface Props {
  readonly whence: Whence;
  readonly match: MatchSummary;
  readonly reader: MatchReader;
}

export function MatchView({ whence, match, reader }: Props) {
  const isWide = useSyncExternalStore(listen, () => matchMedia(WIDE).matches);
  const [part, setPart] = usePart();
  const replay = useReplay(match.deals);
  const [seat, setSeat] = useState<Seat>(useOwnSeat(whence, match));
  const review = useReview({
    reader,
    seat,
    isKept: whence.from === 'solo',
    onFound: async (found) => {
      // Whoever plays alone sits at the first seat.
      if (whence.from !== 'solo' || found.seat !== 0) return;
      const { noteReview } = await import('./note-review.ts');
      await noteReview(whence.name, found).catch(() => {});
    },
  });
  const data = useLink(reader, seat, match.isRunning);
  const watch = (place: Place) => {
    replay.go(place);
    setPart('replay');
  };
  // Only a server gives its own matches to everybody; others travel with their link.
  const address = () => {
    if (whence.from === 'server') return location.href;
    return data === null ? null : carryingAddress(data, searchOf(replay.place), 'replay');
  };
  const parts = {
    result: <ResultPart match={match} share={<SharePart match={match} data={data} />} />,
    replay: (
      <ReplayPart
        match={match}
        reader={reader}
        replay={replay}
        review={review}
        seat={seat}
        onSeat={setSeat}
        address={address}
      />
    ),
    review: <ReviewPart match={match} review={review} seat={seat} onPlace={watch} />,
    fair: (
      <FairPart
        whence={whence}
        match={match}
        reader={reader}
        onDeal={(deal) => watch({ deal, move: 0 })}
      />
    ),
  };
  return (
    <div className={styles.page} data-part={part}>
      <MatchStrip whence={whence} match={match} part={isWide ? null : part} />
      {isWide ? (
        <>
          {parts.replay}
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
          <aside className={styles.side} tabIndex={0}>
            {parts.result}
            {parts.review}
            {parts.fair}
          </aside>
        </>
      ) : part === 'replay' ? (
        parts.replay
      ) : (
        <main className={styles.text}>{parts[part]}</main>
      )}
    </div>
  );
}

/** One's own seat: the match knows it, or the table where one still sits, or what was remembered of it. */
function useOwnSeat({ name }: Whence, { view, seat }: MatchSummary): Seat {
  const { held } = useClient().state;
  const isHere = held?.view.players.join('\n') === view.players.join('\n');
  const remembered = loadPromises().find(({ match }) => match === name)?.seat;
  const own = seat ?? (isHere ? held?.view.seat : null) ?? remembered ?? 0;
  return own < view.players.length ? own : 0;
}
