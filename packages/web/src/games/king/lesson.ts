// The lesson of King: the seven contracts, each in a deal of its own.

import type { Call, Penalty } from '@kalpler/engine';
import type { Lesson } from '../../lessons/lesson.ts';

const penalty = (selector: number, name: Penalty): Call => ({
  selector,
  contract: { type: 'penalty', name },
});

/** The party so far: the choice moves to the right. */
const CALLS: readonly Call[] = [
  penalty(0, 'el'),
  penalty(3, 'kupa'),
  penalty(2, 'erkek'),
  penalty(1, 'kiz'),
  penalty(0, 'kupa'),
  penalty(3, 'rifki'),
  penalty(2, 'sonIki'),
  { selector: 1, contract: { type: 'trump', trumpSuit: 'diamonds' } },
];

const after = (played: number, totals: readonly number[]) => ({
  played,
  totals,
  dealer: CALLS[played - 1]!.selector,
  calls: CALLS.slice(0, played),
});

export const KING_LESSON: Lesson = {
  game: 'king',
  scenes: [
    {
      hands: ['964.8754.T62.T85', 'KJ3.QT3.Q753.Q74', 'Q85.KJ6.AK8.AJ62', 'AT72.A92.J94.K93'],
      steps: [
        { id: 'goal', ask: { kind: 'read' } },
        { id: 'chooseEl', ask: { kind: 'choose', contract: 'el' } },
        { id: 'el', ask: { kind: 'play', cards: '2D' }, after: '9D, KD, 5D' },
      ],
    },
    {
      standing: after(1, [-50, -200, -250, -150]),
      hands: ['J853.AT64.K9732.-', 'Q72.J95.J6.KJ864', 'KT6.K82.Q84.AT73', 'A94.Q73.AT5.Q952'],
      past: 'choose kupa',
      steps: [{ id: 'kupa', before: '9C, 7C, KC', ask: { kind: 'play', cards: 'AH' } }],
    },
    {
      standing: after(2, [-110, -320, -310, -300]),
      hands: ['KJ4.T972.Q86.QT5', 'QT3.K65.JT4.A962', 'A75.A84.K952.J84', '9862.QJ3.A73.K73'],
      past: 'choose erkek',
      steps: [{ id: 'erkek', before: '7S, QS', ask: { kind: 'play', cards: 'JS' }, after: '9S' }],
    },
    {
      standing: after(3, [-170, -440, -430, -480]),
      hands: ['T872.K63.A94.J75', 'K93.AJT4.Q62.A84', 'AQ64.Q.KJ83.KT62', 'J5.98752.T75.Q93'],
      past: 'choose kiz',
      steps: [{ id: 'kiz', before: '10H', ask: { kind: 'play', cards: '6H 3H' }, after: '8H, QH' }],
    },
    {
      standing: after(5, [-260, -630, -720, -700]),
      hands: ['QT63.KJ52.A9743.-', 'J72.AQ8.Q6.KJ863', 'K95.964.JT5.AQT5', 'A84.T73.K82.9742'],
      past: 'choose rifki',
      steps: [{ id: 'rifki', before: '9C, QC, 6C', ask: { kind: 'play', cards: 'KH' } }],
    },
    {
      standing: after(6, [-260, -630, -1040, -700]),
      hands: ['J94.QT5.A852.K92', 'Q75.A872.T97.QT6', 'AK86.J3.K64.AJ54', 'T32.K964.QJ3.873'],
      past: 'choose sonIki, KS, QS, 9S, 3S, 4D, 10D, 2D, 3D, 10C, 9C, 3C, AC, JH, AH, QH, 4H, 8H, 5H, 9H, 3H, QD, 6D, 7D, 8D, 2S, 8S, 5S, JS, KC, 7C, 4C, 6C, 10H, KH, 5C, 2H, 6H, AS, 7H, 4S',
      steps: [
        {
          id: 'sonIki',
          before: '9D',
          ask: { kind: 'play', cards: 'AD' },
          after: 'JD, KD',
        },
        {
          id: 'sonIkiLow',
          ask: { kind: 'play', cards: '2C' },
          // The last cards fall by themselves.
          after: '8C, JC, QC, 7S, 5D, 10S, 6S',
        },
      ],
    },
    {
      standing: after(8, [-110, -510, -940, -780]),
      hands: ['AKJ84.6.AT73.K92', 'QT6.JT83.Q92.Q85', '952.AK5.K85.AJ74', '73.Q9742.J64.T63'],
      steps: [
        { id: 'chooseKoz', ask: { kind: 'choose', contract: 'trump spades' } },
        { id: 'kozSingle', ask: { kind: 'play', cards: '6H' }, after: '9H, AH, 3H' },
        { id: 'kozRuff', before: 'KH, 8H', ask: { kind: 'play', cards: '4S 8S' }, after: '2H' },
        { id: 'kozDraw', ask: { kind: 'play', cards: 'AS KS' }, after: '3S, 5S, 6S' },
        { id: 'end', ask: { kind: 'read' } },
      ],
    },
  ],
};
