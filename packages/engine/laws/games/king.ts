// The laws of King: what each contract is worth, and that a whole party comes out even.

import { suitOf } from '../../src/index.ts';
import { sum } from '../numbers.ts';
import type { GameLaws } from './games.ts';

export const KING_LAWS: GameLaws = {
  mixes: {
    'king by tricks': { kingRule: 'auto', kingTricks: 8 },
    'king declared': { kingRule: 'declare', kingTricks: 4 },
    'early end': { earlyEnd: true, forcedLeadBreaks: true, cancelTrump: 'anyPlayer' },
    cancelled: { cancelRifki: 'AorK', cancelTrump: 'forcedSelector' },
    'ace and king cancel': { preset: 'natural', cancelRifki: 'AK' },
    'highest heart': { onlyHeartsMustLeadHighest: true, initialPenaltyGames: 4 },
    'always raise': { yukseltme: 'always', mustTrumpWhenVoid: true },
    overtrump: { yukseltme: 'wheneverTrumping', rifkiVoid: 'any', startCard: '6S' },
    'free discards': {
      kupaVoid: 'any',
      honourVoid: 'any',
      rifkiVoid: 'kingOnly',
      heartsLeadRestriction: false,
      trumpLeadRestriction: false,
      enforceQuotas: false,
      cikmis: 'gt0',
    },
    'three, raised': {
      preset: 'three',
      yukseltme: 'always',
      forcedUnder: ['rifki', 'kiz'],
      cancelKiz: true,
      startCard: '7D',
    },
  },

  resultLaws(game, deal, _before, result, judge) {
    if (game.id !== 'king' || result.game !== 'king') return;
    const law = 'a contract of King is worth its constant';
    const { contract, counts, cancelled } = result;
    if (cancelled !== null || contract === null) {
      const zeros = result.scores.every((score) => Object.is(score, 0));
      judge.holds('a cancelled deal counts for nothing', zeros, () => JSON.stringify(result));
      return;
    }
    const name = contract.type === 'trump' ? 'trump' : contract.name;
    const tricks = result.king === null ? game.length : deal.trick;
    const units = { el: tricks, kupa: 0, erkek: 8, kiz: 4, rifki: 1, sonIki: 2, trump: tricks }[
      name
    ];
    const hearts = game.deck.cards.filter((card) => suitOf(card) === 3).length;
    const all = name === 'kupa' ? hearts : units;
    judge.holds(law, sum(counts) === all, () => JSON.stringify(result));
    judge.holds(law, sum(result.scores) === all * game.options.values[name], () =>
      JSON.stringify(result),
    );
  },

  matchLaws({ game, standing, results }, judge) {
    const last = results.at(-1)!;
    if (game.id !== 'king' || !game.options.enforceQuotas) return;
    if (last.game !== 'king' || last.king) return;
    const { penaltiesPerPlayer, trumpsPerPlayer, players } = game.options;
    const games = (penaltiesPerPlayer + trumpsPerPlayer) * players;
    const counted = results.filter((result) => result.game === 'king' && result.cancelled === null);
    judge.holds('K3: a party has its games', counted.length === games, String(counted.length));
    const balance = sum(standing.totals);
    // K13: only the short party cannot come out even.
    const isShort = penaltiesPerPlayer * players < 12;
    const fits = isShort ? balance >= -1240 && balance <= -340 : balance === 0;
    judge.holds('K3, K13, K15: a party comes out even', fits, String(balance));
  },

  turnResult(result, { seat, list }) {
    if (result.game !== 'king') return {};
    return { selector: seat(result.selector), counts: list(result.counts) };
  },
};
