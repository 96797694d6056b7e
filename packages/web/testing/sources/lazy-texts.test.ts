// Whatever is fetched later names the texts that it reads: they have to be there when it is shown.

import path from 'node:path';
import { expect, it } from 'vitest';
import { pageModules } from './sources.ts';

const sources = new Map((await pageModules()).map(({ path: file, source }) => [file, source]));

function importsOf(file: string): string[] {
  const found = sources
    .get(file)!
    .matchAll(/^(?:import|export)\s(?!type\s)[^;'"]*?from '(\.[^']+)'/gm);
  return [...found].map(([, to]) => path.posix.join(path.posix.dirname(file), to!));
}

/** The areas that a part reads, itself or through what comes with it, each with a file that reads it. */
function readBy(root: string): Map<string, string> {
  const found = new Map<string, string>();
  const seen = new Set([root]);
  for (const file of seen) {
    const areas = sources.get(file)!.matchAll(/useTexts\(\s*['`]([a-z-]+)/g);
    for (const [, area] of areas) {
      if (area !== 'start') found.set(area!, file);
    }
    for (const next of importsOf(file)) if (sources.has(next)) seen.add(next);
  }
  return found;
}

it('is so for every part', () => {
  const unnamed: string[] = [];
  let parts = 0;
  const LAZY =
    /lazyComponent\(\s*async \(\) => \(await import\('(\.[^']+)'\)\)\.\w+,?([^;]*?)\n?\);/g;
  for (const [file, source] of sources) {
    // A screen stands for itself; other parts are shown where what is around them has been read already.
    const around = file === 'screens.tsx' ? new Map() : readBy(file);
    for (const [, to, needs] of source.matchAll(LAZY)) {
      parts++;
      const part = path.posix.join(path.posix.dirname(file), to!);
      const named = new Set(
        [...needs!.matchAll(/['`]([a-z-]+)(?:\$\{game\})?['`]/g)].map((m) => m[1]),
      );
      for (const [area, reader] of readBy(part)) {
        if (!named.has(area) && !around.has(area))
          unnamed.push(`${part} in ${file}: ${area} (${reader})`);
      }
    }
  }
  expect(parts).toBeGreaterThan(30);
  expect(unnamed).toEqual([]);
});
