// What a long evening leaves behind: memory and elements of the page after many deals.

import type { TestBrowser } from '../testing/support/browser.ts';
import { besideOf, sitDown } from '../testing/support/tables.ts';
import type { Row } from './row.ts';

/** The page looks on while its player plays from another tab, which is quicker. */
export async function memory(browser: TestBrowser, url: string, deals: number): Promise<Row[]> {
  const window = await browser.window({ size: 'desktop' });
  const { page } = window;
  const slug = await sitDown(url, [window], {
    game: 'hearts',
    options: { endScore: 1000, passCycle: ['hold'] },
    bots: ['easy', 'easy', 'easy'],
  });
  const session = await page.context().newCDPSession(page);
  const held = async () => {
    await session.send('HeapProfiler.collectGarbage');
    const { usedSize } = await session.send('Runtime.getHeapUsage');
    return usedSize / 1e6;
  };
  const before = await held();
  const client = await besideOf(url, window);
  const isFar = (state: { roundNumber: number }) => state.roundNumber > deals;
  const done = client.waitFor('updateGame', isFar);
  await client.ask('reconnect', { tableId: slug });
  client.playAlong();
  await done;
  client.close();
  await page.locator('[data-phase="playing"]').waitFor();
  const after = await held();
  const elements = await page.evaluate(() => document.querySelectorAll('*').length);
  const { nodes } = await session.send('Memory.getDOMCounters');
  await window.close();
  const figure = (name: string, unit: string, measured: number, budget: number | null): Row => {
    return { name, unit, measured, budget };
  };
  return [
    figure('memory at the first deal', 'MB', before, null),
    figure(`memory after ${deals} deals`, 'MB', after, 30),
    figure(`elements after ${deals} deals`, '', elements, 1500),
    figure('nodes held by the browser, texts and removed ones too', '', nodes, null),
  ];
}
