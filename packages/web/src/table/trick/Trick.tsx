// The cards on the table, each in front of its seat; a finished trick is swept to its winner.

import type { Card, Seat, TableView } from '@kalpler/engine';
import { trickCards } from '@kalpler/protocol';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { PlayingCard, Tulip } from '../../art/index.ts';
import { useTexts } from '../../state/texts.ts';
import { useIsRoomy } from '../../ui/use-media.ts';
import { cardSpot, flyIn, flyOut, useSpots } from '../motion/flight.ts';
import { usePace } from '../motion/pace.ts';
import { isFullTrick } from '../motion/step.ts';
import { lieOf, sideOf } from '../seats/places.ts';
import styles from './Trick.module.css';

interface TrickProps {
  readonly view: TableView;
  /** Whether the player's place is marked as the one to play to. */
  readonly isMyTurn: boolean;
  /** Whether a finished trick has been looked at long enough. */
  readonly isOver: boolean;
}

export function Trick({ view, isMyTurn, isOver }: TrickProps) {
  const t = useTexts('table');
  const isSmall = !useIsRoomy();
  const { deal } = view;
  const isFull = isFullTrick(view) && !isOver;
  const finished = deal?.takers.length ?? 0;
  const trick = isFull ? finished - 1 : finished;
  // Only what has been seen on the table is swept from it, and only what comes later flies.
  const seen = useRef(-1);
  const first = useRef(deal?.plays.length ?? 0);
  const [number, setNumber] = useState(deal?.setup.number);
  if (number !== deal?.setup.number) {
    setNumber(deal?.setup.number);
    seen.current = -1;
    first.current = 0;
  }
  useEffect(() => {
    if (isFull) seen.current = trick;
  });
  if (deal === null) return null;
  const winner = isFull ? deal.takers[trick]! : null;
  const seats = view.players.length;
  const isSwept = finished > 0 && !isFull && seen.current === finished - 1;
  return (
    <section className={styles.trick} aria-label={t.table.trick} data-testid="trick">
      {isMyTurn && !isFull && (
        <span className={styles.slot} aria-hidden="true">
          <Tulip />
        </span>
      )}
      {isSwept && (
        <SweptTrick
          key={`${deal.setup.number}:${finished}`}
          view={view}
          trick={finished - 1}
          isSmall={isSmall}
        />
      )}
      <ol className={styles.cards}>
        {trickCards(view, deal, trick).map(({ seat, card }, i) => (
          <TrickCard
            key={`${trick}:${card}`}
            view={view}
            seat={seat}
            card={card}
            isSmall={isSmall}
            isWinner={seat === winner}
            isNew={trick * seats + i >= first.current}
          />
        ))}
      </ol>
    </section>
  );
}

interface TrickCardProps {
  readonly view: TableView;
  readonly seat: Seat;
  readonly card: Card;
  readonly isSmall: boolean;
  readonly isWinner: boolean;
  /** Whether it has just been played. */
  readonly isNew: boolean;
}

/** One card of the trick: it comes from the player's hand, or from the seat that played it. */
function TrickCard({ view, seat, card, isSmall, isWinner, isNew }: TrickCardProps) {
  const t = useTexts('table');
  const item = useRef<HTMLLIElement>(null);
  const spots = useSpots();
  const { flight } = usePace();
  const side = sideOf(seat, view.seat, view.players.length);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a card flies once, when it comes
  useLayoutEffect(() => {
    const { hand, seats, trick } = spots.current;
    const own = seat === view.seat ? hand.get(card) : undefined;
    const spot = own ?? seats[seat];
    if (!isNew || flight === 0 || !spot || trick === null) return;
    flyIn([{ element: item.current!, spot, lies: cardSpot(trick, side), ms: flight }]);
  }, []);
  return (
    <li
      ref={item}
      className={styles.card}
      style={{ transform: lieOf(side) }}
      data-winner={isWinner}
    >
      <PlayingCard card={card} small={isSmall} />
      <span className="visuallyHidden">
        {t.table.played(view.players[seat]!, t.cards.name(card))}
      </span>
    </li>
  );
}

interface SweptTrickProps {
  readonly view: TableView;
  readonly trick: number;
  readonly isSmall: boolean;
}

/** A finished trick on its way to its winner. */
function SweptTrick({ view, trick, isSmall }: SweptTrickProps) {
  const list = useRef<HTMLOListElement>(null);
  const { sweep } = usePace();
  const deal = view.deal!;
  const cards = trickCards(view, deal, trick).map(({ seat, card }) => ({
    card,
    side: sideOf(seat, view.seat, view.players.length),
  }));
  const spots = useSpots();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a trick is swept once
  useLayoutEffect(() => {
    const { seats, trick: middle } = spots.current;
    const spot = seats[deal.takers[trick]!];
    if (!spot || middle === null) return;
    flyOut(
      cards.map(({ side }, i) => ({
        element: list.current!.children[i]!,
        spot,
        lies: cardSpot(middle, side),
        ms: sweep,
      })),
    );
  }, []);
  return (
    <ol ref={list} className={styles.cards} aria-hidden="true">
      {cards.map(({ card, side }) => (
        <li key={card} className={styles.card} style={{ transform: lieOf(side) }}>
          <PlayingCard card={card} small={isSmall} />
        </li>
      ))}
    </ol>
  );
}
