// The figures that are told of a strategy or a seat: each is one count for every other.

import { type GameId, SUITS } from '@kalpler/engine';
import { CONTRACTS, type CountName, PLACES } from './counts.ts';

export interface Figure {
  /** In JSON. */
  readonly name: string;
  /** In tables. */
  readonly label: string;
  /** A rate is from 0 to 1 and shown in percent. */
  readonly kind: 'mean' | 'rate';
  readonly of: CountName;
  readonly per: CountName;
  /** Left out of tables where it never happened: most rules do not know it. */
  readonly isRare?: true;
}

function figure(
  name: string,
  label: string,
  kind: Figure['kind'],
  of: CountName,
  per: CountName,
): Figure {
  return { name, label, kind, of, per };
}

const MATCH_FIGURES: readonly Figure[] = [
  figure('winRate', 'games won, per seat', 'rate', 'won', 'matches'),
  figure('finalScore', 'final score', 'mean', 'total', 'matches'),
  figure('pointsPerDeal', 'points a deal', 'mean', 'points', 'deals'),
];

const PLAY_FIGURES: readonly Figure[] = [
  figure('tricksPerDeal', 'tricks won a deal', 'mean', 'tricks', 'deals'),
  ...SUITS.map((suit) => figure(`led.${suit}`, `leads: ${suit}`, 'rate', `led.${suit}`, 'leads')),
];

const HEARTS_FIGURES: readonly Figure[] = [
  figure('penaltiesPerDeal', 'penalty points a deal', 'mean', 'penalties', 'deals'),
  ...PLACES.map((place) =>
    figure(
      `penaltiesPerDeal.${place}`,
      `- when playing ${place}`,
      'mean',
      `penalties.${place}`,
      'deals',
    ),
  ),
  figure('queenRate', 'queen of spades taken', 'rate', 'queens', 'deals'),
  figure('moonsTriedRate', 'moons: tried, of deals', 'rate', 'moonsTried', 'deals'),
  figure('moonsMadeRate', 'moons: made, of deals', 'rate', 'moonsMade', 'deals'),
  figure('moonSuccess', 'moons: made, of tried', 'rate', 'moonsMade', 'moonsTried'),
];

const SPADES_FIGURES: readonly Figure[] = [
  figure('bidMean', 'bids: tricks bid', 'mean', 'tricksBid', 'bids'),
  figure('bidTricks', 'bids: tricks taken', 'mean', 'tricksOfBids', 'bids'),
  figure('bidsExactRate', 'bids: taken exactly', 'rate', 'bidsExact', 'bids'),
  figure('nilRate', 'nils: bid, of deals', 'rate', 'nils', 'deals'),
  figure('nilsMadeRate', 'nils: made', 'rate', 'nilsMade', 'nils'),
  figure('blindNilRate', 'nils: blind, of deals', 'rate', 'blindNils', 'deals'),
  figure('blindNilsMadeRate', 'nils: blind, made', 'rate', 'blindNilsMade', 'blindNils'),
  figure('contractsMadeRate', 'contracts made', 'rate', 'contractsMade', 'contracts'),
  figure('bagsPerDeal', 'bags of the side, a deal', 'mean', 'bags', 'deals'),
];

const KING_FIGURES: readonly Figure[] = [
  ...CONTRACTS.map((name) =>
    figure(`chosen.${name}`, `selects: ${name}`, 'rate', `chosen.${name}`, 'selected'),
  ),
  ...SUITS.map((suit) =>
    figure(`trumps.${suit}`, `trumps: ${suit}`, 'rate', `trumps.${suit}`, 'chosen.trump'),
  ),
  ...CONTRACTS.map((name) =>
    figure(`taken.${name}`, `taken a game: ${name}`, 'mean', `taken.${name}`, `games.${name}`),
  ),
  ...CONTRACTS.map((name) =>
    figure(`points.${name}`, `points a game: ${name}`, 'mean', `points.${name}`, `games.${name}`),
  ),
  figure('selectorPoints', 'points as selector: all', 'mean', 'selectorPoints', 'selected'),
  ...CONTRACTS.map((name) =>
    figure(
      `selectorPoints.${name}`,
      `points as selector: ${name}`,
      'mean',
      `chosenPoints.${name}`,
      `chosen.${name}`,
    ),
  ),
  { ...figure('kingsMadeRate', 'Kings: made', 'rate', 'kingsMade', 'matches'), isRare: true },
  { ...figure('kingsLostRate', 'Kings: lost', 'rate', 'kingsLost', 'matches'), isRare: true },
];

export const FIGURES: Readonly<Record<GameId, readonly Figure[]>> = {
  hearts: [...MATCH_FIGURES, ...PLAY_FIGURES, ...HEARTS_FIGURES],
  spades: [...MATCH_FIGURES, ...PLAY_FIGURES, ...SPADES_FIGURES],
  king: [...MATCH_FIGURES, ...PLAY_FIGURES, ...KING_FIGURES],
};
