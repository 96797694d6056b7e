// Words of the end of a match: who has won, and whether there is another one.

import { shownNumber } from '../numbers.ts';

export const matchEndTr = {
  winner: 'Kazanan',
  winners: 'Kazananlar',
  fewestPoints: (points: number) => `${shownNumber(points)} puanla en az ceza.`,
  mostPoints: (points: number) => `${shownNumber(points)} puanla önde bitirdi.`,
  cameOut: (many: boolean): string => (many ? 'Partiden çıktılar.' : 'Partiden çıktı.'),
  bestOfSunk: 'Kimse çıkamadı; en iyi toplam kazandı.',
  youWon: 'Tebrikler!',
  chart: (isPenalty: boolean): string =>
    isPenalty ? 'Parti boyunca toplam ceza' : 'Parti boyunca puanlar',
  chartLabel: (deals: number) => `Herkesin ${deals} oyundaki toplamı`,
  rematch: 'Rövanş',
  rematchVotes: (yes: number, all: number) => `${yes}/${all} hazır`,
  rematchIn: (seconds: number) => `Oylama için ${seconds} saniye kaldı`,
  rematchWanted: 'Rövanş istedin',
  rematchYes: (name: string) => `${name}: istiyor`,
  rematchNo: (name: string) => `${name}: istemiyor`,
  rematchOpen: (name: string) => `${name}: düşünüyor`,
  rematchRule: 'Herkes isterse yeni parti başlar. Biri kalkarsa ya da süre dolarsa masa kapanır.',
  rematchRefused: (names: readonly string[]) => `Rövanş istemeyen: ${names.join(', ')}.`,
  rematchLate: 'Oylama süresi doldu.',
  rematchLeft: 'Masadan kalkan oldu.',
  tableClosed: 'Masa kapandı, sonuçlar burada duruyor.',
  goHome: 'Ana sayfa',
  newTable: 'Yeni masa aç',
  newTableHint: 'aynı oyun, aynı kurallar',
  leave: 'Masadan kalk',
  fairNote: 'Bütün dağıtımlar parti başlamadan mühürlendi.',
  fairLink: 'Maçı izle ve denetle',
};

export type MatchEndTexts = typeof matchEndTr;

export { matchEndTr as texts };
