// The budgets of what travels: scripts, styles and fonts, and that nothing comes from elsewhere.

import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { GAME_IDS } from '@kalpler/engine';
import type { TestBrowser } from '../testing/support/browser.ts';
import { isMet, type Row } from './row.ts';
import { type Fetched, firstScripts, kilobytes, type Travel, toHome, toTable } from './travel.ts';

export async function sizes(browser: TestBrowser, url: string, site: string): Promise<Row[]> {
  const home = await toHome(browser, url);
  const tables: Travel[] = [];
  for (const game of GAME_IDS) tables.push(await toTable(browser, url, game));
  const first = firstScripts(site);
  const isFirst = ({ path: file }: { path: string }) => first.includes(file);
  const [shown, later] = [
    home.fetched.filter(isFirst),
    home.fetched.filter((one) => !isFirst(one)),
  ];
  const kb = (name: string, measured: number, budget: number): Row => {
    return { name, unit: 'KB', measured, budget };
  };
  /** The heaviest of the games counts. */
  const hand = (what: string, type: string, budget: number): Row => {
    const runs = tables.map(({ fetched }) => kilobytes(fetched, type));
    return { ...kb(`${what} from a link to the end of a hand`, Math.max(...runs), budget), runs };
  };
  const rows: Row[] = [
    kb('scripts of the home page', kilobytes(shown, 'script'), 36),
    kb('scripts after it is shown, for the list of tables', kilobytes(later, 'script'), 20),
    hand('scripts', 'script', 105),
    kb('styles of the home page', kilobytes(home.fetched, 'stylesheet'), 20),
    hand('styles', 'stylesheet', 20),
    kb('fonts, all', fontsOf(site), 35),
    {
      name: 'requests to other hosts',
      unit: '',
      measured: [home, ...tables].flatMap(({ elsewhere }) => elsewhere).length,
      budget: 0,
    },
  ];
  if (!rows.every(isMet)) {
    for (const { fetched } of tables) console.error(`${weightList(fetched)}\n`);
  }
  return rows;
}

/** The heaviest parts, to show where weight can be lost. */
function weightList(fetched: readonly Fetched[]): string {
  const heavy = fetched
    .filter(({ type }) => type === 'script' || type === 'stylesheet')
    .sort((a, b) => b.bytes - a.bytes);
  return heavy.map(({ path: file, bytes }) => `${(bytes / 1000).toFixed(1)} KB ${file}`).join('\n');
}

/** Thousands of bytes of all fonts, which are small already. */
function fontsOf(site: string): number {
  const files = readdirSync(site, { recursive: true, encoding: 'utf8' });
  const fonts = files.filter((file) => file.endsWith('.woff2'));
  return fonts.reduce((sum, file) => sum + statSync(path.join(site, file)).size, 0) / 1000;
}
