// The cards that would have been better, to be marked in the hand.

import type { Card } from '@kalpler/engine';
import type { Decision } from './review.ts';

export function bestCards({ grade, best, made }: Decision): readonly Card[] {
  if (grade === 'best' || grade === 'forced') return [];
  if (best.kind === 'play') return [best.card];
  if (best.kind !== 'pass' && best.kind !== 'exchange') return [];
  const given = made.kind === best.kind ? made.cards : [];
  return best.cards.filter((card) => !given.includes(card));
}
