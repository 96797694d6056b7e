// What a table refuses without naming a rule, in Turkish.

import type { CodeSentences } from './sentences.ts';

export const codesTr: CodeSentences = {
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
