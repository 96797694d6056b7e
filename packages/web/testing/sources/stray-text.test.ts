// No text outside the catalogues, and capitals only with a language.

import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { pageModules, parse } from './sources.ts';
import { strayWords } from './stray-text.ts';

const WEB = path.resolve(import.meta.dirname, '../..');

it('holds for every module of the page', async () => {
  const modules = await pageModules();
  expect(modules.filter((module) => module.path.endsWith('.tsx')).length).toBeGreaterThan(60);
  expect(modules.flatMap(strayWords)).toEqual([]);
});

describe('a stray word is found', () => {
  const of = (source: string, file = 'table/Hand.tsx') => strayWords(parse(file, source));

  it.each([
    'const a = <p>Sıra sende</p>;',
    'const a = <button aria-label="Close" />;',
    'const a = <img alt={isOpen ? "açık" : ""} />;',
    `const a = <p>{\`\${name} to play\`}</p>;`,
    "const a = <p>{isMine && 'yours'}</p>;",
    "const a = <>{'Bekle ' + name}</>;",
    'const a = <input placeholder={`deniz`} />;',
    'const a = name.toUpperCase();',
  ])('%s', (source) => {
    expect(of(source)).toHaveLength(1);
  });

  it.each([
    'const a = <p className="wide">{t.table.hand}</p>;',
    'const a = <text x="4">10</text>;',
    "const a = <p>{kind === 'wide' ? t.a : t.b} · {t.c}</p>;",
    "const a = name.toLocaleUpperCase('tr');",
    'const a = event.key.toLowerCase();',
  ])('and here is none: %s', (source) => {
    expect(of(source)).toEqual([]);
  });
});

describe('capitals', () => {
  it('by style only where the language is known', async () => {
    const html = readFileSync(path.join(WEB, 'index.html'), 'utf8');
    for await (const file of glob('src/**/*.css', { cwd: WEB })) {
      const css = readFileSync(path.join(WEB, file), 'utf8');
      if (/text-transform|font-variant-caps|small-caps/.test(css)) {
        expect(html).toMatch(/<html lang="tr"/);
      }
    }
  });
});
