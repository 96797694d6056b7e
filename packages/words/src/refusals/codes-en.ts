// What a table refuses without naming a rule, in English.

import type { CodeSentences } from './sentences.ts';

export const codesEn: CodeSentences = {
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
};
