// The state of the dialect `documents`, made from a view: whatever a seat may not know is not there.

import type { OpenDealView, OwnDealView, Seat, TableView } from '@kalpler/engine';
import { wireCard } from '../card.ts';
import { currentTrick } from '../trick.ts';
import { documentGame } from './game.ts';

/** What a view does not say: the match it belongs to, and the deadline. */
export interface About {
  readonly match?: string;
  readonly timeoutAt?: number | null;
}

/** What `updateGame` and `reconnected` carry for clients written from the documents. */
export function documentState(view: TableView, about: About = {}) {
  return { ...openState(view, about), ...ownState(view.seat, view.deal, view.deal) };
}

export type DocumentState = ReturnType<typeof documentState>;

/** The part of the state that is the same for everybody while cards are played. */
export function openState(view: TableView, about: About = {}) {
  const { deal, standing } = view;
  const result = view.awaitsDeal || standing.winners ? view.results.at(-1) : undefined;
  return {
    match: about.match ?? '',
    timeoutAt: about.timeoutAt ?? null,
    version: view.version,
    game: view.options.game,
    phase: view.phase,
    roundNumber: deal?.setup.number ?? 0,
    cardCounts: deal?.counts ?? [],
    currentTrick: deal === null ? [] : currentTrick(view, deal),
    currentPlayer: deal?.actors.length === 1 ? deal.actors[0]! : null,
    waitingFor: deal?.actors ?? [],
    cumulativeScores: standing.totals,
    winners: standing.winners,
    ...(deal === null ? {} : documentGame(deal.game).openState(view, deal, result)),
  };
}

/** The part of the state that differs from seat to seat, made from the two parts of its view. */
export function ownState(seat: Seat | null, open: OpenDealView | null, own: OwnDealView | null) {
  return {
    seat,
    hand: own?.hand?.map(wireCard) ?? [],
    /** Whether the hand is still to be looked at (Spades). */
    handHidden: own !== null && own.hand === null && seat !== null,
    legalCards: own?.legal.map(wireCard) ?? [],
    /** How many cards are to be given now, and to whom. */
    give: own?.give ?? null,
    mayClaim: own !== null && 'mayClaim' in own && own.mayClaim,
    mayCancel: own !== null && 'mayCancel' in own && own.mayCancel,
    ...(open === null ? {} : documentGame(open.game).ownState?.(seat, open)),
  };
}
