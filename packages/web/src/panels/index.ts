// The panels of each phase, the end of a deal and of a match.

export { BidPanel, BlindPanel, ContractPanel, GIVE_PANELS, MoonPanel } from './game-panels.ts';
export { GameEnd, RematchVote, useEndAhead } from './match-end.ts';
export { RoundEndPanel, useRoundEndAhead } from './round-end.ts';
