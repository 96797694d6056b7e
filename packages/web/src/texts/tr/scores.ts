// Words of score sheets.

import type { Penalty, Suit } from '@kalpler/engine';
import { shownNumber } from '../../scores/numbers.ts';

const NAMES_TR = new Intl.ListFormat('tr', { type: 'conjunction' });

const PENALTIES_TR: Readonly<Record<Penalty, string>> = {
  el: 'El Almaz',
  kupa: 'Kupa Almaz',
  erkek: 'Erkek Almaz',
  kiz: 'Kız Almaz',
  rifki: 'Rıfkı',
  sonIki: 'Son İki',
};

const SHORT_TR: Readonly<Record<Penalty, string>> = {
  el: 'El',
  kupa: 'Kupa',
  erkek: 'Erkek',
  kiz: 'Kız',
  rifki: 'Rıfkı',
  sonIki: 'Son İki',
};

const SUITS_TR: Readonly<Record<Suit, string>> = {
  clubs: 'Koz Sinek',
  diamonds: 'Koz Karo',
  spades: 'Koz Maça',
  hearts: 'Koz Kupa',
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
