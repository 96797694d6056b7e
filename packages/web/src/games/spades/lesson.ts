// The lesson of Spades: bids, trumps, the partner, bags and nil.

import type { Lesson } from '../../lessons/lesson.ts';

export const SPADES_LESSON: Lesson = {
  game: 'spades',
  scenes: [
    {
      standing: { played: 2, dealer: 2, totals: [112, 87], bags: [2, 1] },
      hands: ['AQ964.A83.K7532.-', 'K73.K65.Q98.KJ85', 'J5.QT42.A6.A9432', 'T82.J97.JT4.QT76'],
      steps: [
        { id: 'goal', ask: { kind: 'read' } },
        {
          id: 'bid',
          before: '1:bid 3, 2:bid 3, 3:bid 2',
          ask: { kind: 'bid', bids: [4, 5] },
        },
        {
          id: 'unbroken',
          ask: { kind: 'try', cards: 'AS QS 9S 6S 4S', rule: 'spadesNotBroken' },
        },
        { id: 'ace', ask: { kind: 'play', cards: 'AH' }, after: '6H, 4H, 9H' },
        {
          id: 'toPartner',
          ask: { kind: 'play', cards: '2D 3D 5D 7D' },
          after: '9D, AD, 4D',
        },
        {
          id: 'partnerWins',
          before: 'AC, 6C',
          ask: { kind: 'play', cards: '3H 8H 2D 3D 5D 7D' },
          after: '8C',
        },
        {
          id: 'ruff',
          before: '4C, QC',
          ask: { kind: 'play', cards: '4S 6S' },
          after: 'JC',
        },
      ],
    },
    {
      standing: { played: 5, dealer: 0, totals: [178, 140], bags: [9, 4] },
      hands: ['AJ9.863.AK43.854', '752.KQ92.Q97.QJT', 'KQT4.54.J65.AK32', '863.AJT7.T82.976'],
      past: '0:bid 4, 1:bid 3, 2:bid 3, 3:bid 2, 5H, 7H, 6H, 2H, AH, 3H, QH, 4H, 10H, 8H, KH, QS, JD, 10D, AD, 9D, 9S, 2S, 4S, 8S, 8C, QC, KC, 9C, AC, 6C, 5C, JC, 3C, 7C, 4C, 10C, 7S, 10S, 6S, JS, AS, 5S, KS, 3S, 3D, 7D, 6D, 2D',
      steps: [
        {
          id: 'bags',
          before: 'QD, 5D, 8D',
          ask: { kind: 'play', cards: '4D' },
          // The last cards fall by themselves.
          after: '9H, 2C, JH, KD',
        },
        { id: 'tally', ask: { kind: 'read' } },
      ],
    },
    {
      standing: { played: 6, dealer: 3, totals: [150, 160], bags: [3, 5] },
      hands: ['52.QT643.T97632.-', 'K84.K95.Q8.QT862', 'AQT6.A7.AK.AK943', 'J973.J82.J54.J75'],
      steps: [
        {
          id: 'nilBid',
          before: '1:bid 3, 2:bid 5, 3:bid 2',
          ask: { kind: 'bid', bids: ['nil'] },
        },
        {
          id: 'nilUnder',
          before: '8D, KD, 4D',
          ask: { kind: 'play', cards: '10D 9D' },
        },
        {
          id: 'nilThrow',
          before: 'AC, 5C',
          ask: { kind: 'play', cards: 'QH' },
          after: '2C',
        },
        { id: 'end', ask: { kind: 'read' } },
      ],
    },
  ],
};
