// The viewer's hand as the view has it: its cards, which of them may be played, and where they came from.

import type { Card, TableView } from '@kalpler/engine';
import { giverOf } from '@kalpler/protocol';
import { useStable, useSteadily } from '../../state/use-stable.ts';
import { dealOrder, isFreshDeal, isSameDeal } from '../motion/step.ts';
import { Hand, type HandProps } from './Hand.tsx';
import type { CardChoice } from './use-choice.ts';

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

/** Everything that the hand shows; a card of another player rarely changes any of this. */
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
