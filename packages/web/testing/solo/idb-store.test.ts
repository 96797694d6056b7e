// The browser's own database does what every store must, in a real browser.

import path from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBrowser, type TestBrowser, type TestWindow } from '../support/browser.ts';
import { CONTRACT } from './store-contract.ts';

const HERE = import.meta.dirname;
/** A page that has nothing but a database: those of a test server need not be built for this. */
const PAGE = 'http://localhost/';

/** The store and what it promises, as one script for a page. */
async function script(): Promise<string> {
  const entry = path.join(HERE, 'idb-store-page.ts');
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: false,
      lib: { entry, formats: ['iife'], name: 'contract' },
    },
  });
  const [first] = [built].flat();
  if (first === undefined || !('output' in first)) throw new Error('nothing was built');
  return first.output[0].code;
}

let browser: TestBrowser;
let window: TestWindow;
beforeAll(async () => {
  const [opened, code] = await Promise.all([openBrowser(), script()]);
  browser = opened;
  window = await browser.window({ settings: null });
  await window.page.route(PAGE, (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  await window.open(PAGE);
  await window.page.evaluate(code);
});
afterAll(async () => {
  expect(await browser.complaints()).toEqual([]);
  await browser.close();
});

it.each(Object.keys(CONTRACT))('%s', async (name) => {
  const observations: [unknown, unknown][] = await window.page.evaluate(
    `contract.see(${JSON.stringify(name)})`,
  );
  expect(observations.length).toBeGreaterThan(0);
  for (const [seen, expected] of observations) expect(seen).toEqual(expected);
});
