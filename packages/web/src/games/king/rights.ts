// What is left to the chooser of a game of King, for display only: the view says what may be chosen.

import {
  type KingOptions,
  type KingView,
  PENALTIES,
  type Penalty,
  type Standing,
} from '@kalpler/engine';

export interface Rights {
  /** Whether the table counts rights at all. */
  readonly areCounted: boolean;
  readonly penaltiesLeft: number;
  readonly trumpsLeft: number;
  /** How often each penalty may still be chosen by anybody. */
  readonly typesLeft: Readonly<Record<Penalty, number>>;
  /** Penalty games that must come before the first trumps; 0 when that is over. */
  readonly waitForTrumps: number;
}

export function rightsOf(options: KingOptions, standing: Standing, deal: KingView): Rights {
  const { calls } = standing;
  const own = calls.filter((call) => call.selector === deal.setup.dealer);
  const penalties = own.filter((call) => call.contract.type === 'penalty').length;
  const typesLeft = {} as Record<Penalty, number>;
  for (const name of PENALTIES) {
    const times = calls.filter(
      ({ contract }) => contract.type === 'penalty' && contract.name === name,
    ).length;
    typesLeft[name] = Math.max(0, options.maxPerPenaltyType - times);
  }
  return {
    areCounted: options.mode === 'dejenere' && options.enforceQuotas,
    penaltiesLeft: Math.max(0, options.penaltiesPerPlayer - penalties),
    trumpsLeft: Math.max(0, options.trumpsPerPlayer - (own.length - penalties)),
    typesLeft,
    waitForTrumps: Math.max(0, options.initialPenaltyGames - standing.played),
  };
}
