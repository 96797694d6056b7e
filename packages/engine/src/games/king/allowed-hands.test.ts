// Which hands can lie under a contract at a table that cancels some deals.

import { describe, expect, it } from 'vitest';
import { card, cards, game } from '../../../testing/cards.ts';
import {
  type Action,
  contractAction,
  contractNumber,
  type Deal,
  type King,
  type KingContract,
  PLAYING,
  phaseName,
  setUp,
} from '../../index.ts';

const king = (changes: Record<string, unknown>) => game('king', 'standard', changes) as King;
const RIFKI: KingContract = { type: 'penalty', name: 'rifki' };
const KIZ: KingContract = { type: 'penalty', name: 'kiz' };
const KOZ: KingContract = { type: 'trump', trumpSuit: 'clubs' };

/** Hands by seat, abridged; seat 0 selects. */
function selecting(rules: King, hands: readonly string[]): Deal {
  const standing = { ...rules.start(), dealer: 0, redeal: true };
  return setUp(rules, standing, { hands: hands.map((hand) => cards(rules, hand)) });
}

/** Puts a contract under a deal without asking whether it is cancelled. */
function lay(rules: King, deal: Deal, contract: KingContract): Deal {
  deal.contractIndex = contractNumber(contract);
  deal.contract = rules.contracts[deal.contractIndex]!;
  deal.phase = PLAYING;
  return deal;
}

describe('hands under a contract', () => {
  it('K4: hands that would have been cancelled cannot lie under a contract in play', () => {
    const hands = ['KH 5C', '5H QC', '3H JC', '4H 10C'];
    const allows = (rules: King, contract: KingContract) => {
      const deal = selecting(rules, hands);
      return [rules.allows(deal), rules.allows(lay(rules, deal, contract))];
    };
    expect(allows(king({ cancelRifki: 'AorK' }), RIFKI)).toEqual([true, false]);
    expect(allows(king({ cancelRifki: 'AK' }), RIFKI)).toEqual([true, true]);
    expect(allows(king({}), RIFKI)).toEqual([true, true]);
    expect(allows(king({ cancelTrump: 'anyPlayer' }), KOZ)).toEqual([true, false]);
    expect(allows(king({ cancelTrump: 'forcedSelector' }), KOZ)).toEqual([true, true]);
    expect(allows(king({ cancelTrump: 'anyPlayer' }), RIFKI)).toEqual([true, true]);
    expect(allows(king({ cancelRifki: 'AorK' }), KIZ)).toEqual([true, true]);
  });

  it('K4: what counts is how the hands were dealt, not what is left of them', () => {
    const first = (rules: King, contract: KingContract, hand: string, led: string) => {
      const deal = lay(rules, selecting(rules, [hand, '5H QC', '3H JC', '4H KC']), contract);
      rules.apply(deal, 0, card(rules, led) as number as Action);
      return rules.allows(deal);
    };
    expect(first(king({ cancelRifki: 'AorK' }), RIFKI, 'KH 2H 5C', '2H')).toBe(true);
    expect(first(king({ cancelRifki: 'AorK' }), RIFKI, 'KH 2C 5C', '2C')).toBe(false);
    expect(first(king({ cancelTrump: 'anyPlayer' }), KOZ, 'JC 2C', 'JC')).toBe(true);
    expect(first(king({ cancelTrump: 'anyPlayer' }), KOZ, '10C 2C', '10C')).toBe(false);
  });

  it('K4: a deal that has been cancelled may lie as it does', () => {
    const rules = king({ cancelRifki: 'AorK' });
    const deal = selecting(rules, ['KH 5C', '5H QC', '3H JC', '4H KC']);
    rules.apply(deal, 0, contractAction(RIFKI));
    expect([phaseName(deal.phase), rules.allows(deal)]).toEqual(['roundEnd', true]);
  });
});
