// Says in the bar on top of a table that a suit has been broken.

import type { DealView } from '@kalpler/engine';
import { Suit } from '../art/index.ts';
import { useTexts } from '../state/texts.ts';
import { Chip } from '../ui/index.ts';

interface BrokenChipProps {
  readonly deal: DealView;
  readonly suit: 'hearts' | 'spades';
}

export function BrokenChip({ deal, suit }: BrokenChipProps) {
  const t = useTexts('table');
  if (!deal.broken) return null;
  return <Chip icon={<Suit suit={suit} />}>{t.table[`${suit}Broken`]}</Chip>;
}
