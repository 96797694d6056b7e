// Words of the help that a player alone may have: hints, cards that are out, counting, a sure claim, refused cards.

import type { MoveKind, Suit } from '@kalpler/engine';
import type { Language } from '@kalpler/words/language';
import { useSettings } from '../state/settings.tsx';

const SUITS_TR: Readonly<Record<Suit, string>> = {
  clubs: 'sinek',
  diamonds: 'karo',
  spades: 'maça',
  hearts: 'kupa',
};
const ONE_EN: Readonly<Record<Suit, string>> = {
  clubs: 'club',
  diamonds: 'diamond',
  spades: 'spade',
  hearts: 'heart',
};

const ONE_DIGIT = { minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;
const SMALL: Readonly<Record<Language, Intl.NumberFormat>> = {
  tr: new Intl.NumberFormat('tr', ONE_DIGIT),
  en: new Intl.NumberFormat('en', ONE_DIGIT),
};

/** A difference of points with its sign; tenths only where they still matter. */
function difference(points: number, language: Language): string {
  const size = Math.abs(points);
  const shown = size < 9.95 ? SMALL[language].format(size) : String(Math.round(size));
  return `${points < 0 ? '−' : '+'}${shown}`;
}

type ByKind = Readonly<Record<MoveKind, string>>;

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
const DO_EN: ByKind = {
  play: 'Play',
  pass: 'Pass',
  exchange: 'Give',
  bid: 'Bid',
  choose: 'Choose',
  reveal: 'Look',
  moon: 'Choose',
  cancel: 'Redeal',
  claim: 'Claim',
};

export const aidsTr = {
  hint: 'İpucu',
  thinking: 'Usta düşünüyor…',
  noHint: 'Şimdi verecek bir ipucu yok.',
  advice: (move: string) => `Öneri: ${move}`,
  doIt: DO_TR,
  expected: 'Beklenen puan farkı',
  best: 'en iyi',
  advised: 'öneri',
  same: 'aynı',
  behind: (points: number) => difference(points, 'tr'),
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

export type AidTexts = typeof aidsTr;

export const aidsEn: AidTexts = {
  hint: 'Hint',
  thinking: 'The expert is thinking…',
  noHint: 'There is no hint to give right now.',
  advice: (move) => `Advice: ${move}`,
  doIt: DO_EN,
  expected: 'Expected difference in points',
  best: 'best',
  advised: 'advice',
  same: 'same',
  behind: (points) => difference(points, 'en'),
  forMatch: 'Not the most points in this deal, but nearer to winning the match.',

  out: 'Still out',
  mine: 'Yours',
  gone: 'Played',
  given: (name) => `Given: ${name}`,
  outLeft: (count) => `${count} out`,
  ownLeft: (count) => `${count} yours`,
  outList: (cards) => `Out: ${cards}.`,
  ownList: (cards) => `Yours: ${cards}.`,
  goneList: (cards) => `Played: ${cards}.`,
  voids: 'Who is out of which suit',
  noVoids: 'Nobody has shown out of a suit yet.',
  whoPlayed: 'Who played what',
  hideWho: 'Close the list',
  trick: (number) => `Trick ${number}`,
  tookIt: 'took the trick',
  joker: { big: 'B', little: 'L' },

  trainer: 'Card-counting practice',
  afterTrick: (tricks) => (tricks === 1 ? 'After 1 trick' : `After ${tricks} tricks`),
  lying: 'Cards on the table count as played',
  askLeft: (suit) => `How many ${suit} are still out?`,
  askGone: (card) => `Has the ${card} been played?`,
  askVoid: (suit) => `Who has shown out of ${suit}?`,
  askHighest: (suit) => `Which is the highest ${ONE_EN[suit]} still out?`,
  askTaken: {
    points: 'How many penalty points have been taken so far?',
    kupa: 'How many hearts have been taken so far?',
    erkek: 'How many kings and jacks have been taken so far?',
    kiz: 'How many queens have been taken so far?',
  },
  yes: 'Yes, played',
  no: 'No, still out',
  nobody: 'Nobody',
  right: 'Right.',
  wrong: (answer) => `The answer: ${answer}.`,
  proofOut: (cards) => `Still out: ${cards}.`,
  proofNone: 'No card of the suit is out any more.',
  proofPlayed: (name, trick) => `Trick ${trick}: played by ${name}.`,
  proofHeld: 'Somebody still holds it.',
  proofVoid: (name, trick, card) => `Trick ${trick}: ${name}, ${card}.`,
  proofNoVoid: 'Everybody has followed this suit so far.',
  proofTaken: (name, count) => `${name}: ${count}`,
  skip: 'Skip',
  proceed: 'Go on',
  today: (right, asked) => `Now ${right}/${asked}`,
  ever: (right, asked) => `In all ${right}/${asked}`,
  streak: (now, best) => `In a row ${now}, most ${best}`,

  sure: 'The remaining tricks are sure',
  sureLead: 'It is your lead, and each of your cards is above all that is out in its suit.',
  sureOut: 'out',
  sureNone: 'No card of this suit is out.',
  sureOver: (own, other) => `${own} beats ${other}.`,
  claim: 'The rest is mine',

  whyNot: 'Why can’t I play this?',
  mayPlay: 'You may play',
};

export function useAidTexts(): AidTexts {
  return useSettings().settings.language === 'tr' ? aidsTr : aidsEn;
}
