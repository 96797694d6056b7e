// A browser that keeps nothing for the site: no cookies, no database, no settings. One can play all the same.

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { hubTr } from '@kalpler/i18n/tr/hub';
import { soloTr } from '@kalpler/i18n/tr/solo';
import { type BrowserContext, chromium } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findBrowser, missing } from '../../../../scripts/browser.mjs';
import type { TestServer } from '../../../server/testing/harness.ts';
import { TestWindow } from '../support/browser.ts';
import { Player, playUntil } from '../support/player.ts';
import { startSite } from '../support/site.ts';
import { WORDS } from '../support/words.ts';

/** What the browser's own settings, which only a whole browser has, say of sites: two stands for "blocked". */
const BLOCKED = { profile: { default_content_setting_values: { cookies: 2 } } };

let server: TestServer;
let context: BrowserContext;
const folder = mkdtempSync(path.join(tmpdir(), 'kalpler-blocked-'));
beforeAll(async () => {
  server = await startSite();
  mkdirSync(path.join(folder, 'Default'), { recursive: true });
  writeFileSync(path.join(folder, 'Default', 'Preferences'), JSON.stringify(BLOCKED));
  const executablePath = findBrowser({ isWhole: true });
  if (executablePath === null) throw new Error(missing());
  context = await chromium.launchPersistentContext(folder, {
    executablePath,
    args: ['--no-sandbox', '--disable-dev-shm-usage'],
    locale: 'tr-TR',
    viewport: { width: 390, height: 844 },
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
});
afterAll(async () => {
  await context.close();
  await server.remove();
  rmSync(folder, { recursive: true, force: true });
});

it('is warned that nothing is saved, and plays on in memory', async () => {
  const window = new TestWindow(context, await context.newPage(), WORDS.tr);
  const { page } = window;
  await window.open(`${server.url}/tek`);
  await page.getByText(hubTr.notLasting).waitFor();
  const resume = page.getByRole('button', { name: hubTr.resume });
  expect(await resume.isDisabled()).toBe(true);
  expect(await resume.innerText()).toContain(hubTr.resumeOff);
  await page.getByRole('button', { name: new RegExp(`^${hubTr.start} `) }).click();
  await page.getByText(soloTr.notSaved).waitFor();
  const player = new Player(window);
  player.isHasty = true;
  await playUntil([player], async () => (await player.cards.count()) === 10);
  await page.getByText(soloTr.notSavedShort).first().waitFor();
  // While the tab is open, the match waits in it.
  await page.getByRole('button', { name: window.t.table.leave }).click();
  await page.getByText(hubTr.notLasting).waitFor();
  await resume.click();
  await playUntil([player], () => player.roundEnd.isVisible());
  // Nothing was kept that a new visit could find.
  await page.reload();
  await page.getByRole('heading', { name: soloTr.unknown }).waitFor();
  expect(window.complaints).toEqual([]);
});
