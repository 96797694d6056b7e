// The trick play of King: what each of the six penalties and the trump games forces a player to do.

import {
  type Card,
  cardOf,
  HEARTS,
  JACK,
  KING,
  KING_OF_HEARTS,
  QUEEN,
  rankOf,
  SUIT_COUNT,
  suitName,
  suitOf,
} from '../../cards/card.ts';
import type { Deck } from '../../cards/deck.ts';
import { above, below } from '../../cards/ranks.ts';
import {
  BREAKS_ALWAYS,
  BREAKS_OFF_SUIT,
  type Contract,
  makeContract,
} from '../../deal/contract.ts';
import { PENALTIES, type Penalty } from '../move.ts';
import {
  dropSuit,
  following,
  keepCards,
  keepSuit,
  leading,
  type Rule,
  unbroken,
  void_,
  when,
} from '../play-rule.ts';
import type { KingOptions } from './options.ts';

/** The ten contracts in order: six penalties, then a trump game in each suit. */
export function kingContracts(options: KingOptions, deck: Deck): Contract[] {
  const trumps = Array.from({ length: SUIT_COUNT }, (_, suit) =>
    trumpContract(options, deck, suit),
  );
  return [...PENALTIES.map((name) => penaltyContract(options, deck, name)), ...trumps];
}

/** Whether a card costs its taker something in a penalty game. */
function isPenaltyCard(name: Penalty, card: Card): boolean {
  switch (name) {
    case 'kupa':
      return suitOf(card) === HEARTS;
    case 'erkek':
      return rankOf(card) === KING || rankOf(card) === JACK;
    case 'kiz':
      return rankOf(card) === QUEEN;
    case 'rifki':
      return card === KING_OF_HEARTS;
    default:
      return false;
  }
}

function penaltyContract(options: KingOptions, deck: Deck, name: Penalty): Contract {
  const penalties = deck.cards.filter((card) => isPenaltyCard(name, card));
  const heartsWait = name === 'kupa' || name === 'rifki';
  const tricks = deck.size / options.players;
  return makeContract({
    name,
    breaks: heartsWait ? breaking(options, deck, HEARTS) : new Map(),
    units: new Map(penalties.map((card) => [card, 1])),
    // K8: every trick counts in El Almaz, the last two in Son İki.
    ...(name === 'el' ? { unitTricksFrom: 0 } : {}),
    ...(name === 'sonIki' ? { unitTricksFrom: tricks - 2 } : {}),
    watched: options.earlyEnd && penalties.length > 0, // K17
    rules: [
      ...(heartsWait ? heartLeadRules(options) : []),
      ...(mustGoUnder(options, name) ? [forcedUnder(penalties)] : []),
      ...voidRules(options, name, penalties),
    ],
  });
}

/** C2: the suit that may not be led early, and what breaks it. */
function breaking(options: KingOptions, deck: Deck, suit: number): Map<Card, number> {
  const how = options.forcedLeadBreaks ? BREAKS_ALWAYS : BREAKS_OFF_SUIT;
  return new Map(deck.cards.filter((card) => suitOf(card) === suit).map((card) => [card, how]));
}

/** K5: hearts wait until one is out; some tables then ask for the highest. */
function heartLeadRules(options: KingOptions): Rule[] {
  const early = when(leading, unbroken);
  const rules: Rule[] = [];
  if (options.heartsLeadRestriction) rules.push(dropSuit('heartsNotBroken', early, HEARTS));
  if (options.heartsLeadRestriction && options.onlyHeartsMustLeadHighest) {
    // The ace if held, or else the best of ace and king, and so on down: the highest heart of the hand.
    const hearts: Card[] = [];
    for (let rank = 12; rank >= 0; rank--) {
      hearts.push(cardOf(HEARTS, rank));
      rules.push(keepCards('highestHeart', early, hearts));
    }
  }
  return rules;
}

function mustGoUnder(options: KingOptions, name: Penalty): boolean {
  return (options.forcedUnder as readonly string[]).includes(name);
}

/** K6, K7: a penalty card of the led suit that lies below the highest card on the table must be played. */
function forcedUnder(penalties: readonly Card[]): Rule {
  const bySuit = new Int32Array(SUIT_COUNT);
  for (const card of penalties) bySuit[suitOf(card)]! |= 1 << rankOf(card);
  return {
    name: 'forcedUnder',
    on: following,
    keep(deal, set) {
      set.fill(0);
      set[deal.led] = bySuit[deal.led]! & below(rankOf(deal.best));
    },
  };
}

/** What must be thrown away by a player who cannot follow suit (K5, K6, K7). */
function voidRules(options: KingOptions, name: Penalty, penalties: readonly Card[]): Rule[] {
  switch (name) {
    case 'kupa':
      return options.kupaVoid === 'mustHeart' ? [keepSuit('mustDiscardHeart', void_, HEARTS)] : [];
    case 'erkek':
    case 'kiz':
      return options.honourVoid === 'must'
        ? [keepCards('mustDiscardHonour', void_, penalties)]
        : [];
    case 'rifki': {
      if (options.rifkiVoid === 'any') return [];
      const king = keepCards('mustDiscardKingOfHearts', void_, [KING_OF_HEARTS]);
      if (options.rifkiVoid === 'kingOnly') return [king];
      return [king, keepSuit('mustDiscardHeart', void_, HEARTS)];
    }
    default:
      return [];
  }
}

function trumpContract(options: KingOptions, deck: Deck, trump: number): Contract {
  const rules: Rule[] = [];
  // K9: no trump lead before a ruff; void players may be made to ruff.
  if (options.trumpLeadRestriction) {
    rules.push(dropSuit('trumpNotBroken', when(leading, unbroken), trump));
  }
  if (options.yukseltme !== 'off') rules.push(mustRaise(trump, options.yukseltme === 'always'));
  if (options.mustTrumpWhenVoid) rules.push(keepSuit('mustTrump', void_, trump));
  if (options.yukseltme === 'wheneverTrumping' || options.yukseltme === 'always') {
    rules.push(mustOvertrump(trump));
  }
  return makeContract({
    name: `trump ${suitName(trump)}`,
    trump,
    breaks: breaking(options, deck, trump),
    unitTricksFrom: 0,
    watched: options.kingRule !== 'off', // K11
    rules,
  });
}

/** K10: a led trump must be beaten; at some tables a led plain suit too, while nobody has ruffed. */
function mustRaise(trump: number, alsoPlainSuits: boolean): Rule {
  return {
    name: 'mustRaise',
    on: following,
    keep(deal, set) {
      const contested = suitOf(deal.best) === deal.led && (deal.led === trump || alsoPlainSuits);
      set.fill(0);
      set[deal.led] = contested ? above(rankOf(deal.best)) : -1;
    },
  };
}

/** K10: who ruffs a ruffed trick goes higher, if they can; other suits stay free. */
function mustOvertrump(trump: number): Rule {
  const higher = (best: Card): number => (suitOf(best) === trump ? above(rankOf(best)) : -1);
  return {
    name: 'mustOvertrump',
    on: void_,
    keep(deal, set) {
      set.fill(-1);
      set[trump] = higher(deal.best);
    },
    binds(deal, set) {
      set.fill(0);
      set[trump] = higher(deal.best);
    },
  };
}
