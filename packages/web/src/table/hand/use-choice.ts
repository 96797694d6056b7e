// What the player picks from the hand and when it is played: cards to give, the card for the next turn, the last one.

import type { Card, Move, TableView } from '@kalpler/engine';
import { useEffect, useRef, useState } from 'react';
import { useSettings } from '../../state/settings.tsx';
import { useTable } from '../../state/table-session.ts';

export interface CardChoice {
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
 * `onAct` is called before a move is made; `isSettled`: nothing moves on the table any more.
 *
 * These are four facts and not the states of one machine, because each lasts for a time of its own. Whatever is out of
 * date is ignored rather than reset, since a solo player can come back to a moment by undo.
 */
export function useChoice(view: TableView, isSettled: boolean, onAct: () => void): CardChoice {
  const { session } = useTable();
  const { settings } = useSettings();
  const { deal, seat } = view;
  const isMyTurn = seat !== null && (deal?.actors.includes(seat) ?? false);
  const isPlay = deal?.phase === 'playing';
  const dealKey = String(deal?.setup.number);
  const moment = `${dealKey}:${view.phase}:${deal?.plays.length ?? 0}`;
  /** Lasts for one moment: cards to give, the card raised by a first tap, the card on its way. */
  const [picked, setPicked] = useState<{ at: string; cards: readonly Card[] }>();
  /** Chosen ahead; lasts until the turn comes, for the rest of the deal at most. */
  const [wanted, setWanted] = useState<{ deal: string; card: Card }>();
  /** The moment at which such a card could not be played. */
  const [droppedAt, setDroppedAt] = useState('');
  const selected = picked?.at === moment ? picked.cards : [];
  const isWanted = wanted?.deal === dealKey && deal?.hand?.includes(wanted.card);
  const next = isWanted ? wanted.card : null;
  /**
   * The moment at which a card was sent: then none is played by itself, not even after an undo. A ref, because a tap may
   * come between drawing and the effect below, which must know of it.
   */
  const sentAt = useRef('');
  const pick = (cards: readonly Card[]) => setPicked({ at: moment, cards });

  const act = async (move: Move) => {
    session.dismissProblem();
    setDroppedAt('');
    onAct();
    if (move.kind === 'play') {
      sentAt.current = moment;
      pick([move.card]);
    }
    const answer = await session.act(move);
    // A card that was not taken falls back into the hand.
    if (!answer.ok && move.kind === 'play') sentAt.current = '';
    if (!answer.ok) setPicked((now) => (now?.at === moment && isPlay ? undefined : now));
  };

  const [only] = deal?.legal ?? [];
  const isLast = isPlay && isMyTurn && deal.hand?.length === 1 && only !== undefined;
  const forced = isLast && settings.autoLast && isSettled ? only : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for every turn; a card that was refused is not sent again
  useEffect(() => {
    const card = next ?? forced;
    if (!isPlay || !isMyTurn || card === null || sentAt.current === moment) return;
    setWanted(undefined);
    if (deal.legal.includes(card)) {
      void act({ kind: 'play', card });
    } else setDroppedAt(moment);
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
      if (settings.premove) setWanted(card === next ? undefined : { deal: dealKey, card });
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
    isDropped: droppedAt === moment,
    tap,
    pick,
    act: (move) => void act(move),
  };
}
