// The lesson of Hearts: following, breaking, passing, the queen and the moon.

import type { Lesson } from '../../lessons/lesson.ts';

export const HEARTS_LESSON: Lesson = {
  game: 'hearts',
  scenes: [
    {
      // A deal without a pass: tricks come first.
      standing: { played: 3, totals: [12, 20, 31, 15] },
      hands: ['-.AK8532.Q743.AKQ', 'AK.Q7.AJ92.T9532', 'Q8753.T6.KT5.874', 'JT9642.J94.86.J6'],
      steps: [
        { id: 'goal', ask: { kind: 'read' } },
        { id: 'follow', before: '2C, 8C, JC', ask: { kind: 'play', cards: 'KC QC AC' } },
        {
          id: 'unbroken',
          ask: { kind: 'try', cards: 'AH KH 8H 5H 3H 2H', rule: 'heartsNotBroken' },
        },
        { id: 'lowLead', ask: { kind: 'play', cards: '3D 4D 7D' }, after: '9D, KD, 6D' },
        {
          id: 'throwHeart',
          before: '5S, 9S',
          ask: { kind: 'play', cards: 'AH' },
          after: 'KS',
        },
        { id: 'under', before: '7H, 10H, 9H', ask: { kind: 'play', cards: '8H' } },
      ],
    },
    {
      standing: { played: 4, totals: [13, 24, 40, 27] },
      hands: ['Q73.AK52.J86.T62', '-.Q98.AQ95.KJ8753', 'AJ954.JT3.742.A9', 'KT862.764.KT3.Q4'],
      steps: [
        {
          id: 'pass',
          ask: { kind: 'give', cards: 'QS AH KH' },
          after: '1:pass QH AD QD, 2:pass AS JH 10H, 3:pass KS 7H KD',
        },
        { id: 'opening', ask: { kind: 'play', cards: '2C' }, after: 'KC, AC, QC' },
        {
          id: 'duckQueen',
          before: '9S, 6S',
          ask: { kind: 'play', cards: '7S 3S' },
          after: 'QS',
        },
      ],
    },
    {
      standing: { played: 5, totals: [14, 40, 43, 33] },
      hands: ['74.KT63.AJT542.6', 'QT62.J94.86.Q842', 'AJ83.A85.K93.K93', 'K95.Q72.Q7.AJT75'],
      past: '0:pass KH 10H JD, 1:pass QS JH 10S, 2:pass AS AH KD, 3:pass AC QH QD, 2C, KC, 7C, 6C',
      steps: [
        {
          id: 'throwQueen',
          before: 'AC, 10C',
          ask: { kind: 'play', cards: 'QS' },
          after: '4C',
        },
      ],
    },
    {
      standing: { played: 2, totals: [9, 15, 11, 17] },
      hands: ['AK3.T863.AT9843.-', 'J8762.92.J65.983', 'QT94.AKQ.7.AKQ72', '5.J754.KQ2.JT654'],
      past: '0:pass AD KS AS, 1:pass 8S 8C JD, 2:pass 10S AH QS, 3:pass JH JC QD, 2C, 5C, 10D, JC, 3C, QC, 8C, 8H, AD, 2D, 3D, 6D, KC, 4C, 3H, 9C, 7C, 6C, 9D, JH, KS, 5S, QS, 6S, 4S, 8S, 10S, JS, 2S, 9S, 7H, 3S, 7D, KD, 4D, QD, 5H, 10H, 2H, KH',
      steps: [
        {
          id: 'stopMoon',
          before: 'QH, 4H',
          ask: { kind: 'play', cards: 'AH' },
          after: '9H',
        },
      ],
    },
    {
      standing: { played: 1, totals: [6, 8, 2, 10] },
      hands: ['AQ6.T.AJ7.Q98632', '9743.AK86.QT5.54', '2.QJ953.K963.JT7', 'KJT85.742.842.AK'],
      past: '0:pass QC 9C JD, 1:pass AH QD KH, 2:pass 9H JC 10C, 3:pass KC AC KS, 2C, JC, AC, 9C, KS, JS, AS, 7S, QS, 4S, 2S, 8S, QD, 5D, 9D, JD, 6S, 3S, QH, 5S, KH, 8H, JH, 4H, 6C, 4C, KC, QC, 7C, 7H, 8C, 5C, 10H, 9H, 3H, 2H, AD, 10D, 3D, 2D, 7D, 6H, 6D, 4D',
      steps: [
        {
          id: 'shootMoon',
          ask: { kind: 'play', cards: 'AH' },
          // The last cards fall by themselves.
          after: '9S, 5H, 8D, 3C, 10C, KD, 10S',
        },
        { id: 'end', ask: { kind: 'read' } },
      ],
    },
  ],
};
