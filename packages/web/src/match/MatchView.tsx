// A match that was read: all parts side by side on wide screens, one after the other on small ones.

import type { Seat } from '@kalpler/engine';
import { useState, useSyncExternalStore } from 'react';
import { useClient } from '../state/client.tsx';
import { FairPart } from './FairPart.tsx';
import { MatchStrip } from './MatchStrip.tsx';
import styles from './MatchView.module.css';
import { ReplayPart } from './ReplayPart.tsx';
import { ResultPart } from './ResultPart.tsx';
import type { MatchReader } from './reader.ts';
import type { MatchSummary } from './record.ts';
import { usePart } from './use-part.ts';
import { useReplay } from './use-replay.ts';

const WIDE = '(min-width: 1100px)';

function listen(tell: () => void): () => void {
  const query = matchMedia(WIDE);
  query.addEventListener('change', tell);
  return () => query.removeEventListener('change', tell);
}

interface Props {
  readonly id: string;
  readonly match: MatchSummary;
  readonly reader: MatchReader;
}

export function MatchView({ id, match, reader }: Props) {
  const isWide = useSyncExternalStore(listen, () => matchMedia(WIDE).matches);
  const [part, setPart] = usePart();
  const replay = useReplay(match.deals);
  const [seat, setSeat] = useState<Seat>(useOwnSeat(match));
  const watch = (deal: number) => {
    replay.go({ deal, move: 0 });
    setPart('replay');
  };
  const result = <ResultPart match={match} />;
  const fair = <FairPart id={id} match={match} onDeal={watch} />;
  const table = (
    <ReplayPart match={match} reader={reader} replay={replay} seat={seat} onSeat={setSeat} />
  );
  return (
    <div className={styles.page} data-part={part}>
      <MatchStrip match={match} part={isWide ? null : part} />
      {isWide ? (
        <>
          {table}
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
          <aside className={styles.side} tabIndex={0}>
            {result}
            {fair}
          </aside>
        </>
      ) : part === 'replay' ? (
        table
      ) : (
        <main className={styles.text}>{part === 'fair' ? fair : result}</main>
      )}
    </div>
  );
}

/** One's own seat, if one still sits at the table of this match; otherwise the first. */
function useOwnSeat({ view }: MatchSummary): Seat {
  const { held } = useClient().state;
  const isHere = held?.view.players.join('\n') === view.players.join('\n');
  return (isHere ? held?.view.seat : null) ?? 0;
}
