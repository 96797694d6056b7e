// Why a move is made: the kind of its reason, and the cards that the reason speaks of.

import {
  type Action,
  type Card,
  type Deal,
  type Game,
  kindOf,
  MAX_ACTIONS,
  type MoveKind,
  PLAYING,
  type Seat,
} from '@kalpler/engine';
import type { Reason, ReasonKind } from '../bot.ts';
import type { GameBots, GameReasons } from '../game-bots.ts';
import { type Costs, hunted, type Reading, readTrick } from './trick.ts';

const legal = new Int32Array(MAX_ACTIONS);

/**
 * The reason for a legal action of a seat that may act. `known` is the deal as the seat knows it before the action,
 * so a reason never reveals more than that. Without an intent, the kind is found from what the action does.
 */
export function explain(
  { reasons }: GameBots,
  game: Game,
  known: Deal,
  seat: Seat,
  action: Action,
  intent?: ReasonKind,
): Reason {
  if (kindOf(action) === 'play' && known.phase === PLAYING && known.contract !== null) {
    const reading = readTrick(game, known, seat, action as number as Card);
    const kind =
      intent ?? (isOnly(game, known, seat) ? 'onlyMove' : reasons.playKind(game, reading));
    const others =
      reasons.otherCards?.(kind) ?? otherCards(kind, reading, reasons.costs(game, known));
    return { kind, cards: [reading.card, ...others.filter((other) => other !== reading.card)] };
  }
  const kind = intent ?? choiceKind(reasons, game, known, seat, action);
  if (kindOf(action) === 'play') return { kind, cards: [action as number as Card] };
  return { kind, cards: reasons.choiceCards(kind, game, known, seat, action) };
}

function isOnly(game: Game, known: Deal, seat: Seat): boolean {
  return game.legal(known, seat, legal) === 1;
}

/** Bids and contracts that need no explanation; a player who looks at the hand or gives cards away has a reason. */
const FORCED: readonly MoveKind[] = ['bid', 'choose', 'cancel'];

/** A choice that is not a card to the trick. */
function choiceKind(
  reasons: GameReasons,
  game: Game,
  known: Deal,
  seat: Seat,
  action: Action,
): ReasonKind {
  if (FORCED.includes(kindOf(action)) && isOnly(game, known, seat)) return 'onlyMove';
  return reasons.choiceKind(known, seat, action) ?? 'fallback';
}

/** The cards that the one played has to do with. */
function otherCards(kind: ReasonKind, reading: Reading, costs: Costs): Card[] {
  const { deal, table, isLead } = reading;
  switch (kind) {
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
