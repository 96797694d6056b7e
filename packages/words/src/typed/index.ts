// Typed words: made alike, and read as games of King, bids and ways to count a moon.

export { readBid, readContract, readMoon } from './choices.ts';
export { fold } from './fold.ts';
