// English words of a solo match: tools, taking back, the end, and what may go wrong with a save.

import type { soloTr } from '../tr/solo.ts';

export const soloEn: typeof soloTr = {
  hint: 'Hint',
  undo: 'Undo',
  redo: 'Redo',
  played: 'Played',
  playedTitle: 'Cards played so far',
  more: 'More',
  opening: 'Setting the table…',
  back: 'Back to playing alone',

  notSaved:
    'This browser does not allow saving. The game lasts as long as this tab; it cannot be resumed later.',
  notSavedShort: 'This game is not being saved.',
  lost: (count) =>
    `The save was damaged. You are back at the last good moment; moves to play again: ${count}.`,
  unknown: 'This game is not saved in this browser.',
  elsewhere: 'This game is open in another tab.',
  gone: 'The game went on in another tab.',
  playHere: 'Play here',
  broken: 'This save cannot be read.',
  brokenLead:
    'The broken save was put aside so that you can report it. You can set the same table anew.',
  report: 'Download the broken save',
  failed: 'The game could not be started in this browser.',
  tryAgain: 'Try again',

  again: 'New match',
  againSub: 'Same opponents',
  review: 'Replay and review',
  hub: 'Another game',

  trainer: 'Card-counting practice',
  trainerLead: 'Asks a question after some tricks.',
  soFar: 'Replay so far',
  keyList: [
    { key: 'I', meaning: 'Hint' },
    { key: 'Z, Y', meaning: 'Undo, redo' },
    { key: 'O', meaning: 'Cards played so far' },
  ],
  dailyDeal: 'Daily deal',
  daily: 'The daily deal is played without hints and undo.',
};

export { soloEn as texts };
