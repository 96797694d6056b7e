// Words of the lobby: open tables, new tables and the settings.

import { presetTr } from './games.ts';
import { commonTr, homeTr } from './start.ts';

export const lobbyTr = {
  preset: presetTr,
  tableName: (word: string) => `Masa: ${word}`,
  /** The time for one turn, null when there is no limit. */
  pace: (seconds: number | null) => (seconds === null ? 'Süresiz' : `${seconds} sn`),
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
  unreachableHelp:
    'Yeniden deniyoruz; masalar gelince burada görünür. Tek başına oynamak için ağ gerekmez.',

  byWord: 'Sözcükle katıl',
  byWordHelp: 'Her masanın bir sözcüğü var; özel masada altı haneli kodu da yaz: deniz 418 207.',
  wordLabel: 'Masanın sözcüğü',
  wordHint: 'deniz',
  join: 'Katıl',

  notFound: 'Böyle bir sayfa yok.',
  notFoundHelp:
    'Adreste bir harf eksik ya da fazla olabilir. Masanın sözcüğünü buraya da yazabilirsin.',

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
    private: 'Masa listede görünmez; bağlantıyı ya da sözcükle kodu bilen gelir.',
  },
  chairsTitle: 'Sandalyeler',
  chair: (number: number) => `${number}. sandalye`,
  freeChair: 'Boş',
  you: 'Sen',
  changeRules: 'Kuralları değiştir',
  openTable: 'Masayı kur',
  startNow: 'Oyunu başlat',

  botLevel: (level: string) => `bot, ${level}`,
  tableRules: 'Bu masanın kuralları',
  tryAgain: 'Yeniden dene',
  home: 'Ana sayfaya dön',

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
    premove: 'Sıran gelmeden seç',
    autoLast: 'Son kart kendiliğinden',
    twoTaps: 'İki dokunuşla oyna',
    lowFirst: 'Küçükten büyüğe diz',
    hints: 'İpuçları',
    largeCards: 'Büyük kartlar',
    leftHanded: 'Sol el',
  },
  switchLead: {
    sound: 'Kart, sıra ve sonuç sesleri.',
    vibration: 'Sıra gelince, destekleyen telefonlarda.',
    premove: 'Önceden dokunduğun kart, sıran gelince oynanır.',
    autoLast: 'Elinde tek kart kalınca beklemeden oynanır.',
    twoTaps: 'İlk dokunuş kartı kaldırır, ikincisi oynar.',
    lowFirst: 'Kapalıyken her renk büyükten küçüğe dizilir.',
    hints: 'Botlarla oynarken ihale önerir.',
    largeCards: 'Elindeki kartlar daha büyük çizilir.',
    leftHanded: 'Eli ve düğmeleri aynalar.',
  },
  announce: 'Ekran okuyucu',
  announcements: { cards: 'Her kart', tricks: 'Her el' },
};

export const texts = { common: commonTr, home: homeTr, lobby: lobbyTr };

export type LobbyTexts = typeof texts;
