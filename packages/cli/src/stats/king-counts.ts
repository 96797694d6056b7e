// What is counted of a deal of King: contracts chosen, what was taken and scored under each, and Kings.

import type { KingContract, KingResult } from '@kalpler/engine';
import { add, type ContractName, type Counts } from './counts.ts';

export function countKing(seats: readonly Counts[], result: KingResult): void {
  const { selector, contract, cancelled, king, counts: taken, scores, winners } = result;
  const own = seats[selector]!;
  if (cancelled) add(own, 'cancelled');
  if (contract === null || cancelled) return;
  const name = nameOf(contract);
  seats.forEach((counts, seat) => {
    add(counts, 'games');
    add(counts, `games.${name}`);
    add(counts, `taken.${name}`, taken[seat]!);
    add(counts, `points.${name}`, scores[seat]!);
  });
  add(own, 'selected');
  add(own, 'selectorPoints', scores[selector]!);
  add(own, `chosen.${name}`);
  add(own, `chosenPoints.${name}`, scores[selector]!);
  if (contract.type === 'trump') add(own, `trumps.${contract.trumpSuit}`);
  if (king === 'lost') add(own, 'kingsLost');
  if (king === 'made') for (const winner of winners) add(seats[winner]!, 'kingsMade');
}

function nameOf(contract: KingContract): ContractName {
  return contract.type === 'penalty' ? contract.name : 'trump';
}
