// A match that was read: all parts side by side on wide screens, one after the other on small ones.

import type { Seat } from '@kalpler/engine';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { useGameTable } from '../games/tables.ts';
import { SettingsSheet } from '../settings/lazy-settings.ts';
import { tableAddress } from '../state/address.ts';
import { useOnline } from '../state/online-context.tsx';
import { useTexts } from '../state/texts.ts';
import { Fetching, IconButton } from '../ui/index.ts';
import { useMedia } from '../ui/use-media.ts';
import { anchorOf, carryingAddress, MATCH_PARTS, type MatchPart, usePart } from './address.ts';
import { loadCommitments } from './fairness/commitments.ts';
import { FairPart } from './fairness/FairPart.tsx';
import styles from './MatchView.module.css';
import { ReplayPart } from './player/ReplayPart.tsx';
import { type Place, searchOf } from './player/steps.ts';
import { useReplay } from './player/use-replay.ts';
import { ResultPart } from './ResultPart.tsx';
import type { MatchReader } from './reader-service.ts';
import type { MatchSummary } from './record.ts';
import { ReviewPart } from './review/ReviewPart.tsx';
import { useReview } from './review/use-review.ts';
import { SharePart } from './SharePart.tsx';
import type { Whence } from './use-match.ts';

const WIDE = '(min-width: 1100px)';

interface Props {
  readonly whence: Whence;
  readonly match: MatchSummary;
  readonly reader: MatchReader;
}

/** Shown with what its game brings. */
export function MatchView(props: Props) {
  return useGameTable(props.match.view.options.game) && <OpenMatch {...props} />;
}

function OpenMatch({ whence, match, reader }: Props) {
  const isWide = useMedia(WIDE);
  const [part, setPart] = usePart();
  const replay = useReplay(match.deals);
  const [seat, setSeat] = useState<Seat>(useOwnSeat(whence, match));
  const review = useReview({
    reader,
    seat,
    isKept: whence.from === 'solo',
    onFound: async (found) => {
      // A solo player sits at the first seat.
      if (whence.from !== 'solo' || found.seat !== 0) return;
      const { noteReview } = await import('./review/note-review.ts');
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
      <MatchHeader whence={whence} match={match} part={isWide ? null : part} />
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

/** The player's seat: as the match says, or the table if one still sits there, or what this browser remembers. */
function useOwnSeat({ name }: Whence, { view, seat }: MatchSummary): Seat {
  const { held } = useOnline().state;
  const isHere = held?.view.players.join('\n') === view.players.join('\n');
  const remembered = loadCommitments().find(({ match }) => match === name)?.seat;
  const own = seat ?? (isHere ? held?.view.seat : null) ?? remembered ?? 0;
  return own < view.players.length ? own : 0;
}

interface MatchHeaderProps {
  readonly whence: Whence;
  readonly match: MatchSummary;
  /** The part that is shown; null for all parts. */
  readonly part: MatchPart | null;
}

/** The bar on top of a match: the way back, what was played, and the parts of the record. */
function MatchHeader({ whence, match, part }: MatchHeaderProps) {
  const t = useTexts('table');
  const m = useTexts('replay').replay;
  const { table } = useOnline().state;
  const [, navigate] = useLocation();
  const [isOpen, setOpen] = useState(false);
  const { from, name } = whence;
  const soloAt = match.isRunning ? `/tek/${name}` : '/tek';
  const isHome = from === 'link' || (from === 'server' && table === null);
  const back = () => navigate(isHome ? '/' : from === 'solo' ? soloAt : tableAddress(table!));
  return (
    <header className={styles.header}>
      <IconButton icon="back" label={isHome ? m.home : t.common.back} onClick={back} />
      <div className={styles.title}>
        <h1>{m.title}</h1>
        <p>
          {t.common.games[match.view.options.game]} · {m.deals(match.deals.length)}
        </p>
      </div>
      {part !== null && (
        <nav className={styles.parts} aria-label={m.partsLabel}>
          {MATCH_PARTS.map((one) => (
            <a key={one} href={anchorOf(one)} aria-current={one === part ? 'page' : undefined}>
              {m.parts[one]}
            </a>
          ))}
        </nav>
      )}
      <IconButton icon="settings" label={t.common.settings} onClick={() => setOpen(true)} />
      {isOpen && (
        <Fetching onFail={() => setOpen(false)}>
          <SettingsSheet onClose={() => setOpen(false)} />
        </Fetching>
      )}
    </header>
  );
}

/**
 * The tail of a link that carries the match, as seen from a seat; made ahead, so that a tap can copy it at once.
 * Null until it is ready, and for a match that may not be given away yet.
 */
function useLink(reader: MatchReader, seat: Seat, isRunning: boolean): string | null {
  const [data, setData] = useState<string | null>(null);
  useEffect(() => {
    if (isRunning) return;
    let isWanted = true;
    reader.request('link', seat).then(
      (made) => {
        if (isWanted) setData(made);
      },
      () => {},
    );
    return () => {
      isWanted = false;
    };
  }, [reader, seat, isRunning]);
  return data;
}
