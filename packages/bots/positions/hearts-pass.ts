// Hearts: what to pass and what to keep.

import type { Position } from './position.ts';

export const HEARTS_PASS: readonly Position[] = [
  {
    title: 'A queen of spades with one guard is passed',
    game: 'hearts',
    options: {
      preset: 'classic',
    },
    round: 1,
    totals: [0, 0, 0, 0],
    holds: {
      south: 'Q4.K832.T742.963',
      west: '7.AQT4.AJ653.J82',
      north: 'AKJT8.J9765.98.4',
      east: '96532.-.KQ.AKQT75',
    },
    gives: 'QS',
    why: 'One low spade does not protect the queen against two rounds of the suit.',
  },
  {
    title: 'A queen of spades with five guards stays',
    game: 'hearts',
    options: {
      preset: 'classic',
    },
    round: 1,
    totals: [0, 0, 0, 0],
    holds: {
      south: 'Q97542.T9.K4.K84',
      west: '8.AKJ4.J8532.T72',
      north: 'AKT.Q876532.76.3',
      east: 'J63.-.AQT9.AQJ965',
    },
    keeps: 'QS',
    why: 'With six spades the queen can wait for a trick to be thrown on; the danger is elsewhere.',
  },
  {
    title: 'The bare king of diamonds goes and leaves a void',
    game: 'hearts',
    options: {
      preset: 'classic',
    },
    round: 1,
    totals: [0, 0, 0, 0],
    holds: {
      south: 'Q8752.8532.K.J64',
      west: '4.AKJ4.T7432.T82',
      north: 'AKJT6.QT976.65.3',
      east: '93.-.AQJ98.AKQ975',
    },
    gives: 'KD',
    why: 'The king would win the first diamond trick; without diamonds South can throw the queen of spades on it.',
  },
  {
    title: 'Ace and king of spades go, low hearts stay',
    game: 'hearts',
    options: {
      preset: 'classic',
    },
    round: 1,
    totals: [0, 0, 0, 0],
    holds: {
      south: 'AK.K432.Q96.J853',
      west: '6.AQT5.AT543.Q92',
      north: 'QJT97.J9876.87.4',
      east: '85432.-.KJ2.AKT76',
    },
    gives: 'AS KS',
    keeps: '2H 3H 4H',
    why: 'Two bare high spades catch the queen; low hearts are the best ways out of the lead.',
  },
];
