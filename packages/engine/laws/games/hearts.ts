// The laws of Hearts: its penalty points are those of the deck, and a claim is a shorter way to play on.

import { penaltyPoints } from '../../src/index.ts';
import { chance, sum } from '../numbers.ts';
import type { GameLaws } from './games.ts';

export const HEARTS_LAWS: GameLaws = {
  mixes: {
    'shooter chooses': { moon: 'shooterChoice', endScore: 60, claim: true },
    'shooter below': { moon: 'shooterMinus', passCount: 4, queenBreaksHearts: true },
    'dealer opens': {
      openingLead: 'leftOfDealer',
      firstTrickPoints: 'allow',
      forcedLeadBreaks: true,
      passCycle: ['across', 'hold'],
      passCount: 1,
    },
    'free leads': { moon: 'smart', heartsMustBeBroken: false, passCycle: ['hold'] },
    'spot omnibus': { preset: 'spot', jackOfDiamonds: true, spotQueen: 0 },
  },

  resultLaws(game, _deal, _before, result, judge) {
    if (game.id !== 'hearts' || result.game !== 'hearts') return;
    const law = 'the penalty points of a deal are those of the deck';
    const all = sum(game.deck.cards.map((card) => penaltyPoints(game.options, card)));
    judge.holds(law, sum(result.raw) === all, () => JSON.stringify(result.raw));
    const jack = game.options.jackOfDiamonds ? -10 : 0;
    judge.holds(law, (result.jackTaker === null) === (jack === 0), 'the jack has one taker');
    const worths = result.moonShooter === null ? [all] : [3 * all, -all];
    const scores = sum(result.scores);
    judge.holds(law, worths.includes(scores - jack), () => JSON.stringify(result));
  },

  turnResult(result, { seat, list }) {
    if (result.game !== 'hearts') return {};
    const { raw, moonShooter, jackTaker } = result;
    return { raw: list(raw), moonShooter: seat(moonShooter), jackTaker: seat(jackTaker) };
  },

  choose({ game, actors, deal }, random) {
    if (game.id !== 'hearts' || deal === null || !game.options.claim) return undefined;
    const seat = actors.find((actor) => game.canClaim(deal, actor));
    if (seat === undefined || !chance(random, 2)) return undefined;
    return { seat, move: { kind: 'claim' } };
  },
};
