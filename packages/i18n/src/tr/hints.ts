// Words of the help in solo play: hints, cards that are out, counting, a sure claim, refused cards.

import type { Reason } from '@kalpler/bots';
import type { Card, MoveKind, Suit } from '@kalpler/engine';
import { shownDifference } from '../numbers.ts';
import { reasonText } from '../reason-text.ts';
import { reasonsTr } from './reasons.ts';

const SUITS_TR: Readonly<Record<Suit, string>> = {
  clubs: 'sinek',
  diamonds: 'karo',
  spades: 'maça',
  hearts: 'kupa',
};

export type ByKind = Readonly<Record<MoveKind, string>>;

const DO_TR: ByKind = {
  play: 'Oyna',
  pass: 'Ver',
  exchange: 'Ver',
  bid: 'Söyle',
  choose: 'Seç',
  reveal: 'Aç',
  moon: 'Seç',
  cancel: 'Dağıt',
  claim: 'İste',
};

export const hintsTr = {
  reason: (reason: Reason, cardName: (card: Card) => string) =>
    reasonText(reasonsTr, reason, cardName),
  hint: 'İpucu',
  thinking: 'Usta düşünüyor…',
  noHint: 'Şimdi verecek bir ipucu yok.',
  advice: (move: string) => `Öneri: ${move}`,
  doIt: DO_TR,
  expected: 'Beklenen puan farkı',
  best: 'en iyi',
  advised: 'öneri',
  same: 'aynı',
  behind: (points: number) => shownDifference(points, 'tr'),
  forMatch: 'Bu oyunda puanı en yüksek seçenek değil, ama maçı kazanmaya daha yakın.',

  out: 'Dışarıda',
  mine: 'Sende',
  gone: 'Oynandı',
  given: (name: string) => `Verdin: ${name}`,
  outLeft: (count: number) => `dışarıda ${count}`,
  ownLeft: (count: number) => `sende ${count}`,
  outList: (cards: string) => `Dışarıda: ${cards}.`,
  ownList: (cards: string) => `Sende: ${cards}.`,
  goneList: (cards: string) => `Oynandı: ${cards}.`,
  voids: 'Kimde hangi renk bitti',
  noVoids: 'Henüz kimse renksiz kalmadı.',
  whoPlayed: 'Kim ne oynadı',
  hideWho: 'Listeyi kapat',
  trick: (number: number) => `El ${number}`,
  tookIt: 'eli aldı',
  joker: { big: 'B', little: 'K' },

  trainer: 'Kart sayma çalışması',
  afterTrick: (tricks: number) => `${tricks} el bitti`,
  lying: 'Yerdekiler de oynanmış sayılır',
  askLeft: (suit: Suit) => `Dışarıda kaç ${SUITS_TR[suit]} kaldı?`,
  askGone: (card: string) => `${card} çıktı mı?`,
  askVoid: (suit: Suit) => `Kimde ${SUITS_TR[suit]} kalmadığı belli oldu?`,
  askHighest: (suit: Suit) => `Dışarıdaki en büyük ${SUITS_TR[suit]} hangisi?`,
  askTaken: {
    points: 'Şimdiye kadar kaç ceza puanı alındı?',
    kupa: 'Şimdiye kadar kaç kupa alındı?',
    erkek: 'Şimdiye kadar kaç papaz ve vale alındı?',
    kiz: 'Şimdiye kadar kaç kız alındı?',
  },
  yes: 'Evet, çıktı',
  no: 'Hayır, dışarıda',
  nobody: 'Hiç kimsede',
  right: 'Doğru.',
  wrong: (answer: string) => `Doğrusu: ${answer}.`,
  proofOut: (cards: string) => `Dışarıda: ${cards}.`,
  proofNone: 'Dışarıda bu renkten kart kalmadı.',
  proofPlayed: (name: string, trick: number) => `El ${trick}: ${name} oynadı.`,
  proofHeld: 'Kart hâlâ birinin elinde.',
  proofVoid: (name: string, trick: number, card: string) => `El ${trick}: ${name}, ${card}.`,
  proofNoVoid: 'Bu renge şimdiye kadar herkes uydu.',
  proofTaken: (name: string, count: number) => `${name}: ${count}`,
  skip: 'Geç',
  proceed: 'Devam',
  today: (right: number, asked: number) => `Şimdi ${right}/${asked}`,
  ever: (right: number, asked: number) => `Toplam ${right}/${asked}`,
  streak: (now: number, best: number) => `Üst üste ${now}, en çok ${best}`,

  sure: 'Kalan eller kesin',
  sureLead: 'Sıra sende ve her kartın, rengindeki bütün dışarıdakilerden büyük.',
  sureOut: 'dışarıda',
  sureNone: 'Dışarıda bu renkten kart yok.',
  sureOver: (own: string, other: string) => `${own}, ${other} kartını geçer.`,
  claim: 'Kalan eller benim',

  whyNot: 'Bu kart neden oynanamıyor?',
  mayPlay: 'Oynayabileceklerin',
};

export type HintsTexts = typeof hintsTr;

export { hintsTr as texts };
