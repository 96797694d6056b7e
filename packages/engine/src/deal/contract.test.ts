// How a list of rules becomes a contract: which rules speak where, and what every card does.

import { describe, expect, it } from 'vitest';
import { cardOf, HEARTS } from '../cards/card.ts';
import { type CardSet, cardSet } from '../cards/ranks.ts';
import {
  FOLLOW,
  LEAD,
  makeContract,
  NEVER,
  type PlayRule,
  Restriction,
  type Situation,
  VOID,
} from './contract.ts';
import { Deal } from './deal.ts';

const rule = (name: string, on: (situation: Situation) => boolean): PlayRule => ({
  name,
  on,
  keep: cardSet([cardOf(HEARTS, 3)]),
});

describe('the plan of a contract', () => {
  const contract = makeContract({
    name: 'trial',
    rules: [
      rule('lead', ({ stand }) => stand === 'lead'),
      rule('unbroken lead', ({ stand, broken }) => stand === 'lead' && !broken),
      rule('void on the first trick', ({ stand, firstTrick }) => stand === 'void' && firstTrick),
    ],
  });
  const rulesAt = (index: number): string[] => contract.plan[index]!.map(({ name }) => name);

  it('has a list for each of twelve situations', () => {
    expect(contract.plan).toHaveLength(12);
    expect([LEAD, FOLLOW, VOID]).toEqual([0, 4, 8]);
  });

  it('lists the rules that speak, in their order', () => {
    // Two is added once the suit is broken, one on the first trick.
    expect(rulesAt(LEAD)).toEqual(['lead', 'unbroken lead']);
    expect(rulesAt(LEAD | 1)).toEqual(['lead', 'unbroken lead']);
    expect(rulesAt(LEAD | 2)).toEqual(['lead']);
    expect(rulesAt(VOID | 1)).toEqual(['void on the first trick']);
    expect(rulesAt(VOID | 3)).toEqual(['void on the first trick']);
    expect([FOLLOW, FOLLOW | 1, FOLLOW | 2, FOLLOW | 3, VOID, VOID | 2].flatMap(rulesAt)).toEqual(
      [],
    );
  });

  it('knows whether following suit is all that is asked', () => {
    expect(contract.followFreely).toBe(true);
    const rules = [rule('under', ({ stand, broken }) => stand === 'follow' && broken)];
    expect(makeContract({ name: 'strict', rules }).followFreely).toBe(false);
  });
});

describe('the terms of a contract', () => {
  it('are no trump, no units and nothing to break unless they say so', () => {
    const { trump, units, breaks, unitTricksFrom, watched } = makeContract({
      name: 'plain',
      rules: [],
    });
    expect([trump, unitTricksFrom, watched]).toEqual([-1, NEVER, false]);
    expect([Math.max(...units), Math.max(...breaks)]).toEqual([0, 0]);
    expect([units.length, breaks.length]).toEqual([128, 128]);
  });

  it('are kept for each card', () => {
    const card = cardOf(HEARTS, 3);
    const contract = makeContract({
      name: 'trial',
      trump: HEARTS,
      units: new Map([[card, -5]]),
      breaks: new Map([[card, 2]]),
      unitTricksFrom: 11,
      watched: true,
      rules: [],
    });
    expect([contract.units[card], contract.breaks[card]]).toEqual([-5, 2]);
    expect([contract.trump, contract.unitTricksFrom, contract.watched]).toEqual([HEARTS, 11, true]);
    expect(contract.units.filter((worth) => worth !== 0)).toHaveLength(1);
  });
});

describe('a restriction', () => {
  const always = () => true;

  it('with a fixed set keeps it as it is', () => {
    const keep = cardSet([cardOf(1, 2)]);
    const restriction = new Restriction({ name: 'fixed', on: always, keep });
    expect(restriction.fixed).toBe(true);
    expect(restriction.keep(new Deal())).toBe(keep);
  });

  it('with a writer is written anew for every deal', () => {
    const keep = (deal: Deal, set: CardSet) => set.fill(deal.trick);
    const restriction = new Restriction({ name: 'written', on: always, keep });
    const deal = new Deal();
    expect(restriction.fixed).toBe(false);
    expect([...restriction.keep(deal)]).toEqual([0, 0, 0, 0]);
    deal.trick = 6;
    expect([...restriction.keep(deal)]).toEqual([6, 6, 6, 6]);
  });

  it('that binds on other cards is not fixed', () => {
    const keep = cardSet([cardOf(1, 2)]);
    const binds = (_: Deal, set: CardSet) => set.fill(0);
    expect(new Restriction({ name: 'bound', on: always, keep, binds }).fixed).toBe(false);
  });
});
