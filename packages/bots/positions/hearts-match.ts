// Hearts: the end of the match, and the jack of diamonds.

import type { Position } from './position.ts';

export const HEARTS_MATCH: readonly Position[] = [
  {
    title: 'Behind in the match: do not end it with the queen',
    game: 'hearts',
    options: {
      preset: 'classic',
    },
    round: 12,
    totals: [66, 94, 86, 40],
    holds: {
      south: 'Q5.-.-.83',
      west: '-.-.K53.-',
      north: '-.-.6.54',
      east: 'K.-.JT.-',
    },
    tricks: [
      'north 2C KC 10C JC',
      'east 7C 6C 9C AC',
      'north 8S JS 10S 7S',
      'east 6S 2S 3S 9S',
      'north 2D QD 7D 8D',
      'east 4S AS QH 9H',
      'south JH 10H 8H 7H',
      'south KH 6H 2H AH',
      'east 4H 3H 5H QC',
      'west AD 4D 9D',
    ],
    right: ['8C', '3C', '5S'],
    why: 'Thirteen points would bring West to 100 while East is far in front; South needs more deals.',
  },
  {
    title: 'In front: end the match with the queen',
    game: 'hearts',
    options: {
      preset: 'classic',
    },
    round: 12,
    totals: [40, 94, 77, 75],
    holds: {
      south: 'Q5.-.-.83',
      west: '-.-.K53.-',
      north: '-.-.6.54',
      east: 'K.-.JT.-',
    },
    tricks: [
      'north 2C KC 10C JC',
      'east 7C 6C 9C AC',
      'north 8S JS 10S 7S',
      'east 6S 2S 3S 9S',
      'north 2D QD 7D 8D',
      'east 4S AS QH 9H',
      'south JH 10H 8H 7H',
      'south KH 6H 2H AH',
      'east 4H 3H 5H QC',
      'west AD 4D 9D',
    ],
    right: ['QS'],
    why: 'West goes over 100 and South wins at once.',
  },
  {
    title: 'Omnibus: take the jack of diamonds',
    game: 'hearts',
    options: {
      preset: 'omnibus',
    },
    round: 4,
    totals: [12, 15, 13, 8],
    holds: {
      south: 'T75.853.Q3.T64',
      west: 'AQJ.T6.862.53',
      north: '943.KQJ72.A5.-',
      east: 'K862.A94.K97.-',
    },
    tricks: ['west 2C QC 8C KC', 'south JC AC 9C 7C', 'west 10D JD 4D'],
    right: ['QD'],
    why: 'Ten points off for a trick without a penalty card, and nobody plays after South.',
  },
];
