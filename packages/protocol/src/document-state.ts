// The state of a game as the documents describe it, told from a view: whatever a seat may not know is not there.

import {
  type DealResult,
  type DealView,
  type KingView,
  type OpenDealView,
  type OwnDealView,
  type Seat,
  type SpadesView,
  sideOf,
  type TableView,
} from '@kalpler/engine';
import { wireCard } from './card.ts';
import { currentTrick } from './trick.ts';

/** What a view does not tell: the match it belongs to, and the deadline. */
export interface About {
  readonly match?: string;
  readonly timeoutAt?: number | null;
}

/** What `updateGame` and `reconnected` carry for clients written from the documents. */
export function documentState(view: TableView, about: About = {}) {
  return { ...openState(view, about), ...ownState(view.seat, view.deal, view.deal) };
}

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
    ...(deal === null ? {} : gameState(view, deal, result)),
  };
}

/** The part of the state that differs from seat to seat, told from the two parts of its view. */
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
    ...(open?.game === 'hearts'
      ? { passSubmitted: seat !== null && open.submitted.includes(seat) }
      : {}),
  };
}

function gameState(view: TableView, deal: DealView, result: DealResult | undefined) {
  switch (deal.game) {
    case 'hearts':
      return {
        heartsBroken: deal.broken,
        scores: result?.scores ?? deal.taken,
        tricksTaken: deal.tricks,
        passDirection: deal.phase === 'passing' ? deal.pass : null,
      };
    case 'spades':
      return spadesState(view, deal, result);
    case 'king':
      return kingState(view, deal, result);
  }
}

function spadesState(view: TableView, deal: SpadesView, result: DealResult | undefined) {
  const { totals, bags } = view.standing;
  const { options } = view;
  // In Spades tricks count by side.
  const teamTricks = totals.map((_, side) =>
    deal.tricks.reduce(
      (sum, tricks, seat) =>
        options.game === 'spades' && sideOf(options, seat) === side ? sum + tricks : sum,
      0,
    ),
  );
  return {
    spadesBroken: deal.broken,
    bids: deal.bids,
    bidsSubmitted: deal.bids.filter((bid) => bid !== null).length,
    legalBids: deal.legalBids,
    teamTricks,
    tricksTaken: deal.tricks,
    scores: result?.scores ?? totals.map(() => 0),
    bags,
  };
}

function kingState(view: TableView, deal: KingView, result: DealResult | undefined) {
  const { contract } = deal;
  return {
    contract,
    selector: deal.setup.dealer,
    openContracts: deal.phase === 'selecting' ? deal.open : [],
    heartsBroken: deal.broken,
    trickWinners: deal.takers,
    tricksTaken: deal.tricks,
    penaltyCounts:
      contract?.type === 'penalty'
        ? { [contract.name]: deal.taken }
        : ({} as Record<string, never>),
    scores: result?.scores ?? view.standing.totals.map(() => 0),
  };
}
