// King: naming the contract.

import type { Position } from './position.ts';

export const KING_CHOICE: readonly Position[] = [
  {
    title: 'Seven spades from the ace: name trumps',
    game: 'king',
    totals: [-90, -120, -90, -90],
    calls: ['west kupa'],
    holds: {
      south: 'AKQT864.A5.K7.92',
      west: '3.KQT4.T632.AT73',
      north: 'J95.J987632.54.4',
      east: '72.-.AQJ98.KQJ865',
    },
    right: ['choose trump spades'],
    why: 'Eight tricks or more at fifty points each; no penalty promises nearly as much.',
  },
  {
    title: 'Nothing but low cards: name el, the dearest penalty',
    game: 'king',
    totals: [-90, -120, -90, -90],
    calls: ['west kupa'],
    holds: {
      south: '5432.432.432.432',
      west: '9.AKJ6.KT765.J95',
      north: 'AKQT.QT9875.98.6',
      east: 'J876.-.AQJ.AKQT87',
    },
    right: ['choose el'],
    why: 'The hand takes nothing in any penalty, and el costs the others most.',
  },
  {
    title: 'The king of hearts with four guards and a short suit: name rıfkı',
    game: 'king',
    totals: [60, -600, -600, -600],
    calls: [
      'south trump spades',
      'east el',
      'north kupa',
      'west erkek',
      'south trump hearts',
      'east el',
      'north kupa',
      'west erkek',
    ],
    holds: {
      south: 'Q8.KQT98.Q54.732',
      west: 'A5.AJ6.K9632.J94',
      north: 'KJT96.75432.87.5',
      east: '7432.-.AJT.AKQT86',
    },
    right: ['choose rifki'],
    why: 'The only card that costs is South’s own to throw away as soon as spades run out; kız and son iki would suffer from three queens and high hearts.',
  },
  {
    title: 'All penalties used up: the longer suit is trumps',
    game: 'king',
    totals: [-900, -1050, -1190, -1050],
    calls: [
      'south el',
      'east kupa',
      'north erkek',
      'west kiz',
      'south rifki',
      'east sonIki',
      'north el',
      'west kupa',
      'south erkek',
      'east kiz',
      'north trump spades',
      'west rifki',
    ],
    holds: {
      south: 'A4.KQ9752.QJ8.63',
      west: 'Q5.AJ8.T632.AT82',
      north: 'KJT986.T643.54.4',
      east: '732.-.AK97.KQJ975',
    },
    right: ['choose trump hearts'],
    why: 'Only trump games are left to South, and six hearts make far more tricks than any other suit.',
  },
];
