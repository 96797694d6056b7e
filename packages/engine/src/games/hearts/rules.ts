// The trick play of Hearts: what a card is worth and which plays are restricted.

import {
  ACE,
  type Card,
  cardOf,
  HEARTS,
  JACK_OF_DIAMONDS,
  KING,
  QUEEN_OF_SPADES,
  rankOf,
  SPADES,
  suitOf,
} from '../../cards/card.ts';
import { STANDARD_DECK } from '../../cards/deck.ts';
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
  void_,
  when,
} from '../play-rule.ts';
import type { HeartsOptions } from './options.ts';

export const TWO_OF_CLUBS = STANDARD_DECK.cards[0]!;

// Units, in which seats and tricks are counted, hold penalty points in the low half and the jack above them (H11).

const JACK_UNIT = 1 << 16;
/** What taking the jack of diamonds adds to a score. */
export const JACK_BONUS = -10;

/** The penalty points in a number of units, without the jack of diamonds (H6). */
export function unitPoints(units: number): number {
  return units & (JACK_UNIT - 1);
}

/** Whether the jack of diamonds is among the units. */
export function hasJackUnit(units: number): boolean {
  return units >= JACK_UNIT;
}

const PENALTY_POINTS = {
  // H11: black Maria adds the two high spades to the queen.
  blackMaria: new Map<Card, number>([
    [cardOf(SPADES, ACE), 7],
    [cardOf(SPADES, KING), 10],
  ]),
  standard: new Map<Card, number>(),
  spot: new Map<Card, number>(),
} as const;

/** The penalty points of a card: hearts and the queen of spades, by the table's scoring (H6, H11). */
export function penaltyPoints(options: ScoringOptions, card: Card): number {
  if (suitOf(card) === HEARTS) return options.scoring === 'spot' ? rankOf(card) + 2 : 1;
  if (card === QUEEN_OF_SPADES) return options.scoring === 'spot' ? options.spotQueen : 13;
  return PENALTY_POINTS[options.scoring].get(card) ?? 0;
}

type ScoringOptions = Pick<HeartsOptions, 'scoring' | 'spotQueen'>;

function deckTotal(options: ScoringOptions): number {
  return STANDARD_DECK.cards.reduce((sum, card) => sum + penaltyPoints(options, card), 0);
}

/** What does not depend on the table's own value of the queen, added up once. */
const TOTALS = {
  standard: deckTotal({ scoring: 'standard', spotQueen: 0 }),
  spot: deckTotal({ scoring: 'spot', spotQueen: 0 }),
  blackMaria: deckTotal({ scoring: 'blackMaria', spotQueen: 0 }),
} as const;

/** All penalty points of the deck: what a moon is worth (H7). Every result asks for it. */
export function penaltyTotal({ scoring, spotQueen }: ScoringOptions): number {
  return TOTALS[scoring] + (scoring === 'spot' ? spotQueen : 0);
}

function playRules(options: HeartsOptions): Rule[] {
  const rules: Rule[] = [];
  // H2: the first trick is opened with the two of clubs.
  if (options.openingLead === '2C') {
    rules.push(keepCards('openingLead', when(leading, onFirstTrick), [TWO_OF_CLUBS]));
  }
  // H4: hearts are not led before they are broken, unless only hearts are held.
  if (options.heartsMustBeBroken) {
    rules.push(dropSuit('heartsNotBroken', when(leading, unbroken), HEARTS));
  }
  // H3: no penalty card on the first trick, unless only penalty cards are held.
  if (options.firstTrickPoints === 'forbid') {
    const harmless = STANDARD_DECK.cards.filter((card) => penaltyPoints(options, card) === 0);
    rules.push(keepCards('noPointsOnFirstTrick', when(void_, onFirstTrick), harmless));
  }
  return rules;
}

export function heartsContract(options: HeartsOptions): Contract {
  const cards = STANDARD_DECK.cards;
  const breaks = new Map<Card, number>();
  for (const card of cards) {
    if (suitOf(card) === HEARTS) {
      breaks.set(card, options.forcedLeadBreaks ? BREAKS_ALWAYS : BREAKS_OFF_SUIT); // C2
    }
  }
  if (options.queenBreaksHearts) breaks.set(QUEEN_OF_SPADES, BREAKS_ALWAYS); // H5
  const units = new Map(cards.map((card) => [card, penaltyPoints(options, card)]));
  if (options.jackOfDiamonds) units.set(JACK_OF_DIAMONDS, JACK_UNIT);
  return makeContract({ name: 'hearts', breaks, units, rules: playRules(options) });
}
