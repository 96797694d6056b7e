// Words of score sheets in English.

import type { Penalty, Suit } from '@kalpler/engine';
import { shownNumber } from '../../scores/numbers.ts';
import type { scoresTr } from '../tr/scores.ts';

const NAMES_EN = new Intl.ListFormat('en', { type: 'conjunction' });

const PENALTIES_EN: Readonly<Record<Penalty, string>> = {
  el: 'No Tricks',
  kupa: 'No Hearts',
  erkek: 'No Men',
  kiz: 'No Queens',
  rifki: 'King of Hearts',
  sonIki: 'Last Two',
};

const SHORT_EN: Readonly<Record<Penalty, string>> = {
  el: 'Tricks',
  kupa: 'Hearts',
  erkek: 'Men',
  kiz: 'Queens',
  rifki: 'K hearts',
  sonIki: 'Last 2',
};

const SUITS_EN: Readonly<Record<Suit, string>> = {
  clubs: 'Trumps: Clubs',
  diamonds: 'Trumps: Diamonds',
  spades: 'Trumps: Spades',
  hearts: 'Trumps: Hearts',
};

export const scoresEn: typeof scoresTr = {
  points: 'Scores',
  teams: 'Teams',
  yazboz: 'Score sheet',
  deal: 'Deal',
  total: 'Total',
  state: 'Now',
  tricks: 'tricks',
  live: 'now',
  we: 'Us',
  they: 'Them',
  names: (names) => NAMES_EN.format(names),
  until: (points) => `Ends at ${shownNumber(points)} points`,
  target: (points) => `Target: ${shownNumber(points)} points`,
  bags: (bags) => (bags === 1 ? '1 bag' : `${bags} bags`),
  tricksOfBid: (tricks, bid) => `bid ${bid}, took ${tricks}`,
  tricksHint: 'tricks taken / bid',
  nilMade: 'nil made',
  nilLost: 'nil lost',
  moon: 'shot the moon',
  runningHint: 'Points of the deal and running total',
  party: (played, all) => `${played}/${all}`,
  partyLeft: (left) =>
    left > 1 ? `${left} deals left` : left === 1 ? '1 deal left' : 'Match over',
  chose: (name) => `${name} chose`,
  choosing: 'choosing',
  playing: 'in play',
  rising: 'above 0',
  sinking: 'below 0',
  out: 'made it',
  sunk: 'under',
  trump: 'Trumps',
  kingMade: 'King',
  penalties: PENALTIES_EN,
  shortPenalties: SHORT_EN,
  trumps: SUITS_EN,
  nothingYet: 'No deal is finished yet.',
};
