// Score sheets, and what they share with the panels.

export { ScoreSheet } from './ScoreSheet.tsx';
