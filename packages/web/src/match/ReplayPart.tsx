// The replay of a match: the table at a moment, and the controls that lead to others.

import type { Seat } from '@kalpler/engine';
import { useEffect, useRef } from 'react';
import { usePace } from '../table/pace.ts';
import { ReplayControls } from './ReplayControls.tsx';
import styles from './ReplayPart.module.css';
import { ReplayTable } from './ReplayTable.tsx';
import type { MatchReader } from './reader.ts';
import type { MatchSummary } from './record.ts';
import { useMoments } from './use-moments.ts';
import { type Replay, useReplayKeys } from './use-replay.ts';

interface Props {
  readonly match: MatchSummary;
  readonly reader: MatchReader;
  readonly replay: Replay;
  readonly seat: Seat;
  readonly onSeat: (seat: Seat) => void;
}

export function ReplayPart({ match, reader, replay, seat, onSeat }: Props) {
  const pace = usePace();
  const { place, isPlaying } = replay;
  const held = useMoments(reader, place.deal, seat);
  useReplayKeys(replay);
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
      <div className={styles.table}>{moment && <ReplayTable key={turn} moment={moment} />}</div>
      <ReplayControls
        replay={replay}
        spans={match.deals}
        players={match.view.players}
        seat={seat}
        onSeat={onSeat}
      />
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
