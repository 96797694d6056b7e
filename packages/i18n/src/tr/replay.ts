// Words of a finished match: its result, whether it was fair, walking through it, and its analysis.

import type { Reason } from '@kalpler/bots';
import type { Card } from '@kalpler/engine';
import { shownLoss } from '../numbers.ts';
import { reasonText } from '../reason-text.ts';
import { reasonsTr } from './reasons.ts';
export const replayTr = {
  title: 'Maç kaydı',
  home: 'Ana sayfa',
  loading: 'Maç açılıyor…',
  tryAgain: 'Yeniden dene',
  unknownTitle: 'Böyle bir maç yok',
  unknown: 'Bağlantı eksik olabilir ya da maç henüz bitmedi. Kayıtlar maç bitince açılır.',
  unknownSolo:
    'Bu tarayıcıda böyle bir maç kayıtlı değil. Silinmiş ya da başka bir cihazda oynanmış olabilir.',
  badLinkTitle: 'Bağlantı bozuk ya da eksik',
  badLink:
    'Maç bağlantının içinde taşınır; yolda bir harf bile değişse okunamaz. Bağlantıyı bütün hâliyle yeniden kopyala.',
  newLinkTitle: 'Bağlantı daha yeni',
  newLink: 'Bu bağlantı daha yeni bir sürümle yapılmış. Sayfayı yenileyip bir daha dene.',
  awayTitle: 'Kayda ulaşılamadı',
  away: 'Sunucuya bağlanılamıyor. Bağlantını denetleyip yeniden dene.',
  awaySolo: 'Bu tarayıcının kayıtları okunamadı. Bir kez daha dene.',
  damagedTitle: 'Bu kayıt okunamıyor',
  damaged: 'Gelen dosya bir maç kaydı değil ya da sonradan bozulmuş. Bu hâliyle güvenilmez.',
  parts: { result: 'Sonuç', replay: 'İzle', review: 'Analiz', fair: 'Adil mi?' },
  partsLabel: 'Kaydın bölümleri',
  result: 'Sonuç',
  unfinished: 'Maç yarıda kaldı; kayıt oynanan oyunları gösteriyor.',
  daily: 'Günün oyunu tek dağıtımla biter; kazananı yoktur, puanı vardır.',
  running:
    'Maç sürüyor. Kendi yerinden, şimdiye kadar gördüğün her şeyi izleyebilirsin; öteki kartlar maç bitince açılır.',
  runningFair:
    'Maç sürüyor: kartların çıktığı sır, maç bitince açıklanır. Taahhüdü şimdiden belli.',
  deals: (n: number) => `${n} oyun`,
  rules: 'Masanın kuralları',
  sheet: 'Puan tablosu',

  fairHead: 'Adil mi?',
  isFair: 'Adil',
  isUnfair: 'Adil değil',
  fairLead: (deals: number) =>
    `Sır, baştaki taahhüde uyuyor; oyunların hepsi (${deals}) sırdan ve tuzlardan çıkıyor.`,
  brokenPromise: 'Açıklanan sır, maçtan önce verilen taahhüde uymuyor.',
  wrongDeals: (first: number) => `Sırra uymayan ilk oyun: ${first}.`,
  noSecret: 'Bu maçın dağıtımlarının ardında bir sır yok; denetlenecek bir şey de yok.',
  checkedHere: 'Denetim bu tarayıcıda yapıldı, sunucunun sözüne bakılmadı.',
  commitment: 'Taahhüt',
  commitmentHelp: 'Maçtan önce gösterildi.',
  soloCommitmentHelp: 'İlk karttan önce bu tarayıcıda belirlendi.',
  secret: 'Sır',
  secretHelp: 'Maç bitince açıklandı.',
  expected: 'Sırdan çıkan taahhüt',
  salts: 'Tuzlar',
  saltsHelp: 'Oyuncuların maçtan önce dağıtıma kattıkları.',
  noSalt: 'yok',
  emptySalt: 'boş',
  sameCommitment: 'Masada gördüğün taahhütle aynı.',
  otherCommitment: 'Masada gördüğün taahhütten farklı.',
  unseenCommitment:
    'Bu tarayıcı, maçın taahhüdünü masada görmedi. Masada olan biri ile karşılaştır.',
  ownSalt: 'Kattığın tuz da kayıtta.',
  ownSaltMissing: 'Kattığın tuz kayıtta yok.',
  dealsHead: 'Oyunlar',
  deal: (number: number) => `Oyun ${number}`,
  dealFair: 'uyuyor',
  dealUnfair: 'uymuyor',
  wrongCard: (name: string, actual: string, expected: string) =>
    `${name}: dağıtılan ${actual}, sırdan çıkan ${expected}`,
  wrongFirst: (actual: string, expected: string) =>
    `Kurayla seçilen: ${actual}, sırdan çıkan: ${expected}`,
  wrongOther: 'deste eksik ya da karışık',
  download: 'Kaydı indir',
  downloadHelp: 'Dosyayı kendi bilgisayarında da denetleyebilirsin:',
  verifyCommand: 'npm run verify',
  proves: 'Neyi kanıtlar?',
  provesList: [
    'Kartlar ilk oyundan önce belliydi: sır ve tuzlar yerine konduktan sonra tek bir kart bile değiştirilemez.',
    'Tahmin edilemeyecek bir tuz kattıysan sunucu kartları sana karşı seçemedi.',
    'Oyuncular da seçemedi: sırrı bilmeden bir tuz hedefe yöneltilemez.',
    'Her dağılım eşit olasılıkta.',
  ],
  provesNot: 'Neyi kanıtlamaz?',
  provesNotList: [
    'Kartları kimsenin bilmediğini: sunucu dağıttığı için elleri bilir. Seçemez ama birine söyleyebilir.',
    'Öteki tuzların yabancılardan geldiğini: sunucunun bir tanıdığı masadaysa tuzunu en son o seçebilir.',
    'Herkesin aynı taahhüdü gördüğünü: güvenmiyorsan ötekilerle karşılaştır.',
    'Maçın yarıda kesilip yeniden başlatılmadığını.',
    'Dağıtımdan başka bir şeyi: botların düşünüşü ve puanlar ayrı konular.',
  ],

  replay: 'Tekrar',
  controls: 'Tekrar kumandası',
  steps: {
    start: 'Başa dön',
    dealBack: 'Önceki oyun',
    trickBack: 'Önceki el',
    back: 'Bir kart geri',
    on: 'Bir kart ileri',
    trickOn: 'Sonraki el',
    dealOn: 'Sonraki oyun',
    end: 'Sona git',
  },
  play: 'Oynat',
  pause: 'Durdur',
  position: 'Oyundaki yer',
  whichDeal: 'Oyun seç',
  seenFrom: 'Kimin yerinden?',
  moment: (deal: number, deals: number, trick: number) =>
    trick === 0 ? `Oyun ${deal}/${deals}` : `Oyun ${deal}/${deals} · El ${trick}`,
  moveOf: (move: number, moves: number) => `Hamle ${move}/${moves}`,
  handOf: (name: string) => `Kartlar: ${name}`,
  copyMoment: 'Bu anın bağlantısını kopyala',
  copied: 'Bağlantı kopyalandı.',
  keys: 'Tuşlar: ← → kart, ↑ ↓ el, Page Up ve Page Down oyun, Home ve End baş ve son, boşluk oynatır.',
  happened: {
    deal: 'Kartlar dağıtıldı',
    pass: (name: string) => `${name} kart verdi`,
    exchange: (name: string) => `${name} kart değişti`,
    bid: (name: string, bid: string) => `${name}: ihale ${bid}`,
    reveal: (name: string) => `${name} eline baktı`,
    moon: (name: string) => `${name} puanı nasıl yazdıracağını seçti`,
    cancel: (name: string) => `${name} oyunu iptal etti`,
    claim: (name: string) => `${name}: kalan eller benim`,
    chose: (name: string) => `${name} seçimini yaptı`,
    over: 'Oyun bitti',
  },
};

export type ReplayTexts = typeof replayTr;

const PERCENT_TR = new Intl.NumberFormat('tr', { style: 'percent' });

const COUNT_TR = ['hiç', 'bir', 'iki', 'üç', 'dört', 'beş', 'altı', 'yedi', 'sekiz', 'dokuz'];

/** Verdicts on decisions, cards against play, and sharing a match. */
export const reviewTr = {
  reason: (reason: Reason, cardName: (card: Card) => string) =>
    reasonText(reasonsTr, reason, cardName),
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
  lostPoints: (points: number) => `${shownLoss(points, 'tr')} puan`,
  signed: (points: number) => shownLoss(points, 'tr'),
  matchChance: (part: number) => `maç şansı ${PERCENT_TR.format(part).replace('-', '−')}`,
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

export const texts = { replay: replayTr, review: reviewTr };

export type ReplayAreaTexts = typeof texts;
