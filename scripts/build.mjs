// Builds the page into packages/web/dist when its sources have changed since the last time.

import {
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { stripVTControlCharacters } from 'node:util';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { isCurrent } from '../packages/web/build/inputs.ts';
import { colour, endBy, runNode } from './child.mjs';
import { modules, root } from './paths.mjs';

/** The folder of the built page. */
export const page = path.join(root, 'packages/web/dist');

const vite = path.join(modules, 'vite/bin/vite.js');
const cache = path.join(modules, '.cache/kalpler');
const lock = path.join(cache, 'page.lock');

/** Longer than any build takes: a lock that is older was left behind. */
const PATIENCE = 180_000;
/** Smaller files would not become smaller. */
const WORTHWHILE = 512;

function isBuilt() {
  return isCurrent(page, root);
}

/** Makes sure that the built page is there and current; throws with all that was said when it cannot be. */
export async function ensureBuilt() {
  if (isBuilt()) return page;
  await locked(async () => {
    if (!isBuilt()) await build();
  });
  return page;
}

async function build() {
  console.error(existsSync(page) ? 'Building the page again …' : 'Building the page …');
  const fresh = path.join(cache, 'page');
  rmSync(fresh, { recursive: true, force: true });
  const args = ['build', 'packages/web', '--outDir', fresh, '--emptyOutDir', '--logLevel', 'warn'];
  // Tests have another mind of what is built than people, and a guard.
  const env = { NODE_ENV: 'production', KALPLER_SANDBOX: '' };
  const result = await runNode([vite, ...args], { env, capture: true });
  if (result.interruption) await endBy(result.interruption);
  if (result.code !== 0 || !existsSync(path.join(fresh, 'index.html'))) {
    const reason = colour ? result.output : stripVTControlCharacters(result.output);
    throw new Error(`${reason.trimEnd()}\n\nThe page cannot be built; the reason is above.`);
  }
  compress(fresh);
  // A server may be at work: what it serves is whole before and after.
  const old = path.join(cache, 'page-old');
  rmSync(old, { recursive: true, force: true });
  if (existsSync(page)) renameSync(page, old);
  renameSync(fresh, page);
  rmSync(old, { recursive: true, force: true });
}

/** Puts smaller forms beside the files that can be made smaller, for servers to send. */
function compress(folder) {
  for (const file of globSync('**/*.{js,css,svg,html,json,webmanifest}', { cwd: folder })) {
    const full = path.join(folder, file);
    const body = readFileSync(full);
    if (body.length < WORTHWHILE) continue;
    writeFileSync(`${full}.br`, brotliCompressSync(body));
    writeFileSync(`${full}.gz`, gzipSync(body, { level: 9 }));
  }
}

/** Lets one process build at a time; the others wait for what it makes. */
async function locked(work) {
  mkdirSync(cache, { recursive: true });
  for (;;) {
    try {
      mkdirSync(lock);
      break;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
      const since = existsSync(lock) ? statSync(lock).mtimeMs : 0;
      if (Date.now() - since > PATIENCE) rmSync(lock, { recursive: true, force: true });
      else await sleep(100);
    }
  }
  try {
    await work();
  } finally {
    rmSync(lock, { recursive: true, force: true });
  }
}

async function main() {
  try {
    await ensureBuilt();
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}

if (import.meta.main) await main();
