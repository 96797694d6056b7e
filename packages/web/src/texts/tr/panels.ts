// Words of the panels of each phase and the end of a deal.

import type { Cancellation, Penalty } from '@kalpler/engine';
import { shownChange, shownNumber } from '../../scores/numbers.ts';

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
