// Hearts: the queen of spades and the cards that catch her.

import type { Position } from './position.ts';

export const HEARTS_QUEEN: readonly Position[] = [
  {
    title: 'Without the suit, the queen of spades goes first',
    game: 'hearts',
    options: {
      preset: 'classic',
    },
    round: 4,
    totals: [22, 13, 18, 25],
    holds: {
      south: 'Q5.A72.-.T643',
      west: 'J4.Q8.876.Q',
      north: '32.-.32.K985',
      east: 'AK8.KJ6.KQ.-',
    },
    tricks: [
      'north 2C JC 7C AC',
      'west 7S 6S 10S 9S',
      'east JD 9H 10D 5D',
      'east 4H 3H 10H 5H',
      'west AD 4D 9D',
    ],
    right: ['QS'],
    why: 'West takes the trick and thirteen points; with one guard the queen would not be safe for long.',
  },
  {
    title: 'The queen of spades goes under the king',
    game: 'hearts',
    options: {
      preset: 'classic',
    },
    round: 4,
    totals: [22, 25, 18, 13],
    holds: {
      south: 'Q32.T64.983.T76',
      west: 'JT96.A73.QT7.8',
      north: 'A5.KQJ952.KJ5.-',
      east: '8.8.A642.AQ543',
    },
    tricks: ['east 2C JC KC 9C', 'west KS 4S 7S'],
    right: ['QS'],
    why: 'West has played a higher spade, so West takes the queen.',
  },
  {
    title: 'Do not lead the bare king of spades into the queen',
    game: 'hearts',
    options: {
      preset: 'classic',
    },
    round: 4,
    totals: [22, 25, 18, 13],
    holds: {
      south: 'K.T642.9843.86',
      west: '9863.AKQ9853.-.-',
      north: 'A75.J7.72.JT43',
      east: 'QJT42.-.A6.KQ97',
    },
    tricks: ['north 2C AC 5C QD', 'east 10D KD 5D JD'],
    right: ['3D', '4D', '8D', '9D', '6C', '8C'],
    why: 'If the ace does not fall, the queen will; a lead in a side suit may find a chance to throw the king away.',
  },
  {
    title: 'Hold back the ace of spades while the queen is behind it',
    game: 'hearts',
    options: {
      preset: 'classic',
    },
    round: 4,
    totals: [22, 25, 18, 13],
    holds: {
      south: 'A4.T86.J85.9753',
      west: 'K32.J93.KQ42.J4',
      north: 'Q87.K752.A76.Q8',
      east: 'JT96.AQ4.T93.6',
    },
    tricks: ['west 2C KC AC 10C', 'east 5S'],
    right: ['4S'],
    why: 'West and North have yet to play, and the queen would fall on the ace.',
  },
];
