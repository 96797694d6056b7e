// What is counted of a deal of Spades: bids against tricks, nils, contracts and bags.

import { type Spades, type SpadesResult, sideBid, sideOf } from '@kalpler/engine';
import { add, type Counts, figure } from '../../stats/figure.ts';
import type { GamePlugin } from '../plugin.ts';

const COUNTS = [
  /** Bids of a number of tricks, their sum, the tricks that these bidders took, and how often just those. */
  'bids',
  'tricksBid',
  'tricksOfBids',
  'bidsExact',
  'nils',
  'nilsMade',
  'blindNils',
  'blindNilsMade',
  /** Deals in which the side had a contract; partners have the same, and the same bags. */
  'contracts',
  'contractsMade',
  'bags',
] as const;

type Count = (typeof COUNTS)[number];
const note = add<Count>;

const FIGURES = [
  figure<Count>('bidMean', 'bids: tricks bid', 'mean', 'tricksBid', 'bids'),
  figure<Count>('bidTricks', 'bids: tricks taken', 'mean', 'tricksOfBids', 'bids'),
  figure<Count>('bidsExactRate', 'bids: taken exactly', 'rate', 'bidsExact', 'bids'),
  figure<Count>('nilRate', 'nils: bid, of deals', 'rate', 'nils', 'deals'),
  figure<Count>('nilsMadeRate', 'nils: made', 'rate', 'nilsMade', 'nils'),
  figure<Count>('blindNilRate', 'nils: blind, of deals', 'rate', 'blindNils', 'deals'),
  figure<Count>('blindNilsMadeRate', 'nils: blind, made', 'rate', 'blindNilsMade', 'blindNils'),
  figure<Count>('contractsMadeRate', 'contracts made', 'rate', 'contractsMade', 'contracts'),
  figure<Count>('bagsPerDeal', 'bags of the side, a deal', 'mean', 'bags', 'deals'),
];

function countSpades(seats: readonly Counts[], { options }: Spades, result: SpadesResult): void {
  result.bids.forEach((bid, seat) => {
    const counts = seats[seat]!;
    const taken = result.tricks[seat]!;
    if (typeof bid === 'number') {
      note(counts, 'bids');
      note(counts, 'tricksBid', bid);
      note(counts, 'tricksOfBids', taken);
      if (taken === bid) note(counts, 'bidsExact');
    } else {
      const kind = bid === 'nil' ? 'nils' : 'blindNils';
      note(counts, kind);
      if (taken === 0) note(counts, `${kind}Made`);
    }
    const contract = sideBid(options, result, sideOf(options, seat));
    note(counts, 'bags', contract.bags);
    if (contract.bid === 0) return;
    note(counts, 'contracts');
    if (contract.isMade) note(counts, 'contractsMade');
  });
}

export const spadesStatistics: GamePlugin<Spades, never, SpadesResult>['statistics'] = {
  counts: COUNTS,
  figures: FIGURES,
  notes: ['Points, contracts and bags are those of the side; tricks, bids and nils of the seat.'],
  count: countSpades,
};
