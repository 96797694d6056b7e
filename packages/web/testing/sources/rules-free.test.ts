// No component knows the rules of a game: they come with the view.

import { describe, expect, it } from 'vitest';
import { judgements } from './rules-free.ts';
import { pageModules, parse } from './sources.ts';

it('holds for every module of the page', async () => {
  const modules = await pageModules();
  expect(modules.length).toBeGreaterThan(100);
  expect(modules.flatMap(judgements)).toEqual([]);
});

describe('a module that judges is found', () => {
  const of = (source: string, path = 'table/Hand.tsx') => judgements(parse(path, source));

  it.each([
    `import { submit } from '@kalpler/engine';`,
    `import { type Card, penaltyPoints as points } from '@kalpler/engine';`,
    `import * as engine from '@kalpler/engine';`,
    `import '@kalpler/engine';`,
    `const engine = await import('@kalpler/engine');`,
    `export { makeGame } from '@kalpler/engine';`,
    `export * from '@kalpler/engine';`,
    `import { sideOf } from '@kalpler/engine';`,
    `import { bots } from '@kalpler/bots/thinking';`,
    `import { verify } from '@kalpler/fair';`,
    `const open = game.legal(deal, 2, actions);`,
  ])('%s', (source) => {
    expect(of(`const before = 1;\n${source}`)).toEqual([
      expect.stringMatching(/^table\/Hand.tsx:2 /),
    ]);
  });

  it.each([
    `import type { Table } from '@kalpler/engine';`,
    `import { type Deal, suitOf } from '@kalpler/engine';`,
    `export type { Table } from '@kalpler/engine';`,
    `const isOpen = deal.legal.includes(card);`,
  ])('and this is none: %s', (source) => {
    expect(of(source)).toEqual([]);
  });

  it('not where matches are replayed', () => {
    expect(of(`import { replay } from '@kalpler/engine';`, 'replay/steps.ts')).toEqual([]);
    const outcome = `import { partyOutcome } from '@kalpler/engine';`;
    expect(of(outcome, 'games/king/KingSheet.tsx')).toEqual([]);
  });
});
