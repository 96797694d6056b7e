// The budgets of what travels: scripts, styles and fonts of the built page, as small as they are sent.

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { ensureBuilt } from '../../../scripts/build.mjs';

const KB = 1000;
/** Sheets of the home page that nobody who comes by a link ever loads. */
const HOME_ONLY = /\/(CreateTable|SoloSheet)-/;

let site: string;
let scripts: string[];
let entry: string[];
beforeAll(async () => {
  site = await ensureBuilt();
  scripts = named('.js');
  entry = fetchedAtOnce(readFileSync(path.join(site, 'index.html'), 'utf8'));
});

function named(ending: string): string[] {
  const files = readdirSync(site, { recursive: true, encoding: 'utf8' });
  return files.filter((file) => file.endsWith(ending));
}

const read = (file: string) => readFileSync(path.join(site, file));
const gzipped = (files: readonly string[]) =>
  files.reduce((sum, file) => sum + gzipSync(read(file), { level: 9 }).length, 0);
const plain = (files: readonly string[]) => files.reduce((sum, file) => sum + read(file).length, 0);

/** The scripts that the page names, and all that these import before they run. */
function fetchedAtOnce(html: string): string[] {
  const wanted = [...html.matchAll(/\/(assets\/[\w.-]+\.js)/g)].map((match) => match[1]!);
  const found = new Set<string>();
  for (let file = wanted.pop(); file !== undefined; file = wanted.pop()) {
    if (found.has(file)) continue;
    found.add(file);
    const source = read(file).toString();
    const imports = source.matchAll(/(?:\bfrom|\bimport)\s*["']\.\/([\w.-]+\.js)["']/g);
    wanted.push(...[...imports].map((match) => `assets/${match[1]!}`));
  }
  return [...found];
}

describe('what travels, in thousands of bytes', () => {
  it('scripts of the home page: 90', () => {
    expect(entry).not.toEqual([]);
    expect(gzipped(entry) / KB).toBeLessThanOrEqual(90);
  });

  it('all scripts on the way to a table and at it: 150', () => {
    const atTable = scripts.filter((file) => !HOME_ONLY.test(file));
    expect(scripts.length - atTable.length).toBe(2);
    expect(gzipped(atTable) / KB).toBeLessThanOrEqual(150);
  });

  it('styles: 20', () => {
    const styles = named('.css');
    expect(styles).not.toEqual([]);
    expect(gzipped(styles) / KB).toBeLessThanOrEqual(20);
  });

  it('fonts: 35', () => {
    const fonts = named('.woff2');
    expect(fonts).not.toEqual([]);
    expect(plain(fonts) / KB).toBeLessThanOrEqual(35);
  });
});

describe('the page itself', () => {
  it('has no scripts, styles or handlers within its text', () => {
    const html = readFileSync(path.join(site, 'index.html'), 'utf8');
    expect(html).not.toMatch(/<style|\sstyle=|\son\w+=|javascript:/);
    for (const [tag] of html.matchAll(/<script[^>]*>/g)) expect(tag).toContain(' src="/');
  });

  it('names no other host', () => {
    const html = readFileSync(path.join(site, 'index.html'), 'utf8');
    expect(html).not.toMatch(/(?:src|href)="(?:https?:)?\/\//);
  });
});
