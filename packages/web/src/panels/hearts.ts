// What only Hearts needs.

export { GivePanel } from './GivePanel.tsx';
export { MoonPanel } from './MoonPanel.tsx';
