// What bots did, counted: decisions, moons, bids and nils, contracts and wins.

import {
  type AnyGame,
  type DealResult,
  type HeartsResult,
  type KingResult,
  PENALTIES,
  type Spades,
  type SpadesResult,
  type Standing,
  sideBid,
  sideOf,
} from '@kalpler/engine';

const COUNTS = [
  'decisions',
  /** Moves made in the bot's place, which had failed or broken the rules. */
  'fallbacks',
  'deals',
  // Hearts
  'moons',
  'matchesWithMoon',
  // Spades; a contract counts for both partners
  'nils',
  'nilsMade',
  'blindNils',
  'blindNilsMade',
  'bids',
  'tricksBid',
  'tricksTaken',
  'contracts',
  'contractsMade',
  'bags',
  // King, of the deals in which the bot was the selector
  ...PENALTIES,
  'trump',
  'pointsAsSelector',
  'cancelled',
  'kingsMade',
  'kingsLost',
  // Matches; in King everyone who is out of the red has won
  'matches',
  'matchesWon',
  'matchesBrokenOff',
] as const;

export type Tally = { [count in (typeof COUNTS)[number]]: number };

const EMPTY = Object.fromEntries(COUNTS.map((count) => [count, 0])) as Tally;

export function emptyTally(): Tally {
  return { ...EMPTY };
}

export function addTally(sum: Tally, more: Tally): void {
  for (const count of COUNTS) sum[count] += more[count];
}

/** Notes a finished deal. Tallies by seat; bots of one name may share theirs. */
export function countDeal(tallies: readonly Tally[], game: AnyGame, result: DealResult): void {
  for (const tally of tallies) tally.deals++;
  switch (result.game) {
    case 'hearts':
      countHearts(tallies, result);
      break;
    case 'spades':
      countSpades(tallies, game as Spades, result);
      break;
    case 'king':
      countKing(tallies, result);
      break;
  }
}

function countHearts(tallies: readonly Tally[], { moonShooter }: HeartsResult): void {
  if (moonShooter !== null) tallies[moonShooter]!.moons++;
}

function countSpades(tallies: readonly Tally[], { options }: Spades, result: SpadesResult): void {
  result.bids.forEach((bid, seat) => {
    const tally = tallies[seat]!;
    const taken = result.tricks[seat]!;
    if (typeof bid === 'number') {
      tally.bids++;
      tally.tricksBid += bid;
      tally.tricksTaken += taken;
    } else {
      tally[bid === 'nil' ? 'nils' : 'blindNils']++;
      if (taken === 0) tally[bid === 'nil' ? 'nilsMade' : 'blindNilsMade']++;
    }
    const contract = sideBid(options, result, sideOf(options, seat));
    tally.bags += contract.bags;
    if (contract.bid === 0) return;
    tally.contracts++;
    if (contract.isMade) tally.contractsMade++;
  });
}

function countKing(tallies: readonly Tally[], result: KingResult): void {
  const { selector, contract, cancelled, king, scores, winners } = result;
  const tally = tallies[selector]!;
  if (cancelled) tally.cancelled++;
  if (contract === null || cancelled) return;
  tally[contract.type === 'penalty' ? contract.name : 'trump']++;
  tally.pointsAsSelector += scores[selector]!;
  if (king === 'lost') tally.kingsLost++;
  if (king === 'made') for (const winner of winners) tallies[winner]!.kingsMade++;
}

/** Notes a match, given in how many deals of it each seat shot the moon. */
export function countMatch(
  tallies: readonly Tally[],
  sides: readonly number[],
  standing: Standing,
  moons: readonly number[],
): void {
  tallies.forEach((tally, seat) => {
    tally.matches++;
    if (moons[seat]! > 0) tally.matchesWithMoon++;
    if (standing.winners === null) tally.matchesBrokenOff++;
    else if (standing.winners.includes(sides[seat]!)) tally.matchesWon++;
  });
}
