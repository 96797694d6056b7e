// What only Spades needs.

export { SpadesSheet } from '../scores/SpadesSheet.tsx';
export { BidPanel } from './BidPanel.tsx';
export { BlindPanel } from './BlindPanel.tsx';
export { GivePanel } from './GivePanel.tsx';
