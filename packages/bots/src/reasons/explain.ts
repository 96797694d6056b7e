// Why a move is made: the kind of its reason, and the cards that the reason speaks of.

import {
  type Action,
  type AnyGame,
  type Card,
  type Deal,
  JACK_OF_DIAMONDS,
  kindOf,
  MAX_ACTIONS,
  type MoveKind,
  PLAYING,
  QUEEN_OF_SPADES,
  type Seat,
} from '@kalpler/engine';
import type { Reason, ReasonKind } from '../bot.ts';
import { botsOf } from '../game-bots.ts';
import { type Costs, hunted } from './avoiding.ts';
import { type Reading, readTrick } from './reading.ts';

const legal = new Int32Array(MAX_ACTIONS);

/**
 * The reason for a legal action of a seat that may act. `sight` is the deal as the seat knows it before the action,
 * so a reason never tells more than that. Without an intent, the kind is found from what the action does.
 */
export function explain(
  game: AnyGame,
  knowledge: Deal,
  seat: Seat,
  action: Action,
  intent?: ReasonKind,
): Reason {
  const { reasons } = botsOf(game);
  if (kindOf(action) === 'play' && knowledge.phase === PLAYING && knowledge.contract !== null) {
    const reading = readTrick(game, knowledge, seat, action as number as Card);
    const kind =
      intent ?? (isOnly(game, knowledge, seat) ? 'onlyMove' : reasons.playKind(game, reading));
    return { kind, cards: playCards(kind, reading, reasons.costs(game, knowledge)) };
  }
  const kind = intent ?? choiceKind(game, knowledge, seat, action);
  if (kindOf(action) === 'play') return { kind, cards: [action as number as Card] };
  return { kind, cards: reasons.choiceCards(kind, game, knowledge, seat, action) };
}

function isOnly(game: AnyGame, knowledge: Deal, seat: Seat): boolean {
  return game.legal(knowledge, seat, legal) === 1;
}

/** Bids and contracts that the rules leave alone; whoever looks at the hand or gives cards away has a reason. */
const FORCED: readonly MoveKind[] = ['bid', 'choose', 'cancel'];

/** A choice that is not a card to the trick. */
function choiceKind(game: AnyGame, knowledge: Deal, seat: Seat, action: Action): ReasonKind {
  if (FORCED.includes(kindOf(action)) && isOnly(game, knowledge, seat)) return 'onlyMove';
  return botsOf(game).reasons.choiceKind(knowledge, seat, action) ?? 'fallback';
}

/** The card played, and those that it has to do with. */
function playCards(kind: ReasonKind, reading: Reading, costs: Costs): Card[] {
  const cards = [reading.card];
  for (const other of otherCards(kind, reading, costs)) {
    if (other !== reading.card) cards.push(other);
  }
  return cards;
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
