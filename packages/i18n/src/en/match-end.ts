// Words of the end of a match in English.

import { shownNumber } from '../numbers.ts';
import type { matchEndTr } from '../tr/match-end.ts';

export const matchEndEn: typeof matchEndTr = {
  winner: 'Winner',
  winners: 'Winners',
  fewestPoints: (points) => `Fewest points: ${shownNumber(points)}.`,
  mostPoints: (points) => `Ahead with ${shownNumber(points)} points.`,
  cameOut: () => 'Made it out of the red.',
  bestOfSunk: 'Nobody made it; the best total wins.',
  youWon: 'Well played!',
  chart: (isPenalty) => (isPenalty ? 'Points against, deal by deal' : 'Totals, deal by deal'),
  chartLabel: (deals) => `Totals of everybody over ${deals} deals`,
  rematch: 'Rematch',
  rematchVotes: (yes, all) => `${yes}/${all} ready`,
  rematchIn: (seconds) => `${seconds} seconds left to vote`,
  rematchWanted: 'You want a rematch',
  rematchYes: (name) => `${name}: wants it`,
  rematchNo: (name) => `${name}: does not want it`,
  rematchOpen: (name) => `${name}: thinking`,
  rematchRule:
    'If everybody wants one, a new match begins. If anyone leaves or time runs out, the table closes.',
  rematchRefused: (names) => `No rematch for: ${names.join(', ')}.`,
  rematchLate: 'The time to vote is over.',
  rematchLeft: 'Somebody has left the table.',
  tableClosed: 'The table has closed, the results stay here.',
  goHome: 'Home',
  newTable: 'Open a new table',
  newTableHint: 'same game, same rules',
  leave: 'Leave the table',
  fairNote: 'Every deal was sealed before the match began.',
  fairLink: 'Watch and check the match',
};

export { matchEndEn as texts };
