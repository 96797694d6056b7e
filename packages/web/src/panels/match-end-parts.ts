// What the end of a match is made of, fetched as one.

export { loadEndTexts } from '../texts/end-texts.ts';
export { GameEnd } from './GameEnd.tsx';
export { RematchVote } from './RematchVote.tsx';
