// What examples of Hearts for training have: the state of a player, and the shape of it all.

import { type HeartsResult, type HeartsView, MOON_OPTIONS, PASS_STEPS } from '@kalpler/engine';
import type { HeartsState } from '../../training/example.ts';
import { choice, optional, orNull, yesNo } from '../../training/kind.ts';
import { givingOf, player as playerOf } from '../../training/players.ts';
import {
  dealEnd,
  decision,
  giving,
  known,
  matchEnd,
  metadata,
  numbers,
  player,
  trickEnd,
  type WholeShape,
} from '../../training/shape-parts.ts';
import type { GamePlugin, StateSource } from '../plugin.ts';

const shape: WholeShape<HeartsState> = {
  game: choice('hearts'),
  ...known,
  ...giving,
  passDirection: choice(...(Object.keys(PASS_STEPS) as (keyof typeof PASS_STEPS)[])),
  heartsBroken: yesNo,
  penaltyPoints: numbers,
  jackTaker: orNull(player),
  decision: { ...decision, moonOption: optional(choice(...MOON_OPTIONS)) },
  outcome: { ...trickEnd, ...dealEnd, moonShooter: orNull(player), ...matchEnd },
  ...metadata,
};

function state({ common, deal }: StateSource<HeartsView>): HeartsState {
  return {
    game: 'hearts',
    ...common,
    ...givingOf(deal),
    passDirection: deal.pass,
    heartsBroken: deal.broken,
    penaltyPoints: deal.taken,
    jackTaker: playerOf(deal.jackTaker),
  };
}

export const heartsTraining: GamePlugin<never, HeartsView, HeartsResult>['training'] = {
  shape,
  hasTrickPoints: true,
  state,
  outcome: ({ moonShooter }) => ({
    moonShooter: playerOf(moonShooter),
  }),
};
