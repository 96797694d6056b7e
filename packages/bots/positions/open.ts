// Positions that are clear to a card player and that the expert does not always get right yet.

import type { Position } from './position.ts';

export const OPEN: readonly Position[] = [
  {
    title: 'King and queen of diamonds are passed together',
    game: 'hearts',
    options: {
      preset: 'classic',
    },
    round: 1,
    totals: [0, 0, 0, 0],
    holds: {
      south: 'T2.6532.KQ.86542',
      west: '7.AKJ4.A9654.KJ3',
      north: 'AKQJ8.QT987.87.7',
      east: '96543.-.JT32.AQT9',
    },
    gives: 'KD QD',
    why: 'They are the only high cards of the hand, and both gone is a void.',
  },
  {
    title: 'At 480 any contract wins: bid the least',
    game: 'spades',
    options: {
      preset: 'pagat',
    },
    round: 9,
    totals: [480, 350],
    bags: [3, 4],
    dealer: 'south',
    said: ['west bid 4', 'north bid 4', 'east bid 3'],
    holds: {
      south: 'AQ4.K86.A753.T92',
      west: '7.AQT3.KT642.J73',
      north: 'KJT8.J97542.98.4',
      east: '96532.-.QJ.AKQ865',
    },
    right: ['bid 1'],
    why: 'North’s four and one more are enough for 500, and the lowest bid is the surest.',
  },
];
