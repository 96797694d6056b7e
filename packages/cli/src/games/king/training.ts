// What examples of King for training have: the state of a player, and the shape of it all.

import { CANCELLATIONS, contractText, type KingResult, type KingView } from '@kalpler/engine';
import type { KingState } from '../../training/example.ts';
import { choice, optional, orNull, text, yesNo } from '../../training/kind.ts';
import { contractParts, playerId } from '../../training/players.ts';
import {
  CONTRACT,
  contract,
  dealEnd,
  decision,
  known,
  lines,
  matchEnd,
  metadata,
  numbers,
  suit,
  trickEnd,
  type WholeShape,
} from '../../training/shape-parts.ts';
import type { GamePlugin, StateSource } from '../plugin.ts';

const shape: WholeShape<KingState> = {
  game: choice('king'),
  ...known,
  contract: orNull(contract),
  trump: orNull(suit),
  kingDeclared: yesNo,
  openContracts: lines(text('a contract', new RegExp(`^${CONTRACT}$`))),
  calls: lines(text('a player and a contract', new RegExp(`^p[0-3] ${CONTRACT}$`))),
  broken: yesNo,
  counts: numbers,
  decision: {
    ...decision,
    contract: optional(contract),
    trump: optional(suit),
    kingDeclared: optional(yesNo),
  },
  outcome: {
    ...trickEnd,
    ...dealEnd,
    cancelled: orNull(choice(...CANCELLATIONS)),
    king: orNull(choice('made', 'lost')),
    ...matchEnd,
  },
  ...metadata,
};

function state({ standing, common, deal }: StateSource<KingView>): KingState {
  return {
    game: 'king',
    ...common,
    ...contractParts(deal.contract),
    openContracts: deal.open.map(contractText),
    calls: standing.calls.map(
      ({ selector, contract }) => `${playerId(selector)} ${contractText(contract)}`,
    ),
    broken: deal.broken,
    counts: deal.taken,
  };
}

export const kingTraining: GamePlugin<never, KingView, KingResult>['training'] = {
  shape,
  hasTrickPoints: true,
  state,
  outcome: ({ cancelled, king }) => ({ cancelled, king }),
};
