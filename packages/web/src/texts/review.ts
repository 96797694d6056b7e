// Words of an analysis: verdicts on decisions, cards against play, and sharing a match.

import type { Language } from '@kalpler/words/language';
import { useSettings } from '../state/settings.tsx';

const ONE_DIGIT = { minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;
const TENTHS: Readonly<Record<Language, Intl.NumberFormat>> = {
  tr: new Intl.NumberFormat('tr', ONE_DIGIT),
  en: new Intl.NumberFormat('en', ONE_DIGIT),
};

const PERCENT: Readonly<Record<Language, Intl.NumberFormat>> = {
  tr: new Intl.NumberFormat('tr', { style: 'percent' }),
  en: new Intl.NumberFormat('en', { style: 'percent' }),
};

/** Points with a sign; tenths only where they still matter. */
function signed(points: number, language: Language): string {
  const size = Math.abs(points);
  const shown = size < 9.95 ? TENTHS[language].format(size) : String(Math.round(size));
  if (size < 0.05) return shown;
  return `${points < 0 ? '−' : '+'}${shown}`;
}

const COUNT_TR = ['hiç', 'bir', 'iki', 'üç', 'dört', 'beş', 'altı', 'yedi', 'sekiz', 'dokuz'];
const COUNT_EN = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

export const reviewTr = {
  title: 'Analiz',
  verdict: 'Kararın değerlendirmesi',
  ask: 'Usta bu kararlara ne derdi?',
  whose: (name: string) => `Kararlar: ${name}`,
  analyseDeal: 'Bu oyunu analiz et',
  analyseMatch: 'Bütün maçı analiz et',
  analyseRest: 'Kalanları analiz et',
  working: (deal: number) => `Oyun ${deal} inceleniyor…`,
  progress: 'Analizin ilerleyişi',
  stop: 'Vazgeç',
  failed: 'Analiz yapılamadı. Bir daha dene.',
  grades: {
    best: 'En iyi karar',
    fine: 'İyi karar',
    mistake: 'Hata',
    forced: 'Başka seçenek yoktu',
  },
  graded: {
    best: (count: number) => `${count} en iyi`,
    fine: (count: number) => `${count} iyi`,
    mistake: (count: number) => `${count} hata`,
    forced: (count: number) => `${count} zorunlu`,
  },
  cards: {
    lucky: 'Şanslı kartlar',
    even: 'Sıradan kartlar',
    unlucky: 'Şanssız kartlar',
  },
  decision: (number: number, of: number) => `Karar ${number}/${of}`,
  betterMove: (move: string) => `Daha iyisi: ${move}.`,
  aLittleBetter: (move: string) => `Biraz daha iyisi: ${move}.`,
  lostPoints: (points: number) => `${signed(points, 'tr')} puan`,
  signed: (points: number) => signed(points, 'tr'),
  matchChance: (part: number) => `maç şansı ${PERCENT.tr.format(part).replace('-', '−')}`,
  decisions: 'Bu oyundaki kararlar',
  mistakeBack: 'Önceki hata',
  mistakeOn: 'Sonraki hata',
  keys: 'N sonraki hata, P önceki hata.',
  sentence: (cards: string, mistakes: number) =>
    mistakes === 0
      ? `${cards}, hatasız oyun.`
      : `${cards}, ${COUNT_TR[mistakes] ?? mistakes} hata.`,
  unfinished: (mistakes: number) =>
    mistakes === 0
      ? 'Oyun sürüyor, şimdilik hata yok.'
      : `Oyun sürüyor, şimdilik ${COUNT_TR[mistakes] ?? mistakes} hata.`,
  result: 'Sonuç',
  luck: 'Kartların payı',
  lost: 'Kararların kaybı',
  cardsShort: 'Kartlar',
  lostShort: 'Kayıp',
  figuresHelp:
    'Hepsi puan olarak, ötekilerin ortalamasına göre: artı iyi, eksi kötü. Kartların payı, aynı kartlarla iyi oyuncuların ortalama sonucu. Aradaki fark oyundan gelir, seninkinden ve ötekilerinkinden.',
  how: 'Usta yalnızca o an görülebilenlere bakar; kapalı kartları bilmez.',
  dealsHead: 'Oyun oyun',
  notYet: 'henüz incelenmedi',
  someDeals: (known: number, of: number) => `İncelenen: ${known}/${of} oyun`,

  share: 'Paylaş',
  shareHead: 'Maçı paylaş',
  shareHelp: 'Maçın tamamı bağlantının içinde: açmak için ne sunucu ne hesap gerekir.',
  shareGame: (game: string) => `Kalpler maçım: ${game}`,
  copyLink: 'Bağlantıyı kopyala',
  copied: 'Kopyalandı',
  copyFailed: 'Kopyalanamadı. Bağlantıyı buradan alabilirsin:',
  letters: (count: number) => `${count} harf`,
  tooLong: (count: number) =>
    `Bu bağlantı ${count} harf: bazı mesaj uygulamaları onu keser. E-posta ile gönder ya da kaydı indir.`,
  shareLater: 'Bağlantı, maç bitince paylaşılabilir: içinde öteki kartlar da var.',
};

export type ReviewTexts = typeof reviewTr;

export const reviewEn: ReviewTexts = {
  title: 'Analysis',
  verdict: 'Verdict on the decision',
  ask: 'What would an expert say of these decisions?',
  whose: (name) => `Decisions: ${name}`,
  analyseDeal: 'Analyse this deal',
  analyseMatch: 'Analyse the whole match',
  analyseRest: 'Analyse the rest',
  working: (deal) => `Looking at deal ${deal}…`,
  progress: 'Progress of the analysis',
  stop: 'Stop',
  failed: 'The analysis failed. Try once more.',
  grades: {
    best: 'Best decision',
    fine: 'Good decision',
    mistake: 'Mistake',
    forced: 'No other choice',
  },
  graded: {
    best: (count) => `${count} best`,
    fine: (count) => `${count} good`,
    mistake: (count) => (count === 1 ? '1 mistake' : `${count} mistakes`),
    forced: (count) => `${count} forced`,
  },
  cards: {
    lucky: 'Lucky cards',
    even: 'Average cards',
    unlucky: 'Unlucky cards',
  },
  decision: (number, of) => `Decision ${number}/${of}`,
  betterMove: (move) => `Better: ${move}.`,
  aLittleBetter: (move) => `A little better: ${move}.`,
  lostPoints: (points) => `${signed(points, 'en')} points`,
  signed: (points) => signed(points, 'en'),
  matchChance: (part) => `chance to win ${PERCENT.en.format(part).replace('-', '−')}`,
  decisions: 'Decisions of this deal',
  mistakeBack: 'Mistake before',
  mistakeOn: 'Next mistake',
  keys: 'N next mistake, P mistake before.',
  sentence: (cards, mistakes) =>
    `${cards}, ${COUNT_EN[mistakes] ?? mistakes} ${mistakes === 1 ? 'mistake' : 'mistakes'}.`,
  unfinished: (mistakes) =>
    `The deal goes on, ${COUNT_EN[mistakes] ?? mistakes} ${mistakes === 1 ? 'mistake' : 'mistakes'} so far.`,
  result: 'Result',
  luck: 'Share of the cards',
  lost: 'Lost by decisions',
  cardsShort: 'Cards',
  lostShort: 'Lost',
  figuresHelp:
    'All in points against the average of the others: plus is good, minus is bad. The share of the cards is what good players reach with the same cards on average. The rest comes from play, yours and that of the others.',
  how: 'The expert looks only at what could be seen at that moment, never at hidden cards.',
  dealsHead: 'Deal by deal',
  notYet: 'not looked at yet',
  someDeals: (known, of) => `Looked at: ${known}/${of} deals`,

  share: 'Share',
  shareHead: 'Share the match',
  shareHelp:
    'The whole match is inside the link: it opens without a server and without an account.',
  shareGame: (game) => `My match at Kalpler: ${game}`,
  copyLink: 'Copy the link',
  copied: 'Copied',
  copyFailed: 'It could not be copied. Take the link from here:',
  letters: (count) => `${count} letters`,
  tooLong: (count) =>
    `This link has ${count} letters: some messengers cut it off. Send it by mail, or download the record.`,
  shareLater: 'The link can be shared when the match is over: it holds the other cards as well.',
};

export function useReviewTexts(): ReviewTexts {
  return useSettings().settings.language === 'tr' ? reviewTr : reviewEn;
}
