// Words at the table: whose turn it is, what is on it, the panels of each phase, and score sheets.

import type { Cancellation, Penalty, Suit } from '@kalpler/engine';
import { shownChange, shownNumber } from '../numbers.ts';
import { type Refused, ruleText } from '../refused.ts';
import { cardNameTr, penaltiesTr, suitsTr } from './cards.ts';
import { refusalsTr } from './refusals.ts';
import { commonTr, homeTr } from './start.ts';

export const tableTr = {
  hand: 'Elindeki kartlar',
  hiddenHand: 'Kapalı kartların',
  trick: 'Yerdeki kartlar',
  tools: 'Masa araçları',
  leave: 'Masadan kalk',
  leaveAsk: 'Masadan kalkıyor musun?',
  leaveNote: 'Oyun sürüyor. Kalkarsan yerine bot oynar ve geri dönemezsin.',
  stay: 'Kal',
  scores: 'Puan tablosu',
  yazboz: 'Yazboz',
  settings: 'Ayarlar',
  lastTrick: 'Son el',
  /** Words under the tools, where there is little room. */
  tool: { last: 'Son el', scores: 'Puan', yazboz: 'Yazboz' },
  noTrick: 'Bu oyunda henüz el alınmadı.',
  chat: 'Sohbet',
  rules: 'Kurallar',
  game: (number: number, of: number | null) => `Oyun ${of === null ? number : `${number}/${of}`}`,
  trickNumber: (number: number, of: number) => `El ${number}/${of}`,
  phase: {
    waiting: 'bekleniyor',
    passing: 'kart verme',
    bidding: 'ihale',
    exchanging: 'kart değişimi',
    selecting: 'seçim',
    playing: 'oyun',
    roundEnd: 'bitti',
    gameEnd: 'bitti',
    partyEnd: 'bitti',
  },
  heartsBroken: 'Kupa çıktı',
  spadesBroken: 'Maça açıldı',
  contract: { ...penaltiesTr, koz: 'Koz' },
  table: (word: string) => `Masa: ${word}`,
  points: (n: string) => `${n} puan`,
  thisDeal: (n: string) => `bu oyun ${n}`,
  tricks: (n: number) => `${n} el`,
  took: (tricks: number) => `aldı ${tricks}`,
  bid: (bid: string) => `söz ${bid}`,
  noBid: 'düşünüyor',
  nil: 'sıfır',
  blindNil: 'kör sıfır',
  hiddenBid: 'söyledi',
  tricksBid: (tricks: number) => `${tricks} el`,
  partner: 'eşin',
  partnerBid: (tricks: number) => `eşin, ${tricks} el`,
  partnerState: (state: string) => `eşin, ${state}`,
  cards: (n: number) => `${n} kart`,
  away: {
    lost: 'Bağlantısı koptu.',
    standIn: 'Bağlantısı koptu, yerine bot oynuyor.',
  },
  awayShort: { lost: 'koptu', standIn: 'koptu · bot' },
  bot: 'bot',
  chosen: 'hazır',
  choosing: 'seçiyor',
  yourTurn: 'Sıra sende',
  turnOf: (name: string) => `Sıra: ${name}`,
  yourBid: 'İhale sende',
  yourChoice: 'Seçim sende',
  choiceOf: (name: string) => `Seçen: ${name}`,
  yourPass: (picked: number, count: number) => `${picked}/${count} seçildi`,
  waiting: 'Bekleniyor',
  waitingFor: (names: string) => `Beklenen: ${names}`,
  ledSuit: (suit: string) => `Renk: ${suit}`,
  youLead: 'Ele sen başlıyorsun',
  wonBy: (name: string) => `El: ${name}`,
  auto: 'Süren doldu, senin yerine oynandı.',
  nextCard: (card: string) => `Sıran gelince: ${card}`,
  nextDropped: 'Önceden seçtiğin kart şimdi oynanamıyor.',
  emptyTable: 'Yerde kart yok.',
  textMode: 'Metin moduna geç',
  keys: 'Klavye',
  keyList: [
    { key: '← →', meaning: 'Kartlar arasında gez' },
    { key: '↑ ↓', meaning: 'Öteki sıraya geç' },
    { key: 'Enter, boşluk', meaning: 'Kartı seç ya da oyna' },
    { key: 'M U R N', meaning: 'Maça, kupa, karo, sinek' },
    { key: '2 … 9, 0, J Q K A', meaning: 'O değerdeki kart (0: onlu)' },
    { key: 'Home, End', meaning: 'İlk ve son kart' },
    { key: 'L', meaning: 'Son el' },
    { key: 'P', meaning: 'Puanlar' },
    { key: 'T', meaning: 'Masayı oku' },
    { key: '?', meaning: 'Bu liste' },
  ],
  watching: 'İzliyorsun',
  claim: 'Kalan eller benim',
  cancelDeal: 'Oyunu iptal et',
  played: (name: string, card: string) => `${name}: ${card}.`,
  spectators: (n: number) => `${n} izleyici`,
};

