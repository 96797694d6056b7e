// The ids of the steps of each lesson in order, for code that does not load the lessons themselves.

import type { LessonGame } from '@kalpler/i18n/areas';

export const STEP_IDS: Readonly<Record<LessonGame, readonly string[]>> = {
  hearts: [
    ...['goal', 'follow', 'unbroken', 'lowLead', 'throwHeart', 'under', 'pass', 'opening'],
    ...['duckQueen', 'throwQueen', 'stopMoon', 'shootMoon', 'end'],
  ],
  spades: [
    ...['goal', 'bid', 'unbroken', 'ace', 'toPartner', 'partnerWins', 'ruff', 'bags', 'tally'],
    ...['nilBid', 'nilUnder', 'nilThrow', 'end'],
  ],
  king: [
    ...['goal', 'chooseEl', 'el', 'kupa', 'erkek', 'kiz', 'rifki', 'sonIki', 'sonIkiLow'],
    ...['chooseKoz', 'kozSingle', 'kozRuff', 'kozDraw', 'end'],
  ],
};
