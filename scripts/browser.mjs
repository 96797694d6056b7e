// Finds the Chromium that tests and budgets look at the page with, and installs it where that can be done.

import { accessSync, constants, existsSync } from 'node:fs';
import path from 'node:path';
import { endBy, run } from './child.mjs';

/** Chromium without a window: the same pages for two thirds of the work. */
const shell = 'chromium-headless-shell';
const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const elsewhere = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * The path of a browser: the one that CHROMIUM names, else the first that is found; null without any.
 * `isWhole`: one as people have it, with its settings, which is also what figures are measured with.
 */
export function findBrowser({ isWhole = false } = {}) {
  const { CHROMIUM, PATH = '' } = process.env;
  if (CHROMIUM) return isProgram(CHROMIUM) ? CHROMIUM : null;
  const folders = PATH.split(path.delimiter).filter((folder) => folder !== '');
  const wanted = isWhole ? names : [shell, ...names];
  const onPath = wanted.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return [...onPath, ...elsewhere].find(isProgram) ?? null;
}

/** Makes sure that there is a browser, and says so where there is none. */
export async function ensureBrowser() {
  if (findBrowser({ isWhole: true }) === null && mayInstall()) await install();
  if (findBrowser({ isWhole: true }) === null) console.error(missing());
}

/** What to do when there is no browser. */
export function missing() {
  const { CHROMIUM } = process.env;
  return CHROMIUM
    ? `CHROMIUM is set to ${CHROMIUM}, and there is no program of that name.`
    : 'There is no Chromium or Chrome on this machine, so the tests of the page cannot run. Install one ' +
        '(on Debian: apt-get install chromium), or set CHROMIUM to its path.';
}

function mayInstall() {
  const isDebian = existsSync('/etc/debian_version');
  return isDebian && process.getuid?.() === 0 && !process.env.CHROMIUM;
}

async function install() {
  console.error('Installing Chromium for the tests of the page (first run only) …');
  if (!(await aptGet('update'))) return;
  const isThere = await aptGet('install', '-y', '--no-install-recommends', 'chromium', shell);
  // Older systems have no shell.
  if (!isThere) await aptGet('install', '-y', '--no-install-recommends', 'chromium');
}

/** Whether it went well; what went wrong is printed. */
async function aptGet(...args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const { code, interruption, output } = await run('apt-get', args, { env, capture: true }).catch(
    (error) => ({ code: 1, interruption: null, output: String(error) }),
  );
  if (interruption) await endBy(interruption);
  if (code === 0) return true;
  console.error(`${output.trimEnd()}\n\n"apt-get ${args.join(' ')}" failed; the reason is above.`);
  return false;
}

function isProgram(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
