// The budgets of what travels, as a real browser fetches it, and what the page itself may not hold.

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { page as site } from '../../../../scripts/build.mjs';
import { isMet, type Row, tableOf } from '../../bench/row.ts';
import { sizes } from '../../bench/sizes.ts';
import { openBrowser, type TestBrowser } from '../support/browser.ts';
import { startSite } from '../support/site.ts';

let browser: TestBrowser;
let rows: readonly Row[];
let html: string;
beforeAll(async () => {
  html = readFileSync(path.join(site, 'index.html'), 'utf8');
  browser = await openBrowser();
  const server = await startSite();
  rows = await sizes(browser, server.url, site);
  await server.remove();
});
afterAll(() => browser.close());

describe('what travels', () => {
  it('is all weighed', () => {
    const travelling = rows.filter(({ unit }) => unit === 'KB');
    expect(travelling).toHaveLength(6);
    for (const { measured } of travelling) expect(measured).toBeGreaterThan(2);
  });

  it('keeps its budgets', () => {
    expect(rows.every(isMet), `\n${tableOf(rows)}\n`).toBe(true);
  });

  it('comes from one host', async () => {
    expect(await browser.complaints()).toEqual([]);
  });
});

describe('the page itself', () => {
  it('has no scripts, styles or handlers within its text', () => {
    expect(html).not.toMatch(/<style|\sstyle=|\son\w+=|javascript:/);
    for (const [tag] of html.matchAll(/<script[^>]*>/g)) expect(tag).toContain(' src="/');
  });

  it('names no other host', () => {
    expect(html).not.toMatch(/(?:src|href)="(?:https?:)?\/\//);
  });
});
