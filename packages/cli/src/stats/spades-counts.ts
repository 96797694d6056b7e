// What is counted of a deal of Spades: bids against tricks, nils, contracts and bags.

import { type Spades, type SpadesResult, sideBid, sideOf } from '@kalpler/engine';
import { add, type Counts } from './counts.ts';

export function countSpades(
  seats: readonly Counts[],
  { options }: Spades,
  result: SpadesResult,
): void {
  result.bids.forEach((bid, seat) => {
    const counts = seats[seat]!;
    const taken = result.tricks[seat]!;
    if (typeof bid === 'number') {
      add(counts, 'bids');
      add(counts, 'tricksBid', bid);
      add(counts, 'tricksOfBids', taken);
      if (taken === bid) add(counts, 'bidsExact');
    } else {
      const kind = bid === 'nil' ? 'nils' : 'blindNils';
      add(counts, kind);
      if (taken === 0) add(counts, `${kind}Made`);
    }
    const contract = sideBid(options, result, sideOf(options, seat));
    add(counts, 'bags', contract.bags);
    if (contract.bid === 0) return;
    add(counts, 'contracts');
    if (contract.isMade) add(counts, 'contractsMade');
  });
}
