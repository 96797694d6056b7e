// The viewer's own row above the hand: name and points, the status sentence, and on wide screens the tools.

import type { TableView } from '@kalpler/engine';
import type { ReactNode } from 'react';
import { Avatar, TurnRing } from '../art/index.ts';
import { ReactionMark } from '../talk/ReactionMark.tsx';
import { useTexts } from '../texts/table-texts.ts';
import type { Countdown } from './countdown.ts';
import styles from './OwnRow.module.css';
import { seatLines } from './seat-lines.ts';
import type { Status } from './status.ts';

export interface OwnRowProps {
  readonly view: TableView;
  readonly status: Status;
  readonly countdown: Countdown | null;
  readonly tools: ReactNode;
}

export function OwnRow({ view, status, countdown, tools }: OwnRowProps) {
  const t = useTexts();
  const seat = view.seat ?? 0;
  const isActing = view.deal?.actors.includes(seat) ?? false;
  return (
    <div className={styles.own} data-seat={seat}>
      <div className={styles.me}>
        <Avatar
          name={view.players[seat]!}
          {...(isActing && countdown !== null ? { badge: String(countdown.seconds) } : {})}
        >
          {isActing && countdown !== null && (
            <TurnRing part={countdown.part} isLow={countdown.isLow} />
          )}
          <ReactionMark seat={seat} />
        </Avatar>
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
