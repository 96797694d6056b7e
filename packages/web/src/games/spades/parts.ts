// What only Spades needs.

export { GivePanel } from '../../panels/GivePanel.tsx';
export { BidPanel } from './BidPanel.tsx';
export { BlindPanel } from './BlindPanel.tsx';
