// The replay of a match: the table at a moment, and the controls that lead to others.

import type { Seat } from '@kalpler/engine';
import { useEffect, useRef } from 'react';
import { usePace } from '../../table/motion/pace.ts';
import type { MatchReader } from '../reader-service.ts';
import type { MatchSummary } from '../record.ts';
import { ReviewBar } from '../review/ReviewBar.tsx';
import { bestCards, mistakesOf, nextMistake } from '../review/review.ts';
import type { Review } from '../review/use-review.ts';
import { ReplayControls } from './ReplayControls.tsx';
import styles from './ReplayPart.module.css';
import { ReplayTable } from './ReplayTable.tsx';
import { type Replay, useMoments, useReplayKeys } from './use-replay.ts';

interface Props {
  readonly match: MatchSummary;
  readonly reader: MatchReader;
  readonly replay: Replay;
  readonly review: Review;
  readonly seat: Seat;
  readonly onSeat: (seat: Seat) => void;
  /** The address of the moment that is shown; null where there is none to give. */
  readonly address: () => string | null;
}

export function ReplayPart({ match, reader, replay, review, seat, onSeat, address }: Props) {
  const pace = usePace();
  const { place, isPlaying } = replay;
  const held = useMoments(reader, place.deal, seat);
  const jump = (way: 'on' | 'back') => {
    const to = nextMistake(mistakesOf(review.reviews), place, way);
    if (to !== null) replay.go(to);
  };
  useReplayKeys(replay, { n: () => jump('on'), p: () => jump('back') });
  const known = review.reviews.find(({ deal }) => deal === place.deal) ?? null;
  const decision = known?.decisions.find(({ move }) => move === place.move) ?? null;
  const isThere = held !== null && held.deal === place.deal;
  const moment = held?.moments[isThere ? place.move : held.moments.length - 1];
  const isTrickFull = match.deals[place.deal - 1]!.tricks.includes(place.move);
  useEffect(() => {
    if (!isPlaying || !isThere) return;
    const time = pace.flight + pace.hold * (isTrickFull ? 1.5 : 0.75);
    const timer = setTimeout(() => replay.step('on'), time);
    return () => clearTimeout(timer);
  });
  const turn = useTurn(moment?.view.version ?? 0, moment?.view.seat ?? seat);
  return (
    <div className={styles.replay} data-moment={isThere ? `${place.deal}:${place.move}` : ''}>
      <div className={styles.table} data-open={!match.isRunning}>
        {moment && (
          <ReplayTable
            key={turn}
            moment={moment}
            isOpen={!match.isRunning}
            marked={isThere && decision !== null ? bestCards(decision) : []}
          />
        )}
      </div>
      <div className={styles.board}>
        <ReviewBar replay={replay} review={review} />
        <ReplayControls
          replay={replay}
          spans={match.deals}
          players={match.isRunning ? [] : match.view.players}
          decisions={known?.decisions ?? null}
          seat={seat}
          onSeat={onSeat}
          address={address}
        />
      </div>
    </div>
  );
}

/** A number that changes with every step that is not one forwards: only such a step is shown by motion. */
function useTurn(version: number, seat: Seat): number {
  const last = useRef({ version, seat, turn: 0 });
  const before = last.current;
  const isOn = version === before.version || version === before.version + 1;
  const turn = isOn && before.seat === seat ? before.turn : before.turn + 1;
  last.current = { version, seat, turn };
  return turn;
}
