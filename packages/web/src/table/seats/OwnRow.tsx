// The viewer's own row above the hand: name and points, the status sentence, and on wide screens the tools.

import type { TableView } from '@kalpler/engine';
import type { ReactNode } from 'react';
import { useTexts } from '../../state/texts.ts';
import type { Status } from '../status.ts';
import type { Clock } from './countdown.ts';
import styles from './OwnRow.module.css';
import { seatLines } from './plates.ts';
import { SeatTile } from './SeatPlate.tsx';

interface OwnRowProps {
  readonly view: TableView;
  readonly status: Status;
  readonly clock?: Clock | null;
  /** Whether the people are here and not only their cards. */
  readonly isLive?: boolean;
  readonly tools: ReactNode;
}

export function OwnRow({ view, status, clock = null, isLive = true, tools }: OwnRowProps) {
  const t = useTexts('table');
  const seat = view.seat ?? 0;
  return (
    <div className={styles.own} data-seat={seat}>
      <div className={styles.me}>
        <SeatTile
          name={view.players[seat]!}
          seat={seat}
          isActing={view.deal?.actors.includes(seat) ?? false}
          clock={clock}
          isOwn
          isLive={isLive}
        />
        <div className={styles.who}>
          <b>{view.players[seat]}</b>
          <span>{seatLines(view, seat, t).join(' · ')}</span>
        </div>
      </div>
      <p className={styles.say} data-urgent={status.isUrgent} role="status">
        <b>{view.seat === null ? t.table.watching : status.main}</b>
        <span>{view.seat === null ? status.main : status.more}</span>
      </p>
      <div className={styles.tools}>{tools}</div>
    </div>
  );
}
