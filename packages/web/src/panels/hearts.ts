// What only Hearts needs.

export { HeartsSheet } from '../scores/HeartsSheet.tsx';
export { MoonPanel } from './MoonPanel.tsx';