export type Direction = 'left' | 'right' | 'across';

const TO_TR: Readonly<Record<Direction, string>> = {
  left: 'sola',
  right: 'sağa',
  across: 'karşıya',
};

const UNITS_TR: Readonly<Record<Penalty | 'trump', string>> = {
  el: 'el',
  kupa: 'kupa',
  erkek: 'K, J',
  kiz: 'kız',
  rifki: '',
  sonIki: 'el',
  trump: 'el',
};

const CANCELLED_TR: Readonly<Record<Cancellation, string>> = {
  kiz: 'Herkes birer kız aldı: oyun geçersiz, yeniden dağıtılır.',
  rifki: 'Kupalar Rıfkı için uygun değil: yeniden dağıtılır.',
  trump: 'Koz için el çok zayıf: yeniden dağıtılır.',
};

const HEADS_TR: Readonly<Record<Direction, string>> = {
  left: 'Sola ver',
  right: 'Sağa ver',
  across: 'Karşıya ver',
};

export const panelsTr = {
  waitingFor: (names: readonly string[]) => `Beklenen: ${names.join(', ')}`,
  wins: (points: number) => `tutarsa ${shownChange(points)}, tutmazsa ${shownNumber(-points)}`,

  giveLabel: 'Kart verme',
  giveTo: (direction: Direction) => HEADS_TR[direction],
  exchangeWith: (name: string) => `Kart değişimi: ${name}`,
  giveHint: (name: string, count: number) =>
    `${name} için ${count} kart seç. Karta ya da yuvaya dokun.`,
  giveReady: (name: string) => `Kartlar ${name} için hazır. Onaylayana kadar değiştirebilirsin.`,
  giveSent: (name: string) => `Kartların ${name} için yola çıktı.`,
  giveConfirm: (count: number, direction: Direction | null) =>
    direction === null ? `${count} kartı ver` : `${count} kartı ${TO_TR[direction]} ver`,
  giveMore: (count: number) => `${count} kart daha seç`,
  giveDone: 'Verildi',
  giveRemove: (card: string) => `${card}: geri al`,
  emptySlot: 'Boş yuva',

  bidLabel: 'İhale',
  bidHead: 'Kaç el alırsın?',
  partnerBid: (name: string, bid: string) => `Eşin ${name}: ${bid}.`,
  partnerHidden: (name: string) => `Eşin ${name} ihalesini verdi, kapalı.`,
  partnerWaits: (name: string) => `Eşin ${name} henüz söylemedi.`,
  bidShown: (tricks: number) => `${tricks} el`,
  tableBids: (tricks: number, all: number) => `Masada ${all} elin ${tricks} tanesi söylendi.`,
  bidRange: (least: number, most: number) => `İhale, ${least} ile ${most} arası`,
  bidOnly: (values: string) => `Verebileceğin ihaleler: ${values}.`,
  bidAdvised: (bid: string) => `Öneri: ${bid}.`,
  partnerBrief: (bid: string) => `Eşin ${bid}`,
  tableBidsBrief: (tricks: number, all: number) => `Masada ${tricks}/${all}`,
  bidAdvisedBrief: (bid: string) => `Öneri ${bid}`,
  bidChoose: 'İhaleni seç',
  bidLess: 'Bir azalt',
  bidMore: 'Bir artır',
  nil: 'Sıfır (nil)',
  nilClosed: 'şu an seçilemez',
  nilBig: 'Nil',
  blindNil: 'Kör sıfır',
  blindSeen: 'kartlar açıldı, seçilemez',
  blindFar: (points: number) => `en az ${points} puan geride olunca`,
  blindTaken: 'şu an seçilemez',
  team: 'Takım',
  teamSum: (partner: number, own: number | null) =>
    own === null ? `${partner} + ?` : `${partner} + ${own} = ${partner + own}`,
  own: 'İhalen',
  bidConfirm: (tricks: number) => `${tricks} el, onayla`,
  nilConfirm: 'Sıfır, onayla',
  bidGiven: (bid: string) => `İhalen: ${bid}`,
  bidChange: 'Herkes söyleyene kadar değiştirebilirsin.',
  bidTurn: (name: string) => `İhale sırası: ${name}`,
  bidWait: 'İhaleler bekleniyor',

  blindHead: 'Kartları görmeden',
  blindTeamBehind: (points: number) =>
    `Takımın ${points} puan geride: kör sıfır diyebilirsin. Kartlarını açarsan bu hak biter.`,
  blindBehind: (points: number) =>
    `${points} puan geridesin: kör sıfır diyebilirsin. Kartlarını açarsan bu hak biter.`,
  blindMay: 'Kör sıfır diyebilirsin. Kartlarını açarsan bu hak biter.',
  blindExchange: (cards: number) => `Kör sıfır dersen eşinle ${cards} kart değişirsiniz.`,
  look: 'Kartları aç',

  contractLabel: 'Oyun seçimi',
  contractHead: 'Oyun seç',
  contractHeadLong: 'Oyunu sen seçiyorsun',
  contractOther: (name: string) => `Seçen: ${name}`,
  contractWait: 'Oyun seçiliyor.',
  ownPenalties: 'Ceza hakkın',
  ownTrumps: 'Koz hakkın',
  rightsLeft: (left: number, all: number) => `${left}/${all} hak kaldı`,
  units: UNITS_TR,
  rightsGone: 'hakkı bitti',
  ownPenaltiesGone: 'ceza hakkın bitti',
  ownTrumpsGone: 'koz hakkın bitti',
  notItsTurn: 'sırası değil',
  trumpsWait: (games: number) => `önce ${games} ceza oyunu`,
  trumpSuits: 'Koz rengi',
  trumpSuit: (suit: string, count: number) => `Koz ${suit}, elinde ${count} kart`,
  chosen: 'Seçimin',
  nothingChosen: 'Henüz seçmedin',
  choose: 'Seç',
  declareKing: 'King bildir',
  declareHint: (tricks: number) =>
    `en az ${tricks} el: yaparsan parti senin, yapamazsan kaybedersin`,
  kingDeclared: 'King bildirildi',
  cancelDeal: 'Yeniden dağıt',
  cancelHint: 'elinde onludan büyük kart yok',

  moonHead: 'Hepsini topladın!',
  moonHint: 'Cezalar nasıl yazılsın?',
  moonOthers: 'Diğerlerine ceza',
  moonOthersHint: 'herkese bütün cezalar eklenir',
  moonOwn: 'Benden düş',
  moonOwnHint: 'senden bütün cezalar düşülür',

  roundLabel: 'Oyun sonu',
  roundHead: (number: number) => `Oyun ${number} bitti`,
  next: 'Devam',
  nextIn: (seconds: number) => `${seconds} saniye kaldı`,
  isReady: 'Hazırsın',
  ready: 'hazır',
  rank: (rank: number) => `${rank}. sıra`,
  totalOf: (total: number) => `toplam ${shownNumber(total)}`,

  moonShot: (name: string) => `Ay vuruldu: ${name}`,
  queen: (name: string, hearts: number) =>
    hearts > 0 ? `Maça Kızı ve ${hearts} kupa: ${name}.` : `Maça Kızı: ${name}.`,
  jack: (name: string, points: number) => `Karo Valesi: ${name}, ${shownNumber(points)}.`,
  clean: (names: string) => `Cezasız: ${names}.`,
  nilMade: (name: string, points: number, isBlind: boolean) =>
    `${isBlind ? 'Kör sıfır' : 'Sıfır'} tuttu: ${name}, ${shownChange(points)}`,
  nilLost: (name: string, points: number, isBlind: boolean) =>
    `${isBlind ? 'Kör sıfır' : 'Sıfır'} tutmadı: ${name}, ${shownNumber(points)}`,
  bidKept: (name: string, tricks: number, bid: number) =>
    `${name}: ${bid} ihale, ${tricks} el, tuttu.`,
  bidBroken: (name: string, tricks: number, bid: number) =>
    `${name}: ${bid} ihale, ${tricks} el, battı.`,
  bagsFull: (name: string, points: number) => `${name}: fazla eller doldu, ${shownNumber(points)}.`,
  boston: (name: string) => `Bütün eller: ${name}`,
  contractChosen: (contract: string, name: string) => `${contract}: ${name} seçti.`,
  kingOfHearts: (name: string) => `Kupa Papazı: ${name}.`,
  most: (names: string, tricks: number) => `En çok el: ${names}, ${tricks}.`,
  cancelled: CANCELLED_TR,
  kingMade: (name: string) => `King yaptı: ${name}`,
  kingLost: (name: string) => `King yapamadı: ${name}`,
};

const NAMES_TR = new Intl.ListFormat('tr', { type: 'conjunction' });

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
  penalties: penaltiesTr,
  shortPenalties: SHORT_TR,
  trumps: SUITS_TR,
  nothingYet: 'Henüz biten oyun yok.',
};

const error = (refused: Refused): string =>
  ruleText(refusalsTr, suitsTr, refused) ?? commonTr.error(refused);

export const texts = {
  common: { ...commonTr, error },
  home: homeTr,
  cards: { suits: suitsTr, name: cardNameTr },
  panels: panelsTr,
  scores: scoresTr,
  table: tableTr,
};

export type TableTexts = typeof texts;
