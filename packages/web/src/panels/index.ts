// The panels of each phase, the end of a deal and of a match.

export { GivePanel } from './GivePanel.tsx';
export { GameEnd, RematchVote, useEndAhead } from './match-end.ts';
export { RoundEndPanel, useRoundEndAhead } from './round-end.ts';
