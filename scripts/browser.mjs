// Finds the Chromium that tests look at the page with, and installs it where that can be done.

import { accessSync, constants, existsSync } from 'node:fs';
import path from 'node:path';
import { endBy, run } from './child.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const elsewhere = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];
const steps = [
  ['apt-get', 'update'],
  ['apt-get', 'install', '-y', '--no-install-recommends', 'chromium'],
];

/** The path of a browser: the one that CHROMIUM names, else the first that is found; null without any. */
export function findBrowser() {
  const { CHROMIUM, PATH = '' } = process.env;
  if (CHROMIUM) return isProgram(CHROMIUM) ? CHROMIUM : null;
  const folders = PATH.split(path.delimiter).filter((folder) => folder !== '');
  const onPath = names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return [...onPath, ...elsewhere].find(isProgram) ?? null;
}

/** Makes sure that there is a browser, and leaves its path in CHROMIUM for the tests. */
export async function ensureBrowser() {
  if (findBrowser() === null && mayInstall()) await install();
  const browser = findBrowser();
  if (browser === null) console.error(missing());
  else process.env.CHROMIUM = browser;
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
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const [command, ...args] of steps) {
    const { code, interruption, output } = await run(command, args, { env, capture: true }).catch(
      (error) => ({ code: 1, interruption: null, output: String(error) }),
    );
    if (interruption) await endBy(interruption);
    if (code === 0) continue;
    console.error(
      `${output.trimEnd()}\n\n"${command} ${args.join(' ')}" failed; the reason is above.`,
    );
    return;
  }
}

function isProgram(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
