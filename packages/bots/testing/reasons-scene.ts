// Shorthands for tests: a scene at the card table, a move of seat 0, and the reason given for it.

import {
  type AnyGame,
  type Bid,
  cardName,
  type GameId,
  gameOf,
  type KingContract,
  PENALTIES,
  type Penalty,
  type Phase,
  parseMove,
  refusalText,
  type Suit,
  setUp,
} from '@kalpler/engine';
import { cards } from '../../engine/testing/cards.ts';
import type { ReasonKind } from '../src/bot.ts';
import { explain } from '../src/reasons/explain.ts';
import { games } from './all-games.ts';

export interface Scene {
  readonly game: GameId;
  readonly options?: Readonly<Record<string, unknown>>;
  /** The hands by seat; seat 0 is to act. */
  readonly hands: readonly string[];
  readonly phase?: Phase;
  /** The trick so far, as in `3:10H`. */
  readonly trick?: string;
  readonly broken?: boolean;
  readonly taken?: readonly number[];
  readonly tricks?: readonly number[];
  /** Spades: bids, whether the hand has been seen, and totals. */
  readonly bids?: readonly Bid[];
  readonly looked?: boolean;
  readonly totals?: readonly number[];
  /** King: a penalty or the trump suit, and who declared King with it. */
  readonly contract?: Penalty | Suit;
  readonly declarer?: number;
}

/** The reason for a move written as in `why(scene, '5S')`, as in `duckedQueen: 5S QS`. */
export function why(scene: Scene, text: string, intent?: ReasonKind): string {
  const game = gameOf(scene.game, scene.options);
  const deal = dealOf(game, scene);
  const move = parseMove(text, game.deck);
  if (!move.ok) throw new RangeError(move.error);
  const checked = game.check(deal, 0, move.value);
  if (!checked.ok) throw new RangeError(`${text}: ${refusalText(checked.error)}`);
  const reason = explain(games.of(game), game, deal, 0, checked.value, intent);
  const named = (reason.cards ?? []).map(cardName).join(' ');
  return named === '' ? reason.kind : `${reason.kind}: ${named}`;
}

function dealOf(game: AnyGame, scene: Scene) {
  const { phase = 'playing', broken = true, taken = [], tricks = [], bids = [] } = scene;
  const start = game.start();
  const hands = scene.hands.map((hand) => cards(game, hand));
  const trick = (scene.trick ?? '')
    .split(' ')
    .filter((play) => play !== '')
    .map((play) => {
      const [by, name] = play.split(':');
      return { seat: Number(by), card: cards(game, name!)[0]! };
    });
  // In King the selector before was seat 1, so that it is the turn of seat 0.
  const dealer = game.id === 'king' ? 1 : 3;
  const deal = setUp(
    game,
    { ...start, totals: scene.totals ?? start.totals, dealer },
    {
      phase,
      hands,
      trick,
      turn: 0,
      broken,
      taken,
      tricks,
      bids,
      looked: (scene.looked ?? true) ? [0] : [],
      ...(phase === 'playing' ? { trickNumber: game.length - hands[0]!.length + 1 } : {}),
      ...(scene.contract === undefined ? {} : { contract: contractNamed(scene.contract) }),
    },
  );
  if (scene.declarer !== undefined) {
    deal.declared = 1;
    deal.dealer = scene.declarer;
  }
  return deal;
}

function contractNamed(name: Penalty | Suit): KingContract {
  const penalty = PENALTIES.find((known) => known === name);
  if (penalty !== undefined) return { type: 'penalty', name: penalty };
  return { type: 'trump', trumpSuit: name as Suit };
}
