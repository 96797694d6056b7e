// Words of the page: score sheets.

import type { Penalty, Suit } from '@kalpler/engine';
import { shownNumber } from '../scores/numbers.ts';

const NAMES_TR = new Intl.ListFormat('tr', { type: 'conjunction' });
const NAMES_EN = new Intl.ListFormat('en', { type: 'conjunction' });

const PENALTIES_TR: Readonly<Record<Penalty, string>> = {
  el: 'El Almaz',
  kupa: 'Kupa Almaz',
  erkek: 'Erkek Almaz',
  kiz: 'Kız Almaz',
  rifki: 'Rıfkı',
  sonIki: 'Son İki',
};
const PENALTIES_EN: Readonly<Record<Penalty, string>> = {
  el: 'No Tricks',
  kupa: 'No Hearts',
  erkek: 'No Men',
  kiz: 'No Queens',
  rifki: 'King of Hearts',
  sonIki: 'Last Two',
};
const SHORT_TR: Readonly<Record<Penalty, string>> = {
  el: 'El',
  kupa: 'Kupa',
  erkek: 'Erkek',
  kiz: 'Kız',
  rifki: 'Rıfkı',
  sonIki: 'Son İki',
};
const SHORT_EN: Readonly<Record<Penalty, string>> = {
  el: 'Tricks',
  kupa: 'Hearts',
  erkek: 'Men',
  kiz: 'Queens',
  rifki: 'K hearts',
  sonIki: 'Last 2',
};
const SUITS_TR: Readonly<Record<Suit, string>> = {
  clubs: 'Koz Sinek',
  diamonds: 'Koz Karo',
  spades: 'Koz Maça',
  hearts: 'Koz Kupa',
};
const SUITS_EN: Readonly<Record<Suit, string>> = {
  clubs: 'Trumps: Clubs',
  diamonds: 'Trumps: Diamonds',
  spades: 'Trumps: Spades',
  hearts: 'Trumps: Hearts',
};

export const scoresTr = {
  points: 'Puanlar',
  teams: 'Takımlar',
  yazboz: 'Yazboz',
  deal: 'Oyun',
  total: 'Toplam',
  state: 'Durum',
  tricks: 'el',
  live: 'şimdi',
  we: 'Biz',
  they: 'Onlar',
  names: (names: readonly string[]) => NAMES_TR.format(names),
  until: (points: number) => `Bitiş: ${shownNumber(points)} puan`,
  target: (points: number) => `Hedef: ${shownNumber(points)} puan`,
  bags: (bags: number) => `${bags} fazla el`,
  tricksOfBid: (tricks: number, bid: number) => `ihale ${bid}, alınan el ${tricks}`,
  tricksHint: 'alınan el / ihale',
  nilMade: 'sıfır tuttu',
  nilLost: 'sıfır battı',
  moon: 'hepsini topladı',
  runningHint: 'Oyunun puanı ve o ana kadarki toplam',
  party: (played: number, all: number) => `${played}/${all}`,
  partyLeft: (left: number) => (left > 0 ? `${left} oyun kaldı` : 'Parti bitti'),
  chose: (name: string) => `${name} seçti`,
  choosing: 'seçiyor',
  playing: 'oynanıyor',
  rising: 'çıkıyor',
  sinking: 'batıyor',
  out: 'çıktı',
  sunk: 'battı',
  trump: 'Koz',
  kingMade: 'King',
  penalties: PENALTIES_TR,
  shortPenalties: SHORT_TR,
  trumps: SUITS_TR,
  nothingYet: 'Henüz biten oyun yok.',
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
