// Why the table refuses something, in words: a sentence for every rule and every code of the engine.

import type { Refusal, RefusalCode, RuleName } from '@kalpler/engine';
import type { Language } from '../../words/language.ts';
import { NAMES } from '../../words/names.ts';

type Sentence = (suit: string, amount?: number) => string;

const RULES_TR: Readonly<Record<RuleName, Sentence>> = {
  followSuit: (suit) => (suit ? `Renge uymalısın: ${suit}.` : 'Renge uymalısın.'),
  openingLead: () => 'İlk el, en küçük sinekle açılır.',
  heartsNotBroken: () => 'Kupa henüz çıkmadı; ele kupayla başlanmaz.',
  noPointsOnFirstTrick: () => 'İlk elde ceza kartı atılmaz.',
  spadesNotBroken: () => 'Maça henüz açılmadı; ele maçayla başlanmaz.',
  trumpNotBroken: () => 'Koz henüz çıkmadı; ele kozla başlanmaz.',
  highestHeart: () => 'Elinde yalnız kupa var: en büyüğüyle başlamalısın.',
  mustDiscardHeart: () => 'O renk sende yok: kupa atmalısın.',
  mustDiscardKingOfHearts: () => 'O renk sende yok: Kupa Papazı atılmalı.',
  mustDiscardHonour: () => 'O renk sende yok: ceza kartı atmalısın.',
  forcedUnder: () => 'Yerdeki kartın altına ceza kartını vermelisin.',
  mustRaise: () => 'Yükseltmelisin: yerdekinden büyük bir kart oyna.',
  mustTrump: () => 'O renk sende yok: koz çakmalısın.',
  mustOvertrump: () => 'Yerdeki kozdan büyük bir koz oynamalısın.',
  cardsToGive: (_, amount) => (amount ? `Tam ${amount} kart seç.` : 'Kart sayısı tutmuyor.'),
  differentCards: () => 'Aynı kart iki kez verilmez.',
  claimOff: () => 'Bu masada kalan eller istenmez.',
  claimUncertain: () => 'Kalan eller kesin olarak senin değil.',
  bidRange: (_, amount) => `İhale 0 ile ${amount ?? 13} arasında olmalı.`,
  nilOff: () => 'Bu masada sıfır oynanmıyor.',
  blindNilOff: () => 'Bu masada kör sıfır oynanmıyor.',
  blindNilDeficit: (_, amount) =>
    amount ? `Kör sıfır için en az ${amount} puan geride olmalısın.` : 'Yeterince geride değilsin.',
  blindNilSeen: () => 'Kör sıfır, kartlar görülmeden söylenir.',
  blindNilOnce: () => 'Bir takımda yalnız bir kişi kör sıfır diyebilir.',
  blindNilFinal: () => 'Kör sıfır sonradan değişmez.',
  doubleNilOff: () => 'Bir takımda yalnız bir kişi sıfır diyebilir.',
  minTeamBid: (_, amount) =>
    amount ? `Takımın ihalesi en az ${amount} olmalı.` : 'Takımın ihalesi çok düşük.',
  contractShape: () => 'Bu oyun böyle seçilmez.',
  contractClosed: () => 'Bu oyunu seçme hakkı kalmadı.',
  kingDeclaration: () => 'King, yalnız koz oyununda ve izin veren masada ilan edilir.',
  cancelNotAllowed: () => 'Bu oyun bozulamaz.',
};

