// What only King needs.

export { KingSheet } from '../scores/KingSheet.tsx';
export { ContractPanel } from './ContractPanel.tsx';
