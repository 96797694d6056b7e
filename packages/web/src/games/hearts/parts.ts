// What only Hearts needs.

export { GivePanel } from '../../panels/GivePanel.tsx';
export { MoonPanel } from './MoonPanel.tsx';
