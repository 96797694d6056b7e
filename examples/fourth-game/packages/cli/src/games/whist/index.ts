// Whist in the terminal.

import { plainGame } from '../plain-game.ts';

export const whist = plainGame({
  id: 'whist',
  name: 'Whist',
  goal: ({ targetScore }) => targetScore,
});
