// Why a move is made: the kind of its reason, and the cards that the reason speaks of.

import {
  type Action,
  type AnyGame,
  type Card,
  type Deal,
  giftCards,
  JACK_OF_DIAMONDS,
  kindOf,
  listCards,
  MAX_ACTIONS,
  PLAYING,
  QUEEN_OF_SPADES,
  type Seat,
} from '@kalpler/engine';
import type { Reason, ReasonKind } from '../bot.ts';
import { type Costs, hunted } from './avoiding.ts';
import { heartsPlayKind, heartsPoints, passCards, passKind } from './hearts.ts';
import { contractCards, contractKind, kingPlayKind, kingUnits } from './king.ts';
import { type Reading, readTrick } from './reading.ts';
import { bidCards, bidKind, exchangeKind, spadesPlayKind } from './spades.ts';

const legal = new Int32Array(MAX_ACTIONS);

/**
 * The reason for a legal action of a seat that may act. `sight` is the deal as the seat knows it before the action,
 * so a reason never tells more than that. Without an intent, the kind is found from what the action does.
 */
export function explain(
  game: AnyGame,
  sight: Deal,
  seat: Seat,
  action: Action,
  intent?: ReasonKind,
): Reason {
  const isPlay = kindOf(action) === 'play' && sight.phase === PLAYING && sight.contract !== null;
  if (!isPlay) {
    const kind = intent ?? choiceKind(game, sight, seat, action);
    return { kind, cards: choiceCards(kind, game, sight, seat, action) };
  }
  const reading = readTrick(game, sight, seat, action as number as Card);
  const kind = intent ?? (isOnly(game, sight, seat) ? 'onlyMove' : playKind(game, reading));
  return { kind, cards: playCards(kind, reading, costsOf(game, sight)) };
}

function isOnly(game: AnyGame, sight: Deal, seat: Seat): boolean {
  return game.legal(sight, seat, legal) === 1;
}

function playKind(game: AnyGame, reading: Reading): ReasonKind {
  switch (game.id) {
    case 'hearts':
      return heartsPlayKind(game, reading);
    case 'spades':
      return spadesPlayKind(game, reading);
    case 'king':
      return kingPlayKind(game, reading);
  }
}

/** A choice that is not a card to the trick. */
function choiceKind(game: AnyGame, sight: Deal, seat: Seat, action: Action): ReasonKind {
  switch (kindOf(action)) {
    case 'pass':
      return passKind(sight, seat, action);
    case 'moon':
      return 'shootMoon';
    case 'claim':
      return 'claimRest';
    case 'reveal':
      return 'lookAtHand';
    case 'exchange':
      return exchangeKind(sight, seat);
    case 'bid':
      return isOnly(game, sight, seat) ? 'onlyMove' : bidKind(action);
    case 'choose':
    case 'cancel':
      return isOnly(game, sight, seat) ? 'onlyMove' : contractKind(action);
    default:
      return 'fallback';
  }
}

function choiceCards(
  kind: ReasonKind,
  game: AnyGame,
  sight: Deal,
  seat: Seat,
  action: Action,
): Card[] {
  switch (kindOf(action)) {
    case 'play':
      return [action as number as Card];
    case 'pass':
      return passCards(kind, sight, seat, action);
    case 'exchange':
      return giftCards(action);
    case 'claim':
      return kind === 'claimRest' ? listCards(sight.hands, seat << 2) : [];
    case 'bid':
      return game.id === 'spades' ? bidCards(kind, game, sight, seat) : [];
    case 'choose':
      return game.id === 'king' ? contractCards(kind, game, sight, seat, action) : [];
    default:
      return [];
  }
}

/** What cards cost in this deal; in Spades they cost nothing. */
function costsOf(game: AnyGame, sight: Deal): Costs {
  switch (game.id) {
    case 'hearts':
      return heartsPoints(game);
    case 'spades':
      return () => 0;
    case 'king':
      return kingUnits(sight);
  }
}

/** The card played, and those that it has to do with. */
function playCards(kind: ReasonKind, reading: Reading, costs: Costs): Card[] {
  const { card } = reading;
  return [card, ...otherCards(kind, reading, costs).filter((other) => other !== card)];
}

function otherCards(kind: ReasonKind, reading: Reading, costs: Costs): Card[] {
  const { deal, table, isLead } = reading;
  switch (kind) {
    case 'huntQueen':
    case 'duckedQueen':
      return [QUEEN_OF_SPADES];
    case 'takeJack':
      return [JACK_OF_DIAMONDS];
    case 'huntPenalty':
      return hunted(reading, costs);
    case 'winCheaply':
    case 'mustWin':
    case 'shootMoon':
    case 'stopMoon':
      return table.filter((other) => costs(other) > 0);
    case 'duck':
    case 'winLast':
    case 'takeTrick':
    case 'ruff':
    case 'giveToPartner':
    case 'protectNil':
    case 'coverNil':
    case 'breakNil':
    case 'setOpponents':
    case 'avoidBags':
    case 'stopKing':
      return isLead ? [] : [deal.best];
    default:
      return [];
  }
}
