// What is made at build time: court pictures in our colours, fonts within their budget, short names, the list of files.

import { globSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { shortName } from '../vite.config.ts';
import { courts } from './courts.ts';
import { fonts } from './fonts.ts';
import { listOf } from './service-worker.ts';

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

describe('short names of classes', () => {
  it('are others in every file', () => {
    const sources = path.resolve(import.meta.dirname, '../src');
    const files = globSync('**/*.module.css', { cwd: sources });
    expect(files.length).toBeGreaterThan(50);
    const names = files.map((file) => shortName('card', path.join(sources, file)));
    expect(new Set(names).size).toBe(files.length);
    for (const name of names) expect(name).toMatch(/^card_[\w-]{3}$/);
  });
});

describe('the list of the service worker', () => {
  const files = { 'index.html': '<!doctype html>', 'assets/main-abc.js': 'a', 'sw.js': 'x' };
  const listed = (changes: Record<string, string> = {}) =>
    listOf(new Map(Object.entries({ ...files, ...changes })));
  const versionIn = (list: string) => /\],VERSION="(\w+)"/.exec(list)?.[1];

  it('names every file but the worker, with its hash', () => {
    const list = JSON.parse(/FILES=(.*);\n$/.exec(listed())![1]!);
    expect(list).toEqual({
      '/': '/ibFnpGsjeaUslMdw73Bt/r0cdPX5OAIcK9g9fIol8s=',
      '/assets/main-abc.js': 'ypeBEsobvcr6wjGzmiPcTaeG7/gUfE5yuYB3ha/uSLs=',
    });
  });

  it('has another version whenever a file changes', () => {
    expect(versionIn(listed({ 'sw.js': 'y' }))).toBe(versionIn(listed()));
    for (const name of ['index.html', 'assets/main-abc.js', 'icon.svg']) {
      expect(versionIn(listed({ [name]: 'other' }))).not.toBe(versionIn(listed()));
    }
  });
});
