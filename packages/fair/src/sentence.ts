// A verdict as one line of plain English.

import type { Difference } from './difference.ts';
import type { CommitmentVerdict, DealVerdict } from './verdict.ts';

/** The printed name of a card by its position in the canonical deck. */
export type CardName = (position: number) => string;

export function dealSentence(verdict: DealVerdict, cardName: CardName = String): string {
  const { number } = verdict;
  switch (verdict.kind) {
    case 'fair':
      return `deal ${number}: fair`;
    case 'unfair':
      return `deal ${number}: ${differenceSentence(verdict.difference, cardName)}`;
    case 'missing':
      return number === verdict.last
        ? `deal ${number}: missing`
        : `deals ${number} to ${verdict.last}: missing`;
    case 'repeated':
      return `deal ${number}: repeated`;
    case 'late':
      return `deal ${number}: out of order`;
    case 'misnumbered':
      return `deal ${number}: not the number of a deal`;
  }
}

export function commitmentSentence({ kept, expected, actual }: CommitmentVerdict): string {
  return kept
    ? 'commitment: kept'
    : `commitment: ${actual} was promised, the secret gives ${expected}`;
}

function differenceSentence(found: Difference, cardName: CardName): string {
  switch (found.what) {
    case 'size':
      return `${found.actual} cards were dealt, the deck has ${found.expected}`;
    case 'foreign':
      return `seat ${found.seat} was dealt ${found.actual}, which is no card of the deck`;
    case 'double':
      return `seat ${found.seat} was dealt ${cardName(found.actual)}, which was dealt before`;
    case 'card':
      return `seat ${found.seat} was dealt ${cardName(found.actual)}, the secret gives ${cardName(found.expected)}`;
    case 'first':
      return `chance picked seat ${found.actual}, the secret gives seat ${found.expected}`;
  }
}
