// What is made at build time: court pictures in our colours, fonts within their budget.

import { describe, expect, it } from 'vitest';
import { courts } from './courts.ts';
import { fonts } from './fonts.ts';

interface Emitted {
  readonly fileName: string;
  readonly source: Uint8Array;
}

/** The files that a plugin puts into the build. */
async function filesOf(plugin: { generateBundle?: unknown }): Promise<Emitted[]> {
  const files: Emitted[] = [];
  const context = { emitFile: (file: Emitted) => files.push(file) };
  await (plugin.generateBundle as (this: typeof context) => Promise<void>).call(context);
  return files;
}

describe('court pictures', () => {
  it('are twelve, without paper, index and frame, in the colours of the house', async () => {
    const pictures = await filesOf(courts());
    expect(pictures).toHaveLength(12);
    const colours = new Set<string>();
    for (const { fileName, source } of pictures) {
      const svg = new TextDecoder().decode(source);
      expect(fileName).toMatch(/^courts\/[JQK][CDHS]\.svg$/);
      expect(svg).toContain('viewBox="-52 -100 104 200"');
      expect(svg).not.toContain('<rect');
      expect(svg).not.toContain('stroke-width="80"');
      for (const [, colour] of svg.matchAll(/(?:fill|stroke)="([^"]+)"/g)) colours.add(colour!);
    }
    colours.delete('none');
    expect([...colours].sort()).toEqual(['#1d1a17', '#1f4e86', '#c2362b', '#e2b257']);
  });
});

describe('fonts', () => {
  it('take at most 35 KB together', async () => {
    const files = await filesOf(fonts());
    expect(files).toHaveLength(4);
    const size = files.reduce((sum, { source }) => sum + source.length, 0);
    expect(size).toBeLessThanOrEqual(35_000);
  });
});
