// One seat around the table: who sits there, how things stand, and whether it is to act.

import type { Seat } from '@kalpler/engine';
import { memo, type ReactNode } from 'react';
import { useTexts } from '../state/texts.ts';
import type { Clock } from './countdown.ts';
import { Fan } from './Fan.tsx';
import type { Side } from './places.ts';
import styles from './SeatPlate.module.css';
import { SeatTile } from './SeatTile.tsx';

interface SeatPlateProps {
  readonly name: string;
  readonly seat: Seat;
  readonly side: Side;
  /** How things stand: one short line after the other. */
  readonly lines: string;
  /** The same in one line, for phones with a panel open. */
  readonly state: string;
  readonly cards: number;
  readonly isBot: boolean;
  readonly isActing: boolean;
  /** Whether somebody's connection is lost, and whether a bot plays meanwhile. */
  readonly away: 'lost' | 'standIn' | null;
  readonly clock: Clock | null;
  /** Whether the cards of the seat are seen, so that no backs stand for them. */
  readonly isOpen: boolean;
  readonly children?: ReactNode;
}

/** Drawn again only when something of this seat has changed, not with every card of the others. */
export const SeatPlate = memo(function SeatPlate(props: SeatPlateProps) {
  const { name, seat, side, lines, state, cards, isBot, isActing, away, clock, isOpen, children } =
    props;
  const t = useTexts('table');
  return (
    <div
      className={styles.seat}
      data-side={side}
      data-seat={seat}
      data-turn={isActing}
      data-away={away !== null}
    >
      {!isOpen && <Fan cards={cards} className={styles.fan} />}
      <div className={styles.plate}>
        <SeatTile
          name={name}
          seat={seat}
          isBot={isBot}
          isActing={isActing}
          isAway={away !== null}
          clock={clock}
          isLive={!isOpen}
        />
        <div className={styles.who}>
          <b>{name}</b>
          {lines.split('\n').map((line) => (
            <span key={line} data-line="">
              {line}
            </span>
          ))}
          {/* The lines say the same to whoever does not see them. */}
          <span data-state="" aria-hidden="true">
            {state}
          </span>
          {away !== null && (
            <>
              <span data-line="" aria-hidden="true">
                {t.table.awayShort[away]}
              </span>
              <span className="visuallyHidden">{t.table.away[away]}</span>
            </>
          )}
          <span className="visuallyHidden">{t.table.cards(cards)}</span>
        </div>
      </div>
      {children}
    </div>
  );
});
