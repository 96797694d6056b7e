// What only King needs.

export { ContractPanel } from './ContractPanel.tsx';
