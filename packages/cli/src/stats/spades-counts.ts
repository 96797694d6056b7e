// What is counted of a deal of Spades: bids against tricks, nils, contracts and bags.

import { sidesOf } from '@kalpler/bots/arena';
import { type Deal, gameOf, type Spades, type SpadesResult } from '@kalpler/engine';
import { add, type Counts } from './counts.ts';

export function countSpades(
  seats: readonly Counts[],
  game: Spades,
  deal: Deal,
  { bids, tricks }: SpadesResult,
): void {
  bids.forEach((bid, seat) => {
    const counts = seats[seat]!;
    const taken = tricks[seat]!;
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
  });
  const bare = bareRules(game);
  const { scores, bags } = bare.result(deal, bare.start());
  sidesOf(game).forEach((side, seat) => {
    const counts = seats[seat]!;
    if (scores[side] !== 0) add(counts, 'contracts');
    if (scores[side]! > 0) add(counts, 'contractsMade');
    add(counts, 'bags', (bags as readonly number[])[side]!);
  });
}

const bareGames = new WeakMap<Spades, Spades>();

/**
 * The same rules where nothing but the contract scores and bags are only counted, so that a result says whether the
 * contract was made and how many bags there were.
 */
function bareRules(game: Spades): Spades {
  const known = bareGames.get(game);
  if (known !== undefined) return known;
  const bare = gameOf('spades', {
    ...game.options,
    nilValue: 0,
    blindNilValue: 0,
    bagPoints: 0,
    bagInterval: 0,
    boston: 'off',
  }) as Spades;
  bareGames.set(game, bare);
  return bare;
}
