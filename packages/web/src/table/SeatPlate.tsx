// One seat around the table: who sits there, how things stand, and whether it is to act.

import type { Seat, TableView } from '@kalpler/engine';
import type { Player } from '@kalpler/protocol';
import type { ReactNode } from 'react';
import { Avatar, CardBack, TurnRing } from '../art/index.ts';
import { ReactionMark } from '../talk/ReactionMark.tsx';
import { useTexts } from '../texts/table-texts.ts';
import type { Countdown } from './countdown.ts';
import type { Side } from './places.ts';
import styles from './SeatPlate.module.css';
import { seatLines } from './seat-lines.ts';

export interface SeatPlateProps {
  readonly view: TableView;
  readonly seat: Seat;
  readonly side: Side;
  readonly player: Player | undefined;
  readonly countdown: Countdown | null;
  /** Whether the cards of the seat are seen, so that no backs stand for them. */
  readonly isOpen: boolean;
  readonly children?: ReactNode;
}

export function SeatPlate(props: SeatPlateProps) {
  const { view, seat, side, player, countdown, isOpen, children } = props;
  const t = useTexts();
  const name = view.players[seat]!;
  const isActing = view.deal?.actors.includes(seat) ?? false;
  const isAway = player !== undefined && !player.connected;
  const lines = isAway
    ? [t.table.away, ...(player.standIn ? [t.table.standIn] : [])]
    : seatLines(view, seat, t);
  const cards = view.deal?.counts[seat] ?? 0;
  return (
    <div className={styles.seat} data-side={side} data-seat={seat} data-turn={isActing}>
      {!isOpen && (
        <span className={styles.fan} aria-hidden="true">
          {Array.from({ length: cards }, (_, i) => (
            <CardBack
              // biome-ignore lint/suspicious/noArrayIndexKey: backs are all alike
              key={i}
              style={{ '--i': i - (cards - 1) / 2 } as React.CSSProperties}
            />
          ))}
        </span>
      )}
      <div className={styles.plate}>
        <Avatar
          name={name}
          bot={player?.bot != null}
          {...(isActing && countdown?.isLow ? { badge: String(countdown.seconds) } : {})}
        >
          {isActing && <TurnRing part={countdown?.part ?? 1} isLow={countdown?.isLow ?? false} />}
          {!isOpen && <ReactionMark seat={seat} />}
        </Avatar>
        <div className={styles.who}>
          <b>{name}</b>
          {lines.map((line) => (
            <span key={line}>{line}</span>
          ))}
          <span className="visuallyHidden">{t.table.cards(cards)}</span>
        </div>
      </div>
      {children}
    </div>
  );
}
