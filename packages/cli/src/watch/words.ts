// What is read while others play: keys, places in a match and the lines of a listing, in Turkish and English.

import type { Language } from '@kalpler/words/language';

const TR = {
  gives: (from: string, to: string) => `${from} → ${to}`,
  looks: (name: string) => `${name}: kartlarına baktı`,
  claims: (name: string) => `${name}: kalan eller benim`,
  cancels: (name: string) => `${name}: yeniden dağıtılsın`,
  bids: (name: string, bid: string) => `${name}: ihale ${bid}`,
  counts: (name: string, how: string) => `${name}: ${how}`,
  late: '(süresi doldu)',
  thisDeal: 'bu oyun',
  total: 'toplam',
  match: (number: number, of: number) => `Parti ${number}/${of}`,
  place: (at: number, of: number) => `${at}/${of}`,
  speed: (moves: string) => `saniyede ${moves} hamle`,
  fastest: 'beklemeden',
  stopped: 'durdu',
  brokenOff: 'Parti bitmedi; kayıt burada sona eriyor.',
  seatOf: (name: string) => `yalnız ${name} açık`,
  openAll: 'bütün eller açık',
  jump: (text: string) => `Oyun numarası ya da oyun.el: ${text}`,
  noSuch: (text: string) => `“${text}” yok`,
  watchKeys: '+ - hız  boşluk dur  → hamle  n oyun sonu  q çık',
  replayKeys: '←→ hamle  ↑↓ el  PgUp PgDn oyun  g git  o eller  boşluk oynat  + - hız  q çık',
  matchKeys: '←→ hamle  ↑↓ el  PgUp/Dn oyun  m M parti  g git  o eller  boşluk oynat  q çık',
};

export type WatchWords = typeof TR;

const EN: WatchWords = {
  gives: (from, to) => `${from} → ${to}`,
  looks: (name) => `${name}: has looked at the hand`,
  claims: (name) => `${name}: claims the rest`,
  cancels: (name) => `${name}: wants a new deal`,
  bids: (name, bid) => `${name}: bids ${bid}`,
  counts: (name, how) => `${name}: ${how}`,
  late: '(out of time)',
  thisDeal: 'this deal',
  total: 'total',
  match: (number, of) => `Match ${number}/${of}`,
  place: (at, of) => `${at}/${of}`,
  speed: (moves) => `${moves} moves a second`,
  fastest: 'without waiting',
  stopped: 'stopped',
  brokenOff: 'The match is not over; the record ends here.',
  seatOf: (name) => `only ${name} open`,
  openAll: 'all hands open',
  jump: (text) => `Number of a deal, or deal.trick: ${text}`,
  noSuch: (text) => `there is no “${text}”`,
  watchKeys: '+ - speed  space stop  → move  n end of deal  q quit',
  replayKeys: '←→ move  ↑↓ trick  PgUp/Dn deal  g go  o hands  space play  + - speed  q quit',
  matchKeys: '←→ move  ↑↓ trick  PgUp/Dn deal  m M match  g go  o hands  space play  q quit',
};

export const WATCH_WORDS: Readonly<Record<Language, WatchWords>> = { tr: TR, en: EN };
