// What only Spades needs.

export { BidPanel } from './BidPanel.tsx';
export { BlindPanel } from './BlindPanel.tsx';
export { GivePanel } from './GivePanel.tsx';
