// Why something was refused, in words: a sentence for every code of the server. Those for the rules of the games
// are fetched with a table.

import type { ErrorCode } from '@kalpler/protocol';
import { codesEn } from '@kalpler/words/codes-en';
import { codesTr } from '@kalpler/words/codes-tr';

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

const EN: RefusalWords = {
  codes: {
    ...codesEn,
    BAD_REQUEST: 'That did not work.',
    RATE_LIMITED: 'That was a bit fast. Wait a moment and try again.',
    NAME_TAKEN: 'Somebody at this table has that name; choose another.',
    NOT_SEATED: 'You are not at a table right now.',
    NOT_OWNER: 'Only the owner of the table may do this.',
    KICKED: 'The host has removed you from this table.',
    TABLE_LOCKED: 'This table is locked; nobody new can come in.',
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
