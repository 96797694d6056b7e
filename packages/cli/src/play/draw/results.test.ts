// Who has won, in words.

import { viewTable } from '@kalpler/engine';
import { expect, it } from 'vitest';
import { EVEN_HANDS, layHands, open } from '../../../../engine/testing/matches.ts';
import { WORDS } from '../../words.ts';
import { winnerWords } from './results.ts';

it.each([
  [[1], 'Winner: Bora', 'Kazanan: Bora'],
  [[1, 2, 3], 'Winners: Bora, Cem, Deniz', 'Kazananlar: Bora, Cem, Deniz'],
])('of %j', (winners, en, tr) => {
  const view = viewTable(layHands(open('hearts'), ...EVEN_HANDS), 0);
  const over = { ...view, standing: { ...view.standing, winners } };
  expect(winnerWords(over, WORDS.en)).toBe(en);
  expect(winnerWords(over, WORDS.tr)).toBe(tr);
});
