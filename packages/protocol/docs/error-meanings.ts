// What each error code means to a client.

import type { ErrorCode } from '../src/index.ts';

export const ERROR_MEANINGS: Readonly<Record<ErrorCode, string>> = {
  WRONG_PHASE: 'the game is not at the point where this can be done',
  NOT_YOUR_TURN: 'another seat is to act, or the move answers an older version',
  INVALID_CARD: 'the card is not in your hand, or in no deck at all',
  ILLEGAL_PLAY: 'you hold the card, and a rule forbids it now; `rule` names it',
  INVALID_PASS: 'the wrong number of cards to pass or exchange, or one of them twice',
  ALREADY_SUBMITTED: 'you have passed, bid or exchanged already',
  INVALID_BID: 'a bid that is not open to you; `rule` says why',
  INVALID_CONTRACT: 'a contract that is not open to you, or a deal that may not be cancelled',
  INVALID_MOVE: 'a move that this game does not have',
  TABLE_FULL: 'no seat is free',
  TABLE_NOT_FOUND:
    'no table has this word, it is private and the code is missing or wrong, it may not be watched, or it was set aside as damaged',
  GAME_IN_PROGRESS: 'the match has begun; nobody can sit down any more',
  CANNOT_RECONNECT: 'the token has no seat here, or the name is not that of the seat',
  BAD_REQUEST: 'the message does not have its form; `message` names the field',
  RATE_LIMITED: 'too many of these or too many wrong guesses in a short time, or too many tables',
  NAME_TAKEN: 'somebody at the table has this name',
  NOT_SEATED: 'you are at no table, or you only watch',
  NOT_OWNER: 'only the owner of the table may do this',
  KICKED: 'the owner has removed you from this table, and you cannot join it again',
  TABLE_LOCKED: 'the owner lets nobody new in',
  CHAT_CLOSED: 'the owner has closed the chat',
  TRY_AGAIN: 'the server could not store it, or is about to restart; nothing has changed',
};
