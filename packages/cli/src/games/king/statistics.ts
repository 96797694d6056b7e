// What is counted of a deal of King: contracts chosen, what was taken and scored under each, and Kings.

import { type King, type KingContract, type KingResult, PENALTIES, SUITS } from '@kalpler/engine';
import { add, type Counts, type Figure, figure } from '../../stats/figure.ts';
import type { GamePlugin } from '../plugin.ts';

/** Trumps are one contract where points are counted, and four where they are chosen. */
const CONTRACTS = [...PENALTIES, 'trump'] as const;
type ContractName = (typeof CONTRACTS)[number];

const COUNTS = [
  /** Deals that counted, and those of them that the seat selected. */
  'games',
  'selected',
  'selectorPoints',
  /** Deals of its own that were cancelled. */
  'cancelled',
  'kingsMade',
  'kingsLost',
  ...CONTRACTS.flatMap((name) => [
    /** Under each contract: deals, tricks or penalty cards taken, points. */
    `games.${name}` as const,
    `taken.${name}` as const,
    `points.${name}` as const,
    /** As its selector: how often, and with which points. */
    `chosen.${name}` as const,
    `chosenPoints.${name}` as const,
  ]),
  ...SUITS.map((suit) => `trumps.${suit}` as const),
] as const;

type Count = (typeof COUNTS)[number];
const note = add<Count>;

const FIGURES: readonly Figure[] = [
  ...CONTRACTS.map((name) =>
    figure<Count>(`chosen.${name}`, `selects: ${name}`, 'rate', `chosen.${name}`, 'selected'),
  ),
  ...SUITS.map((suit) =>
    figure<Count>(`trumps.${suit}`, `trumps: ${suit}`, 'rate', `trumps.${suit}`, 'chosen.trump'),
  ),
  ...CONTRACTS.map((name) =>
    figure<Count>(
      `taken.${name}`,
      `taken a game: ${name}`,
      'mean',
      `taken.${name}`,
      `games.${name}`,
    ),
  ),
  ...CONTRACTS.map((name) =>
    figure<Count>(
      `points.${name}`,
      `points a game: ${name}`,
      'mean',
      `points.${name}`,
      `games.${name}`,
    ),
  ),
  figure<Count>('selectorPoints', 'points as selector: all', 'mean', 'selectorPoints', 'selected'),
  ...CONTRACTS.map((name) =>
    figure<Count>(
      `selectorPoints.${name}`,
      `points as selector: ${name}`,
      'mean',
      `chosenPoints.${name}`,
      `chosen.${name}`,
    ),
  ),
  {
    ...figure<Count>('kingsMadeRate', 'Kings: made', 'rate', 'kingsMade', 'matches'),
    isRare: true,
  },
  {
    ...figure<Count>('kingsLostRate', 'Kings: lost', 'rate', 'kingsLost', 'matches'),
    isRare: true,
  },
];

function countKing(seats: readonly Counts[], result: KingResult): void {
  const { selector, contract, cancelled, king, counts: taken, scores, winners } = result;
  const own = seats[selector]!;
  if (cancelled) note(own, 'cancelled');
  if (contract === null || cancelled) return;
  const name = nameOf(contract);
  seats.forEach((counts, seat) => {
    note(counts, 'games');
    note(counts, `games.${name}`);
    note(counts, `taken.${name}`, taken[seat]!);
    note(counts, `points.${name}`, scores[seat]!);
  });
  note(own, 'selected');
  note(own, 'selectorPoints', scores[selector]!);
  note(own, `chosen.${name}`);
  note(own, `chosenPoints.${name}`, scores[selector]!);
  if (contract.type === 'trump') note(own, `trumps.${contract.trumpSuit}`);
  if (king === 'lost') note(own, 'kingsLost');
  if (king === 'made') for (const winner of winners) note(seats[winner]!, 'kingsMade');
}

function nameOf(contract: KingContract): ContractName {
  return contract.type === 'penalty' ? contract.name : 'trump';
}

export const kingStatistics: GamePlugin<King, never, KingResult>['statistics'] = {
  counts: COUNTS,
  figures: FIGURES,
  notes: ['Taken are tricks or penalty cards, as the contract counts them.'],
  count: (seats, _, result) => countKing(seats, result),
};
