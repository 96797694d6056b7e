// Words of the lobby: home, new tables, the door of a table, the waiting room and the settings.

import type { GameId } from '@kalpler/engine';
import type { Level } from '@kalpler/protocol';
import type { Settings } from '../state/settings.tsx';

type ByGame = Readonly<Record<GameId, string>>;
type ByLevel = Readonly<Record<Level, string>>;

export const homeTr = {
  title: 'Dört kişi, bir masa.',
  lead: 'Kupa, Maça ve King. Arkadaşlarınla ya da tek başına; kayıt da reklam da yok.',
  /** Two letters of the language that the button switches to, and what it does. */
  languageCode: 'TR',
  switchLanguage: 'TR. Switch to English',
  switchTheme: (theme: Settings['theme']): string =>
    theme === 'bogaz' ? 'Koyu temaya geç' : 'Açık temaya geç',

  nameLabel: 'Masadaki adın',
  anotherName: 'Başka bir ad öner',
  nicknames: [
    'Kumru',
    'Serçe',
    'Martı',
    'Leylek',
    'Turna',
    'Kirpi',
    'Sincap',
    'Ceylan',
    'Yunus',
    'Tilki',
    'Lale',
    'Nergis',
    'Papatya',
    'Gelincik',
    'Menekşe',
    'Kekik',
    'Çınar',
    'Sümbül',
    'Erguvan',
    'Yasemin',
  ] as readonly string[],

  chooseGame: 'Oyun seç',
  gameLead: {
    hearts: 'Cezadan kaç, Maça Kızı’na dikkat.',
    spades: 'Eşinle söz ver, sözünü tut.',
    king: 'Yirmi oyun: on iki ceza, sekiz koz.',
  } as ByGame,
  people: (count: number) => `${count} kişi`,
  minutes: (count: number) => `${count} dk`,

  quick: 'Hemen oyna',
  quickSub: (game: string, isTable: boolean) =>
    isTable ? `${game} · boş yer var` : `${game} · üç botla başlar`,
  create: 'Masa kur',
  createSub: 'Arkadaşını çağır',
  solo: 'Tek başına',
  soloSub: 'Botlara karşı',
  busy: 'Masa hazırlanıyor…',

  tables: 'Açık masalar',
  seated: (count: number) => `${count} kişi masada`,
  chairs: (taken: number, all: number) => `${taken}/${all}`,
  chairsLabel: (taken: number, all: number) => `${all} yerden ${taken} dolu`,
  changed: (count: number) => `${count} değişik kural`,
  rulesBadge: (preset: string, changes: number) =>
    changes === 0 ? preset : `${preset} + ${changes} kural`,
  sit: 'Otur',
  sitAt: (word: string) => `Otur, masa: ${word}`,
  running: 'Oynanan masalar',
  watch: 'İzle',
  watchAt: (word: string) => `İzle, masa: ${word}`,
  noTables: 'Şimdilik açık masa yok.',
  noTablesHelp: 'İlk masayı sen kur ya da botlarla hemen başla; gelen olursa burada görünür.',
  loadingTables: 'Masalara bakılıyor…',
  unreachable: 'Sunucuya ulaşılamıyor.',
  unreachableHelp: 'Bağlantını denetle. Yeniden deniyoruz; masalar gelince burada görünür.',

  byWord: 'Sözcükle katıl',
  byWordHelp: 'Her masanın bir sözcüğü var: deniz, çınar, vapur gibi.',
  wordLabel: 'Masanın sözcüğü',
  wordHint: 'deniz',
  join: 'Katıl',

  yourTable: (word: string) => `Hâlâ bir masadasın: ${word}`,
  returnTo: 'Masaya dön',
  leave: 'Masadan kalk',

  soloTitle: 'Tek başına',
  soloLead: (game: string, bots: number) =>
    `${game}, ${bots} bota karşı. Süre yok, acele yok. Botlar nasıl oynasın?`,
  levelLead: {
    easy: 'Kuralları bilir, gözü pek açık değil.',
    medium: 'Her gün oynayan biri gibi.',
    hard: 'Kartları sayar, hatanı bekler.',
    expert: 'Bildiğimiz en iyi oyun.',
  } as ByLevel,

  newTable: 'Yeni masa',
  game: 'Oyun',
  rulesKind: 'Oyun türü',
  paceLabel: 'Tempo',
  paceLead: (seconds: number | null) =>
    seconds === null
      ? 'Süre işlemez; herkes istediği kadar düşünür.'
      : `Her kart için ${seconds} saniye; süre dolunca en küçük uygun kart oynanır.`,
  visibility: 'Kimler gelebilir',
  visibilities: { public: 'Herkes', private: 'Yalnız çağrılanlar' },
  visibilityLead: {
    public: 'Masa listede görünür; boş yere isteyen oturur.',
    private: 'Masa listede görünmez; sözcüğü ya da bağlantıyı bilen gelir.',
  },
  chairsTitle: 'Sandalyeler',
  chair: (number: number) => `${number}. sandalye`,
  freeChair: 'Boş',
  you: 'Sen',
  rulesFold: 'Kuralları değiştir',
  openTable: 'Masayı kur',
  startNow: 'Oyunu başlat',

  doorTitle: (word: string) => `Masa: ${word}`,
  doorLead: 'Masaya çağrıldın. Adını yaz, otur.',
  doorSit: 'Otur ve oyna',
  doorWatch: 'Yalnız izle',
  doorLooking: 'Masaya bakılıyor…',
  doorGone: 'Böyle bir masa yok ya da kapanmış.',
  doorGoneHelp: 'Masalar, herkes kalkınca kapanır. Yeni bir masa hemen kurulur.',
  doorFull: 'Masada boş yer kalmadı; oyunu izleyebilirsin.',
  tryAgain: 'Yeniden dene',
  home: 'Ana sayfaya dön',

  waiting: 'Oyuncular bekleniyor',
  waitingLead: (free: number) =>
    free === 1
      ? 'Bir yer boş; dolunca oyun kendiliğinden başlar.'
      : `${free} yer boş; dolunca oyun kendiliğinden başlar.`,
  watchingWait: 'İzliyorsun. Masa dolunca oyun başlar.',
  wordSay: 'Arkadaşına bu sözcüğü söyle',
  linkSay: 'ya da bağlantıyı gönder',
  copy: 'Bağlantıyı kopyala',
  copied: 'Kopyalandı',
  share: 'Paylaş',
  shareText: (game: string, word: string) => `Kalpler’de ${game} oynayalım. Masa: ${word}`,
  owner: 'masa sahibi',
  away: 'bağlantısı yok',
  botLevel: (level: string) => `bot, ${level}`,
  free: 'Boş yer',
  addBot: 'Bot ekle',
  removeBot: (name: string) => `Botu kaldır: ${name}`,
  remove: 'Kaldır',
  startWithBots: 'Botlarla başlat',
  startWithBotsSub: (free: number) => `${free} boş yere bot oturur`,
  botLevelLabel: 'Botların düzeyi',
  onlyOwner: 'Oyunu masa sahibi başlatır.',
  tableRules: 'Bu masanın kuralları',
  isPrivate: 'Özel masa',
  isPublic: 'Herkese açık',
  fair: 'Dağıtım taahhüdü',
  fairLead: 'Kartlar bu koda bağlı karılır; parti bitince sır açıklanır ve denetlenebilir.',

  settings: 'Ayarlar',
  language: 'Dil',
  languages: { tr: 'Türkçe', en: 'English' },
  theme: 'Tema',
  themes: { kahvehane: 'Kahvehane', bogaz: 'Boğaz' },
  deck: 'Deste',
  decks: { 2: 'İki renk', 4: 'Dört renk' },
  speed: 'Hız',
  speeds: { fast: 'Hızlı', normal: 'Normal', slow: 'Yavaş', none: 'Hareketsiz' },
  switches: {
    sound: 'Ses',
    vibration: 'Titreşim',
    twoTaps: 'İki dokunuşla oyna',
    largeCards: 'Büyük kartlar',
    leftHanded: 'Sol el',
  },
  switchLead: {
    sound: 'Kart, sıra ve sonuç sesleri.',
    vibration: 'Sıra gelince, destekleyen telefonlarda.',
    twoTaps: 'İlk dokunuş kartı kaldırır, ikincisi oynar.',
    largeCards: 'Elindeki kartlar daha büyük çizilir.',
    leftHanded: 'Eli ve düğmeleri aynalar.',
  },
};

