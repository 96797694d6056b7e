// Moves that nobody should make who can play the game: each with the scene in which South makes it.

import type { Scene } from './scene.ts';

export interface Blunder extends Scene {
  readonly title: string;
  readonly blunder: string;
}

const HEARTS = { game: 'hearts', options: { preset: 'classic' }, round: 4 } as const;
const AFTER_SOUTH = {
  game: 'king',
  totals: [-150, -200, -150, -150],
  calls: ['south el'],
} as const;

export const BLUNDERS: readonly Blunder[] = [
  {
    ...HEARTS,
    title: 'Hearts: takes an own trick with the queen of spades',
    holds: {
      south: 'Q93.864.9752.Q4',
      west: 'AT6.K732.J4.96',
      north: 'K2.AJT.QT8.KJ7',
      east: 'J8.Q95.AK63.83',
    },
    tricks: ['north 2C 5C 10C AC', 'west 4S 7S 5S'],
    blunder: 'QS',
  },
  {
    ...HEARTS,
    title: 'Hearts: leads the ace of hearts with low cards in the hand',
    holds: {
      south: 'J52.A72.85.973',
      west: 'T8.KT85.KJ7.Q4',
      north: '643.QJ63.-.KJ86',
      east: 'AKQ97.9.QT942.-',
    },
    tricks: ['north 2C 5C AC 10C', 'south AD 3D 4H 6D'],
    blunder: 'AH',
  },
  {
    ...HEARTS,
    title: 'Hearts: takes the queen of spades with the ace instead of ducking',
    holds: {
      south: 'A3.K64.9752.Q43',
      west: 'J97.97532.Q6.K',
      north: 'T2.AQJ8.KT.J97',
      east: 'K86.T.AJ843.86',
    },
    tricks: ['north 2C 5C 10C AC', 'west 4S QS 5S'],
    blunder: 'AS',
  },
  {
    ...HEARTS,
    round: 1,
    title: 'Hearts: passes the guards of the queen and keeps her bare',
    holds: {
      south: 'Q542.J83.Q97.T64',
      west: 'AKT97.T9.A53.AK8',
      north: 'J8.6542.T86.QJ32',
      east: '63.AKQ7.KJ42.975',
    },
    blunder: 'pass 2S 4S 5S',
  },
  {
    game: 'spades',
    dealer: 'south',
    said: ['south bid 2', 'west bid 3', 'north bid 4', 'east bid 3'],
    title: 'Spades: ruffs the ace of the partner',
    holds: {
      south: 'K83.T72.Q96542.-',
      west: '9742.9.AKJT83.5',
      north: 'JT5.Q8.-.KQ9872',
      east: 'AQ6.AJ6.7.JT43',
    },
    tricks: ['west 5H KH 3H 4H', 'north AC 6C'],
    blunder: 'KS',
  },
  {
    game: 'spades',
    dealer: 'south',
    said: ['south bid nil', 'west bid 4', 'north bid 4', 'east bid 4'],
    title: 'Spades: breaks its own nil with a king that could be kept back',
    holds: {
      south: '962.T74.K83.T852',
      west: 'JT7.AQJ.A7.AKQJ',
      north: 'A854.963.QT62.4',
      east: 'KQ3.K852.4.9763',
    },
    tricks: ['west 5D 9D JD'],
    blunder: 'KD',
  },
  {
    game: 'spades',
    options: { preset: 'pagat' },
    dealer: 'south',
    said: ['west bid 4', 'north bid 3', 'east bid 3'],
    title: 'Spades: bids ten with two tricks in the hand',
    holds: {
      south: 'T62.K74.Q83.J852',
      west: 'AK7.J98.A2.KT943',
      north: 'QJ985.3.KJ9764.6',
      east: '43.AQT652.T5.AQ7',
    },
    blunder: 'bid 10',
  },
  {
    game: 'spades',
    options: { preset: 'pagat' },
    dealer: 'south',
    said: ['west bid 3', 'north bid 3', 'east bid 3'],
    title: 'Spades: bids nil with the three highest trumps',
    holds: {
      south: 'AKQ5.K4.Q83.J852',
      west: '98762.J6.K5.AT43',
      north: '-.AQT9.AJT764.976',
      east: 'JT43.87532.92.KQ',
    },
    blunder: 'bid nil',
  },
  {
    ...AFTER_SOUTH,
    said: ['east choose rifki'],
    title: 'King: takes the king of hearts in rıfkı with a card that could be ducked',
    holds: {
      south: 'J74.972.A62.T853',
      west: '965.AT43.-.AJ762',
      north: '832.J8.JT97.Q94',
      east: 'AKQT.Q65.KQ84.K',
    },
    tricks: ['east 5D 3D KH'],
    blunder: 'AD',
  },
  {
    ...AFTER_SOUTH,
    said: ['east choose kiz'],
    title: 'King: takes a queen in kız with the ace',
    holds: {
      south: 'J74.972.T62.A832',
      west: 'T985.54.AKQ.KT5',
      north: 'AQ3.AK3.J743.J6',
      east: 'K62.QJT86.985.7',
    },
    tricks: ['east 9C QC 4C'],
    blunder: 'AC',
  },
  {
    game: 'king',
    totals: [-90, -120, -90, -90],
    calls: ['west kupa'],
    title: 'King: makes a suit trumps in which it holds two low cards',
    holds: {
      south: 'J743.AT62.85.T53',
      west: 'AT86.-.KJT94.9874',
      north: '52.K875.A732.QJ2',
      east: 'KQ9.QJ943.Q6.AK6',
    },
    blunder: 'choose trump diamonds',
  },
];
