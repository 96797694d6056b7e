// What every visit begins with: games, levels, the connection, what went wrong, and the start page.

import type { RefusalCode } from '@kalpler/engine';
import { eachGame } from '../game-texts.ts';
import { type ErrorTexts, errorText, type Refused } from '../refused.ts';
import { gamesTr } from './games.ts';

type Level = 'easy' | 'medium' | 'hard' | 'expert';
/** What a table refuses without naming a rule. */
export const codesTr: Readonly<Record<RefusalCode, string>> = {
  WRONG_PHASE: 'Bunun sırası şimdi değil.',
  NOT_YOUR_TURN: 'Sıra sende değil.',
  INVALID_CARD: 'Bu kart elinde yok.',
  ILLEGAL_PLAY: 'Bu kart şimdi oynanmaz.',
  INVALID_PASS: 'Bu kartlar verilemez.',
  ALREADY_SUBMITTED: 'Seçimini çoktan yaptın.',
  INVALID_BID: 'Bu ihale olmaz.',
  INVALID_CONTRACT: 'Bu oyun şimdi seçilemez.',
  INVALID_MOVE: 'Bu hamle anlaşılmadı.',
  TABLE_FULL: 'Masa dolmuş.',
  TABLE_NOT_FOUND: 'Böyle bir masa yok ya da kapanmış.',
  GAME_IN_PROGRESS: 'Oyun başlamış; boş yer yok.',
  CANNOT_RECONNECT: 'Bu masada yerin yok.',
};

const REFUSED: ErrorTexts = {
  codes: {
    ...codesTr,
    BAD_REQUEST: 'Bu istek olmadı.',
    RATE_LIMITED: 'Biraz hızlı oldu. Kısa bir süre bekleyip yeniden dene.',
    NAME_TAKEN: 'Bu masada bu adla biri var; başka bir ad seç.',
    NOT_SEATED: 'Şu anda bir masada değilsin.',
    NOT_OWNER: 'Bunu yalnız masa sahibi yapabilir.',
    KICKED: 'Masa sahibi seni bu masadan çıkardı.',
    TABLE_LOCKED: 'Bu masa kilitli; yeni kimse giremiyor.',
    CHAT_CLOSED: 'Bu masada sohbet kapalı.',
    TRY_AGAIN: 'Sunucudan yanıt gelmedi. Yeniden dene.',
  },
  badName: 'Bu ad olmadı: 1–20 karakter, görünen harfler.',
  elsewhere: 'Zaten bir masadasın; önce ondan kalk.',
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

export const commonTr = {
  crashed: 'Bir şey ters gitti.',
  crashedHelp: 'Hamlelerin kayıtlı; sayfa yenilenince kaldığın yerden sürer.',
  notFetched: 'Bu parça getirilemedi. Bağlantını denetleyip yeniden dene.',
  tryAgain: 'Yeniden dene',
  reload: 'Sayfayı yenile',
  brand: 'Kalpler',
  games: eachGame(gamesTr, ({ name }) => name),
  /** The other name by which people know a game. */
  alsoCalled: eachGame(gamesTr, ({ alsoCalled }) => alsoCalled),
  toPoints: (points: number) => `${points} puana kadar`,
  levels: { easy: 'kolay', medium: 'orta', hard: 'zor', expert: 'usta' } as Readonly<
    Record<Level, string>
  >,
  error: (refused: Refused) => errorText(REFUSED, refused),
  closed: (reason: string) => CLOSED_TR[reason] ?? 'Masa kapandı.',
  reconnecting: 'Yeniden bağlanılıyor…',
  paused: 'Masa bekliyor: kimse bağlı değil.',
  close: 'Kapat',
  back: 'Geri',
  settings: 'Ayarlar',
  you: 'sen',
};

export const homeTr = {
  title: 'Dört kişi, bir masa.',
  lead: 'Kupa, Maça ve King. Arkadaşlarınla ya da tek başına; kayıt da reklam da yok.',
  /** Two letters of the language that the button switches to, and what it does. */
  languageCode: 'TR',
  switchLanguage: 'TR. Switch to English',
  switchTheme: (theme: 'kahvehane' | 'bogaz'): string =>
    theme === 'bogaz' ? 'Koyu temaya geç' : 'Açık temaya geç',

  nameLabel: 'Masadaki adın',
  anotherName: 'Başka bir ad öner',

  chooseGame: 'Oyun seç',
  gameLead: eachGame(gamesTr, ({ lead }) => lead),
  people: (count: number) => `${count} kişi`,
  minutes: (count: number) => `${count} dk`,

  quick: 'Hemen oyna',
  quickSub: (game: string, isTable: boolean) =>
    isTable ? `${game} · boş yer var` : `${game} · üç botla başlar`,
  create: 'Masa kur',
  createSub: 'Arkadaşını çağır',
  createLost: 'Sunucuya ulaşılamıyor',
  solo: 'Tek başına',
  soloSub: 'Botlara karşı',
  busy: 'Masa hazırlanıyor…',

  yourTable: (word: string) => `Hâlâ bir masadasın: ${word}`,
  returnTo: 'Masaya dön',
  leave: 'Masadan kalk',
};

export const texts = { common: commonTr, home: homeTr };

export type StartTexts = typeof texts;
