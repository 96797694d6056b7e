// What the end of a match is made of, fetched as one.

export { GameEnd } from './GameEnd.tsx';
export { RematchVote } from './RematchVote.tsx';
