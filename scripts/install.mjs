// Installs the dependencies when the lock file or a manifest has changed since the last time.

import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { endBy, run } from './child.mjs';
import { modules, node, root } from './paths.mjs';

const stampFile = path.join(modules, '.kalpler-stamp');

/** A fingerprint of everything that decides what an install brings in. */
function stamp() {
  const packages = readdirSync(path.join(root, 'packages')).sort();
  const files = [
    'package-lock.json',
    'package.json',
    ...packages.map((name) => `packages/${name}/package.json`),
    'scripts/api-docs/package.json',
  ];
  const hash = createHash('sha256').update(`${process.platform} ${process.arch}\n`);
  for (const file of files) {
    const full = path.join(root, file);
    if (existsSync(full)) hash.update(`${file}\n`).update(readFileSync(full));
  }
  return hash.digest('hex');
}

/** What lies in the folders of single workspaces, because another version of it lies at the root. */
function nested() {
  const { packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
  return Object.entries(packages)
    .filter(
      ([folder, { optional }]) => /^(?!node_modules\/).*\/node_modules\//.test(folder) && !optional,
    )
    .map(([folder]) => folder);
}

/** Whether the last install is complete and still current. */
function isInstalled() {
  return (
    existsSync(node) &&
    existsSync(stampFile) &&
    readFileSync(stampFile, 'utf8').trim() === stamp() &&
    nested().every((folder) => existsSync(path.join(root, folder)))
  );
}

/** The way to call npm: the one that started this script if any, else the one on the path. */
export function npm() {
  const { npm_execpath: script, npm_node_execpath: host } = process.env;
  if (script?.endsWith('npm-cli.js')) return [host ?? process.execPath, script];
  return process.platform === 'win32' ? ['cmd', '/c', 'npm'] : ['npm'];
}

/** The environment without the installed tools on its path: the install replaces them. */
function hostEnv() {
  const kept = (process.env.PATH ?? '')
    .split(path.delimiter)
    .filter((folder) => !folder.startsWith(modules));
  return { ...process.env, PATH: kept.join(path.delimiter) };
}

/** Makes sure that all dependencies, Node.js 26 among them, are in place. */
export async function ensureInstalled() {
  // What tests start runs on what the tests run on: nothing is exchanged under them.
  if (isInstalled() || process.env.VITEST) return;

  const [command, ...before] = npm();
  const args = ['ci', '--loglevel=error', '--no-audit', '--no-fund', '--include=dev'];
  const again = existsSync(modules);
  console.error(again ? 'Updating dependencies …' : 'Installing dependencies (first run only) …');

  const result = await run(command, [...before, ...args], { env: hostEnv(), capture: true }).catch(
    (error) => ({ code: 1, signal: null, interruption: null, output: String(error) }),
  );
  if (result.interruption) await endBy(result.interruption);

  if (result.code !== 0) {
    fail(
      result.output,
      'Installing the dependencies failed; the reason is above. Check the network connection; ' +
        'if a package.json was changed, run "npm install" first; ' +
        'if nothing helps, delete the node_modules folder and try again.',
    );
  }
  writeFileSync(stampFile, `${stamp()}\n`);
  if (!existsSync(node)) {
    fail(
      result.output,
      'The dependencies are installed, but Node.js 26 is not among them. If npm is set to ignore ' +
        'install scripts, run "npm rebuild node --ignore-scripts=false" and try again.',
    );
  }
}

function fail(output, sentence) {
  console.error(`${output.trimEnd()}\n\n${sentence}`);
  process.exit(1);
}
