// Holds the real sources to the dependency direction, and shows that the checker can fail.

import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { violations } from './imports.ts';

const root = path.join(import.meta.dirname, '..');

const found = (file: string, source: string) => violations([{ path: `packages/${file}`, source }]);

describe('the sources of this repository', () => {
  const files = globSync('packages/*/src/**/*.{ts,tsx}', { cwd: root }).map((file) => ({
    path: file.replaceAll(path.sep, '/'),
    source: readFileSync(path.join(root, file), 'utf8'),
  }));

  test('are found', () => {
    expect(files.map((file) => file.path)).toContain('packages/engine/src/index.ts');
  });

  test('keep the dependency direction', () => {
    expect(violations(files)).toEqual([]);
  });
});

describe('what the checker accepts', () => {
  test.each([
    ['engine/src/index.ts', "export * from './table/table.ts';"],
    ['engine/src/cards/deck.ts', "import { card } from './card.ts';"],
    ['engine/src/play/trick.ts', "import type { Card } from '../cards/card.ts';"],
    ['engine/src/games/hearts/score.ts', "import { pass } from './pass.ts';"],
    ['engine/src/games/hearts/score.ts', "import { rules } from '../rules.ts';"],
    ['engine/src/view/view.ts', "import { a } from '../games/king/a.ts';"],
    ['engine/src/cards/deck.ts', 'const a = Math.floor(2.5);'],
    ['engine/src/cards/deck.ts', '// Never Math.random, and no console. See https://example.org'],
    ['engine/src/cards/deck.ts', '/* import "node:fs" is for the outer process. */'],
    ['engine/src/cards/deck.ts', "const a = Array.from('abc');"],
    ['engine/src/cards/deck.test.ts', "import { test } from 'vitest';\nconsole.log(Date.now());"],
    ['engine/src/cards/deck.test.ts', "import { deal } from '../deal/deal.ts';"],
    ['engine/src/cards/deck.test.ts', "import { hands } from '../../golden/hands.ts';"],
    ['fair/src/seed.ts', "import { deck } from '@kalpler/engine';"],
    ['bots/src/bot.ts', "import { deck } from '@kalpler/engine';"],
    ['server/src/server.ts', "import { createServer } from 'node:http';"],
    ['server/src/server.ts', "import { bot } from '@kalpler/bots';"],
    ['web/src/table/Seat.tsx', "import styles from './Seat.module.css';"],
    ['web/src/table/Seat.tsx', "import { Hand } from './Hand.tsx';"],
  ])('%s: %s', (file, source) => {
    expect(found(file, source)).toEqual([]);
  });
});

describe('what the checker refuses', () => {
  test.each([
    ['engine/src/cards/deck.ts', "import { readFileSync } from 'node:fs';", 'engine may not'],
    ['engine/src/cards/deck.ts', 'import "vitest";', 'engine may not'],
    ['engine/src/cards/deck.ts', "import { seed } from '@kalpler/fair';", 'engine may not'],
    ['engine/src/cards/deck.ts', "export * from '@noble/hashes/sha2.js';", 'engine may not'],
    ['engine/src/cards/deck.ts', "const fs = await import('fs');", 'engine may not'],
    ['engine/src/cards/deck.ts', "const fs = require('fs');", 'engine may not'],
    ['engine/src/cards/deck.ts', "type A = import('vitest').Test;", 'engine may not'],
    ['engine/src/cards/deck.ts', "import {\n  a,\n  b,\n} from 'vitest';", 'engine may not'],
    ['engine/src/cards/deck.ts', "const u = 'http://a'; import 'vitest';", 'engine may not'],
    ['engine/src/cards/deck.ts', "import { card } from './card';", 'without its .ts'],
    ['engine/src/cards/deck.ts', "import { card } from './card.js';", 'without its .ts'],
    ['engine/src/cards/deck.ts', "import { a } from '../../demo/a.ts';", 'outside of'],
    ['engine/src/cards/deck.ts', "import { a } from '../../../fair/src/a.ts';", 'outside of'],
    ['engine/src/cards/deck.test.ts', "import { a } from '../../../fair/src/a.ts';", 'outside of'],
    ['engine/src/cards/deck.test.ts', "import { a } from '@kalpler/fair';", 'engine may not'],
    ['engine/src/cards/deck.ts', "import { deal } from '../deal/deal.ts';", 'higher layer'],
    ['engine/src/deal/deal.ts', "import { play } from '../play/play.ts';", 'higher layer'],
    ['engine/src/play/play.ts', "import { a } from '../games/king/a.ts';", 'higher layer'],
    ['engine/src/games/king/a.ts', "import { view } from '../../view/view.ts';", 'higher layer'],
    ['engine/src/view/view.ts', "import { table } from '../table/table.ts';", 'higher layer'],
    ['engine/src/table/table.ts', "import { a } from '../index.ts';", 'higher layer'],
    ['engine/src/games/king/a.ts', "import { b } from '../hearts/b.ts';", 'know each other'],
    ['engine/src/games/whist/a.ts', "import { b } from '../hearts/b.ts';", 'know each other'],
    ['engine/src/cards/deck.ts', "import { a } from '../extra/a.ts';", 'none of the engine layers'],
    ['engine/src/rules.ts', '', 'none of the engine layers'],
    ['engine/src/extra/rules.ts', '', 'none of the engine layers'],
    ['engine/src/cards/deck.ts', 'const a = Math.random();', 'uses Math.random'],
    ['engine/src/cards/deck.ts', 'const { random } = Math;', 'uses Math.random'],
    ['engine/src/cards/deck.ts', 'const a = Date.now();', 'uses Date'],
    ['engine/src/cards/deck.ts', 'const a = new Date();', 'uses Date'],
    ['engine/src/cards/deck.ts', 'process.exit(1);', 'uses process'],
    ['engine/src/cards/deck.ts', "console.log('hello');", 'uses console'],
    ['engine/src/cards/deck.ts', 'performance.now();', 'uses performance'],
    ['engine/src/cards/deck.ts', 'const c = globalThis;', 'uses globalThis'],
    ['fair/src/seed.ts', "import { randomBytes } from 'node:crypto';", 'fair may not'],
    ['fair/src/seed.ts', "import { a } from 'js-sha256';", 'fair may not'],
    ['protocol/src/message.ts', "import { a } from 'valibot-fake';", 'protocol may not'],
    ['fair/src/seed.ts', "import { bot } from '@kalpler/bots';", 'fair may not'],
    ['bots/src/bot.ts', "import { seed } from '@kalpler/fair';", 'bots may not'],
    ['protocol/src/message.ts', "import { bot } from '@kalpler/bots';", 'protocol may not'],
    ['server/src/server.ts', "import { page } from '@kalpler/web';", 'server may not'],
    ['web/src/page.ts', "import { server } from '@kalpler/server';", 'web may not'],
    ['web/src/page.ts', "import '../testing/page.css';", 'outside of'],
    ['server/src/server.ts', "import './server.css';", 'without its .ts'],
    ['cli/src/cli.ts', "import { message } from '@kalpler/protocol';", 'cli may not'],
    ['extra/src/extra.ts', '', 'without an import rule'],
  ])('%s: %s', (file, source, reason) => {
    expect(found(file, source).join('\n')).toContain(reason);
  });
});