const RULES_EN: Readonly<Record<RuleName, Sentence>> = {
  followSuit: (suit) => (suit ? `You must follow suit: ${suit}.` : 'You must follow suit.'),
  openingLead: () => 'The first trick is led with the lowest club.',
  heartsNotBroken: () => 'Hearts are not broken yet; you cannot lead one.',
  noPointsOnFirstTrick: () => 'No penalty card may be thrown on the first trick.',
  spadesNotBroken: () => 'Spades are not broken yet; you cannot lead one.',
  trumpNotBroken: () => 'Trumps are not broken yet; you cannot lead one.',
  highestHeart: () => 'You hold only hearts: lead the highest.',
  mustDiscardHeart: () => 'You have none of that suit: throw a heart.',
  mustDiscardKingOfHearts: () => 'You have none of that suit: throw the King of Hearts.',
  mustDiscardHonour: () => 'You have none of that suit: throw a penalty card.',
  forcedUnder: () => 'You must put your penalty card under the card on the table.',
  mustRaise: () => 'You must play higher than the cards on the table.',
  mustTrump: () => 'You have none of that suit: play a trump.',
  mustOvertrump: () => 'You must play a higher trump than those on the table.',
  cardsToGive: (_, amount) =>
    amount ? `Choose exactly ${amount} cards.` : 'That is not the right number of cards.',
  differentCards: () => 'The same card cannot be given twice.',
  claimOff: () => 'Claiming the rest is off at this table.',
  claimUncertain: () => 'The rest is not certain to be yours.',
  bidRange: (_, amount) => `A bid is from 0 to ${amount ?? 13}.`,
  nilOff: () => 'Nil is not played at this table.',
  blindNilOff: () => 'Blind nil is not played at this table.',
  blindNilDeficit: (_, amount) =>
    amount
      ? `Blind nil needs you to be ${amount} points behind.`
      : 'You are not far enough behind.',
  blindNilSeen: () => 'Blind nil is bid before you see your cards.',
  blindNilOnce: () => 'Only one player of a team may bid blind nil.',
  blindNilFinal: () => 'A blind nil cannot be changed.',
  doubleNilOff: () => 'Only one player of a team may bid nil.',
  minTeamBid: (_, amount) =>
    amount ? `Your team must bid at least ${amount}.` : 'Your team bids too little.',
  contractShape: () => 'This game cannot be chosen like that.',
  contractClosed: () => 'No rights are left for this game.',
  kingDeclaration: () => 'King is declared in trump games only, where the table allows it.',
  cancelNotAllowed: () => 'This deal cannot be cancelled.',
};

/** Codes that a table of one's own can give; the others belong to a server. */
const CODES: Readonly<Record<Language, Readonly<Partial<Record<RefusalCode, string>>>>> = {
  tr: {
    WRONG_PHASE: 'Bunun sırası şimdi değil.',
    NOT_YOUR_TURN: 'Sıra sende değil.',
    INVALID_CARD: 'Bu kart elinde yok.',
    ILLEGAL_PLAY: 'Bu kart şimdi oynanmaz.',
    INVALID_PASS: 'Bu kartlar verilemez.',
    ALREADY_SUBMITTED: 'Seçimini çoktan yaptın.',
    INVALID_BID: 'Bu ihale olmaz.',
    INVALID_CONTRACT: 'Bu oyun şimdi seçilemez.',
    INVALID_MOVE: 'Bu hamle anlaşılmadı.',
  },
  en: {
    WRONG_PHASE: 'This cannot be done now.',
    NOT_YOUR_TURN: 'It is not your turn.',
    INVALID_CARD: 'You do not hold that card.',
    ILLEGAL_PLAY: 'That card cannot be played now.',
    INVALID_PASS: 'These cards cannot be passed.',
    ALREADY_SUBMITTED: 'You have already chosen.',
    INVALID_BID: 'That bid is not allowed.',
    INVALID_CONTRACT: 'That game cannot be chosen now.',
    INVALID_MOVE: 'That move was not understood.',
  },
};

export function refusalWords({ code, rule, suit, amount }: Refusal, language: Language): string {
  const rules = language === 'tr' ? RULES_TR : RULES_EN;
  if (rule !== undefined) {
    return rules[rule](suit === undefined ? '' : NAMES[language].suits[suit], amount);
  }
  return CODES[language][code] ?? code;
}
