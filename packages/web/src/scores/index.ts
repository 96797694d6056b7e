// Score sheets, and what they share with the panels.

export { loadScoreSheet, ScoreSheet } from './ScoreSheet.tsx';
