// Pages that a service worker has cached, and newer versions of the site that come while they are open.

import { cpSync, globSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'vitest';
import { page as built } from '../../../../scripts/build.mjs';
import { newFolder } from '../../../server/testing/harness.ts';
import { STAMP } from '../../build/inputs.ts';
import { filesIn, listOf, WORKER } from '../../build/service-worker.ts';
import type { TestBrowser, TestWindow, WindowOptions } from './browser.ts';

/** A window whose page is kept as a whole. */
export async function keptWindow(
  browser: TestBrowser,
  url: string,
  options: WindowOptions = {},
): Promise<TestWindow> {
  const window = await (await browser.window({ ...options, isKept: true })).open(url);
  await isKept(window);
  return window;
}

/** Waits until the page answers to its own worker. */
export async function isKept({ page }: TestWindow): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}

/** The versions that the browser keeps. */
export function keptVersions({ page }: TestWindow): Promise<string[]> {
  return page.evaluate(() => caches.keys());
}

/** The page looks for a newer version as it does when somebody comes back to it after hours. */
export async function comeBackLater({ page }: TestWindow): Promise<void> {
  await page.evaluate(() => {
    const { now } = Date;
    Date.now = () => now() + 2 * 3_600_000;
    document.dispatchEvent(new Event('visibilitychange'));
    Date.now = now;
  });
}

/** What was fetched before is asked for again, unless the worker has it. */
export async function forgetFetched({ context, page }: TestWindow): Promise<void> {
  const session = await context.newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  await session.detach();
}

/** The site as it is built, in a folder that a test may change. */
export async function copyOfSite(): Promise<string> {
  const folder = newFolder();
  cpSync(built, folder, { recursive: true });
  for (const file of globSync('**/*.{br,gz}', { cwd: folder })) rmSync(path.join(folder, file));
  rmSync(path.join(folder, STAMP));
  return folder;
}

/** Another version: it has the name in its page, and the parts of the page under other names than before. */
export async function newerSite(name: string, ...parts: readonly string[]): Promise<string> {
  const folder = await copyOfSite();
  for (const part of parts) rename(path.join(folder, 'assets'), part, name);
  const page = path.join(folder, 'index.html');
  const html = readFileSync(page, 'utf8');
  writeFileSync(page, html.replace('<head>', `<head><meta name="version" content="${name}">`));
  list(folder);
  return folder;
}

function rename(assets: string, part: string, name: string): void {
  const [old] = globSync(`${part}-*.js`, { cwd: assets });
  if (old === undefined) throw new Error(`there is no part ${part}`);
  const renamed = `${part}-${name.padStart(8, '0')}.js`;
  for (const file of globSync('*.js', { cwd: assets })) {
    const full = path.join(assets, file);
    const source = readFileSync(full, 'utf8');
    if (source.includes(old)) writeFileSync(full, source.replaceAll(old, renamed));
  }
  renameSync(path.join(assets, old), path.join(assets, renamed));
}

/** Puts the files as they are now into the list of the worker. */
function list(folder: string): void {
  const worker = path.join(folder, WORKER);
  const [, ...code] = readFileSync(worker, 'utf8').split('\n');
  writeFileSync(worker, listOf(filesIn(folder)) + code.join('\n'));
}

/** The version that a page says it is; null for the one that is built. */
function versionOf({ page }: TestWindow): Promise<string | null> {
  return page.evaluate(
    () => document.querySelector('meta[name="version"]')?.getAttribute('content') ?? null,
  );
}

export async function expectVersion(window: TestWindow, name: string | null): Promise<void> {
  const seen = () => versionOf(window).catch(() => 'on its way');
  await expect.poll(seen).toBe(name);
}
