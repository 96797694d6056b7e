// The panels of each phase, the end of a deal and of a match.

export { BidPanel } from './BidPanel.tsx';
export { BlindPanel } from './BlindPanel.tsx';
export { ContractPanel } from './ContractPanel.tsx';
export { GameEnd } from './GameEnd.tsx';
export { GivePanel } from './GivePanel.tsx';
export { MoonPanel } from './MoonPanel.tsx';
export { RoundEndPanel } from './RoundEndPanel.tsx';
