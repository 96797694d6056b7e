// Words that every part of the page uses: games, presets, levels, the connection, refusals and small buttons.

import type { GameId } from '@kalpler/engine';
import type { Level } from '@kalpler/protocol';
import { errorEn, errorTr } from './refusals.ts';

type Presets = Readonly<Record<GameId, Readonly<Record<string, string>>>>;

const PRESETS_TR: Presets = {
  hearts: {
    kalpler: 'Kalpler',
    classic: 'Klasik',
    omnibus: 'Karo Valeli',
    spot: 'Sayılı',
    blackMaria: 'Kara Maria',
  },
  spades: {
    standard: 'Kalpler',
    pagat: 'Klasik',
    cutthroat: 'Üç kişilik',
    jja: 'Jokerli',
    jjdd: 'Joker ve ikili',
    deucesHigh: 'Büyük ikililer',
  },
  king: {
    standard: 'Serbest',
    natural: 'Sıralı',
    short: 'Kısa',
    pagat: 'Klasik',
    three: 'Üç kişilik',
  },
};

const PRESETS_EN: Presets = {
  hearts: {
    kalpler: 'Kalpler',
    classic: 'Classic',
    omnibus: 'Omnibus',
    spot: 'Spot',
    blackMaria: 'Black Maria',
  },
  spades: {
    standard: 'Kalpler',
    pagat: 'Classic',
    cutthroat: 'Three players',
    jja: 'Jokers',
    jjdd: 'Jokers and deuces',
    deucesHigh: 'High deuces',
  },
  king: {
    standard: 'Free choice',
    natural: 'In order',
    short: 'Short',
    pagat: 'Classic',
    three: 'Three players',
  },
};

const CLOSED_TR: Readonly<Record<string, string>> = {
  empty: 'Masada kimse kalmadı, masa kapandı.',
  noRematch: 'Rövanş olmadı, masa kapandı.',
  left: 'Bu masadan başka bir sekmede kalktın.',
  tabs: 'Bu masa çok fazla sekmede açık. En eski sekme kapatıldı.',
  damaged: 'Bu masa okunamadı ve onarıma ayrıldı.',
  failed: 'Bu masada bir hata oluştu. Masa kapatıldı ve onarıma ayrıldı.',
  unavailable: 'Masaya şu anda ulaşılamıyor. Biraz sonra yeniden dene.',
  gone: 'Masa sen yokken kapandı.',
  kicked: 'Masa sahibi seni bu masadan çıkardı.',
};

const CLOSED_EN: Readonly<Record<string, string>> = {
  empty: 'Nobody was left, so the table has closed.',
  noRematch: 'There was no rematch, so the table has closed.',
  left: 'You left this table in another tab.',
  tabs: 'This table is open in too many tabs, so the oldest was closed.',
  damaged: 'This table could not be read and was set aside for repair.',
  failed: 'Something went wrong at this table. It was closed and set aside for repair.',
  unavailable: 'The table cannot be reached just now. Try again in a while.',
  kicked: 'The host has removed you from this table.',
  gone: 'The table closed while you were away.',
};

export const commonTr = {
  mishap: 'Bir şey ters gitti.',
  mishapHelp: 'Hamlelerin kayıtlı; sayfa yenilenince kaldığın yerden sürer.',
  notFetched: 'Bu parça getirilemedi. Bağlantını denetleyip yeniden dene.',
  tryAgain: 'Yeniden dene',
  reload: 'Sayfayı yenile',
  brand: 'Kalpler',
  games: { hearts: 'Kupa', spades: 'Maça', king: 'King' } as Readonly<Record<GameId, string>>,
  /** The other name by which people know a game. */
  alsoCalled: { hearts: 'Hearts', spades: 'Spades', king: 'Rıfkı' } as Readonly<
    Record<GameId, string>
  >,
  preset: (game: GameId, preset: string) => PRESETS_TR[game][preset] ?? preset,
  toPoints: (points: number) => `${points} puana kadar`,
  levels: { easy: 'kolay', medium: 'orta', hard: 'zor', expert: 'usta' } as Readonly<
    Record<Level, string>
  >,
  error: errorTr,
  closed: (reason: string) => CLOSED_TR[reason] ?? 'Masa kapandı.',
  reconnecting: 'Yeniden bağlanılıyor…',
  paused: 'Masa bekliyor: kimse bağlı değil.',
  close: 'Kapat',
  back: 'Geri',
  settings: 'Ayarlar',
  tableName: (word: string) => `Masa: ${word}`,
  /** The time for one turn, null when there is no limit. */
  pace: (seconds: number | null) => (seconds === null ? 'Süresiz' : `${seconds} sn`),
  you: 'sen',
};

export const commonEn: typeof commonTr = {
  mishap: 'Something went wrong.',
  mishapHelp: 'Your moves are kept; reload and go on where you were.',
  notFetched: 'This part could not be fetched. Check your connection and try again.',
  tryAgain: 'Try again',
  reload: 'Reload the page',
  brand: 'Kalpler',
  games: { hearts: 'Hearts', spades: 'Spades', king: 'King' },
  alsoCalled: { hearts: 'Kupa', spades: 'Maça', king: 'Rıfkı' },
  preset: (game, preset) => PRESETS_EN[game][preset] ?? preset,
  toPoints: (points) => `to ${points} points`,
  levels: { easy: 'easy', medium: 'medium', hard: 'hard', expert: 'expert' },
  error: errorEn,
  closed: (reason) => CLOSED_EN[reason] ?? 'The table has closed.',
  reconnecting: 'Reconnecting…',
  paused: 'The table waits: nobody is connected.',
  close: 'Close',
  back: 'Back',
  settings: 'Settings',
  tableName: (word) => `Table: ${word}`,
  pace: (seconds) => (seconds === null ? 'No limit' : `${seconds} s`),
  you: 'you',
};
