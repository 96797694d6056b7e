// The facts of single deals, for the player's own seat.

import {
  type HeartsResult,
  type KingResult,
  openTable,
  QUEEN_OF_SPADES,
  replay,
  type Seat,
  type SpadesOptions,
  type SpadesResult,
  sideBid,
  sideOf,
  type Table,
} from '@kalpler/engine';
import type { CommonDeal, HeartsDeal, KingDeal, SpadesDeal } from './facts.ts';

type Own<Deal> = Omit<Deal, keyof CommonDeal>;

export function heartsDeal(result: HeartsResult, seat: Seat, queen: Seat | null): Own<HeartsDeal> {
  const { moonShooter } = result;
  const moon = moonShooter === null ? null : moonShooter === seat ? 'own' : 'other';
  return { raw: result.raw[seat]!, hasQueen: queen === seat, moon };
}

/** Who took the Queen of Spades in each deal: played once more, because results do not tell. */
export function queenTakers(table: Table): (Seat | null)[] {
  const opened = openTable(table.opening);
  if (!opened.ok) return [];
  const { log } = table;
  const starts = log.flatMap((entry, place) => (entry.kind === 'deal' ? [place] : []));
  let now = opened.value;
  return starts.map((start, i) => {
    const played = replay(now, log.slice(start, starts[i + 1]));
    if (!played.ok) return null;
    now = played.value;
    const { deal } = now;
    const place = deal === null ? -1 : deal.plays.indexOf(QUEEN_OF_SPADES);
    return deal === null || place < 0 ? null : deal.takers[Math.floor(place / deal.seats)]!;
  });
}

export function spadesDeal(
  options: SpadesOptions,
  result: SpadesResult,
  seat: Seat,
): Own<SpadesDeal> {
  const { isMade, bags } = sideBid(options, result, sideOf(options, seat));
  return { bid: result.bids[seat]!, tricks: result.tricks[seat]!, isSet: !isMade, bags };
}

/** Null for a deal that was cancelled and dealt again. */
export function kingDeal(result: KingResult, seat: Seat): Own<KingDeal> | null {
  const { contract, cancelled, selector, counts, scores } = result;
  if (contract === null || cancelled !== null) return null;
  return {
    contract: contract.type === 'trump' ? 'koz' : contract.name,
    isOwn: selector === seat,
    units: counts[seat]!,
    isBest: scores[seat] === Math.max(...scores),
  };
}
