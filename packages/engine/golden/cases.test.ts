// Our own golden cases: all of them hold, and they cover the options that they are there for.

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readGoldenFile } from './file.ts';
import { problemsOf } from './run.ts';

const file = readGoldenFile(readFileSync(new URL('cases.json', import.meta.url), 'utf8'));

describe('the golden cases', () => {
  it.each(file.cases.map((item) => [item.id, item.title, item] as const))(
    '%s: %s',
    (_, __, item) => {
      expect(problemsOf(file, item)).toEqual([]);
    },
  );

  it('have names of their own, a rule, a title and a reason', () => {
    expect(new Set(file.cases.map(({ id }) => id)).size).toBe(file.cases.length);
    for (const item of file.cases) {
      const { decision, title, why } = item as unknown as Record<string, string>;
      expect(decision).toMatch(/^[CHSK]\d+$/);
      expect([title!.length > 5, why!.length > 3]).toEqual([true, true]);
    }
  });

  it('change the options that no other golden file does', () => {
    const changed = new Set(file.cases.flatMap(({ config }) => Object.keys(config)));
    for (const option of [
      ...['passCount', 'passCycle', 'openingLead', 'firstTrickPoints', 'queenBreaksHearts', 'moon'],
      ...['spotQueen', 'bidVisibility', 'blindNilExchangeMode', 'blindNilExchange', 'loseScore'],
      ...['boston', 'bagInterval', 'bagPenalty', 'bagPoints', 'failedNilTricks', 'autoBid', 'nil'],
      ...['earlyEnd', 'cancelTrump', 'cancelRifki', 'enforceQuotas', 'kingRule', 'cikmis'],
      ...['forcedLeadBreaks', 'honourVoid', 'rifkiVoid', 'startCard', 'values', 'firstDealer'],
    ]) {
      expect(changed).toContain(option);
    }
  });

  it('would notice a wrong expectation', () => {
    const spoiled = file.cases.map((item) => {
      const [name, value] = Object.entries(item.expect)[0]!;
      const other = typeof value === 'number' ? value + 1 : 'something else';
      return problemsOf(file, { ...item, expect: { ...item.expect, [name]: other } }).length;
    });
    expect(spoiled.filter((problems) => problems === 0)).toEqual([]);
  });
});