export const homeEn: typeof homeTr = {
  title: 'Four people, one table.',
  lead: 'Hearts, Spades and King. With friends or on your own; no sign-up, no ads.',
  languageCode: 'EN',
  switchLanguage: 'EN. Türkçeye geç',
  switchTheme: (theme) =>
    theme === 'bogaz' ? 'Switch to the dark theme' : 'Switch to the light theme',

  nameLabel: 'Your name at the table',
  anotherName: 'Suggest another name',
  nicknames: homeTr.nicknames,

  chooseGame: 'Choose a game',
  gameLead: {
    hearts: 'Dodge the penalties, mind the Queen of Spades.',
    spades: 'Bid with your partner and keep your word.',
    king: 'Twenty games: twelve penalties, eight trumps.',
  },
  people: (count) => `${count} players`,
  minutes: (count) => `${count} min`,

  quick: 'Play now',
  quickSub: (game, isTable) =>
    isTable ? `${game} · a seat is free` : `${game} · starts with three bots`,
  create: 'Create a table',
  createSub: 'Invite your friends',
  solo: 'On your own',
  soloSub: 'Against bots',
  busy: 'Setting the table…',

  tables: 'Open tables',
  seated: (count) => `${count} ${count === 1 ? 'person' : 'people'} at tables`,
  chairs: (taken, all) => `${taken}/${all}`,
  chairsLabel: (taken, all) => `${taken} of ${all} seats taken`,
  changed: (count) => `${count} ${count === 1 ? 'rule' : 'rules'} changed`,
  rulesBadge: (preset, changes) =>
    changes === 0 ? preset : `${preset} + ${changes} ${changes === 1 ? 'rule' : 'rules'}`,
  sit: 'Sit',
  sitAt: (word) => `Sit at table: ${word}`,
  running: 'Games in progress',
  watch: 'Watch',
  watchAt: (word) => `Watch table: ${word}`,
  noTables: 'No open tables just now.',
  noTablesHelp: 'Create the first one or start with bots; new tables appear here.',
  loadingTables: 'Looking for tables…',
  unreachable: 'The server cannot be reached.',
  unreachableHelp: 'Check your connection. We keep trying; tables will appear here.',

  byWord: 'Join by word',
  byWordHelp: 'Every table is a Turkish word such as deniz, çınar or vapur.',
  wordLabel: 'Word of the table',
  wordHint: 'deniz',
  join: 'Join',

  yourTable: (word) => `You are still at table: ${word}`,
  returnTo: 'Back to the table',
  leave: 'Leave the table',

  soloTitle: 'On your own',
  soloLead: (game, bots) =>
    `${game} against ${bots} bots. No clock, no hurry. How should they play?`,
  levelLead: {
    easy: 'Knows the rules, misses a lot.',
    medium: 'Like somebody who plays every day.',
    hard: 'Counts the cards and waits for your mistake.',
    expert: 'The best play we know.',
  },

  newTable: 'New table',
  game: 'Game',
  rulesKind: 'Variant',
  paceLabel: 'Pace',
  paceLead: (seconds) =>
    seconds === null
      ? 'No clock; everyone thinks as long as they like.'
      : `${seconds} seconds for each card; then the lowest legal one is played.`,
  visibility: 'Who may come',
  visibilities: { public: 'Everyone', private: 'Invited only' },
  visibilityLead: {
    public: 'The table is listed; anyone may take a free seat.',
    private: 'The table is not listed; the word or the link lets people in.',
  },
  chairsTitle: 'Seats',
  chair: (number) => `Seat ${number}`,
  freeChair: 'Free',
  you: 'You',
  rulesFold: 'Change the rules',
  openTable: 'Create the table',
  startNow: 'Start the game',

  doorTitle: (word) => `Table: ${word}`,
  doorLead: 'You are invited to this table. Enter your name and sit down.',
  doorSit: 'Sit and play',
  doorWatch: 'Just watch',
  doorLooking: 'Looking for the table…',
  doorGone: 'There is no such table, or it has closed.',
  doorGoneHelp: 'Tables close when everyone has left. A new one is quickly made.',
  doorFull: 'No seat is free; you can watch the game.',
  tryAgain: 'Try again',
  home: 'Back to the start page',

  waiting: 'Waiting for players',
  waitingLead: (free) =>
    `${free} ${free === 1 ? 'seat is' : 'seats are'} free; the game starts when all are taken.`,
  watchingWait: 'You are watching. The game starts when the table is full.',
  wordSay: 'Tell your friends this word',
  linkSay: 'or send them the link',
  copy: 'Copy the link',
  copied: 'Copied',
  share: 'Share',
  shareText: (game, word) => `Let us play ${game} at Kalpler. Table: ${word}`,
  owner: 'owner',
  away: 'not connected',
  botLevel: (level) => `bot, ${level}`,
  free: 'Free seat',
  addBot: 'Add a bot',
  removeBot: (name) => `Remove bot: ${name}`,
  remove: 'Remove',
  startWithBots: 'Start with bots',
  startWithBotsSub: (free) => `Bots take ${free} free ${free === 1 ? 'seat' : 'seats'}`,
  botLevelLabel: 'Level of the bots',
  onlyOwner: 'The owner of the table starts the game.',
  tableRules: 'Rules of this table',
  isPrivate: 'Private table',
  isPublic: 'Open to everyone',
  fair: 'Commitment to the deals',
  fairLead:
    'The shuffles are bound to this code; after the match the secret is published and can be checked.',

  settings: 'Settings',
  language: 'Language',
  languages: homeTr.languages,
  theme: 'Theme',
  themes: { kahvehane: 'Coffee house', bogaz: 'Bosphorus' },
  deck: 'Deck',
  decks: { 2: 'Two colours', 4: 'Four colours' },
  speed: 'Speed',
  speeds: { fast: 'Fast', normal: 'Normal', slow: 'Slow', none: 'No motion' },
  switches: {
    sound: 'Sound',
    vibration: 'Vibration',
    twoTaps: 'Two taps to play',
    largeCards: 'Large cards',
    leftHanded: 'Left-handed',
  },
  switchLead: {
    sound: 'Cards, turns and results.',
    vibration: 'On your turn, on phones that can.',
    twoTaps: 'The first tap lifts a card, the second plays it.',
    largeCards: 'The cards in your hand are drawn larger.',
    leftHanded: 'Mirrors the hand and the buttons.',
  },
};
