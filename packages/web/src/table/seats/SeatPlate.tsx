// One seat around the table: who sits there, how things stand, and whether it is to act.

import type { Seat } from '@kalpler/engine';
import { type CSSProperties, memo, type ReactNode } from 'react';
import { Avatar, CardBack, TurnRing } from '../../art/index.ts';
import { ReactionMark } from '../../chat/ReactionMark.tsx';
import { useTexts } from '../../state/texts.ts';
import { useIsRoomy } from '../../ui/use-media.ts';
import { type Clock, useCountdown } from './countdown.ts';
import type { Side } from './places.ts';
import styles from './SeatPlate.module.css';

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
          {/* The lines say the same to those who do not see them. */}
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

interface SeatTileProps {
  readonly name: string;
  readonly seat: Seat;
  readonly isBot?: boolean;
  readonly isActing: boolean;
  readonly isAway?: boolean;
  readonly clock: Clock | null;
  /** Whether the seconds are shown from the beginning, and not only the last ones. */
  readonly isOwn?: boolean;
  /** Whether the people are here and not only their cards. */
  readonly isLive: boolean;
}

/** The tile of a seat with what belongs to it: the ring and the seconds of its turn, a bot's mark, a reaction. */
export function SeatTile(props: SeatTileProps) {
  const { name, seat, isBot = false, isActing, isAway, clock, isOwn = false, isLive } = props;
  const countdown = useCountdown(clock, isActing);
  const isCounted = countdown !== null && (isOwn || countdown.isLow);
  const hasRing = isActing && (countdown !== null || !isOwn);
  return (
    <Avatar
      name={name}
      bot={isBot}
      isAway={isAway}
      badge={isCounted ? String(countdown.seconds) : undefined}
      isAlarm={countdown?.isLow}
    >
      {hasRing && <TurnRing part={countdown?.part ?? 1} isLow={countdown?.isLow ?? false} />}
      {isLive && <ReactionMark seat={seat} />}
    </Avatar>
  );
}

interface Props {
  readonly cards: number;
  readonly className: string | undefined;
}

/** The cards of another hand, face down: where there is room for them. */
const Fan = memo(function Fan({ cards, className }: Props) {
  if (!useIsRoomy()) return null;
  return (
    <span className={className} aria-hidden="true">
      {Array.from({ length: cards }, (_, i) => (
        <CardBack
          // biome-ignore lint/suspicious/noArrayIndexKey: backs are all alike
          key={i}
          style={{ '--i': i - (cards - 1) / 2 } as CSSProperties}
        />
      ))}
    </span>
  );
});
