// The viewer's hand as the moment has it: what lies in it, what may be played, where it came from.

import type { Card, Move, TableView } from '@kalpler/engine';
import { giverOf } from '@kalpler/protocol';
import { useEffect, useRef, useState } from 'react';
import { useSettings } from '../../state/settings.tsx';
import { useTable } from '../../state/table-session.ts';
import { useStable, useSteadily } from '../../state/use-stable.ts';
import { dealOrder, isFreshDeal, isSameDeal } from '../motion/step.ts';
import { Hand, type HandProps } from './Hand.tsx';

const EMPTY = 24;

interface OwnHandProps {
  /** The view that is drawn, and the newest, which decides what may be played. */
  readonly view: TableView;
  readonly newest: TableView;
  readonly choice: CardChoice;
  readonly marked?: readonly Card[] | undefined;
}

export function OwnHand({ view, newest, choice, marked }: OwnHandProps) {
  const props = useStable(handOf(view, newest, choice));
  const tap = useSteadily(choice.tap);
  // Spectators have no cards, but the row above keeps its distance.
  if (props === null) return <div style={{ height: EMPTY }} />;
  return <Hand {...props} marked={marked} takesKeys onTap={tap} />;
}

/** Everything that the hand shows; most of the time nothing of it changes with a card of the others. */
function handOf(
  view: TableView,
  newest: TableView,
  choice: CardChoice,
): Omit<HandProps, 'onTap' | 'takesKeys' | 'marked'> | null {
  const { seat, deal } = view;
  if (seat === null || deal === null) return null;
  const now = isSameDeal(view, newest) ? newest.deal! : deal;
  const isMyTurn = now.actors.includes(seat) && now.phase === 'playing';
  const isGiving = now.give !== null;
  const received = deal.received ?? [];
  const order = dealOrder(view);
  return {
    cards: deal.hand,
    count: deal.counts[seat]!,
    // Not before the table shows it: it would give away what is led next.
    legal: isMyTurn && view === newest ? now.legal : null,
    selected: isGiving ? [] : choice.selected,
    // Cards in the slots of a panel keep their places in the hand: nothing moves under the finger.
    away: isGiving ? choice.selected : [],
    next: choice.next,
    arrival: {
      deal: deal.setup.number,
      isFresh: isFreshDeal(view),
      place: order.indexOf(seat),
      seats: order.length,
      received,
      giver: received.length > 0 ? giverOf(view, deal, seat) : null,
    },
    areRaised: deal.plays.length === 0,
  };
}

interface CardChoice {
  readonly selected: readonly Card[];
  /** The card that is played as soon as the turn comes. */
  readonly next: Card | null;
  /** Whether such a card could not be played after all. */
  readonly isDropped: boolean;
  tap(card: Card, isSure: boolean): void;
  pick(cards: readonly Card[]): void;
  act(move: Move): void;
}

/**
 * What the player has picked from the hand: cards to give, the card being played, or one for the next turn.
 * `onAct` is called before a move is made; `isSettled`: nothing moves on the table any more.
 */
export function useChoice(view: TableView, isSettled: boolean, onAct: () => void): CardChoice {
  const { session } = useTable();
  const { settings } = useSettings();
  const { deal, seat } = view;
  const isMyTurn = seat !== null && (deal?.actors.includes(seat) ?? false);
  const isPlay = deal?.phase === 'playing';
  // What was picked belongs to one moment of one deal, and what is to come to one deal.
  const game = String(deal?.setup.number);
  const moment = `${game}:${view.phase}:${deal?.plays.length ?? 0}`;
  const [picked, setPicked] = useState<{ at: string; cards: readonly Card[] }>();
  const [wanted, setWanted] = useState<{ game: string; card: Card }>();
  const [dropped, setDropped] = useState('');
  const selected = picked?.at === moment ? picked.cards : [];
  const isWanted = wanted?.game === game && deal?.hand?.includes(wanted.card);
  const next = isWanted ? wanted.card : null;
  /** The moment at which a card was played, or is just being played. */
  const played = useRef('');
  const pick = (cards: readonly Card[]) => setPicked({ at: moment, cards });

  const act = async (move: Move) => {
    session.dismissProblem();
    setDropped('');
    onAct();
    if (move.kind === 'play') {
      played.current = moment;
      pick([move.card]);
    }
    const answer = await session.act(move);
    // A card that was not taken falls back into the hand.
    if (!answer.ok && move.kind === 'play') played.current = '';
    if (!answer.ok) setPicked((now) => (now?.at === moment && isPlay ? undefined : now));
  };

  const [only] = deal?.legal ?? [];
  const isLast = isPlay && isMyTurn && deal.hand?.length === 1 && only !== undefined;
  const forced = isLast && settings.autoLast && isSettled ? only : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for every turn
  useEffect(() => {
    const card = next ?? forced;
    if (!isPlay || !isMyTurn || card === null || played.current === moment) return;
    setWanted(undefined);
    if (deal.legal.includes(card)) {
      void act({ kind: 'play', card });
    } else setDropped(moment);
  }, [moment, isMyTurn, next, forced]);

  const tap = (card: Card, isSure: boolean) => {
    const give = deal?.give;
    if (give != null && isMyTurn) {
      if (selected.includes(card)) pick(selected.filter((other) => other !== card));
      else if (selected.length < give.count) pick([...selected, card]);
      return;
    }
    if (!isPlay || seat === null) return;
    if (!isMyTurn) {
      if (settings.premove) setWanted(card === next ? undefined : { game, card });
      return;
    }
    // A card that may not be played is sent all the same: the answer says why not.
    const isRaised = selected.includes(card);
    if (deal.legal.includes(card) && settings.twoTaps && !isSure && !isRaised) pick([card]);
    else void act({ kind: 'play', card });
  };

  return {
    selected,
    next,
    isDropped: dropped === moment,
    tap,
    pick,
    act: (move) => void act(move),
  };
}
