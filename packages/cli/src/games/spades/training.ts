// What examples of Spades for training have: the state of a player, and the shape of it all.

import { partnerOf, type SpadesResult, type SpadesView } from '@kalpler/engine';
import type { SpadesState } from '../../training/example.ts';
import { choice, either, listOf, optional, orNull, yesNo } from '../../training/kind.ts';
import { bySeat, givingOf, playerId, player as playerOf } from '../../training/players.ts';
import {
  bid,
  cardsOrNull,
  context,
  dealEnd,
  decision,
  giving,
  matchEnd,
  metadata,
  numbers,
  player,
  players,
  tricks,
  type WholeShape,
} from '../../training/shape-parts.ts';
import type { GamePlugin, StateSource } from '../plugin.ts';

const shape: WholeShape<SpadesState> = {
  game: choice('spades'),
  ...context,
  hand: cardsOrNull,
  ...tricks,
  ...giving,
  partner: orNull(player),
  spadesBroken: yesNo,
  bids: listOf(orNull(either(bid, choice('hidden')), '-')),
  bags: numbers,
  mayBidBlind: players,
  looked: players,
  decision: { ...decision, bid: optional(bid) },
  outcome: { trickWinner: optional(player), ...dealEnd, ...matchEnd },
  ...metadata,
};

function state({ game, standing, common, deal }: StateSource<SpadesView>): SpadesState {
  const { options } = game;
  return {
    game: 'spades',
    ...common,
    ...givingOf(deal),
    partner: options.game === 'spades' ? playerOf(partnerOf(options, deal.seat!)) : null,
    spadesBroken: deal.broken,
    bids: deal.bids,
    bags: bySeat(game, standing.bags),
    mayBidBlind: deal.blind.map(playerId),
    looked: deal.looked.map(playerId),
  };
}

export const spadesTraining: GamePlugin<never, SpadesView, SpadesResult>['training'] = {
  shape,
  hasTrickPoints: false,
  state,
  outcome: () => ({}),
};
