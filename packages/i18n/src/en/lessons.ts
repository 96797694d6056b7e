// Words around the lessons in English: the guide's buttons, how far one is, and the end of a lesson.

import type { lessonsTr } from '../tr/lessons.ts';

export const lessonsEn: typeof lessonsTr = {
  pageTitle: (game) => `Lesson: ${game}`,
  at: (step, steps) => `Step ${step}/${steps}`,
  opening: 'Opening the lesson…',
  failed: 'The lesson could not be opened. Check your connection and try again.',
  tryAgain: 'Try again',
  guide: 'Guide',
  progress: 'Progress of the lesson',
  next: 'Continue',
  show: 'Show me',
  previous: 'Previous',
  skip: 'Skip',
  restart: 'Restart',
  you: 'You',
  rivals: ['Nazlı', 'Kerem', 'Defne'],

  elsewhere: 'That would do, but this step is about something else.',
  showPlay: (cards) => `Play this: ${cards.join(' or ')}.`,
  showTry: (card) => `Tap this card: ${card}.`,
  showGive: (cards) => `Choose and pass these: ${cards.join(', ')}.`,
  showBid: (bid) => `Set the number to ${bid}, then confirm.`,
  showNil: 'Switch nil on, then confirm.',
  showChoose: (contract) => `Choose and confirm: ${contract}.`,

  endHead: 'Lesson finished!',
  endText: {
    hearts: 'Let the Queen of Spades fear you. Time for a real game.',
    spades: 'You can bid, and you can keep it. Time for a real game.',
    king: 'You have seen all seven contracts. Time for a real party.',
  },
  playSolo: 'Play alone',
  home: 'Home',
};

export { lessonsEn as texts };
