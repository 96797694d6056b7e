// What only Hearts needs.

export { HeartsSheet } from '../scores/HeartsSheet.tsx';
export { GivePanel } from './GivePanel.tsx';
export { MoonPanel } from './MoonPanel.tsx';
