// Words of the entrance to playing solo: going on, a new game, opponents, rules, and saves that cannot be read.

import { eachGame } from '../game-texts.ts';
import { gamesTr, presetTr } from './games.ts';

export const hubTr = {
  preset: presetTr,
  title: 'Tek başına',
  toHome: 'Ana sayfa',
  resume: 'Devam et',
  dealsDone: (count: number) => (count === 0 ? 'İlk oyun sürüyor' : `${count} oyun bitti`),
  justNow: 'az önce',
  you: 'Sen',
  side: (one: string, other: string) => `${one} ve ${other}`,
  points: (name: string, points: string) => `${name}: ${points}`,

  newGame: 'Yeni oyun',
  game: 'Oyun',
  start: 'Başla',
  starting: 'Kartlar hazırlanıyor…',
  failed: 'Oyun başlatılamadı. Bir kez daha dene.',
  opponents: 'Rakipler',
  opponentsAndPartner: 'Eşin ve rakipler',
  partner: 'eşin',
  seat: (name: string, level: string) => `${name}, ${level}`,
  rules: 'Kurallar',
  rulesAndSpeed: 'Kurallar ve hız',
  rulesChanged: (preset: string, count: number) =>
    count === 0 ? preset : `${preset} + ${count} kural`,

  notLasting: 'Bu tarayıcı kayda izin vermiyor: oyun bu sekme açıkken sürer, sonra devam edilemez.',
  resumeOff: 'Devam edilemiyor: bu tarayıcıda kayıt tutulamıyor.',
  brokenTitle: 'Bir kayıt bozulmuş',
  brokenLead:
    'Oyun bu kayıttan sürdürülemiyor. Kaydı rapor olarak indirebilir, yeniden başlayabilirsin.',
  mendedLead: 'Oyun, son sağlam anından sürüyor. Bozuk kaydı rapor olarak indirebilirsin.',
  report: 'Raporu indir',
  anew: 'Yeniden başla',
  forget: 'Raporu sil',

  others: 'Yarım kalanlar',
  proceed: 'Sürdür',
  goOnWith: (game: string, names: string) => `Sürdür: ${game}, ${names}`,
  remove: (game: string, names: string) => `Sil: ${game}, ${names}`,
  removeAsk: 'Bu oyun silinsin mi?',
  removeYes: 'Sil',
  removeNo: 'Kalsın',

  daily: 'Günün oyunu',
  dailyLead: 'Herkese aynı kartlar. Bakalım usta ne yapmış, sen ne yapacaksın.',
  dailyOpen: 'Günün oyununa git',
  streak: (days: number) => `${days} gün üst üste`,
  isDone: (game: string) => `${game}: oynandı`,
  isOpen: (game: string) => `${game}: seni bekliyor`,

  learn: 'Öğren',
  lessons: {
    title: 'Dersler',
    about: eachGame(gamesTr, ({ lesson }) => lesson),
    begin: 'Başla',
    proceed: 'Sürdür',
    again: 'Yeniden',
    notBegun: (steps: number) => `${steps} küçük adım`,
    at: (step: number, steps: number) => `Adım ${step}/${steps}`,
    finished: 'Tamamlandı',
  },
  statistics: 'İstatistikler',
  statisticsSub: 'Kazandıkların, serilerin, başarıların',

  /** The sheets in which opponents, rules and speed are chosen. */
  opponentsTitle: 'Kimler otursun?',
  allLevel: 'Hepsinin düzeyi',
  mixed: 'karışık',
  shuffle: 'Karıştır',
  seats: 'Sandalye',
  seatOf: (number: number, name: string) => `${number}. ${name}`,
  partnerOf: (name: string) => `Eşin: ${name}`,
  choose: (number: number) => `${number}. sandalyeye kim otursun?`,
  choosePartner: 'Eşin kim olsun?',
  isSeated: 'oturuyor',
  done: 'Tamam',

  /** What those one plays against like to do at the table. */
  characters: {
    mina: 'Son eli hatırlar, gerisinin çoğunu unutur.',
    kaya: 'Bedava görünen her eli alır.',
    ela: 'İçinden geldiği gibi oynar: en büyük kartlarını verir, ihaleyi göz kararı söyler.',
    deniz: 'Bir kartı iyi düşünür, ötekini aceleye getirir.',
    kerem: 'Kupa ve Maçada arada dalar; King’de riske girer.',
    selin: 'Kupa ve Maçada arada dalar; King’de koz demeye çekinir.',
    leyla: 'Ası da papazı da unutmaz, hatanı bekler.',
    baran: 'Gözü kara: hepsini toplamaya kalkar, yüksek ihale söyler.',
    defne: 'Temkinli: az söyler, hepsini toplayanı çabuk sezer.',
    aylin: 'Verdiğinden, oynadığından elini okur.',
    emir: 'Son elleri sonuna kadar hesaplar.',
    suna: 'En uzun o düşünür: her kartı oyunun sonuna kadar dener.',
  },
};

export type HubTexts = typeof hubTr;

export { hubTr as texts };
