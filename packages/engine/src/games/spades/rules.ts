// The decks of Spades and its trick play: spades are trumps and wait until they are broken.

import {
  BIG_JOKER,
  type Card,
  CLUBS,
  cardOf,
  HIGH_DEUCES,
  LITTLE_JOKER,
  LOW_DEUCE_OF_SPADES,
  SPADES,
  suitOf,
} from '../../cards/card.ts';
import { type Deck, STANDARD_DECK } from '../../cards/deck.ts';
import {
  BREAKS_ALWAYS,
  BREAKS_OFF_SUIT,
  type Contract,
  makeContract,
} from '../../deal/contract.ts';
import {
  dropSuit,
  keepCards,
  leading,
  onFirstTrick,
  type Rule,
  unbroken,
  when,
} from '../play-rule.ts';
import type { SpadesOptions } from './options.ts';

const spade = (rank: number): Card => cardOf(SPADES, rank);
const JOKERS = [spade(LITTLE_JOKER), spade(BIG_JOKER)];

/** The deck of S14; three players take two cards fewer out of a joker deck, and the 2♣ else (S15). */
export function spadesDeck({ deck, players }: SpadesOptions): Deck {
  switch (deck) {
    case 'standard':
      return players === 3 ? STANDARD_DECK.without('2C') : STANDARD_DECK;
    case 'jokerJokerAce':
      return (players === 3 ? STANDARD_DECK : STANDARD_DECK.without('2C', '2D')).with(...JOKERS);
    case 'jokerJokerDeuceDeuce':
      return STANDARD_DECK.without('2D', '2S', ...(players === 3 ? [] : ['2H', '2C'])).with(
        spade(LOW_DEUCE_OF_SPADES),
        spade(HIGH_DEUCES.diamonds),
        ...JOKERS,
      );
    case 'deucesHigh':
      return STANDARD_DECK.without('2C', '2D', '2H', '2S').with(
        ...Object.values(HIGH_DEUCES).map(spade),
      );
  }
}

export function lowestClub(deck: Deck): Card {
  return deck.cards.find((card) => suitOf(card) === CLUBS)!;
}

function playRules(options: SpadesOptions, deck: Deck): Rule[] {
  const rules: Rule[] = [];
  // S9: at some tables the lowest club opens.
  if (options.openingLead === 'twoOfClubs') {
    rules.push(keepCards('openingLead', when(leading, onFirstTrick), [lowestClub(deck)]));
  }
  // S11: spades are not led before they are broken, unless only spades are held.
  if (options.spadesMustBeBroken) {
    rules.push(dropSuit('spadesNotBroken', when(leading, unbroken), SPADES));
  }
  return rules;
}

export function spadesContract(options: SpadesOptions, deck: Deck): Contract {
  const how = options.forcedLeadBreaks ? BREAKS_ALWAYS : BREAKS_OFF_SUIT; // C2
  const spades = deck.cards.filter((card) => suitOf(card) === SPADES);
  return makeContract({
    name: 'spades',
    trump: SPADES,
    breaks: new Map(spades.map((card) => [card, how])),
    unitTricksFrom: 0,
    rules: playRules(options, deck),
  });
}
