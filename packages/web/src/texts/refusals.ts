// Why something was refused, in words: a sentence for every code of the server. Those for the rules of the games
// are fetched with a table.

import type { ErrorCode } from '@kalpler/protocol';

/** A refusal of the server, or of the view before anything was sent. */
export interface Refused {
  readonly code: ErrorCode;
  readonly message?: string;
  readonly rule?: string;
  readonly suit?: string;
  readonly amount?: number;
}

interface RefusalWords {
  readonly codes: Readonly<Record<ErrorCode, string>>;
  readonly badName: string;
  readonly elsewhere: string;
}

const TR: RefusalWords = {
  codes: {
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
    BAD_REQUEST: 'Bu istek olmadı.',
    RATE_LIMITED: 'Biraz hızlı oldu. Kısa bir süre bekleyip yeniden dene.',
    NAME_TAKEN: 'Bu masada bu adla biri var; başka bir ad seç.',
    NOT_SEATED: 'Şu anda bir masada değilsin.',
    NOT_OWNER: 'Bunu yalnız masa sahibi yapabilir.',
    CHAT_CLOSED: 'Bu masada sohbet kapalı.',
    TRY_AGAIN: 'Sunucudan yanıt gelmedi. Yeniden dene.',
  },
  badName: 'Bu ad olmadı: 1–20 karakter, görünen harfler.',
  elsewhere: 'Zaten bir masadasın; önce ondan kalk.',
};

const EN: RefusalWords = {
  codes: {
    WRONG_PHASE: 'This cannot be done now.',
    NOT_YOUR_TURN: 'It is not your turn.',
    INVALID_CARD: 'You do not hold that card.',
    ILLEGAL_PLAY: 'That card cannot be played now.',
    INVALID_PASS: 'These cards cannot be passed.',
    ALREADY_SUBMITTED: 'You have already chosen.',
    INVALID_BID: 'That bid is not allowed.',
    INVALID_CONTRACT: 'That game cannot be chosen now.',
    INVALID_MOVE: 'That move was not understood.',
    TABLE_FULL: 'The table is full.',
    TABLE_NOT_FOUND: 'There is no such table, or it has closed.',
    GAME_IN_PROGRESS: 'The game has begun; no seat is free.',
    CANNOT_RECONNECT: 'You have no seat at this table.',
    BAD_REQUEST: 'That did not work.',
    RATE_LIMITED: 'That was a bit fast. Wait a moment and try again.',
    NAME_TAKEN: 'Somebody at this table has that name; choose another.',
    NOT_SEATED: 'You are not at a table right now.',
    NOT_OWNER: 'Only the owner of the table may do this.',
    CHAT_CLOSED: 'The chat of this table is closed.',
    TRY_AGAIN: 'The server did not answer. Please try again.',
  },
  badName: 'That name does not work: 1–20 visible characters.',
  elsewhere: 'You are at a table already; leave it first.',
};

function inWords(words: RefusalWords) {
  return ({ code, message = '' }: Refused): string => {
    if (code === 'BAD_REQUEST' && message.startsWith('playerName')) return words.badName;
    if (code === 'BAD_REQUEST' && message.startsWith('you are at')) return words.elsewhere;
    return words.codes[code] ?? words.codes.BAD_REQUEST;
  };
}

export const errorTr = inWords(TR);
export const errorEn = inWords(EN);
